### Twins: de tafel, het blad en wat er wordt verteld.

## The box, at home: see vite.config.ts

twins-box = Vier duels per ronde: twee kaarten gedekt, adem inhouden, omdraaien.

## Kaarten

twins-card-r = rode { $number }
twins-card-o = oranje { $number }
twins-card-y = gele { $number }
twins-card-g = groene { $number }
twins-card-b = blauwe { $number }
twins-card-v = violette { $number }
twins-ink-black = { $card }, zwarte inkt
twins-ink-white = { $card }, witte inkt
twins-two = de { $first } en de { $second }
twins-face-down = gedekt
twins-your-hand = Je hand
twins-hand-of = Hand van { $name }

## Soorten, zoals de regels ze noemen

twins-rank-twins = tweeling van { $value }
twins-rank-pair = paar van { $value }
twins-rank-colour = kleur { $value }
twins-rank-singles = los { $value }

## Zetten, zoals een hint ze noemt

twins-move-buy =
    { $cards ->
        [0] niets kopen
        [one] één kaart kopen
       *[other] { $cards } kaarten kopen
    }
twins-move-pick = { $cards } neerleggen

## Het verloop

twins-told-buy =
    { $cards ->
        [0] { $name } koopt niets.
        [one] { $name } koopt een kaart.
       *[other] { $name } koopt { $cards } kaarten.
    }
twins-told-you-buy =
    { $cards ->
        [0] Je koopt niets.
        [one] Je koopt een kaart.
       *[other] Je koopt { $cards } kaarten.
    }
twins-told-pick = { $name } heeft gekozen.
twins-told-you-pick = Je hebt gekozen.
# Een soort en wie die heeft: “tweeling van 4 (Kero)”.
twins-told-place = { $rank } ({ $names })
# “Duel 2: tweeling van 4 (Kero) verslaat paar van 8 (Rana), los 12 (Bufo en Jij).”
twins-told-duel = Duel { $duel }: { $best } verslaat { $rest }.
twins-told-alone = Duel { $duel }: { $best }.
twins-told-win =
    { $count ->
        [one] { $names } wint { $amount }.
       *[other] { $names } winnen elk { $amount }.
    }
twins-told-you-win = Je wint { $amount }.
twins-told-pay =
    { $count ->
        [one] { $names } betaalt { $amount }.
       *[other] { $names } betalen elk { $amount }.
    }
twins-told-you-pay = Je betaalt { $amount }.
twins-told-nothing = De pot blijft staan.
twins-told-out =
    { $count ->
        [one] { $names } slaat duel 4 over.
       *[other] { $names } slaan duel 4 over.
    }
twins-told-you-out = Je slaat duel 4 over.
twins-told-bankrupt =
    { $count ->
        [one] { $names } is bankroet.
       *[other] { $names } zijn bankroet.
    }
twins-told-you-bankrupt = Je bent bankroet.
twins-told-chips = { $name } { $chips }
twins-told-hand = De ronde is voorbij. Fiches: { $chips }. Pot: { $pot }.

## Aan tafel

twins-around = De spelers
twins-hand-number = Ronde { $hand }
twins-hand-of-many = Ronde { $hand } van { $most }
twins-buying = Kopen
twins-duel = Duel { $duel }
twins-pot = Pot
twins-pot-of =
    { $chips ->
        [0] De pot is leeg
        [one] Pot: één fiche
       *[other] Pot: { $chips } aan fiches
    }
twins-stock = Trekstapel: { $cards }
twins-chips =
    { $chips ->
        [0] geen fiches
        [one] één fiche
       *[other] { $chips } aan fiches
    }
twins-state-buys = koopt …
twins-state-bought =
    { $cards ->
        [0] niets gekocht
        [one] 1 gekocht
       *[other] { $cards } gekocht
    }
twins-state-choosing = kiest …
twins-state-picked = gekozen
twins-state-out = slaat over
twins-state-bankrupt = bankroet
twins-you-sit-out = Je slaat dit duel over.
twins-you-are-bankrupt = Je bent bankroet: de anderen spelen de ronde uit.
twins-waiting-for = Wachten op { $names }
# Wie het leest, in ‘Wachten op …’.
twins-for-you = jou
twins-buy-ask = Kaarten kopen?
twins-buy-0 = Geen
twins-buy-1 = 1 kaart
twins-buy-2 = 2 kaarten
twins-price =
    { $price ->
        [0] gratis
        [one] kost { $price } fiche
       *[other] kost { $price } fiches
    }
