### Die Lektionen: was die Kröte sagt. Kero und Rana heißen die anderen am Tisch.

lessons-title = Spielend lernen
lessons-line = Je zwei bis vier Minuten. Du spielst, die Kröte erklärt.
lessons-start = Los geht’s
lessons-again = Noch einmal
lessons-done = gelernt
lessons-leave = Lektion verlassen
lessons-coach = Die Kröte sagt
lessons-step = Schritt { $step } von { $steps }
lessons-next = Weiter
lessons-hurry = Schneller
lessons-back = Einen Schritt zurück
lessons-skip = Überspringen
lessons-skip-all = Lektion überspringen
lessons-show = Zeig’s mir
lessons-your-move = Dein Zug
lessons-wait = Moment noch: Tipp erst auf „Weiter“.
lessons-not-allowed = Nicht erlaubt.
lessons-finished = Du kannst { $game }!
lessons-play = Jetzt spielen
lessons-play-game = Jetzt spielen: { $game }, gegen Anfänger-Bots
lessons-others = Andere Lektionen

## Take That

lessons-take_that-hello = Willkommen bei Take That! Karten von 12 bis 98, neun auf deiner Hand. Die meisten Punkte gewinnen.
lessons-take_that-row = In der Mitte wächst eine Reihe. Sie kann dir Punkte bringen. Aber wer sie nehmen muss, zahlt.
lessons-take_that-open = Die Reihe ist leer, also darf jede Karte sie eröffnen. Leg deine 34 an: Tipp sie zweimal an.
lessons-take_that-open-instead = Jede Karte darf eröffnen. Für diese Lektion leg die 34 an.
lessons-take_that-near = Siehst du? Eine Karte darf höchstens 10 von der letzten entfernt sein. Kero ging von 34 auf 41, Rana auf 49.
lessons-take_that-lay = Die letzte Karte ist 49, also passen 39 bis 59. Leg deine 52 an.
lessons-take_that-lay-instead = Das geht auch. Für diese Lektion leg die 52 an.
lessons-take_that-toad = Quak! Die 66 ist eine Kröte: zwei gleiche Ziffern. Wer die Reihe nimmt, zahlt 5 für eine Kröte und 1 für jede andere Karte.
lessons-take_that-partners = Jetzt der Twist. In der Reihe liegt die 49, und du hast die 94: dieselben Ziffern, vertauscht. Das ist ihre Twisted-Karte!
lessons-take_that-twist = Twiste mit deiner 94. Sie holt die 49 aus der Reihe, egal, wo sie liegt.
lessons-take_that-twist-instead = Für diese Reihe willst du nicht zahlen. Twiste mit der 94: Das sind 2 Punkte.
lessons-take_that-points = Beide Karten liegen offen neben dir: 2 Punkte. Die Reihe ist zusammengerückt. Kero muss bei 66 weitermachen …
lessons-take_that-ouch = … und kann nicht! Kero nimmt die ganze Reihe samt Kröte, für 9 Minuspunkte. Dann eröffnet Kero eine neue Reihe.
lessons-take_that-take = Die letzte Karte ist 78. Du hast nichts von 68 bis 88 und keine Twisted-Karte. Nimm die Reihe.
lessons-take_that-take-instead = Hier passt nichts. Nimm die Reihe.
lessons-take_that-cheap = Nur 2 Minuspunkte. Eine kurze Reihe ist billig: Manchmal nimmst du sie klugerweise, obwohl du nicht musst.
lessons-take_that-anew = Eröffne jetzt eine neue Reihe, egal womit. Du hast die 23 und ihre Twisted-Karte 32. Leg die 23 an …
lessons-take_that-anew-instead = Geht auch. Aber die 23 ist schlau: Du hast ihre Twisted-Karte. Leg die 23 an.
lessons-take_that-plan = … und da liegt sie immer noch. Twiste mit der 32!
lessons-take_that-plan-instead = Nicht schlecht, aber Twisten ist besser. Twiste mit der 32 für 2 weitere Punkte.
lessons-take_that-jump = Nach jedem Zug ziehst du eine Karte. So geht es, bis der Zugstapel leer ist. Springen wir dorthin.
lessons-take_that-empty = Der Zugstapel ist leer: Niemand zieht mehr. Sobald die Reihe genommen wird, ist die Runde vorbei.
lessons-take_that-last = Sechs Karten, zwei Kröten: Die nimmst du besser nicht! Nah an 95 liegen nur wenige Karten. Leg sie an und schau, was Kero tun kann.
lessons-take_that-last-instead = Mit zwei Kröten drin? Leg lieber die 95 an.
lessons-take_that-over = Nichts! Kero nimmt sieben Karten mit zwei Kröten, und die Runde ist vorbei.
lessons-take_that-score = Du: 16 Karten offen, 3 verdeckt. Das macht 13 Punkte. Karten auf der Hand zählen nichts.
lessons-take_that-end = Eine Partie hat zwei Runden. Leg knapp an, twiste scharf, und überlass die Reihe den anderen!

