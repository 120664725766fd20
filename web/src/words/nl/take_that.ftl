### De tafel van Take That.

## Kaarten

take_that-card = { $card }
take_that-toad = pad { $card }
take_that-says-lay = { $what }, kun je leggen
take_that-says-twist = { $what }, kan { $partner } twisten
take_that-says-both = { $what }, kun je leggen, of { $partner } ermee twisten

## De tafel

take_that-hand = Je hand
take_that-hand-of = Hand van { $name }
take_that-rivals = De anderen
take_that-row =
    { $count ->
        [0] De rij is leeg
        [one] De rij: één kaart
       *[other] De rij: { $count } kaarten, van eerste tot laatste
    }
take_that-end = { $what }, hier leg je aan
take_that-row-twist = { $what }: te twisten met je { $partner }
take_that-lay-here = Leg { $card } hier, aan het eind
take_that-end-mark = Hier leg je aan
take_that-pile =
    { $count ->
        [0] De trekstapel is leeg
        [one] Trekstapel: één kaart
       *[other] Trekstapel: { $count } kaarten
    }
take_that-holds =
    { $count ->
        [one] Eén kaart in de hand
       *[other] { $count } kaarten in de hand
    }
take_that-heap-up =
    { $count ->
        [one] Eén open kaart, gewonnen
       *[other] { $count } open kaarten, gewonnen
    }
take_that-heap-down =
    { $count ->
        [one] Eén gedekte kaart, gepakt
       *[other] { $count } gedekte kaarten, gepakt
    }
take_that-croak = Kwaak!
take_that-begin = De kaarten zijn gedeeld.
take_that-round-of = Ronde { $round } van { $rounds }

## Wat je kunt doen

take_that-your-moves = Wat je kunt doen
take_that-lay = Leg { $card }
take_that-twist = Twist { $partner } weg
take_that-twist-short = Twist { $partner }
take_that-move-twist = Twist { $partner } weg met { $card }
take_that-take = Pak de rij
take_that-take-short = Pak
take_that-take-cost =
    { $count ->
        [one] één kaart, { $points }
       *[other] { $count } kaarten, { $points }
    }
take_that-take-cost-extra = { $points }, en één van de stapel
take_that-choose = Kies een kaart
take_that-open-row = Open de rij met een kaart naar keuze
take_that-waiting = { $name } denkt na …

## Punten

take_that-scores = Punten
take_that-after-round = Na ronde { $round }
take_that-go-on = Verder
take_that-go-on-turn = Verder: jouw beurt
take_that-sheet = Scoreblad: plus, min en de som van elke ronde
take_that-round = Ronde { $round }
take_that-won = Plus
take_that-lost = Min
take_that-sum = Som
take_that-total = Totaal
take_that-of-them-toads =
    { $count ->
        [one] met één pad
       *[other] met { $count } padden
    }
take_that-paper-note = Een getwiste kaart: +1. Een gepakte kaart: −1, een pad −5.
take_that-beside = Naast de spelers
take_that-beside-up = { $name }, open
take_that-beside-down = { $name }, gedekt
take_that-beside-extra = Extra kaarten die alleen jij hebt gezien
take_that-nothing = nog niets

## Het verloop

take_that-told-lay =
    { $who ->
        [you] Je legt { $card }.
       *[other] { $name } legt { $card }.
    }
take_that-told-twist =
    { $who ->
        [you] Je toont { $card } en twist { $partner } weg.
       *[other] { $name } toont { $card } en twist { $partner } weg.
    }
take_that-told-take =
    { $count ->
        [one] { $who ->
            [you] Je pakt de rij: één kaart.
           *[other] { $name } pakt de rij: één kaart.
        }
       *[other] { $who ->
            [you] Je pakt de rij: { $count } kaarten.
           *[other] { $name } pakt de rij: { $count } kaarten.
        }
    }
take_that-told-toads =
    { $count ->
        [one] Met een pad. Kwaak!
       *[other] Met { $count } padden. Kwaak, kwaak!
    }
take_that-told-extra =
    { $who ->
        [you] Je pakt ook de bovenste kaart van de stapel.
       *[other] { $name } pakt ook de bovenste kaart van de stapel.
    }
take_that-told-points = { $name } { $points }
take_that-told-round = De ronde is voorbij: { $each }.

## Waarom niet, bij de regels die meer zeggen

take_that-why-TT-3 = Een pad heeft geen twistpartner.
take_that-why-TT-5 = Je mag al een kaart optillen en die spelen als je aan de beurt bent.
take_that-why-TT-6 = Een kaart mag hoogstens 10 verschillen van de laatste in de rij, naar boven of naar beneden.
take_that-why-TT-7 = De twistpartner ligt niet in de rij.
take_that-why-TT-8 = Je hebt de rij gepakt: begin nu een nieuwe met een kaart naar keuze.
take_that-why-TT-10 = De rij is leeg: leg een kaart.
