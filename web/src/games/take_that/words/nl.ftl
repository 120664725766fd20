### De tafel van Take That.

## The box, at home: see vite.config.ts

take_that-box = Leg dichtbij, twist scherp en laat de rij voor een ander liggen.

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

take_that-why-turn = Je bent nog niet aan de beurt. Je kunt een kaart optillen en die spelen als je aan de beurt bent.
take_that-why-TT-3 = Een pad heeft geen twistpartner. Je kunt die alleen leggen.
take_that-why-TT-6 = { $card } verschilt { $apart } van { $last }. Het mag hoogstens 10 zijn, naar boven of naar beneden.
take_that-why-TT-7 = { $partner }, de twistpartner van { $card }, ligt niet in de rij. Leg een kaart of pak de rij.
take_that-why-TT-8 = De rij is weg: je hebt die net gepakt. Leg nu een kaart naar keuze.
take_that-why-TT-10 = De rij is leeg: er valt niets te pakken of te twisten. Leg een kaart naar keuze.

## A new table

take_that-option-pro = Profspel
take_that-option-open_heaps = Open strafstapels

## The score sheet

take_that-scores-field-twisted = Getwist
take_that-scores-field-taken = Gepakt
take_that-scores-field-toads = Padden
take_that-scores-ask-twisted = { $name }: open kaarten naast je?
take_that-scores-ask-taken = { $name }: gedekte kaarten, met de padden?
take_that-scores-ask-toads = { $name }: hoeveel daarvan zijn padden?
take_that-scores-cant-most-twisted = { $name } kan geen { $count } getwiste kaarten hebben: slechts { $most } kaarten hebben een partner.
take_that-scores-cant-most-taken = { $name } kan geen { $count } kaarten hebben: er zijn er { $most }.
take_that-scores-cant-most-toads = { $name } kan geen { $count } padden hebben: er zijn er { $most }.
take_that-scores-cant-odd = { $name } heeft er { $twisted } open? Getwiste kaarten liggen twee aan twee.
take_that-scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } heeft een pad, maar geen gedekte kaart. Tel padden mee.
       *[other] { $name } heeft { $toads } padden, maar gedekt slechts { $taken }. Tel padden mee.
    }