## Twins

lessons-twins-hello = Willkommen bei Twins! Alle haben 12 Chips. Die meisten Chips gewinnen. Eine Runde hat vier Duelle mit je zwei Karten.
lessons-twins-ink = Schau dir die Zahlen auf deinen Karten an: Manche sind schwarz, manche weiß. Das ist die Tinte.
lessons-twins-twins = Das Beste sind Zwillinge: gleiche Zahl, gleiche Tinte. Du hast welche: die rote 7 und die orange 7, beide schwarz.
lessons-twins-pair = Danach kommt ein Paar: gleiche Zahl, verschiedene Tinte. Die gelbe 9 ist schwarz, die grüne 9 weiß: ein Paar.
lessons-twins-rest = Dann kommt Farbe: zwei Karten einer Farbe. Und zuletzt Einzelkarten: alles andere. Bei diesen beiden zählt die Summe.
lessons-twins-price = Zuerst darfst du kaufen: eine Karte für 1 Chip, zwei Karten für 3. Die Chips kommen in den Topf.
lessons-twins-buy = Deine rote 2 ist einsam. Kauf eine Karte.
lessons-twins-buy-instead = Das ginge auch. Für diese Lektion kauf eine Karte.
lessons-twins-bought = Die orange 2! Mit der roten 2 sind das Zwillinge. Kero hat zwei Karten gekauft, Rana keine. Im Topf sind 4 Chips.
lessons-twins-duel1 = Duell 1: Der Niedrigste zahlt 2. Du musst hier nicht gewinnen. Wähl die blaue 8 und die blaue 10: Farbe 18.
lessons-twins-duel1-instead = Nicht am niedrigsten zu sein reicht. Spar die anderen auf und wähl die blaue 8 und die blaue 10.
lessons-twins-after1 = Alle Karten werden gleichzeitig aufgedeckt. Kero hat nur Einzelkarten und zahlt 2 Chips in den Topf.
lessons-twins-duel2 = Duell 2: Der Beste gewinnt 3 Chips. Zeig jetzt deine Zwillinge: die rote 7 und die orange 7.
lessons-twins-duel2-instead = Hier gewinnt nur der Beste. Wähl die rote 7 und die orange 7.
lessons-twins-after2 = Zwillinge schlagen alles, was darunter ist. Du gewinnst 3 Chips aus dem Topf.
lessons-twins-duel3 = Duell 3: Der Niedrigste zahlt 1 und setzt in Duell 4 aus. Bleib dabei! Wähl das Paar: die gelbe 9 und die grüne 9.
lessons-twins-duel3-instead = Heb die 2er für Duell 4 auf. Wähl die gelbe 9 und die grüne 9.
lessons-twins-after3 = Rana war am niedrigsten, zahlt 1 und schaut jetzt nur zu. Im Topf sind 4 Chips, und in Duell 4 geht es um alle.
lessons-twins-duel4 = Duell 4: Der Beste gewinnt den ganzen Topf. Welche zwei? Die rote 2 und die orange 2, auch wenn sie klein sind!
lessons-twins-duel4-instead = Denk daran, welche Art die beste ist. Wähl die rote 2 und die orange 2.
lessons-twins-after4 = Kero hatte ein 10er-Paar. Aber 2er-Zwillinge schlagen jedes Paar! Der Topf gehört dir.
lessons-twins-end = So geht es Runde um Runde, bis jemand nicht zahlen kann. Spiel deine besten Karten da, wo sie zählen! Sind mehr am Tisch, zahlen und gewinnen auch mehr.

## Istinto

