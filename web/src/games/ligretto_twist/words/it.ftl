### Ligretto Twist: la corsa.

## The box, at home: see vite.config.ts

ligretto_twist-box = Tutti insieme: due mani, niente turni, e una pila sotto una mano è bloccata.

## Carte

ligretto_twist-card-r = rosso
ligretto_twist-card-g = verde
ligretto_twist-card-b = blu
ligretto_twist-card-y = giallo

## Il tavolo

ligretto_twist-piles = Pile
ligretto_twist-pile = Pila { $pile }, { $card }, { $state }
ligretto_twist-free = libera
ligretto_twist-under = bloccata dalla mano di { $name }
ligretto_twist-under-yours = sotto la tua mano
ligretto_twist-holds = ha in mano un { $card }
ligretto_twist-you-hold = Hai in mano un { $card }
ligretto_twist-left-unit =
    { $count ->
        [one] carta da posare
       *[other] carte da posare
    }
# Dopo un numero di carte, dove c’è poco spazio.
ligretto_twist-left-short = rest.
ligretto_twist-parked-count =
    { $count ->
        [one] { $count } parcheggiata
       *[other] { $count } parcheggiate
    }
ligretto_twist-total =
    { $count ->
        [one] { $count } punto negativo
       *[other] { $count } punti negativi
    }
ligretto_twist-flip = Gira
ligretto_twist-flip-stack =
    { $count ->
        [one] Gira l’ultima carta del tuo mazzo
       *[other] Gira una carta: { $count } nel tuo mazzo
    }
ligretto_twist-flip-parked =
    { $count ->
        [0] Il tuo mazzo è vuoto
        [one] Gira la carta parcheggiata
       *[other] Gira: le tue { $count } carte parcheggiate diventano il mazzo
    }
ligretto_twist-park = Parcheggia
ligretto_twist-park-label =
    { $count ->
        [0] Parcheggia la carta: nessuna parcheggiata
        [one] Parcheggia la carta: { $count } parcheggiata
       *[other] Parcheggia la carta: { $count } parcheggiate
    }
# I tasti, come c’è scritto sopra.
ligretto_twist-key-flip = Spazio
ligretto_twist-key-park = P

## Quando qualcosa non si può fare, o va storto

ligretto_twist-fumble = Pasticcio!
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Qualcuno è stato più veloce
ligretto_twist-tie = parità
ligretto_twist-tie-told = Parità: il sorteggio ha scelto qualcun altro
ligretto_twist-tie-won = Parità: il sorteggio ha scelto te
ligretto_twist-late-some = troppo tardi
# Tutti e due: quanto dopo il vincitore è arrivato il tocco, in millisecondi.
ligretto_twist-late-by = { $ms } ms
ligretto_twist-late-told = In ritardo di { $ms } ms
ligretto_twist-won-told = In anticipo di { $ms } ms
# Brevi: uno screen reader li dice in piena corsa. $piles sono numeri di pile.
ligretto_twist-held-open = { $card }: { $piles }
ligretto_twist-held-shut = { $card }, bloccato
ligretto_twist-opens = via libera: { $piles }

## Mentre la corsa è ferma

ligretto_twist-go = Via!
ligretto_twist-how-keys = Spazio gira, 1–{ $piles } posa, P parcheggia
ligretto_twist-how-touch = Gira, poi tocca una pila di quel colore
ligretto_twist-waits = Aspettiamo che ci siano tutti…
ligretto_twist-paused = La corsa è in pausa
ligretto_twist-pause-silent = { $name } non risponde. Dopo 20 secondi gioca un bot al suo posto.
ligretto_twist-pause-you = La tua connessione è caduta per un momento.
ligretto_twist-pause-restart = Il server è stato riavviato. Nessuna carta è andata persa.
ligretto_twist-pause-empty = Non c’era nessuno collegato.
ligretto_twist-pause-then = Si riprende con un conto alla rovescia.
ligretto_twist-round-over = La manche è finita
ligretto_twist-next-in =
    { $seconds ->
        [one] Manche { $round } tra { $seconds } secondo
       *[other] Manche { $round } tra { $seconds } secondi
    }
ligretto_twist-knot-title = Nodo!
ligretto_twist-knot-why = Nessuno poteva più posare: si alzano tutte le mani. Avanti!

