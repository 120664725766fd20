### Istinto: Karten, Ansagen, Stiche, das Gericht, der Punktezettel.

## The box, at home: see vite.config.ts

istinto-box = Sag, wie viele Stiche du machst. Dann mach genau so viele.

## Karten

istinto-card-w = Weiß { $rank }
istinto-card-b = Blau { $rank }
istinto-card-g = Grün { $rank }
istinto-card-r = Rot { $rank }
istinto-card-k = Schwarz { $rank }
istinto-card-T = Trumpf
istinto-suit-w = Weiß
istinto-suit-b = Blau
istinto-suit-g = Grün
istinto-suit-r = Rot
istinto-suit-k = Schwarz
istinto-your-hand = Deine Hand
istinto-hand-of = Hand von { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Ansagen

istinto-how-many = Wie viele Stiche machst du?
# Was eine genaue Ansage wert ist.
istinto-worth = Genau: 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Noch einmal tippen, um { $bid } Stich anzusagen.
       *[other] Noch einmal tippen, um { $bid } Stiche anzusagen.
    }
istinto-bid-keys = Tipp eine Zahl und bestätige mit Enter.
istinto-bid-of =
    { $bid ->
        [one] { $bid } Stich ansagen
       *[other] { $bid } Stiche ansagen
    }
istinto-move-play = { $card } spielen
istinto-round-number = Runde { $round }
istinto-bid-so-far =
    { $sum ->
        [one] { $sum } von 11 Stichen angesagt
       *[other] { $sum } von 11 Stichen angesagt
    }
istinto-no-bid-yet = noch keine Ansage
# Wörter auf einem Zettelchen: sehr kurz.
istinto-slip-exact = genau
istinto-slip-missed = verfehlt
istinto-slip-short = noch { $count }
istinto-slip-says = { $bid } angesagt, { $taken } gemacht: { $word }

## Der Stich

istinto-trick = Der Stich
istinto-lies = { $name }: { $card }
istinto-led = Farbe: { $suit }
istinto-led-trump = alles erlaubt
istinto-leads = spielt aus
istinto-wins =
    { $who ->
        [you] gewinnst
       *[other] gewinnt
    }
istinto-go-on = Weiter
istinto-withdraw = zurücknehmen
istinto-withdraw-why = Vorgemerkt, bis du dran bist.
istinto-last-trick = Letzter Stich
istinto-scores = Punkte

## Worauf der Tisch wartet

istinto-takes =
    { $you ->
        [yes] Du machst den Stich.
       *[no] { $name } macht den Stich.
    }
istinto-over = Das Spiel ist vorbei.
istinto-bidding =
    { $you ->
        [yes] Deine Ansage.
       *[no] { $name } sagt an …
    }
istinto-to-play = { $name } ist dran …
istinto-to-play-early = { $name } ist dran. Du darfst schon eine Karte vormerken.
istinto-you-lead = Du spielst aus, was du willst.
istinto-your-card = Deine Karte. Ausgespielt wurde { $suit }.
istinto-your-card-free = Deine Karte. Trumpf ausgespielt: alles erlaubt.
istinto-play-again = Noch einmal tippen, um diese Karte zu spielen.
istinto-commit-again = Noch einmal tippen, um diese Karte vorzumerken.
istinto-closing =
    { $count ->
        [one] Alle Stiche sind gespielt. Eine Person muss noch akzeptieren.
       *[other] Alle Stiche sind gespielt. { $count } Personen müssen noch akzeptieren.
    }

## Einspruch

istinto-accept = Akzeptieren
istinto-accepted = akzeptiert
istinto-challenge = Einspruch
istinto-accuse-whom = Wer hat falsch bedient?
istinto-stake = Die Runde endet sofort. Wurde wirklich falsch bedient, kostet das die beschuldigte Person 10 Punkte, sonst dich.
istinto-court = Das Gericht
istinto-verdict-guilty = Falsch bedient
istinto-verdict-innocent = Richtig bedient
istinto-proof =
    { $you ->
        [yes] In Stich { $first } wurde { $suit } ausgespielt, und du hast { $card } gespielt. In Stich { $later } hattest du dann doch { $shown }.
       *[no] In Stich { $first } wurde { $suit } ausgespielt, und { $name } hat { $card } gespielt. In Stich { $later } hatte { $name } dann doch { $shown }.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] Du hattest noch eine Karte der ausgespielten Farbe: Sie war noch nicht gespielt.
       *[no] { $name } hatte noch eine Karte der ausgespielten Farbe: Sie war noch nicht gespielt.
    }
