### Het scoreblad voor echte kaarten aan een echte tafel.

scores-title = Scoreblad
scores-lead = Echte kaarten, echte tafel: Rospo telt. Het werkt zonder internet, en alles blijft op dit apparaat.
scores-new = Nieuw blad
scores-new-game = Nieuw blad: { $game }
scores-evenings = Jouw avonden
scores-none = Nog geen avond. Kies een spel, en de eerste regel is van jou.
scores-in-play =
    { $count ->
        [0] niet begonnen
        [one] één ronde
       *[other] { $count } rondes
    }
scores-delete-this = Wis { $game } van { $date }
scores-deleted = Gewist.
scores-restore = Terugzetten
scores-unkept = Deze browser bewaart niets: het blad is weg als je de pagina sluit.
scores-no-such = Dit blad staat niet op dit apparaat
scores-no-such-why = Een blad blijft op het apparaat waar het is begonnen.

## Voor de eerste ronde

scores-players = Hoeveel spelers?
scores-names = Namen, met de klok mee
scores-name-of = Speler { $seat }
scores-first-dealer = Wie deelt als eerste?
scores-draw-lots = loten
scores-same-names = Twee spelers heten hetzelfde: { $name }.
scores-begin = Open het blad
scores-option-rounds = Rondes

## Het papier

scores-paper = Het blad van { $game }
scores-round = Ronde
scores-line = { $noun } { $round }: hoe er is geteld
scores-cell = { $points }, totaal { $total }
scores-undo = Laatste regel terugnemen
scores-redo = Regel terugzetten
scores-share = Delen
scores-share-text = Als tekst
scores-share-picture = Als plaatje
scores-shared = Gelukt.
scores-copied = Gekopieerd.
scores-saved = Als plaatje bewaard.
scores-failed = Dat lukte hier niet.
scores-made-with = geteld met Rospo
scores-file = rospo-{ $game }.png

## Invullen

scores-entry = { $noun } { $round } · { $name } deelt
scores-field-of = { $field }: { $name }
scores-ask-write = Alles is er. Opschrijven?
scores-rest = De rest is { $rest }.
scores-pad = Cijfers
scores-erase = Wissen
scores-next = Volgende
scores-write = Opschrijven
scores-line-written = { $noun } { $round } is opgeschreven. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Regel { $rule }

## Waarom het zo telt

scores-why-title = { $noun } { $round }

## Het einde

scores-winner = { $name } wint!
scores-winners = { $names } winnen samen!
scores-rounds-so-far =
    { $count ->
        [0] Niet begonnen
        [one] Na één ronde
       *[other] Na { $count } rondes
    }
scores-over = Afgelopen.
scores-again = Nog eens, zelfde spelers
scores-all = Alle avonden