## Il foglio

ligretto_twist-sheet = Punti negativi, manche per manche
ligretto_twist-round = Manche
ligretto_twist-sum = Somma
ligretto_twist-called = ha gridato «Stop Twist!»

## Il diario. $who è "you" oppure "other".

ligretto_twist-flips =
    { $who ->
        [you] Giri un { $card }.
       *[other] { $name } gira un { $card }.
    }
ligretto_twist-lays =
    { $who ->
        [you] Posi un { $card } sulla pila { $pile }.
       *[other] { $name } posa un { $card } sulla pila { $pile }.
    }
ligretto_twist-fumbles =
    { $who ->
        [you] Fai un pasticcio: il { $card } non va sulla pila { $pile }.
       *[other] { $name } fa un pasticcio: il { $card } non va sulla pila { $pile }.
    }
ligretto_twist-parks =
    { $who ->
        [you] Parcheggi un { $card }.
       *[other] { $name } parcheggia un { $card }.
    }
ligretto_twist-knot = Un nodo: nessuno poteva più posare. Si alzano tutte le mani.
ligretto_twist-stop =
    { $who ->
        [you] Gridi «Stop Twist!» e vinci la manche.
       *[other] { $name } grida «Stop Twist!» e vince la manche.
    }
ligretto_twist-minus =
    { $who ->
        [you] { $count ->
            [one] Segni { $count } punto negativo.
           *[other] Segni { $count } punti negativi.
        }
       *[other] { $count ->
            [one] { $name } segna { $count } punto negativo.
           *[other] { $name } segna { $count } punti negativi.
        }
    }
ligretto_twist-move-lay = posa sulla pila { $pile }

## A new table

ligretto_twist-option-fumble_ms = Attesa dopo un pasticcio (ms)
ligretto_twist-option-lag_comp_ms = Compensazione del ritardo (ms)

## The score sheet