istinto-evidence =
    { $you ->
        [yes] Was du in dieser Runde gespielt hast
       *[no] Was { $name } in dieser Runde gespielt hat
    }
istinto-exhibit-led = spielte aus
istinto-exhibit-free = alles erlaubt
istinto-exhibit-followed = bedient
istinto-exhibit-not = nicht bedient
istinto-exhibit-had = hatte { $suit }

## Der Punktezettel

istinto-round = Runde
istinto-sheet-caption = Stiche gemacht / angesagt, und Punkte
istinto-sheet-total = Gesamt
istinto-sheet-exact =
    { $points ->
        [one] { $taken } gemacht, { $bid } angesagt: genau, { $points } Punkt
       *[other] { $taken } gemacht, { $bid } angesagt: genau, { $points } Punkte
    }
istinto-sheet-missed = { $taken } gemacht, { $bid } angesagt: verfehlt, keine Punkte
istinto-sheet-challenge =
    { $points ->
        [one] durch Einspruch beendet: { $points } Punkt
       *[other] durch Einspruch beendet: { $points } Punkte
    }
istinto-sheet-note = Ein Einspruch hat die Runde beendet: ! erhob ihn, ? wurde beschuldigt.

## Der Verlauf

istinto-tell-bid =
    { $you ->
        [yes] Du sagst { $bid } an.
       *[no] { $name } sagt { $bid } an.
    }
istinto-tell-play =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
istinto-tell-trick =
    { $you ->
        [yes] Du machst den Stich mit { $card }.
       *[no] { $name } macht den Stich mit { $card }.
    }
istinto-tell-accept =
    { $you ->
        [yes] Du akzeptierst die Runde.
       *[no] { $name } akzeptiert die Runde.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] Du erhebst Einspruch: { $accused } hat falsch bedient und verliert 10 Punkte.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } erhebt Einspruch gegen dich: Du hast falsch bedient und verlierst 10 Punkte.
                       *[no] { $name } erhebt Einspruch: { $accused } hat falsch bedient und verliert 10 Punkte.
                    }
            }
       *[innocent]
            { $you ->
                [yes] Du erhebst Einspruch, aber { $accused } hat richtig bedient: Du verlierst 10 Punkte.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } erhebt Einspruch gegen dich, aber du hast richtig bedient: { $name } verliert 10 Punkte.
                       *[no] { $name } erhebt Einspruch, aber { $accused } hat richtig bedient: { $name } verliert 10 Punkte.
                    }
            }
    }
istinto-tell-round = Die Runde ist vorbei: { $totals }.
istinto-total-of =
    { $you ->
        [yes] du { $points }
       *[no] { $name } { $points }
    }

## A new table

istinto-option-until = Bis
istinto-option-revokes = Falsches Bedienen
istinto-value-until-100 = 100 Punkte
istinto-value-until-60 = 60 Punkte
istinto-value-until-each_dealt_twice = alle zweimal gegeben haben
istinto-value-revokes-prevented = wird verhindert
istinto-value-revokes-challengeable = möglich, mit Einspruch

## The score sheet

istinto-scores-option-until = Bis
istinto-scores-round = Runde
istinto-scores-rounds-so-far =
    { $count ->
        [0] Nicht begonnen
        [one] Nach einer Runde
       *[other] Nach { $count } Runden
    }