take_that-scores-cant-toads-over = Dat zijn { $toads } padden. Er zijn er { $most }.
take_that-scores-cant-cards-over = Dat zijn { $cards } kaarten. Er zijn er { $most }.
take_that-scores-cant-paired-over = Dat zijn { $cards } kaarten zonder de padden. Er zijn er { $most }.
take_that-scores-cant-cards-under = Maar { $cards }? Aan het eind liggen er minstens { $least } kaarten naast jullie: stapel en rij zijn weg, en niemand heeft er meer dan { $hand } in de hand.
take_that-scores-why-beside =
    { $toads ->
        [0] { $twisted } getwist, { $others } gepakt: { $total }.
        [one] { $twisted } getwist, { $others } gepakt en één pad: { $total }.
       *[other] { $twisted } getwist, { $others } gepakt en { $toads } padden: { $total }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

take_that-lesson-hello = Welkom bij Take That! De kaarten lopen van 12 tot en met 98. Je hebt er negen. Wie de meeste punten heeft, wint.
take_that-lesson-row = In het midden groeit één rij. Die kan je punten opleveren. Maar wie de rij moet pakken, betaalt.
take_that-lesson-open = De rij is leeg, dus je mag met elke kaart beginnen. Leg je 34: tik er twee keer op.
take_that-lesson-open-instead = Elke kaart mag. Leg voor deze les de 34.
take_that-lesson-near = Zie je? Een kaart mag hoogstens 10 van de laatste verschillen. Kero ging van 34 naar 41, Rana naar 49.
take_that-lesson-lay = De laatste kaart is de 49, dus 39 tot en met 59 passen. Leg je 52.
take_that-lesson-lay-instead = Die past ook. Leg voor deze les de 52.
take_that-lesson-toad = Kwaak! De 66 is een pad: twee gelijke cijfers. Wie de rij pakt, betaalt 5 voor een pad en 1 voor elke andere kaart.
take_that-lesson-partners = Nu het twisten. In de rij ligt de 49, en jij hebt de 94: dezelfde cijfers, omgewisseld. Het zijn partners!
take_that-lesson-twist = Twist met je 94. Die haalt de 49 uit de rij, waar die ook ligt.
take_that-lesson-twist-instead = Voor die rij wil je niet betalen. Twist met de 94: dat zijn 2 punten.
take_that-lesson-points = Beide kaarten liggen open naast je: 2 punten. De rij sluit weer aan. Kero moet verder vanaf de 66 …
take_that-lesson-ouch = … en dat lukt niet! Kero pakt de hele rij, met pad en al, voor 9 minpunten. Daarna begint Kero een nieuwe rij.
take_that-lesson-take = De laatste kaart is de 78. Je hebt niets van 68 tot en met 88, en geen partner. Pak de rij.
take_that-lesson-take-instead = Hier past niets. Pak de rij.
take_that-lesson-cheap = Maar 2 minpunten. Een korte rij is goedkoop: soms is het slim om die te pakken, ook als het niet hoeft.
take_that-lesson-anew = Nu begin je een nieuwe rij met een kaart naar keuze. Je hebt de 23 en de partner, de 32. Leg de 23 …
take_that-lesson-anew-instead = Dat mag. Maar de 23 is slim: je hebt de partner. Leg de 23.
take_that-lesson-plan = … en daar ligt die nog. Twist met de 32!
take_that-lesson-plan-instead = Aardig, maar twisten is beter. Twist met de 32 voor nog 2 punten.
take_that-lesson-jump = Na elke beurt trek je een kaart. Zo gaat het door tot de trekstapel leeg is. Daar springen we nu heen.
take_that-lesson-empty = De trekstapel is leeg: niemand trekt nog. Zodra de rij wordt gepakt, is de ronde voorbij.
take_that-lesson-last = Zes kaarten, twee padden: niet pakken! Dicht bij de 95 liggen weinig kaarten. Leg de 95, en kijk wat Kero kan.
take_that-lesson-last-instead = Met twee padden erin? Leg liever de 95.
take_that-lesson-over = Niets! Kero pakt zeven kaarten met twee padden, en de ronde is voorbij.
take_that-lesson-score = Jij: 16 open kaarten, 3 gedekte. Dat zijn 13 punten. Kaarten die je nog in je hand hebt, tellen niet.
take_that-lesson-end = Een partij heeft twee rondes. Leg dichtbij, twist scherp en laat de rij voor een ander liggen!

## Het verhaal van een partij die voorbij is

# $who: van wie de kaart was, "you" of "other"; "taken" als jij de rij pakte. $points: wat de kaarten tellen.
take_that-story-feat =
    { $who ->
        [you] Na jouw { $card } pakte { $taker } { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }: { $points }.
        [taken] Na de { $card } van { $name } pakte jij { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }: { $points }.
       *[other] Na de { $card } van { $name } pakte { $taker } { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }: { $points }.
    }

## Waarom een zet goed is of niet

take_that-reason-points = Meteen +2: { $card } en { $partner } liggen open naast je.
take_that-reason-mine = Alleen jij kunt { $card } weer wegtwisten: jij hebt { $partner }.
take_that-reason-safe = Niemand kan { $partner } nog hebben: { $card } wordt niet weggetwist.
take_that-reason-open = In { $tenths } van de 10 gesimuleerde delingen heeft een tegenstander { $partner } en kan hij { $card } wegtwisten.
take_that-reason-stuck = In { $tenths } van de 10 gesimuleerde delingen kan de volgende speler leggen noch twisten, en moet die −{ $cost } pakken.
take_that-reason-taken = In { $tenths } van de 10 gesimuleerde delingen pakt een tegenstander de rij voordat je weer aan de beurt bent.
take_that-reason-again = In { $tenths } van de 10 gesimuleerde delingen hoef je de rij in je volgende beurt niet te pakken.
take_that-reason-toad = { $card } is een pad: de rij wordt { $points } duurder.
take_that-reason-shelter = Je houdt { $card }: zolang { $partner } in de rij ligt, kun je altijd twisten.
take_that-reason-cost = De rij kost je { $points }.
take_that-reason-extra = De rij kost je { $points }, en de bovenste kaart van de stapel komt erbij.
take_that-reason-fresh = Daarna open je een nieuwe rij met een kaart naar keuze.
