### Twins: il tavolo, il foglio e ciò che viene raccontato.

## The box, at home: see vite.config.ts

twins-box = Quattro giocate per mano: due carte coperte, fiato sospeso, e si scoprono.

## Carte

twins-card-r = { $number } rosso
twins-card-o = { $number } arancione
twins-card-y = { $number } giallo
twins-card-g = { $number } verde
twins-card-b = { $number } blu
twins-card-v = { $number } viola
twins-ink-black = { $card }, inchiostro nero
twins-ink-white = { $card }, inchiostro bianco
twins-two = { $first } e { $second }
twins-face-down = coperte
twins-your-hand = La tua mano
twins-hand-of = Mano di { $name }

## Le combinazioni, come le dicono le regole

twins-rank-twins = gemelli di { $value }
twins-rank-pair = coppia di { $value }
twins-rank-colour = { $value } di colore
twins-rank-singles = { $value } di singoli

## Le mosse, come le dice un suggerimento

twins-move-buy =
    { $cards ->
        [0] non comprare nulla
        [one] compra una carta
       *[other] compra { $cards } carte
    }
twins-move-pick = gioca { $cards }

## Il diario

twins-told-buy =
    { $cards ->
        [0] { $name } non compra nulla.
        [one] { $name } compra una carta.
       *[other] { $name } compra { $cards } carte.
    }
twins-told-you-buy =
    { $cards ->
        [0] Non compri nulla.
        [one] Compri una carta.
       *[other] Compri { $cards } carte.
    }
twins-told-pick = { $name } ha scelto.
twins-told-you-pick = Hai scelto.
# Una combinazione e chi ce l’ha: «gemelli di 4 (Kero)».
twins-told-place = { $rank } ({ $names })
# «Giocata 2: gemelli di 4 (Kero) davanti a coppia di 8 (Rana), 12 di singoli (Bufo e Tu).»
twins-told-duel = Giocata { $duel }: { $best } davanti a { $rest }.
twins-told-alone = Giocata { $duel }: { $best }.
# Con più nomi, uno può essere «Tu»: perciò i nomi stanno dopo i due punti.
twins-told-win =
    { $count ->
        [one] { $names } vince { $amount }.
       *[other] Vincono { $amount } a testa: { $names }.
    }
twins-told-you-win = Vinci { $amount }.
twins-told-pay =
    { $count ->
        [one] { $names } paga { $amount }.
       *[other] Pagano { $amount } a testa: { $names }.
    }
twins-told-you-pay = Paghi { $amount }.
twins-told-nothing = Il piatto resta.
twins-told-out =
    { $count ->
        [one] { $names } salta la giocata 4.
       *[other] Saltano la giocata 4: { $names }.
    }
twins-told-you-out = Salti la giocata 4.
twins-told-bankrupt =
    { $count ->
        [one] { $names } va in bancarotta.
       *[other] In bancarotta: { $names }.
    }
twins-told-you-bankrupt = Vai in bancarotta.
twins-told-chips = { $name } { $chips }
twins-told-hand = La mano è finita. Gettoni: { $chips }. Piatto: { $pot }.

## Al tavolo

twins-around = I giocatori
twins-hand-number = Mano { $hand }
twins-hand-of-many = Mano { $hand } di { $most }
twins-buying = Si compra
twins-duel = Giocata { $duel }
twins-pot = Piatto
twins-pot-of =
    { $chips ->
        [0] Il piatto è vuoto
        [one] Piatto: un gettone
       *[other] Piatto: gettoni per { $chips }
    }
twins-stock = Mazzo: { $cards }
twins-chips =
    { $chips ->
        [0] nessun gettone
        [one] un gettone
       *[other] gettoni per { $chips }
    }
twins-state-buys = compra…
twins-state-bought =
    { $cards ->
        [0] non compra
        [one] 1 comprata
       *[other] { $cards } comprate
    }
twins-state-choosing = sceglie…
twins-state-picked = ha scelto
twins-state-out = salta
twins-state-bankrupt = in bancarotta
twins-you-sit-out = Salti questa giocata.
twins-you-are-bankrupt = Bancarotta: gli altri finiscono la mano.
twins-waiting-for = Si aspetta { $names }
# Sta per chi legge in «Si aspetta …».
twins-for-you = te
twins-buy-ask = Compri carte?
twins-buy-0 = Nessuna
twins-buy-1 = 1 carta
twins-buy-2 = 2 carte
twins-price =
    { $price ->
        [0] gratis
        [one] costa { $price } gettone
       *[other] costa { $price } gettoni
    }