ligretto_twist-scores-field-left = Rimaste
ligretto_twist-scores-ask-left = { $name }: carte nel mazzo, parcheggiate e in mano?
ligretto_twist-scores-cant-most-left = { $name } non può avere { $count } carte: il mazzo ne aveva { $most }.
ligretto_twist-scores-cant-many-done = Uno solo può posare per primo la sua ultima carta.
ligretto_twist-scores-cant-nobody-done = Qualcuno deve avere 0 carte: la manche finisce quando uno le ha posate tutte.
ligretto_twist-scores-why-all-laid = ha posato tutte le carte.
ligretto_twist-scores-why-cards-left =
    { $left ->
        [one] aveva ancora una carta: −1.
       *[other] aveva ancora { $left } carte: −{ $left }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

ligretto_twist-lesson-hello = Ciao, questo è Ligretto Twist! Tu hai 40 carte, Kero pure. Vince chi se ne libera per primo.
ligretto_twist-lesson-pace = Non ci sono turni: si gioca tutti insieme, più in fretta che si può. Qui andiamo a passo d’uomo.
ligretto_twist-lesson-flip = Vedi una carta alla volta. Gira la carta in cima al tuo mazzo.
ligretto_twist-lesson-flip-instead = Prima gira una carta del tuo mazzo.
ligretto_twist-lesson-lay = Rosso! Posalo sulla pila rossa.
ligretto_twist-lesson-lay-instead = Ogni colore sul suo colore: posala sul rosso.
ligretto_twist-lesson-stays = Ed ecco il twist: la mano che ha posato la carta resta su quella pila. Finché sta lì, per Kero il rosso è bloccato.
ligretto_twist-lesson-other_hand = Hai un’altra mano. Gira con quella la prossima carta.
ligretto_twist-lesson-other_hand-instead = Gira la prossima carta.
ligretto_twist-lesson-swap = Blu. Posalo sulla pila blu.
ligretto_twist-lesson-swap-instead = Il blu va sul blu.
ligretto_twist-lesson-free = Ora quella mano resta sul blu, e la prima è libera. Così copri sempre una pila. Guarda Kero…
ligretto_twist-lesson-blocked = La mano di Kero sta sul verde. Una pila sotto la mano di un altro per te è bloccata.
ligretto_twist-lesson-flip_green = Avanti: gira la prossima carta.
ligretto_twist-lesson-flip_green-instead = Gira la prossima carta.
ligretto_twist-lesson-fumble = Proprio verde! Vediamo che cosa succede se ci provi. Posalo sul verde.
ligretto_twist-lesson-fumble-instead = Solo per questa volta, fai la cosa sbagliata: prova la pila verde.
ligretto_twist-lesson-frozen = Un pasticcio! Colore sbagliato o pila bloccata: la carta torna indietro, e per un momento non puoi fare nulla.
ligretto_twist-lesson-park = Puoi aspettare che la mano di Kero se ne vada. O parcheggiare la carta, coperta, e continuare. Parcheggiala.
ligretto_twist-lesson-park-instead = Il verde è ancora bloccato. Parcheggia la carta.
ligretto_twist-lesson-flip_blue = E avanti con la prossima carta. Gira!
ligretto_twist-lesson-flip_blue-instead = Gira la prossima carta.
ligretto_twist-lesson-own_hand = Blu, e sul blu c’è la tua mano. Per te non è bloccato! Posalo lì e cambia mano.
ligretto_twist-lesson-own_hand-instead = La tua mano non ti ostacola mai. Posalo sul blu.
ligretto_twist-lesson-parked = Quando il mazzo è finito, le carte parcheggiate diventano il tuo nuovo mazzo. Puoi parcheggiare solo se ogni pila del colore è bloccata.
ligretto_twist-lesson-knot = Se per colpa di tutte le mani nessuno può più posare, è un nodo: si alzano tutte le mani, e si continua.
ligretto_twist-lesson-jump = Non c’è altro da sapere. Saltiamo avanti, alla tua ultima carta!
ligretto_twist-lesson-last_flip = Resta una carta. Girala!
ligretto_twist-lesson-last_flip-instead = Gira la tua ultima carta.
ligretto_twist-lesson-last_lay = Giallo, e il giallo è libero. Posalo: presto, prima di Kero!
ligretto_twist-lesson-last_lay-instead = Il giallo va sul giallo.
ligretto_twist-lesson-score = «Stop Twist!» Le tue carte sono finite, e la manche pure. A Kero restano 18 carte: 18 punti negativi.
ligretto_twist-lesson-time = Dopo ogni manche il tavolo ti dice dove hai perso tempo. { $what }
ligretto_twist-lesson-end = Dopo cinque manche vince chi ha meno punti negativi. A un tavolo vero si va veloci. Prima guarda, poi posa!

## What can’t be done

ligretto_twist-why-not-yet = La corsa è ferma. Aspetta il via.
ligretto_twist-why-flip-first = Non hai nessuna carta in mano. Prima girane una.
ligretto_twist-why-lay-first = Hai ancora una carta in mano: { $card }. Prima posala.
ligretto_twist-why-lay-or-park = Hai ancora una carta in mano: { $card }. Parcheggiala, o aspetta una pila.
ligretto_twist-why-no-park = Questa carta si può posare, quindi non si parcheggia. Via libera: { $piles }.
ligretto_twist-why-colour = La pila { $pile } è di un altro colore. La tua carta: { $card }.
ligretto_twist-why-blocked = La pila { $pile } è bloccata da un’altra mano. Aspetta, o usa un’altra pila.

## La storia di una partita finita

ligretto_twist-story-feat =
    { $who ->
        [you] Hai posato { $count } carte di fila in { NUMBER($seconds) } s, prima di chiunque altro.
       *[other] { $name } ha posato { $count } carte di fila in { NUMBER($seconds) } s, prima di chiunque altro.
    }

## Che cosa insegna una manche

ligretto_twist-reason-waited = Hai aspettato { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s con il { $card } in mano, e potevi parcheggiare.
ligretto_twist-reason-open = Per il tuo { $card } una pila era libera già da { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s prima della tua mossa.
ligretto_twist-reason-idle = Hai avuto la mano libera per { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s prima di girare una carta.
ligretto_twist-reason-fumbled = Pasticci: { $count }. Ti hanno fermato per { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
ligretto_twist-reason-steady = Non hai perso tempo: la pausa più lunga è stata di { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## Analysis

ligretto_twist-analysis-places = Tempo perso per pila
ligretto_twist-analysis-place = Pila { $number }