istinto-replay-round = Runde { $round }
istinto-replay-round-before = Zum Anfang der Runde
istinto-replay-round-after = Zur nächsten Runde
istinto-scores-field-bids = Ansage
istinto-scores-field-tricks = Stiche
istinto-scores-ask-bids = { $name }: Wie viele Stiche machst du?
istinto-scores-ask-tricks = { $name }: Wie viele Stiche hast du gemacht?
istinto-scores-instead = Einspruch?
istinto-scores-instead-not = Kein Einspruch
istinto-scores-accuser = Einspruch von wem?
istinto-scores-accused = Gegen wen?
istinto-scores-revoked = Hatte { $name } die ausgespielte Farbe?
istinto-scores-revoked-nobody = Hatte die Person die ausgespielte Farbe?
istinto-scores-yes = Ja, falsch bedient
istinto-scores-no = Nein, alles gut
istinto-scores-cant-most-bids = { $name } kann nicht { $count } ansagen: Es gibt { $most } Stiche.
istinto-scores-cant-most-tricks = { $name } kann nicht { $count } Stiche haben: Es gibt { $most }.
istinto-scores-cant-oneself = { $name } kann sich nicht selbst beschuldigen.
istinto-scores-cant-tricks-over =
    { $over ->
        [one] Das macht { $tricks } Stiche, einen zu viel: Es gibt 11.
       *[other] Das macht { $tricks } Stiche, { $over } zu viel: Es gibt 11.
    }
istinto-scores-cant-tricks-under =
    { $under ->
        [one] Stiche zusammen: { $tricks }. Einer fehlt: Es gibt 11.
       *[other] Stiche zusammen: { $tricks }. { $under } fehlen: Es gibt 11.
    }
istinto-scores-why-bid-made =
    { $bid ->
        [one] hat { $bid } angesagt und gemacht: { $points } Punkte.
       *[other] hat { $bid } angesagt und { $tricks } gemacht: { $points } Punkte.
    }
istinto-scores-why-bid-missed = hat { $bid } angesagt und { $tricks } gemacht: nichts.
istinto-scores-why-revoked = hat falsch bedient, erwischt: −10.
istinto-scores-why-accused-wrongly = hat zu Unrecht beschuldigt: −10.
istinto-scores-why-no-bids = bekommt nichts: Die Runde wurde abgebrochen.

## The lesson: what the toad says. Kero and Rana are the other players’ names

istinto-lesson-hello = Willkommen bei Istinto! Eine Runde hat elf Stiche. Du sagst an, wie viele du machst. Dann mach genau so viele.
istinto-lesson-cards = Es gibt fünf Farben von 1 bis 12 und sechs Trümpfe, mit einem Auge. Ein Trumpf schlägt jede Farbe.
istinto-lesson-count = Zähl jetzt, was gewinnen sollte. Die weiße 12 und die grüne 12 sind die höchsten ihrer Farbe, und du hast zwei Trümpfe.
istinto-lesson-bid = Kero sagt 5 an, Rana 2. Du hast vier gute Karten: Sag 4 an. Tipp zweimal darauf.
istinto-lesson-bid-instead = Mutig! Aber deine Hand sieht nach vier aus. Sag 4 an.
istinto-lesson-exactly = Genau 4 müssen es sein. Mit 3 oder 5 bekommst du gar nichts. Rana beginnt …
istinto-lesson-follow = Weiß wurde ausgespielt. Hast du die Farbe, musst du sie bedienen. Spiel die weiße 12: Tipp sie zweimal an.
istinto-lesson-follow-instead = Die weiße 3 würde verlieren. Spiel die weiße 12: Nichts Weißes schlägt sie.
istinto-lesson-lead = Dein erster Stich! Wer ihn macht, spielt als Nächstes aus, egal welche Karte. Werd eine kleine los: die rote 2.
istinto-lesson-lead-instead = Heb sie für später auf. Spiel die rote 2 aus.
istinto-lesson-void = Schau: Kero hat Blau ausgespielt. Rana hat kein Blau und hat einen Trumpf gespielt. Du hast auch kein Blau.
istinto-lesson-trump = Ohne die Farbe darfst du alles spielen. Spiel auch einen Trumpf!
istinto-lesson-trump-instead = Das würde verlieren. Trumpf ist hier erlaubt: Spiel deinen Trumpf.
istinto-lesson-last_trump = Alle Trümpfe sind gleich, und der zuletzt gespielte gewinnt. Der Stich gehört dir! Das sind zwei.
istinto-lesson-high = Spiel jetzt die grüne 12 aus. Nur ein Trumpf könnte sie schlagen.
istinto-lesson-high-instead = Du brauchst noch zwei. Spiel die grüne 12 aus.
istinto-lesson-duck = Drei! Einer noch, das reicht. Behalt deinen Trumpf und spiel die schwarze 3 aus.
istinto-lesson-duck-instead = Jetzt nicht: Du brauchst nur noch einen. Spiel die schwarze 3 aus.
istinto-lesson-early = Übrigens: Sobald die erste Karte eines Stichs liegt, darfst du deine schon vormerken. Sie wartet, bis du dran bist.
istinto-lesson-jump = Jetzt gewinnt erst einmal Kero. Springen wir drei Stiche weiter.
istinto-lesson-fourth = Du hast 3 und brauchst 4. Kero hat Blau ausgespielt, und es liegt kein Trumpf auf dem Tisch. Spiel deinen Trumpf!
istinto-lesson-fourth-instead = Hier ist deine Chance auf den vierten Stich. Spiel deinen Trumpf.
istinto-lesson-enough = Vier, genau wie angesagt. Aber jetzt musst du ausspielen, und ein Stich mehr würde alles verderben!
istinto-lesson-lose = Also spiel aus, was kaum gewinnen kann: die grüne 2.
istinto-lesson-lose-instead = Zu stark: Sie könnte gewinnen. Spiel die grüne 2 aus.
istinto-lesson-last = Kero hat Weiß ausgespielt, und deine letzte Karte ist schwarz: Sie kann nicht gewinnen. Spiel sie mit einem Lächeln.
istinto-lesson-last-instead = Spiel die schwarze 8.
istinto-lesson-score = Vier angesagt, vier gemacht: 10 Punkte und 5 dazu als Bonus. Kero hat 5 angesagt, 6 gemacht und bekommt nichts.
istinto-lesson-bonus = Der Bonus wächst an beiden Enden: 0 Stiche bringen 20 Punkte, 5 bringen 20, und 6 oder mehr bringen 60!
istinto-lesson-end = Wer zuerst 100 Punkte hat, gewinnt. Vertrau deinem Instinkt!

