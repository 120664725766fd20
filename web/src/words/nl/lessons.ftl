### De lessen: wat de pad zegt. Kero en Rana zijn de namen van de andere spelers.

lessons-title = Leer het al spelend
lessons-line = Twee tot vier minuten per les. Jij speelt, de pad legt uit.
lessons-start = Beginnen
lessons-again = Nog eens
lessons-done = geleerd
lessons-leave = Les verlaten
lessons-coach = De pad zegt
lessons-step = Stap { $step } van { $steps }
lessons-next = Volgende
lessons-hurry = Verder
lessons-back = Eén stap terug
lessons-skip = Overslaan
lessons-skip-all = Les overslaan
lessons-show = Laat zien
lessons-your-move = Jouw zet
lessons-wait = Een moment: tik eerst op “Volgende”.
lessons-not-allowed = Dat mag niet.
lessons-finished = Je kent { $game }!
lessons-play = Nu spelen
lessons-play-game = Nu spelen: { $game }, tegen beginnende bots
lessons-others = Andere lessen

## Take That

lessons-take_that-hello = Welkom bij Take That! De kaarten lopen van 12 tot en met 98. Je hebt er negen. De meeste punten winnen.
lessons-take_that-row = In het midden groeit één rij. Die kan je punten opleveren. Maar wie de rij moet pakken, betaalt.
lessons-take_that-open = De rij is leeg, dus elke kaart mag beginnen. Leg je 34: tik er twee keer op.
lessons-take_that-open-instead = Elke kaart mag beginnen. Leg voor deze les 34.
lessons-take_that-near = Zie je? Een kaart mag hoogstens 10 van de laatste verschillen. Kero ging van 34 naar 41, Rana naar 49.
lessons-take_that-lay = De laatste kaart is 49, dus 39 tot en met 59 passen. Leg je 52.
lessons-take_that-lay-instead = Die past ook. Leg voor deze les 52.
lessons-take_that-toad = Kwaak! 66 is een pad: twee gelijke cijfers. Wie de rij pakt, betaalt 5 voor een pad en 1 voor elke andere kaart.
lessons-take_that-partners = Nu het twisten. In de rij ligt 49, en jij hebt 94: dezelfde cijfers, omgewisseld. Het zijn partners!
lessons-take_that-twist = Twist met je 94. Die haalt 49 uit de rij, waar die ook ligt.
lessons-take_that-twist-instead = Voor die rij wil je niet betalen. Twist met 94: dat zijn 2 punten.
lessons-take_that-points = Beide kaarten liggen open naast je: 2 punten. De rij is aangeschoven. Kero moet verder vanaf 66 …
lessons-take_that-ouch = … en dat lukt niet! Kero pakt de hele rij, met pad en al, voor 9 minpunten. Daarna begint Kero een nieuwe rij.
lessons-take_that-take = De laatste kaart is 78. Je hebt niets van 68 tot en met 88, en geen partner. Pak de rij.
lessons-take_that-take-instead = Hier past niets. Pak de rij.
lessons-take_that-cheap = Maar 2 minpunten. Een korte rij is goedkoop: soms is het slim om die te pakken, ook als het niet hoeft.
lessons-take_that-anew = Nu begin je een nieuwe rij met een kaart naar keuze. Je hebt 23 en de partner 32. Leg 23 …
lessons-take_that-anew-instead = Dat mag. Maar 23 is slim: je hebt de partner. Leg 23.
lessons-take_that-plan = … en daar ligt die nog. Twist met 32!
lessons-take_that-plan-instead = Aardig, maar twisten is beter. Twist met 32 voor nog 2 punten.
lessons-take_that-jump = Na elke beurt trek je een kaart. Zo gaat het door tot de trekstapel leeg is. Daar springen we nu heen.
lessons-take_that-empty = De trekstapel is leeg: niemand trekt nog. Zodra de rij wordt gepakt, is de ronde voorbij.
lessons-take_that-last = Zes kaarten, twee padden: niet pakken! Dicht bij 95 liggen weinig kaarten. Leg die, en kijk wat Kero kan.
lessons-take_that-last-instead = Met twee padden erin? Leg liever 95.
lessons-take_that-over = Niets! Kero pakt zeven kaarten met twee padden, en de ronde is voorbij.
lessons-take_that-score = Jij: 16 open kaarten, 3 gedekte. Dat zijn 13 punten. Kaarten die nog in een hand zitten, tellen niet.
lessons-take_that-end = Een partij heeft twee rondes. Leg dichtbij, twist scherp en laat de rij voor een ander liggen!

