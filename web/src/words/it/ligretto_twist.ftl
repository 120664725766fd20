### Ligretto Twist: la corsa.

## Carte. Le lettere sono quelle delle regole: rosso R, verde G, blu B, giallo Y.

ligretto_twist-card-r = rosso
ligretto_twist-card-g = verde
ligretto_twist-card-b = blu
ligretto_twist-card-y = giallo
ligretto_twist-letter-r = R
ligretto_twist-letter-g = G
ligretto_twist-letter-b = B
ligretto_twist-letter-y = Y

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

ligretto_twist-not-yet = Non ancora: aspetta il via
ligretto_twist-flip-first = Prima gira una carta
ligretto_twist-lay-first = Prima posa il tuo { $card }
ligretto_twist-lay-or-park = Parcheggia il tuo { $card }, o aspetta
ligretto_twist-no-park = Non serve parcheggiare: posa su { $piles }
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
ligretto_twist-pause-silent = { $name } non dà segnali. Dopo 20 secondi così, gioca un bot al suo posto.
ligretto_twist-pause-you = La tua connessione è mancata per un momento.
ligretto_twist-pause-restart = Il server è ripartito. Nessuna carta è andata persa.
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
ligretto_twist-called = ha chiamato «Stop Twist!»

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
        [you] Chiami «Stop Twist!» e vinci la manche.
       *[other] { $name } chiama «Stop Twist!» e vince la manche.
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
