### Twins: il tavolo, il foglio e ciò che viene raccontato.

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
