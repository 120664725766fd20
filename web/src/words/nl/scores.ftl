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
scores-option-until = Tot
scores-option-max_hands = Rondes
scores-value-until-100 = 100 punten
scores-value-until-60 = 60 punten
scores-value-until-each_dealt_twice = iedereen twee keer heeft gedeeld
scores-value-max_hands-0 = tot iemand bankroet is

## Het papier

scores-paper = Het blad van { $game }
scores-round = Ronde
scores-line = Ronde { $round }: hoe er is geteld
scores-cell = { $points }, totaal { $total }
scores-out = af
scores-pot = Pot: { $pot }
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

scores-entry = Ronde { $round } · { $name } deelt
scores-entry-hand = Ronde { $round } · { $name } deelt
scores-field-bids = Bod
scores-field-tricks = Slagen
scores-field-twisted = Getwist
scores-field-taken = Gepakt
scores-field-toads = Padden
scores-field-chips = Fiches
scores-field-left = Kaarten over
scores-field-of = { $field }: { $name }
scores-ask-bids = { $name }: hoeveel slagen ga je halen?
scores-ask-tricks = { $name }: hoeveel slagen heb je gehaald?
scores-ask-twisted = { $name }: open kaarten naast je?
scores-ask-taken = { $name }: gedekte kaarten, met de padden?
scores-ask-toads = { $name }: hoeveel daarvan zijn padden?
scores-ask-chips = { $name }: hoeveel zijn je fiches nu waard?
scores-ask-left = { $name }: kaarten in kaartenstapel, geparkeerd en in hand?
scores-ask-write = Alles is er. Opschrijven?
scores-rest = De rest is { $rest }.
scores-pad = Cijfers
scores-erase = Wissen
scores-next = Volgende
scores-write = Opschrijven
scores-line-written = Ronde { $round } is opgeschreven. { $totals }
scores-total-of = { $name } { $total }
scores-bankrupt = Bankroet?
scores-bankrupt-of = { $name } is bankroet
scores-challenge = Aanklacht?
scores-no-challenge = Geen aanklacht
scores-accuser = Wie klaagde aan?
scores-accused = Tegen wie?
scores-revoked = Had { $name } de gevraagde kleur?
scores-revoked-nobody = Had de beschuldigde de gevraagde kleur?
scores-yes = Ja, verzaakt
scores-no = Nee, in orde
scores-rule = Regel { $rule }

## Wat niet kan

scores-cant-most-bids = { $name } kan geen { $count } bieden: er zijn { $most } slagen.
scores-cant-most-tricks = { $name } kan geen { $count } slagen hebben: er zijn er { $most }.
scores-cant-most-twisted = { $name } kan geen { $count } getwiste kaarten hebben: slechts { $most } kaarten hebben een partner.
scores-cant-most-taken = { $name } kan geen { $count } kaarten hebben: er zijn er { $most }.
scores-cant-most-toads = { $name } kan geen { $count } padden hebben: er zijn er { $most }.
scores-cant-most-chips = { $name } kan geen { $count } hebben: alle fiches samen zijn { $most } waard.
scores-cant-most-left = { $name } kan geen { $count } kaarten hebben: de kaartenstapel had er { $most }.
scores-cant-oneself = { $name } kan zichzelf niet aanklagen.
scores-cant-tricks-over =
    { $over ->
        [one] Dat zijn { $tricks } slagen, één meer dan de 11 die er zijn.
       *[other] Dat zijn { $tricks } slagen, { $over } meer dan de 11 die er zijn.
    }
scores-cant-tricks-under =
    { $under ->
        [one] Dat zijn { $tricks } slagen. Iemand heeft er één meer gehaald: er zijn er 11.
       *[other] Samen is dat { $tricks }. Er ontbreken er { $under }: er zijn 11 slagen.
    }
scores-cant-odd = { $name } heeft er { $twisted } open? Getwiste kaarten liggen twee aan twee.
scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } heeft een pad, maar geen gedekte kaart. Tel padden mee.
       *[other] { $name } heeft { $toads } padden, maar gedekt slechts { $taken }. Tel padden mee.
    }
scores-cant-toads-over = Dat zijn { $toads } padden. Er zijn er { $most }.
scores-cant-cards-over = Dat zijn { $cards } kaarten. Er zijn er { $most }.
scores-cant-paired-over = Dat zijn { $cards } kaarten zonder de padden. Er zijn er { $most }.
scores-cant-cards-under = Maar { $cards }? Aan het eind liggen er minstens { $least } kaarten naast jullie: stapel en rij zijn weg, en niemand heeft er meer dan { $hand } in de hand.
scores-cant-many-done = Maar één speler kan als eerste de laatste kaart leggen.
scores-cant-nobody-done = Iemand moet 0 kaarten hebben: de ronde eindigt als een speler alles heeft gelegd.
scores-cant-bankrupt-has = { $name } is bankroet en heeft { $chips }? Wie bankroet is, heeft alles betaald.
scores-cant-bankrupt-rich = { $name } had { $had }. Met meer dan { $most } gaat niemand in één ronde bankroet.
scores-cant-fell = { $name } had { $had } en heeft nu { $chips }? Eén ronde kost hoogstens { $most }: 3 voor kaarten, 2 in het eerste duel, 1 in het derde.
scores-cant-chips-over = Samen is dat { $chips }, { $over } meer dan de { $all } die er zijn.
scores-cant-chips-under = Samen is dat { $chips } van de { $all }: er ontbreekt { $missing }.
scores-cant-chips-or-pot = Samen is dat { $chips } van de { $all }. Was het laatste duel gelijkspel, of niet gespeeld? Dan zit de rest, { $missing }, in de pot.
scores-cant-two-pots = { $name } won meer dan { $prize }, en iemand anders ook. Maar één speler kan de pot winnen.
scores-cant-pot-won = { $name } won meer dan { $prize } en moet dus de pot hebben gewonnen. Dan is die leeg.
scores-fix-pot = Er zit { $pot } in de pot

## Waarom het zo telt

scores-why-title = Ronde { $round }
scores-why-bid-made =
    { $bid ->
        [one] bood { $bid } en haalde die: { $points } punten.
       *[other] bood { $bid } en haalde er { $tricks }: { $points } punten.
    }
scores-why-bid-missed = bood { $bid } en haalde er { $tricks }: niets.
scores-why-revoked = verzaakte en werd betrapt: −10.
scores-why-accused-wrongly = klaagde ten onrechte aan: −10.
scores-why-no-bids = niets: de ronde werd afgebroken.
scores-why-beside =
    { $toads ->
        [0] { $twisted } getwist, { $others } gepakt: { $total }.
        [one] { $twisted } getwist, { $others } gepakt en één pad: { $total }.
       *[other] { $twisted } getwist, { $others } gepakt en { $toads } padden: { $total }.
    }
scores-why-all-laid = legde alle kaarten.
scores-why-cards-left =
    { $left ->
        [one] had nog één kaart: −1.
       *[other] had nog { $left } kaarten: −{ $left }.
    }
scores-why-chips = heeft { $chips } ({ $total }).
scores-why-bankrupt = is bankroet.

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