lessons-istinto-hello = Willkommen bei Istinto! Eine Runde hat elf Stiche. Du sagst an, wie viele du machst. Dann mach genau so viele.
lessons-istinto-cards = Es gibt fünf Farben von 1 bis 12 und sechs Trümpfe, mit einem T. Ein Trumpf schlägt jede Farbe.
lessons-istinto-count = Zähl jetzt, was gewinnen sollte. Die weiße 12 und die grüne 12 sind die höchsten ihrer Farbe, und du hast zwei Trümpfe.
lessons-istinto-bid = Kero sagt 5 an, Rana 2. Du hast vier gute Karten: Sag 4 an. Tipp zweimal darauf.
lessons-istinto-bid-instead = Mutig! Aber deine Hand sieht nach vier aus. Sag 4 an.
lessons-istinto-exactly = Genau 4 müssen es sein. Mit 3 oder 5 bekommst du gar nichts. Rana beginnt …
lessons-istinto-follow = Weiß wurde ausgespielt. Hast du die Farbe, musst du sie bedienen. Spiel die weiße 12: Tipp sie zweimal an.
lessons-istinto-follow-instead = Die weiße 3 würde verlieren. Spiel die weiße 12: Nichts Weißes schlägt sie.
lessons-istinto-lead = Dein erster Stich! Wer ihn macht, spielt aus, und zwar jede beliebige Karte. Werd eine kleine los: die rote 2.
lessons-istinto-lead-instead = Heb sie für später auf. Spiel die rote 2 aus.
lessons-istinto-void = Schau: Kero hat Blau ausgespielt. Rana hat kein Blau und hat einen Trumpf gespielt. Du hast auch kein Blau.
lessons-istinto-trump = Ohne die Farbe darfst du alles spielen. Spiel auch einen Trumpf!
lessons-istinto-trump-instead = Das würde verlieren. Trumpf ist hier erlaubt: Spiel T.
lessons-istinto-last_trump = Alle Trümpfe sind gleich, und der zuletzt gespielte gewinnt. Der Stich gehört dir! Das sind zwei.
lessons-istinto-high = Spiel jetzt die grüne 12 aus. Nur ein Trumpf könnte sie schlagen.
lessons-istinto-high-instead = Du brauchst noch zwei. Spiel die grüne 12 aus.
lessons-istinto-duck = Drei! Einer noch, das reicht. Behalt deinen Trumpf und spiel die schwarze 3 aus.
lessons-istinto-duck-instead = Jetzt nicht: Du brauchst nur noch einen. Spiel die schwarze 3 aus.
lessons-istinto-early = Übrigens: Sobald die erste Karte eines Stichs liegt, darfst du deine schon vormerken. Sie wartet, bis du dran bist.
lessons-istinto-jump = Jetzt ist Kero mit Gewinnen beschäftigt. Springen wir drei Stiche weiter.
lessons-istinto-fourth = Du hast 3 und brauchst 4. Kero hat Blau ausgespielt, und es liegt kein Trumpf auf dem Tisch. Spiel deinen Trumpf!
lessons-istinto-fourth-instead = Hier ist deine Chance auf den vierten Stich. Spiel T.
lessons-istinto-enough = Vier, genau wie angesagt. Aber jetzt musst du ausspielen, und ein Stich mehr würde alles verderben!
lessons-istinto-lose = Also spiel aus, was kaum gewinnen kann: die grüne 2.
lessons-istinto-lose-instead = Zu stark: Sie könnte gewinnen. Spiel die grüne 2 aus.
lessons-istinto-last = Kero hat Weiß ausgespielt, und deine letzte Karte ist schwarz: Sie kann nicht gewinnen. Spiel sie mit einem Lächeln.
lessons-istinto-last-instead = Spiel die schwarze 8.
lessons-istinto-score = Vier angesagt, vier gemacht: 10 Punkte und 5 dazu als Bonus. Kero hat 5 angesagt, 6 gemacht und bekommt nichts.
lessons-istinto-bonus = Der Bonus wächst an beiden Enden: 0 Stiche bringen 20 Punkte, 5 bringen 20, und 6 oder mehr bringen 60!
lessons-istinto-end = Wer zuerst 100 Punkte hat, gewinnt. Vertrau deinem Instinkt!

## Ligretto Twist

