### Twins: de tafel, het blad en wat er wordt verteld.

## Kaarten

twins-card-r = rode { $number }
twins-card-o = oranje { $number }
twins-card-y = gele { $number }
twins-card-g = groene { $number }
twins-card-b = blauwe { $number }
twins-card-v = violette { $number }
twins-ink-black = { $card }, zwarte inkt
twins-ink-white = { $card }, witte inkt
twins-two = { $first } en { $second }
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
