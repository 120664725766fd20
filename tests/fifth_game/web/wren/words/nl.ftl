### Wren: de doos, de tafel, het scoreblad en de les.

wren-box = Grote vogels verzamelen zich op de tak. Een kleine kruipt onder hen en pakt ze allemaal.

## De kaarten

wren-bird = vogel { $card }
wren-last = vogel { $card }, de laatste op de tak

## De tafel

wren-hand = Je hand
wren-hand-of = Hand van { $name }
wren-rivals = De anderen
wren-branch =
    { $count ->
        [0] De tak is leeg
        [one] De tak: één vogel
       *[other] De tak: { $count } vogels, van de eerste tot de laatste
    }
wren-empty = De tak is leeg
wren-taken-by = De tak is leeg. Laatst gepakt: { $name }
wren-holds =
    { $count ->
        [one] Eén kaart in de hand
       *[other] { $count } kaarten in de hand
    }
wren-nest =
    { $feathers ->
        [0] Nest: leeg
        [one] Nest: één veer
       *[other] Nest: { $feathers } veren
    }
wren-nest-of = Nest: { $name }
wren-nothing = nog niets
wren-king = Koning van de vogels: 5 extra veren
wren-begin = De kaarten zijn gedeeld.
wren-choose = Speel een kaart
wren-waiting = { $name } denkt na …

## Punten

wren-scores = Punten
wren-after-round = Na ronde { $round }
wren-go-on = Verder
wren-sheet = Scoreblad: de veren van elke ronde
wren-round = Ronde { $round }
wren-total = Totaal

## Het verloop

wren-move-play = Speel { $card }
wren-told-play =
    { $who ->
        [you] Je speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
wren-told-take =
    { $who ->
        [you] Je pakt { $count } vogels: { $feathers } veren.
       *[other] { $name } pakt { $count } vogels: { $feathers } veren.
    }
wren-told-king = Het winterkoninkje is koning!
wren-told-points = { $name } { $points }
wren-told-round = De ronde is voorbij: { $each }.

## Een nieuwe tafel

wren-option-king = Koning van de vogels

## Het scoreblad

wren-scores-field-feathers = Veren
wren-scores-field-kings = Koning
wren-scores-ask-feathers = { $name }: hoeveel veren liggen er in je nest?
wren-scores-ask-kings = { $name }: werd je winterkoninkje koning? 1 of 0
wren-scores-cant-most-feathers = { $name } kan geen { $count } veren hebben: alle vogels samen hebben er { $most }.
wren-scores-cant-most-kings = Er is maar één winterkoninkje, dus { $name } heeft hoogstens { $most } koning.
wren-scores-cant-feathers-over = Dat zijn { $feathers } veren. Er zijn er { $most }.
wren-scores-cant-kings-over = Maar één winterkoninkje kan koning worden.
wren-scores-cant-king-without-birds = Heeft { $name } de arend met het winterkoninkje gepakt? Dan liggen er minstens { $least } veren in het nest.
wren-scores-why-nest =
    { $kings ->
        [0] { $feathers } veren.
       *[other] { $feathers } veren en 5 voor de koning: { $points }.
    }

## De les: wat de pad zegt. De andere spelers heten Kero en Rana

wren-lesson-hello = Welkom bij Wren! Er zijn 24 vogels, van de 1, het winterkoninkje, tot de 24, de arend. Jij hebt er zeven.
wren-lesson-feathers = De stippen op een kaart zijn haar veren: één voor een kleine vogel, twee voor een middelgrote, drie voor een grote. Wie de meeste veren heeft, wint.
wren-lesson-open = De tak is leeg, dus elke vogel mag erop neerstrijken. Speel je 3: tik er twee keer op.
wren-lesson-open-instead = Elke vogel mag beginnen. Speel in deze les de 3.
wren-lesson-perch = De 10 van Kero is groter dan 3, en de 18 van Rana is groter dan 10. Ze strijken dus allebei neer op de tak.
wren-lesson-take = Je 15 is kleiner dan 18, de laatste. Speel hem: hij kruipt onder de andere, en jij pakt ze allemaal.
wren-lesson-take-instead = Dan gebeurt er iets anders. Speel in deze les de 15.
wren-lesson-took = Vier vogels, 8 veren! Ze liggen in je nest. De tak is leeg, en Kero opent hem weer met 5.
wren-lesson-wait = Rana speelde 9. Met je 8 kun je twee vogels pakken. Maar een langere tak levert meer op: speel 11 en wacht.
wren-lesson-wait-instead = Dat kan ook. Speel in deze les de 11.
wren-lesson-eagle = Kero had niets kleiners en speelde 12. En Rana, die alleen nog grote vogels heeft, speelde de arend!
wren-lesson-wren = Het winterkoninkje is kleiner dan elke andere vogel. Speel je 1!
wren-lesson-wren-instead = Hier heeft je winterkoninkje op gewacht. Speel 1.
wren-lesson-king = 11 veren, en nog 5: een winterkoninkje dat de arend pakt, is koning van de vogels. We springen naar het einde van de ronde.
wren-lesson-left = Alle handen zijn leeg. 17 en 23 zitten nog op de tak, en niemand krijgt ze.
wren-lesson-score = Jij hebt 34 veren, Kero heeft er 10 en Rana geen.
wren-lesson-end = Een partij duurt drie ronden. Bewaar je kleine vogels voor een lange tak, en houd je grote ervan weg!
wren-reason-takes = { $card } neemt de tak: { $feathers } veren.
wren-reason-leaves = In { $tenths } van de 10 gesimuleerde delingen heeft de volgende speler een kleinere vogel dan { $card }.
