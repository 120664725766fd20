### Wren: la scatola, il tavolo, il segnapunti e la lezione.

wren-box = Gli uccelli grandi si raccolgono sul ramo. Uno piccolo s’infila sotto e li prende tutti.

## Le carte

wren-bird = uccello { $card }
wren-last = uccello { $card }, l’ultimo sul ramo

## Il tavolo

wren-hand = La tua mano
wren-hand-of = Mano di { $name }
wren-rivals = Gli altri
wren-branch =
    { $count ->
        [0] Il ramo è vuoto
        [one] Il ramo: un uccello
       *[other] Il ramo: { $count } uccelli, dal primo all’ultimo
    }
wren-empty = Il ramo è vuoto
wren-taken-by = Il ramo è vuoto. Ultima presa: { $name }
wren-holds =
    { $count ->
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
wren-nest =
    { $feathers ->
        [0] Nido: vuoto
        [one] Nido: una piuma
       *[other] Nido: { $feathers } piume
    }
wren-nest-of = Nido: { $name }
wren-nothing = ancora niente
wren-king = Re degli uccelli: altre 5 piume
wren-begin = Le carte sono distribuite.
wren-choose = Gioca una carta
wren-waiting = { $name } sta pensando …

## Punti

wren-scores = Punti
wren-after-round = Dopo la manche { $round }
wren-go-on = Avanti
wren-sheet = Segnapunti: le piume di ogni manche
wren-round = Manche { $round }
wren-total = Totale

## Il registro

wren-move-play = Gioca { $card }
wren-told-play =
    { $who ->
        [you] Giochi { $card }.
       *[other] { $name } gioca { $card }.
    }
wren-told-take =
    { $who ->
        [you] Prendi { $count } uccelli: { $feathers } piume.
       *[other] { $name } prende { $count } uccelli: { $feathers } piume.
    }
wren-told-king = Lo scricciolo è re!
wren-told-points = { $name } { $points }
wren-told-round = La manche è finita: { $each }.

## Un nuovo tavolo

wren-option-king = Re degli uccelli

## Il segnapunti

wren-scores-field-feathers = Piume
wren-scores-field-kings = Re
wren-scores-ask-feathers = { $name }: quante piume hai nel nido?
wren-scores-ask-kings = { $name }: il tuo scricciolo è diventato re? 1 o 0
wren-scores-cant-most-feathers = { $name } non può avere { $count } piume: tutti gli uccelli insieme ne hanno { $most }.
wren-scores-cant-most-kings = C’è un solo scricciolo, quindi { $name } ha al massimo { $most } re.
wren-scores-cant-feathers-over = Fanno { $feathers } piume. Ce ne sono { $most }.
wren-scores-cant-kings-over = Un solo scricciolo può diventare re.
wren-scores-cant-king-without-birds = { $name } ha preso l’aquila con lo scricciolo? Allora nel nido ci sono almeno { $least } piume.
wren-scores-why-nest =
    { $kings ->
        [0] { $feathers } piume.
       *[other] { $feathers } piume e 5 per il re: { $points }.
    }

## La lezione: che cosa dice il rospo. Gli altri giocatori si chiamano Kero e Rana

wren-lesson-hello = Benvenuto a Wren! Ci sono 24 uccelli, dall’1, lo scricciolo, al 24, l’aquila. Tu ne hai sette.
wren-lesson-feathers = I punti su una carta sono le sue piume: una per gli uccelli piccoli, due per i medi, tre per i grandi. Vince chi ha più piume.
wren-lesson-open = Il ramo è vuoto, quindi ci si può posare qualsiasi uccello. Gioca il tuo 3: toccalo due volte.
wren-lesson-open-instead = Qualsiasi uccello può cominciare. In questa lezione gioca 3.
wren-lesson-perch = Il 10 di Kero è più grande del 3, e il 18 di Rana è più grande del 10. Così si posano tutti e due sul ramo.
wren-lesson-take = Il tuo 15 è più piccolo del 18, l’ultimo. Giocalo: s’infila sotto gli altri, e tu li prendi tutti.
wren-lesson-take-instead = Così succederebbe altro. In questa lezione gioca 15.
wren-lesson-took = Quattro uccelli, 8 piume! Sono nel tuo nido. Il ramo è vuoto, e Kero lo riapre con 5.
wren-lesson-wait = Rana ha giocato 9. Con il tuo 8 potresti prendere due uccelli. Ma un ramo più lungo vale di più: gioca 11 e aspetta.
wren-lesson-wait-instead = Si può fare anche così. In questa lezione gioca 11.
wren-lesson-eagle = Kero non aveva niente di più piccolo e ha giocato 12. E Rana, che ha solo uccelli grandi, ha giocato l’aquila!
wren-lesson-wren = Lo scricciolo è più piccolo di ogni altro uccello. Gioca il tuo 1!
wren-lesson-wren-instead = Il tuo scricciolo aspettava proprio questo. Gioca 1.
wren-lesson-king = 11 piume, e altre 5: uno scricciolo che prende l’aquila è re degli uccelli. Saltiamo alla fine della manche.
wren-lesson-left = Tutte le mani sono vuote. 17 e 23 stanno ancora sul ramo, e non vanno a nessuno.
wren-lesson-score = Tu hai 34 piume, Kero ne ha 10 e Rana nessuna.
wren-lesson-end = Una partita ha tre manche. Tieni i tuoi uccelli piccoli per un ramo lungo, e quelli grandi lontano dal ramo!
wren-reason-takes = { $card } prende il ramo: { $feathers } piume.
wren-reason-leaves = In { $tenths } su 10 distribuzioni simulate chi gioca dopo di te ha un uccello più piccolo di { $card }.