lessons-ligretto_twist-hello = Willkommen bei Ligretto Twist! Du hast 40 Karten, Kero hat 40. Wer zuerst alle los ist, gewinnt.
lessons-ligretto_twist-pace = Niemand ist hier „dran“: Alle spielen zugleich, so schnell sie können. Hier gehen wir im Schritttempo.
lessons-ligretto_twist-flip = Du siehst immer nur eine Karte. Deck die oberste deines Nachziehstapels auf.
lessons-ligretto_twist-flip-instead = Deck zuerst eine Karte auf.
lessons-ligretto_twist-lay = Rot! Leg sie auf das rote Stapelfeld.
lessons-ligretto_twist-lay-instead = Farbe kommt auf Farbe: Leg sie auf Rot.
lessons-ligretto_twist-stays = Jetzt der Twist: Die Hand, die die Karte abgelegt hat, bleibt auf dem Stapelfeld. Solange sie da liegt, ist Rot für Kero geblockt.
lessons-ligretto_twist-other_hand = Du hast noch eine Hand. Deck mit ihr die nächste Karte auf.
lessons-ligretto_twist-other_hand-instead = Deck die nächste Karte auf.
lessons-ligretto_twist-swap = Blau. Leg sie auf das blaue Stapelfeld.
lessons-ligretto_twist-swap-instead = Blau kommt auf Blau.
lessons-ligretto_twist-free = Jetzt bleibt diese Hand auf Blau, und deine erste Hand ist frei. So bedeckst du immer ein Stapelfeld. Schau, was Kero macht …
lessons-ligretto_twist-blocked = Keros Hand liegt auf Grün. Ein Stapelfeld unter einer fremden Hand ist für dich geblockt.
lessons-ligretto_twist-flip_green = Weiter: Deck deine nächste Karte auf.
lessons-ligretto_twist-flip_green-instead = Deck deine nächste Karte auf.
lessons-ligretto_twist-fumble = Ausgerechnet Grün! Mal sehen, was passiert, wenn du es versuchst. Leg sie auf Grün.
lessons-ligretto_twist-fumble-instead = Mach nur dieses eine Mal etwas falsch: Versuch das grüne Stapelfeld.
lessons-ligretto_twist-frozen = Ein Patzer! Falsche Farbe oder geblocktes Stapelfeld: Die Karte kommt zurück, und einen Moment lang kannst du nichts tun.
lessons-ligretto_twist-park = Du darfst warten, bis Keros Hand weggeht. Oder du parkst die Karte verdeckt und spielst weiter. Park sie.
lessons-ligretto_twist-park-instead = Grün ist noch geblockt. Park die Karte.
lessons-ligretto_twist-flip_blue = Und weiter: Deck die nächste Karte auf!
lessons-ligretto_twist-flip_blue-instead = Deck die nächste Karte auf.
lessons-ligretto_twist-own_hand = Blau, und Blau liegt unter deiner eigenen Hand. Für dich ist das nicht geblockt! Leg sie dort ab und wechsle die Hände.
lessons-ligretto_twist-own_hand-instead = Deine eigene Hand hindert dich nie. Leg die Karte auf Blau.
lessons-ligretto_twist-parked = Ist dein Nachziehstapel leer, sind die geparkten Karten dein neuer. Parken darfst du nur, wenn jedes Stapelfeld der Farbe geblockt ist.
lessons-ligretto_twist-knot = Kann vor lauter Händen niemand mehr ablegen, ist das ein Knoten: Alle Hände heben sich, und weiter geht’s.
lessons-ligretto_twist-jump = Mehr musst du nicht wissen. Springen wir zu deiner letzten Karte!
lessons-ligretto_twist-last_flip = Noch eine Karte. Deck sie auf!
lessons-ligretto_twist-last_flip-instead = Deck deine letzte Karte auf.
lessons-ligretto_twist-last_lay = Gelb, und Gelb ist frei. Leg sie ab: schnell, vor Kero!
lessons-ligretto_twist-last_lay-instead = Gelb kommt auf Gelb.
lessons-ligretto_twist-score = „Twist Stopp!“ Deine Karten sind weg, und die Runde ist vorbei. Kero hat noch 18 Karten: 18 Minuspunkte.
lessons-ligretto_twist-end = Nach fünf Runden gewinnen die wenigsten Minuspunkte. An einem echten Tisch geht es schnell zu. Erst schauen, dann ablegen!