twins-pick-two = Scegli due carte
twins-pick-one-more = Ancora una
twins-lay = Giocale
# Si legge dopo «Giocale».
twins-lay-these = { $cards }, coperte
twins-peek = Hai scelto { $cards }. Tieni premuto per guardarle.
twins-hold-to-look = tieni premuto per guardare
twins-sort-colour = Ordina per colore
twins-sort-number = Ordina per numero
twins-last-duel = Ultima giocata
twins-ranking = Giocata { $duel }, dalla migliore
twins-place = { $place }º
twins-change-win = +{ $amount }
twins-change-pay = −{ $amount }
twins-summary = Che cosa succede in ogni giocata
twins-now = ora
twins-sheet = Gettoni
twins-sheet-start = Inizio
twins-keys-buy = 0 1 2: compra
twins-keys-pick = ← →: lungo la mano · Invio: alza · P: gioca
twins-keys-more = L: ultima giocata · S: gettoni · Esc: chiudi

## A new table

twins-option-max_hands = Numero massimo di mani
twins-value-max_hands-0 = fino a una bancarotta

## Replays

twins-replay-round = Mano { $round }
twins-replay-round-before = All’inizio della mano
twins-replay-round-after = Alla mano successiva

## The score sheet

twins-scores-option-max_hands = Mani
twins-scores-out = fuori
twins-scores-pot = Piatto: { $pot }
twins-scores-round = Mano
twins-scores-rounds-so-far =
    { $count ->
        [0] Non iniziata
        [one] Dopo una mano
       *[other] Dopo { $count } mani
    }
twins-scores-field-chips = Gettoni
twins-scores-ask-chips = { $name }: quanto valgono ora i tuoi gettoni?
twins-scores-bankrupt = Bancarotta?
twins-scores-bankrupt-of = { $name } è in bancarotta
twins-scores-cant-most-chips = { $name } non può avere { $count }: tutti i gettoni insieme valgono { $most }.
twins-scores-cant-bankrupt-has = { $name } è in bancarotta e ha { $chips }? Chi è in bancarotta ha pagato tutto.
twins-scores-cant-bankrupt-rich = { $name } aveva { $had }. Con più di { $most } non si va in bancarotta in una sola mano.
twins-scores-cant-fell = { $name } aveva { $had } e ha { $chips }? Una mano costa al massimo { $most }: 3 per le carte, 2 nella prima giocata, 1 nella terza.
twins-scores-cant-chips-over = In tutto { $chips }, cioè { $over } di troppo: sono { $all }.
twins-scores-cant-chips-under =
    { $missing ->
        [one] In tutto { $chips } su { $all }: ne manca { $missing }.
       *[other] In tutto { $chips } su { $all }: ne mancano { $missing }.
    }
twins-scores-cant-chips-or-pot =
    { $missing ->
        [one] In tutto { $chips } su { $all }. L’ultima giocata è finita in parità, o non si è giocata? Allora quello che manca è nel piatto.
       *[other] In tutto { $chips } su { $all }. L’ultima giocata è finita in parità, o non si è giocata? Allora gli altri { $missing } sono nel piatto.
    }
twins-scores-cant-two-pots = { $name } ha vinto più di { $prize }, e qualcun altro pure. Il piatto lo vince uno solo.
twins-scores-cant-pot-won = { $name } ha vinto più di { $prize }, quindi deve aver vinto il piatto. Allora è vuoto.
twins-scores-fix = Nel piatto: { $pot }
twins-scores-why-chips = ha { $chips } ({ $total }).
twins-scores-why-bankrupt = è in bancarotta.

## The lesson: what the toad says. Kero and Rana are the other players’ names