## Twins

lessons-twins-hello = Welkom bij Twins! Iedereen heeft 12 fiches. De meeste fiches winnen. Een ronde is vier duels, elk met twee kaarten.
lessons-twins-ink = Kijk naar de getallen op je kaarten: sommige zijn zwart, andere wit. Dat is de inkt.
lessons-twins-twins = De beste twee kaarten zijn een tweeling: zelfde getal, zelfde inkt. Je hebt er een: rode 7 en oranje 7, allebei zwart.
lessons-twins-pair = Daarna komt het paar: zelfde getal, verschillende inkt. Gele 9 is zwart en groene 9 is wit: een paar.
lessons-twins-rest = Dan komt kleur: twee kaarten van dezelfde kleur. En als laatste los: al het andere. Daar telt de som.
lessons-twins-price = Eerst mag je kopen: één kaart voor 1 fiche, twee kaarten voor 3. De fiches gaan in de pot.
lessons-twins-buy = Je rode 2 is eenzaam. Koop één kaart.
lessons-twins-buy-instead = Dat kan ook. Koop voor deze les één kaart.
lessons-twins-bought = Oranje 2! Met rode 2 is dat een tweeling. Kero kocht twee kaarten, Rana geen. In de pot zitten 4 fiches.
lessons-twins-duel1 = Duel 1: de laagste betaalt 2. Hier hoef je niet de beste te zijn. Kies blauwe 8 en blauwe 10: kleur 18.
lessons-twins-duel1-instead = Niet de laagste zijn is genoeg. Bewaar de andere en kies blauwe 8 en blauwe 10.
lessons-twins-after1 = Alle kaarten gaan tegelijk open. Kero heeft alleen los en betaalt 2 fiches aan de pot.
lessons-twins-duel2 = Duel 2: de beste wint 3 fiches. Toon nu je tweeling: rode 7 en oranje 7.
lessons-twins-duel2-instead = Hier wint alleen de beste. Kies rode 7 en oranje 7.
lessons-twins-after2 = Een tweeling verslaat alles wat eronder komt. Je wint 3 fiches uit de pot.
lessons-twins-duel3 = Duel 3: de laagste betaalt 1 en slaat duel 4 over. Blijf erin! Kies het paar: gele 9 en groene 9.
lessons-twins-duel3-instead = Bewaar de 2’s voor duel 4. Kies gele 9 en groene 9.
lessons-twins-after3 = Rana was de laagste, betaalt 1 en kijkt nu alleen toe. In de pot zitten 4 fiches, en in duel 4 gaat het om allemaal.
lessons-twins-duel4 = Duel 4: de beste wint de hele pot. Welke twee? Rode 2 en oranje 2, ook al zijn ze klein!
lessons-twins-duel4-instead = Weet je nog welke soort de beste is? Kies rode 2 en oranje 2.
lessons-twins-after4 = Kero had een paar van 10. Maar een tweeling van 2 verslaat elk paar! De pot is voor jou.
lessons-twins-end = Zo gaat het ronde na ronde, tot iemand niet kan betalen. Speel je beste kaarten waar het telt! Met meer spelers zijn er meer die betalen en winnen.

## Istinto