twins-pick-two = Kies twee kaarten
twins-pick-one-more = Nog één
twins-lay = Neerleggen
# Wordt voorgelezen na “Neerleggen”.
twins-lay-these = { $cards }, gedekt
twins-peek = Je hebt { $cards } gekozen. Houd ingedrukt om ze te zien.
twins-hold-to-look = ingedrukt houden
twins-sort-colour = Sorteer op kleur
twins-sort-number = Sorteer op getal
twins-last-duel = Laatste duel
twins-ranking = Duel { $duel }, de beste eerst
twins-place = { $place }e
twins-change-win = +{ $amount }
twins-change-pay = −{ $amount }
twins-summary = Wat elk duel doet
twins-now = nu
twins-sheet = Fiches
twins-sheet-start = Begin
twins-keys-buy = 0 1 2: kopen
twins-keys-pick = ← →: langs je hand · Enter: optillen · P: neerleggen
twins-keys-more = L: laatste duel · S: fiches · Esc: sluiten

## A new table

twins-option-max_hands = Maximaal aantal rondes
twins-value-max_hands-0 = tot iemand bankroet is

## Replays

twins-replay-round = Ronde { $round }
twins-replay-round-before = Naar het begin van de ronde
twins-replay-round-after = Naar de volgende ronde

## The score sheet

twins-scores-option-max_hands = Rondes
twins-scores-out = af
twins-scores-pot = Pot: { $pot }
twins-scores-round = Ronde
twins-scores-rounds-so-far =
    { $count ->
        [0] Niet begonnen
        [one] Na één ronde
       *[other] Na { $count } rondes
    }
twins-scores-field-chips = Fiches
twins-scores-ask-chips = { $name }: hoeveel zijn je fiches nu waard?
twins-scores-bankrupt = Bankroet?
twins-scores-bankrupt-of = { $name } is bankroet
twins-scores-cant-most-chips = { $name } kan geen { $count } hebben: alle fiches samen zijn { $most } waard.
twins-scores-cant-bankrupt-has = { $name } is bankroet en heeft { $chips }? Wie bankroet is, heeft alles betaald.
twins-scores-cant-bankrupt-rich = { $name } had { $had }. Met meer dan { $most } gaat niemand in één ronde bankroet.
twins-scores-cant-fell = { $name } had { $had } en heeft nu { $chips }? Eén ronde kost hoogstens { $most }: 3 voor kaarten, 2 in het eerste duel, 1 in het derde.
twins-scores-cant-chips-over = Samen is dat { $chips }, { $over } meer dan de { $all } die er zijn.
twins-scores-cant-chips-under = Samen is dat { $chips } van de { $all }: er ontbreekt { $missing }.
twins-scores-cant-chips-or-pot = Samen is dat { $chips } van de { $all }. Was het laatste duel gelijkspel, of niet gespeeld? Dan zit de rest, { $missing }, in de pot.
twins-scores-cant-two-pots = { $name } won meer dan { $prize }, en iemand anders ook. Maar één speler kan de pot winnen.
twins-scores-cant-pot-won = { $name } won meer dan { $prize } en moet dus de pot hebben gewonnen. Dan is die leeg.
twins-scores-fix = Er zit { $pot } in de pot
twins-scores-why-chips = heeft { $chips } ({ $total }).
twins-scores-why-bankrupt = is bankroet.

## The lesson: what the toad says. Kero and Rana are the other players’ names