twins-lesson-hello = Ciao, questo è Twins! Ognuno ha 12 gettoni, e vince chi ne ha di più. Una mano ha quattro giocate, ognuna con due carte.
twins-lesson-ink = Guarda i numeri sulle tue carte: alcuni sono neri, altri bianchi. È l’inchiostro.
twins-lesson-twins = Le due carte migliori sono i gemelli: stesso numero, stesso inchiostro. Li hai: il 7 rosso e il 7 arancione, tutti e due neri.
twins-lesson-pair = Poi viene la coppia: stesso numero, inchiostro diverso. Il 9 giallo è nero e il 9 verde è bianco: una coppia.
twins-lesson-rest = Poi c’è il colore: due carte dello stesso colore. E infine i singoli: tutto il resto. Lì conta la somma.
twins-lesson-price = Prima puoi comprare: una carta per 1 gettone, due carte per 3. I gettoni vanno nel piatto.
twins-lesson-buy = Il tuo 2 rosso è tutto solo. Compra una carta.
twins-lesson-buy-instead = Si può fare anche così. Per questa lezione compra una carta.
twins-lesson-bought = Il 2 arancione! Con il 2 rosso fa gemelli. Kero ha comprato due carte, Rana nessuna. Nel piatto ci sono 4 gettoni.
twins-lesson-duel1 = Giocata 1: il più basso paga 2. Qui non serve vincere. Scegli l’8 blu e il 10 blu: 18 di colore.
twins-lesson-duel1-instead = Basta non arrivare ultimi. Tieni le altre, e scegli l’8 blu e il 10 blu.
twins-lesson-after1 = Le carte si scoprono tutte insieme. Kero ha solo singoli e paga 2 gettoni al piatto.
twins-lesson-duel2 = Giocata 2: il migliore vince 3 gettoni. Ora mostra i tuoi gemelli: il 7 rosso e il 7 arancione.
twins-lesson-duel2-instead = Qui vince solo il migliore. Scegli il 7 rosso e il 7 arancione.
twins-lesson-after2 = I gemelli battono tutto quel che sta sotto. Vinci 3 gettoni dal piatto.
twins-lesson-duel3 = Giocata 3: il più basso paga 1 e salta la giocata 4. Resta in gioco! Scegli la coppia: il 9 giallo e il 9 verde.
twins-lesson-duel3-instead = Tieni i 2 per la giocata 4. Scegli il 9 giallo e il 9 verde.
twins-lesson-after3 = Rana era all’ultimo posto: paga 1 e ora può solo guardare. Nel piatto ci sono 4 gettoni, e la giocata 4 li vale tutti.
twins-lesson-duel4 = Giocata 4: il migliore vince tutto il piatto. Quali due? Il 2 rosso e il 2 arancione, anche se sono piccoli!
twins-lesson-duel4-instead = Ricorda qual è il tipo migliore. Scegli il 2 rosso e il 2 arancione.
twins-lesson-after4 = Kero aveva una coppia di 10. Ma i gemelli di 2 battono ogni coppia! Il piatto è tuo.
twins-lesson-end = Si va avanti così, mano dopo mano, finché qualcuno non può pagare. Usa le carte migliori dove contano! Se si è in tanti, anche quelli che pagano e che vincono sono di più.

## What can’t be done

twins-why-bought = Gli acquisti sono finiti: questa è la giocata { $duel }. Scegli due carte.
twins-why-buy-turn = Non tocca ancora a te comprare. Si compra uno dopo l’altro.
twins-why-buy-first = Non tutti hanno ancora comprato. Le carte si scelgono dopo.
twins-why-TW-R4 = Costa { $price } e tu hai { $chips }. Compra meno carte, o nessuna.
twins-why-picked = Per questa giocata hai già scelto. Una scelta non si cambia.

## La storia di una partita finita

twins-story-when =
    { $part ->
        [0] Mano { $round }
       *[other] Mano { $round }, giocata { $part }
    }
twins-story-feat =
    { $who ->
        [you] Hai vinto { $amount ->
            [one] un gettone
           *[other] { $amount } gettoni
        }: { $rank }.
       *[other] { $name } ha vinto { $amount ->
            [one] un gettone
           *[other] { $amount } gettoni
        }: { $rank }.
    }

## Perché una mossa è buona o no

twins-reason-price = Costa { $price } dei tuoi { $chips } gettoni.
twins-reason-pairs = Gemelli e coppie nella tua mano, per quattro giocate: { $pairs }.
twins-reason-better = In { $tenths } su 10 distribuzioni simulate le nuove carte ti danno gemelli o una coppia in più.
twins-reason-escapes = { $Rank }: nella giocata { $duel } non paga niente in { $tenths } su 10 distribuzioni simulate.
twins-reason-wins = { $Rank }: nella giocata { $duel } vince gettoni in { $tenths } su 10 distribuzioni simulate.
twins-reason-pot = { $Rank }: vince il piatto di { $pot } in { $tenths } su 10 distribuzioni simulate.
twins-reason-keeps = Tieni per dopo: { $rank }.

## Analysis

twins-analysis-points = Gettoni persi
twins-analysis-cost = costa { NUMBER($wins, maximumFractionDigits: 1) } vittorie su 100 partite (± { NUMBER($error, maximumFractionDigits: 1) }) e { NUMBER($points, maximumFractionDigits: 1) } gettoni