lessons-istinto-hello = Welkom bij Istinto! Een ronde heeft elf slagen. Jij zegt hoeveel je er haalt. Haal er dan precies zoveel.
lessons-istinto-cards = Er zijn vijf kleuren van 1 tot en met 12, en zes troeven, met een T. Een troef verslaat elke kleur.
lessons-istinto-count = Tel nu wat zou moeten winnen. Witte 12 en groene 12 zijn de hoogste van hun kleur, en je hebt twee troeven.
lessons-istinto-bid = Kero zegt 5, Rana zegt 2. Jij hebt vier goede kaarten: zeg 4. Tik er twee keer op.
lessons-istinto-bid-instead = Dapper! Maar je hand ziet eruit als vier. Zeg 4.
lessons-istinto-exactly = Precies 4 moeten het er zijn. Met 3 of 5 krijg je helemaal niets. Rana begint …
lessons-istinto-follow = Wit is gevraagd. Heb je die kleur, dan moet je bekennen. Speel de witte 12: tik er twee keer op.
lessons-istinto-follow-instead = De witte 3 zou verliezen. Speel de witte 12: geen witte kaart is hoger.
lessons-istinto-lead = Je eerste slag! De winnaar komt uit, met een kaart naar keuze. Doe een kleintje weg: de rode 2.
lessons-istinto-lead-instead = Bewaar die voor later. Kom uit met de rode 2.
lessons-istinto-void = Kijk: Kero kwam uit met blauw. Rana heeft geen blauw en speelde een troef. Jij hebt ook geen blauw.
lessons-istinto-trump = Zonder de gevraagde kleur mag je alles spelen. Speel ook een troef!
lessons-istinto-trump-instead = Die zou verliezen. Je mag hier troeven: speel T.
lessons-istinto-last_trump = Alle troeven zijn gelijk, en de laatst gespeelde wint. De slag is van jou! Dat zijn er twee.
lessons-istinto-high = Kom nu uit met de groene 12. Alleen een troef kan die verslaan.
lessons-istinto-high-instead = Je hebt er nog twee nodig. Kom uit met de groene 12.
lessons-istinto-duck = Drie! Nog één is genoeg. Bewaar je troef en kom uit met de zwarte 3.
lessons-istinto-duck-instead = Niet nu: je hebt er nog maar één nodig. Kom uit met de zwarte 3.
lessons-istinto-early = Trouwens: zodra de eerste kaart van een slag ligt, mag je vóór je beurt een kaart klaarleggen. Die wacht op je.
lessons-istinto-jump = Nu is Kero druk aan het winnen. We springen drie slagen vooruit.
lessons-istinto-fourth = Je hebt er 3 en moet er 4 hebben. Kero kwam uit met blauw, en er ligt geen troef. Speel je troef!
lessons-istinto-fourth-instead = Dit is je kans op de vierde slag. Speel T.
lessons-istinto-enough = Vier, precies zoals je zei. Maar nu moet jij uitkomen, en één slag meer zou alles bederven!
lessons-istinto-lose = Kom dus uit met wat amper kan winnen: de groene 2.
lessons-istinto-lose-instead = Te sterk: die zou kunnen winnen. Kom uit met de groene 2.
lessons-istinto-last = Kero kwam uit met wit, en je laatste kaart is zwart. Die kan niet winnen. Speel hem met een glimlach.
lessons-istinto-last-instead = Speel de zwarte 8.
lessons-istinto-score = Vier gezegd, vier gehaald: 10 punten, en nog 5 als bonus. Kero zei 5, haalde er 6 en krijgt niets.
lessons-istinto-bonus = De bonus groeit naar beide kanten: 0 slagen leveren 20 punten op, 5 ook 20, en 6 of meer wel 60!
lessons-istinto-end = Wie als eerste 100 punten heeft, wint. Vertrouw op je instinct!

## Ligretto Twist