## What can’t be done

istinto-why-bids-first = Noch haben nicht alle angesagt. Karten werden erst danach gespielt.
istinto-why-bid-first = Du hast noch nicht angesagt. Wähl erst, wie viele Stiche du machst.
istinto-why-no-lead = Von diesem Stich liegt noch keine Karte. Ist ausgespielt, kannst du eine vormerken.
istinto-why-played = Zu diesem Stich hast du schon gespielt. Warte auf den nächsten.
istinto-why-follow = Du musst bedienen: Ausgespielt wurde { $suit }, und das hast du. Spiel eine Karte dieser Farbe.
istinto-why-IS-8 = Alle Stiche sind gespielt. Akzeptiere die Runde oder beschuldige jemanden.

## Die Geschichte einer Partie, die vorbei ist

istinto-story-when = Runde { $round }
istinto-story-feat =
    { $who ->
        [you] Du hast { $bid } angesagt und { $taken } geholt: { $points } Punkte.
       *[other] { $name } hat { $bid } angesagt und { $taken } geholt: { $points } Punkte.
    }

## Warum ein Zug gut ist oder nicht

istinto-reason-made = In { $tenths } von 10 simulierten Verteilungen machst du genau { $bid }.
istinto-reason-pays = { $bid } angesagt und gemacht: { $points } Punkte.
istinto-reason-hand = Trümpfe auf der Hand: { $trumps }. Karten mit 11 oder 12: { $high }.
istinto-reason-wanted = Stiche, die du noch brauchst: { $wanted }. Trümpfe und höchste Karten auf der Hand: { $masters }.
istinto-reason-meets = In { $tenths } von 10 simulierten Verteilungen triffst du deine Ansage von { $bid }.
istinto-reason-enough = Du hast die { $bid }, die du angesagt hast: Ein Stich mehr kostet dich die Ansage.
istinto-reason-missed = Deine Ansage von { $bid } ist nicht mehr zu treffen.
istinto-reason-last = Nach dir spielt niemand: Mit { $card } gehört der Stich dir.
istinto-reason-beaten = Es liegt { $best }: Mit { $card } bekommst du diesen Stich nicht.
istinto-reason-takes = Mit { $card } bekommst du diesen Stich in { $tenths } von 10 simulierten Verteilungen.
istinto-reason-top = Höher als { $card } ist in der Farbe nichts mehr: Nur ein Trumpf sticht.