twins-lesson-hello = Welkom bij Twins! Iedereen begint met 12 fiches. Wie er aan het eind de meeste heeft, wint. Een ronde bestaat uit vier duels, elk met twee kaarten.
twins-lesson-ink = Kijk naar de getallen op je kaarten: sommige zijn zwart, andere wit. Dat is de inkt.
twins-lesson-twins = De beste twee kaarten zijn een tweeling: zelfde getal, zelfde inkt. Je hebt er een: de rode 7 en de oranje 7, allebei zwart.
twins-lesson-pair = Daarna komt het paar: zelfde getal, verschillende inkt. De gele 9 is zwart en de groene 9 is wit: een paar.
twins-lesson-rest = Dan komt kleur: twee kaarten van dezelfde kleur. En als laatste los: al het andere. Bij die twee telt de som.
twins-lesson-price = Eerst mag je kopen: één kaart voor 1 fiche, twee kaarten voor 3. De fiches gaan in de pot.
twins-lesson-buy = Je rode 2 is eenzaam. Koop één kaart.
twins-lesson-buy-instead = Dat kan ook. Koop voor deze les één kaart.
twins-lesson-bought = De oranje 2! Met de rode 2 is dat een tweeling. Kero kocht twee kaarten, Rana geen. In de pot zitten 4 fiches.
twins-lesson-duel1 = Duel 1: de laagste betaalt 2. Hier hoef je niet de beste te zijn. Kies de blauwe 8 en de blauwe 10: kleur 18.
twins-lesson-duel1-instead = Het is genoeg om niet de laagste te zijn. Bewaar de andere en kies de blauwe 8 en de blauwe 10.
twins-lesson-after1 = Alle kaarten gaan tegelijk open. Kero heeft alleen losse kaarten en betaalt 2 fiches aan de pot.
twins-lesson-duel2 = Duel 2: de beste wint 3 fiches. Toon nu je tweeling: de rode 7 en de oranje 7.
twins-lesson-duel2-instead = Hier wint alleen de beste. Kies de rode 7 en de oranje 7.
twins-lesson-after2 = Een tweeling verslaat alles wat eronder komt. Je wint 3 fiches uit de pot.
twins-lesson-duel3 = Duel 3: de laagste betaalt 1 en slaat duel 4 over. Blijf erin! Kies het paar: de gele 9 en de groene 9.
twins-lesson-duel3-instead = Bewaar de 2’s voor duel 4. Kies de gele 9 en de groene 9.
twins-lesson-after3 = Rana was de laagste, betaalt 1 en kijkt nu alleen toe. In de pot zitten 4 fiches, en in duel 4 gaat het om allemaal.
twins-lesson-duel4 = Duel 4: de beste wint de hele pot. Welke twee? De rode 2 en de oranje 2, ook al zijn ze klein!
twins-lesson-duel4-instead = Weet je nog welke soort de beste is? Kies de rode 2 en de oranje 2.
twins-lesson-after4 = Kero had een paar van 10. Maar een tweeling van 2 verslaat elk paar! De pot is voor jou.
twins-lesson-end = Zo gaat het ronde na ronde, tot iemand niet kan betalen. Speel je beste kaarten waar ze tellen! Met meer spelers zijn er meer die betalen en winnen.

## What can’t be done

twins-why-bought = Het kopen is voorbij: dit is duel { $duel }. Kies twee kaarten.
twins-why-buy-turn = Je bent nog niet aan de beurt om te kopen. Kopen gaat om de beurt.
twins-why-buy-first = Nog niet iedereen heeft gekocht. Kaarten kies je daarna.
twins-why-TW-R4 = Dat kost { $price } en je hebt { $chips }. Koop minder kaarten, of geen.
twins-why-picked = Je hebt voor dit duel al gekozen. Een keuze staat vast.

## Het verhaal van een partij die voorbij is

twins-story-when =
    { $part ->
        [0] Ronde { $round }
       *[other] Ronde { $round }, duel { $part }
    }
twins-story-feat =
    { $who ->
        [you] Je won { $amount ->
            [one] één fiche
           *[other] { $amount } fiches
        }: { $rank }.
       *[other] { $name } won { $amount ->
            [one] één fiche
           *[other] { $amount } fiches
        }: { $rank }.
    }

## Waarom een zet goed is of niet

twins-reason-price = Het kost { $price } van je { $chips } fiches.
twins-reason-pairs = Tweelingen en paren in je hand, voor vier duels: { $pairs }.
twins-reason-better = In { $tenths } van de 10 gesimuleerde delingen geven de nieuwe kaarten een paar of tweeling erbij.
twins-reason-escapes = { $Rank }: niets te betalen in duel { $duel } in { $tenths } van de 10 gesimuleerde delingen.
twins-reason-wins = { $Rank }: wint fiches in duel { $duel } in { $tenths } van de 10 gesimuleerde delingen.
twins-reason-pot = { $Rank }: wint de pot van { $pot } in { $tenths } van de 10 gesimuleerde delingen.
twins-reason-keeps = Je houdt voor later: { $rank }.

## Analysis

twins-analysis-points = Verloren fiches
twins-analysis-cost = kost { NUMBER($wins, maximumFractionDigits: 1) } overwinningen per 100 partijen (± { NUMBER($error, maximumFractionDigits: 1) }) en { NUMBER($points, maximumFractionDigits: 1) } fiches