lessons-ligretto_twist-hello = Welkom bij Ligretto Twist! Jij hebt 40 kaarten, Kero ook. Wie ze als eerste allemaal kwijt is, wint.
lessons-ligretto_twist-pace = Er zijn geen beurten: iedereen speelt tegelijk, zo snel als het gaat. Hier doen we het stapvoets.
lessons-ligretto_twist-flip = Je ziet één kaart tegelijk. Draai de bovenste kaart van je kaartenstapel om.
lessons-ligretto_twist-flip-instead = Draai eerst een kaart van je kaartenstapel om.
lessons-ligretto_twist-lay = Rood! Leg die op het rode stapelveld.
lessons-ligretto_twist-lay-instead = Kleur op kleur: leg die op rood.
lessons-ligretto_twist-stays = Nu de twist: de hand die de kaart heeft gelegd, blijft op dat stapelveld. Zolang die daar ligt, is rood dicht voor Kero.
lessons-ligretto_twist-other_hand = Je hebt nog een hand. Draai daarmee de volgende kaart om.
lessons-ligretto_twist-other_hand-instead = Draai de volgende kaart om.
lessons-ligretto_twist-swap = Blauw. Leg die op het blauwe stapelveld.
lessons-ligretto_twist-swap-instead = Blauw hoort op blauw.
lessons-ligretto_twist-free = Nu blijft die hand op blauw, en je eerste hand is vrij. Zo bedek je altijd één stapelveld. Let op Kero …
lessons-ligretto_twist-blocked = Kero’s hand ligt op groen. Een stapelveld onder de hand van een ander is voor jou geblokkeerd.
lessons-ligretto_twist-flip_green = Ga door: draai je volgende kaart om.
lessons-ligretto_twist-flip_green-instead = Draai je volgende kaart om.
lessons-ligretto_twist-fumble = Uitgerekend groen! Kijk eens wat er gebeurt als je het probeert. Leg die op groen.
lessons-ligretto_twist-fumble-instead = Doe het voor één keer fout: probeer het groene stapelveld.
lessons-ligretto_twist-frozen = Een misgreep! Verkeerde kleur of geblokkeerd stapelveld: de kaart komt terug, en je kunt even niets doen.
lessons-ligretto_twist-park = Je mag wachten tot Kero’s hand weggaat. Of parkeer de kaart gedekt en speel door. Parkeer de kaart.
lessons-ligretto_twist-park-instead = Groen is nog geblokkeerd. Parkeer de kaart.
lessons-ligretto_twist-flip_blue = En door met de volgende kaart. Draai om!
lessons-ligretto_twist-flip_blue-instead = Draai de volgende kaart om.
lessons-ligretto_twist-own_hand = Blauw, en blauw ligt onder je eigen hand. Voor jou is dat niet geblokkeerd! Leg de kaart daar en wissel van hand.
lessons-ligretto_twist-own_hand-instead = Je eigen hand zit jou nooit in de weg. Leg de kaart op blauw.
lessons-ligretto_twist-parked = Is je kaartenstapel leeg, dan worden de geparkeerde kaarten je nieuwe kaartenstapel. Je mag alleen parkeren als elk stapelveld van die kleur geblokkeerd is.
lessons-ligretto_twist-knot = Kan niemand door al die handen nog leggen, dan is dat een knoop: alle handen gaan omhoog, en het gaat weer verder.
lessons-ligretto_twist-jump = Meer hoef je niet te weten. We springen vooruit, naar je laatste kaart!
lessons-ligretto_twist-last_flip = Nog één kaart. Draai om!
lessons-ligretto_twist-last_flip-instead = Draai je laatste kaart om.
lessons-ligretto_twist-last_lay = Geel, en geel is vrij. Leg die: snel, voordat Kero het doet!
lessons-ligretto_twist-last_lay-instead = Geel hoort op geel.
lessons-ligretto_twist-score = “Twist Stop!” Je kaarten zijn op en de ronde is voorbij. Kero heeft nog 18 kaarten: 18 minpunten.
lessons-ligretto_twist-end = Na vijf rondes winnen de minste minpunten. Aan een echte tafel gaat het snel. Eerst kijken, dan leggen!
