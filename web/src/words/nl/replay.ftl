### Herhalingen: gespeelde partijen zet voor zet, verslagen, en de controle van het delen.

replay-title = Herhalingen
replay-yours = Jouw gespeelde partijen
replay-none = Nog niets. Partijen die je uitspeelt, worden hier bewaard.
replay-show-all = Toon alle { $count }
replay-won = gewonnen
replay-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
replay-result = { $players } spelers · { $date }
replay-file = Een verslag
replay-file-line = Elke partij kun je bewaren als een korte tekst, een verslag. Sleep er een hierheen, plak de tekst of kies een bestand.
replay-choose = Kies een bestand
replay-drop-now = Laat los om af te spelen
replay-reading = Lezen …
replay-too-long = Dat bestand is te lang voor een verslag.
replay-bad = Dit verslag kan niet worden afgespeeld.
replay-bad-why = Wat er mis is: { $why }
replay-back-to-list = Alle herhalingen
replay-player = Speler { $number }

## Bediening

replay-controls = Herhaling
replay-place = Zet
replay-place-text =
    { $at ->
        [0] Voor de eerste zet · { $round }
       *[other] Zet { $at } van { $last } · { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet verder
replay-backward = Eén zet terug
replay-round-before = Naar het begin van de ronde
replay-round-after = Naar de volgende ronde
replay-speed = Snelheid
replay-times = { $speed }×
replay-eyes = Gezien door
replay-eyes-all = Alle handen
replay-eyes-none = Toeschouwer
replay-begun = De kaarten zijn gedeeld.
replay-by-timer = De tijd was om. { $text }

## Panelen

replay-moves = Zetten
replay-round = Ronde { $round }
replay-scores = Punten
replay-record = Verslag
replay-record-line = De hele partij als tekst. Die is precies zo af te spelen, hier en met de bibliotheek.
replay-copy = Kopiëren
replay-copied = Gekopieerd
replay-download = Downloaden
replay-copy-link = Kopieer de link naar dit moment
replay-link-copied = De link is gekopieerd

## Het delen

replay-fair = Eerlijk gedeeld?
replay-fair-checking = Even narekenen …
replay-fair-yes = Er is eerlijk gedeeld
replay-fair-mostly = Het delen klopt met het bewijs
replay-fair-no = Er klopt iets niet
replay-fair-yes-line = Je browser heeft alle kaarten net opnieuw gedeeld en kreeg dezelfde. Niemand kon ze kiezen, ook de server niet.
replay-fair-mostly-line = Je browser heeft alle kaarten net opnieuw gedeeld en kreeg dezelfde. Maar dit apparaat was er vóór de partij niet bij; waar een vraagteken staat, moet je dus zelf vergelijken.
replay-fair-no-line = Er is niet gedeeld zoals beloofd. Bewaar het bewijs en vraag de beheerder van deze server om uitleg.
replay-fair-cannot = Deze pagina kwam over een onbeveiligde verbinding, en browsers geven alleen pagina’s via https of van deze computer toegang tot hun cryptografie. Daarom valt hier niets te controleren. Download het bewijs en controleer het met de bibliotheek.
replay-fair-how = Vóór de partij trok de server een geheim en toonde daarvan de vingerafdruk, het commitment. Daarna gaf het apparaat van iedere speler een waarde. Alle kaarten volgen uit het geheim en de waarden: de server kon de waarden niet kennen, en de spelers het geheim niet.
replay-fair-checked = Wat er is gecontroleerd
replay-check-commitment = Het geheim heeft de vingerafdruk die de server heeft getoond.
replay-check-commitment-no = Het geheim heeft niet de vingerafdruk die de server heeft getoond.
replay-check-kept = Het is de vingerafdruk die dit apparaat zag voordat de partij was afgelopen.
replay-check-kept-no = Dit apparaat zag een andere vingerafdruk voordat de partij was afgelopen.
replay-check-kept-unknown = Dit apparaat was er vóór het einde niet bij. Vergelijk de vingerafdruk met die van een speler die hem heeft bewaard.
replay-check-value = Je eigen waarde is door de kaarten gemengd.
replay-check-value-no = De waarde die jij gaf, hoort niet bij de gemengde waarden.
replay-check-value-unknown = Vanaf dit apparaat gaf je geen waarde. Andere spelers vinden die van hen hieronder.
replay-check-seed = Wie als eerste deelt, volgt uit het geheim en de waarden.
replay-check-seed-no = Wie als eerste deelt, volgt niet uit het geheim en de waarden.
replay-check-decks =
    { $rounds ->
        [one] De kaarten volgen daar één voor één uit.
       *[other] De kaarten van alle { $rounds } rondes volgen daar één voor één uit.
    }
replay-check-decks-no = De kaarten van een ronde volgen niet uit het geheim en de waarden.
replay-check-moves = Het zijn de zetten die je hier ziet.
replay-check-moves-no = In het verslag staan andere zetten dan je hier ziet.
replay-fits = klopt
replay-fits-not = klopt niet
replay-fits-unknown = zelf vergelijken
replay-fair-facts = De getallen
replay-fair-commitment = Vingerafdruk (commitment)
replay-fair-secret = Geheim
replay-fair-value = Waarde van { $name }
replay-fair-no-value = geen
replay-fair-offline = Vertrouw je niemand? Controleer zonder deze pagina: download het bewijs en typ
replay-fair-proof = Download het bewijs

## Another line

another-here = Vanaf hier verder spelen
another-deal = Deze kaarten nog eens spelen
another-here-line = Dezelfde kaarten, en de stand van dit moment. Wat zou jij doen?
another-deal-line = Dezelfde kaarten vanaf het begin, op elke plaats die je wilt.
another-seat = Je plaats
another-bots = Tegen bots
another-friends = Met vrienden
another-link = Link naar deze kaarten kopiëren
another-link-line = Wie hem volgt, speelt dezelfde kaarten en ziet er vooraf geen.
another-invited = Iemand heeft deze kaarten al gespeeld. Wat maak jij ervan?
another-origin = De oorspronkelijke partij
another-then = Toen
another-now = Nu
another-see = Die partij bekijken

## Analysis

analysis = Analyse
analysis-begin = Deze partij analyseren
analysis-again = Opnieuw proberen
analysis-going = Bezig met analyseren: { $at } van { $last } posities
analysis-graph = Winstkans
analysis-graph-text = Zet { $at } van { $last }. { $chances }
analysis-chance = { $name } { $chance }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-player = Speler
analysis-accuracy = Nauwkeurigheid
analysis-decisions = Beslissingen
analysis-points = Verloren punten
analysis-costliest = De duurste zetten
analysis-none = Niemand heeft aantoonbaar iets weggegeven.
analysis-best = De beste zet
analysis-move = Zet { $number } · { $name }: { $move }
analysis-better = Beter: { $move }
analysis-cost = kost { NUMBER($wins, maximumFractionDigits: 1) } overwinningen per 100 partijen (± { NUMBER($error, maximumFractionDigits: 1) }) en { NUMBER($points, maximumFractionDigits: 1) } punten
analysis-cost-only = kost { NUMBER($wins, maximumFractionDigits: 1) } overwinningen per 100 partijen (± { NUMBER($error, maximumFractionDigits: 1) })
analysis-mark-costly = duur
analysis-mark-best = de beste zet
analysis-waiting = Wachten
analysis-fumbling = Misgrepen
analysis-parking = Parkeren
analysis-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
analysis-longest = Waar de meeste tijd verloren ging
analysis-lost-waiting = { NUMBER($seconds, minimumFractionDigits: 1) } s gewacht
analysis-lost-fumbling = { NUMBER($seconds, minimumFractionDigits: 1) } s door een misgreep
analysis-lost-parking = { NUMBER($seconds, minimumFractionDigits: 1) } s door parkeren
analysis-places = Verloren tijd per plek
analysis-place = Plek { $number }
analysis-how = Elke zet wordt vergeleken met wat de expert had gedaan met alleen de kennis die deze speler kon hebben. 100 % nauwkeurigheid: niets weggegeven; 0 %: als willekeurige zetten.
analysis-how-race = Wie wacht, heeft een kaart in de hand waarvan alle stapelvelden door anderen bedekt zijn. Parkeren kost alle tijd die aan de geparkeerde kaart is besteed.
