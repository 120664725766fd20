### Le lezioni: ciò che dice il rospo. Kero e Rana sono i nomi degli altri giocatori.

lessons-title = Impara giocando
lessons-line = Da due a quattro minuti l’una. Tu giochi, il rospo spiega.
lessons-start = Comincia
lessons-again = Di nuovo
lessons-done = imparato
lessons-leave = Lascia la lezione
lessons-coach = Il rospo dice
lessons-step = Passo { $step } di { $steps }
lessons-next = Avanti
lessons-hurry = Continua
lessons-back = Un passo indietro
lessons-skip = Salta
lessons-skip-all = Salta la lezione
lessons-show = Fammi vedere
lessons-your-move = Tocca a te
lessons-wait = Un momento: prima tocca «Avanti».
lessons-not-allowed = Non è consentito.
lessons-finished = Ora conosci { $game }!
lessons-play = Gioca subito
lessons-play-game = Gioca subito: { $game }, contro bot principianti
lessons-others = Altre lezioni

## Take That

lessons-take_that-hello = Ciao, questo è Take That! Le carte vanno da 12 a 98. Tu ne hai in mano nove. Vince chi fa più punti.
lessons-take_that-row = Al centro cresce una fila. Può portarti punti. Ma chi deve prenderla paga.
lessons-take_that-open = La fila è vuota: qualsiasi carta può aprirla. Posa il tuo 34: toccalo due volte.
lessons-take_that-open-instead = Qualsiasi carta può aprire. Per questa lezione posa 34.
lessons-take_that-near = Visto? Dall’ultima carta puoi allontanarti di 10 al massimo. Da 34 Kero va a 41, Rana a 49.
lessons-take_that-lay = L’ultima carta è 49, quindi vanno bene da 39 a 59. Posa il tuo 52.
lessons-take_that-lay-instead = Va bene anche quella. Per questa lezione posa 52.
lessons-take_that-toad = Cra! 66 è un rospo: due cifre uguali. Chi prende la fila paga 5 per un rospo e 1 per ogni altra carta.
lessons-take_that-partners = E ora il bello. Nella fila c’è il 49, e tu hai in mano il 94, la sua carta invertita: stesse cifre, scambiate!
lessons-take_that-twist = Inverti con il tuo 94. Porta via il 49 dalla fila, ovunque si trovi.
lessons-take_that-twist-instead = Quella fila non la vuoi pagare. Inverti con il 94: sono 2 punti.
lessons-take_that-points = Le due carte vanno scoperte accanto a te: 2 punti. La fila si è richiusa. Ora Kero deve continuare dal 66…
lessons-take_that-ouch = … e non può! Kero prende tutta la fila, rospo compreso, per 9 punti in meno. Poi apre una nuova fila.
lessons-take_that-take = L’ultima carta è 78. Non hai niente da 68 a 88, e nessuna carta invertita. Prendi la fila.
lessons-take_that-take-instead = Qui non va bene niente. Prendi la fila.
lessons-take_that-cheap = Solo 2 punti in meno. Una fila corta costa poco: a volte conviene prenderla anche se non devi.
lessons-take_that-anew = Ora apri una nuova fila con una carta qualsiasi. Hai 23 e la sua carta invertita, 32. Posa 23…
lessons-take_that-anew-instead = Si può. Ma 23 è più furbo: hai la sua carta invertita. Posa 23.
lessons-take_that-plan = … ed è ancora lì. Inverti con il 32!
lessons-take_that-plan-instead = Bello, ma invertire è meglio. Inverti con il 32: altri 2 punti.
lessons-take_that-jump = Dopo ogni turno peschi una carta. Si va avanti così finché il mazzo è vuoto. Saltiamo fin lì.
lessons-take_that-empty = Il mazzo è vuoto: nessuno pesca più. Appena qualcuno prende la fila, la manche è finita.
lessons-take_that-last = Sei carte, due rospi: non prenderle! Vicino a 95 ci sono poche carte. Posalo, e vediamo che cosa può fare Kero.
lessons-take_that-last-instead = Con due rospi dentro? Meglio posare 95.
lessons-take_that-over = Niente! Kero prende sette carte con due rospi, e la manche è finita.
lessons-take_that-score = Tu: 16 carte scoperte, 3 coperte. Fanno 13 punti. Le carte rimaste in mano non contano.
lessons-take_that-end = Una partita ha due manche. Posa vicino, inverti al momento giusto e lascia la fila a qualcun altro!

## Twins

lessons-twins-hello = Ciao, questo è Twins! Ognuno ha 12 gettoni, e vince chi ne ha di più. Una mano ha quattro giocate, ognuna con due carte.
lessons-twins-ink = Guarda i numeri sulle tue carte: alcuni sono neri, altri bianchi. È l’inchiostro.
lessons-twins-twins = Le due carte migliori sono i gemelli: stesso numero, stesso inchiostro. Li hai: 7 rosso e 7 arancione, tutti e due neri.
lessons-twins-pair = Poi viene la coppia: stesso numero, inchiostro diverso. Il 9 giallo è nero e il 9 verde è bianco: una coppia.
lessons-twins-rest = Poi c’è il colore: due carte dello stesso colore. E infine i singoli: tutto il resto. Lì conta la somma.
lessons-twins-price = Prima puoi comprare: una carta per 1 gettone, due carte per 3. I gettoni vanno nel piatto.
lessons-twins-buy = Il tuo 2 rosso è tutto solo. Compra una carta.
lessons-twins-buy-instead = Si può fare anche così. Per questa lezione compra una carta.
lessons-twins-bought = 2 arancione! Con il 2 rosso fa gemelli. Kero ha comprato due carte, Rana nessuna. Nel piatto ci sono 4 gettoni.
lessons-twins-duel1 = Giocata 1: il più basso paga 2. Qui non serve vincere. Scegli 8 blu e 10 blu: 18 di colore.
lessons-twins-duel1-instead = Basta non arrivare ultimi. Tieni le altre, e scegli 8 blu e 10 blu.
lessons-twins-after1 = Le carte si scoprono tutte insieme. Kero ha solo singoli e paga 2 gettoni al piatto.
lessons-twins-duel2 = Giocata 2: il migliore vince 3 gettoni. Ora mostra i tuoi gemelli: 7 rosso e 7 arancione.
lessons-twins-duel2-instead = Qui vince solo il migliore. Scegli 7 rosso e 7 arancione.
lessons-twins-after2 = I gemelli battono tutto quel che sta sotto. Vinci 3 gettoni dal piatto.
lessons-twins-duel3 = Giocata 3: il più basso paga 1 e salta la giocata 4. Resta in gioco! Scegli la coppia: 9 giallo e 9 verde.
lessons-twins-duel3-instead = Tieni i 2 per la giocata 4. Scegli 9 giallo e 9 verde.
lessons-twins-after3 = Rana era all’ultimo posto: paga 1 e ora può solo guardare. Nel piatto ci sono 4 gettoni, e la giocata 4 li vale tutti.
lessons-twins-duel4 = Giocata 4: il migliore vince tutto il piatto. Quali due? 2 rosso e 2 arancione, anche se sono piccoli!
lessons-twins-duel4-instead = Ricorda qual è il tipo migliore. Scegli 2 rosso e 2 arancione.
lessons-twins-after4 = Kero aveva una coppia di 10. Ma i gemelli di 2 battono ogni coppia! Il piatto è tuo.
lessons-twins-end = Si va avanti così, mano dopo mano, finché qualcuno non può pagare. Usa le carte migliori dove contano! In più giocatori, sono di più anche quelli che pagano e che vincono.

## Istinto

lessons-istinto-hello = Ciao, questo è Istinto! Un round ha undici prese. Di’ quante ne farai. Poi fanne esattamente quel numero.
lessons-istinto-cards = Ci sono cinque semi da 1 a 12, e sei trump, segnati con T. Un trump batte tutti i semi.
lessons-istinto-count = Ora conta che cosa dovrebbe vincere. 12 bianco e 12 verde sono i più alti del loro seme, e hai due trump.
lessons-istinto-bid = Kero dice 5, Rana dice 2. Tu hai quattro buone carte: di’ 4. Toccalo due volte.
lessons-istinto-bid-instead = Che coraggio! Ma la tua mano sembra da quattro. Di’ 4.
lessons-istinto-exactly = Devono essere esattamente 4. Con 3 o 5 non ricevi proprio niente. Comincia Rana…
lessons-istinto-follow = Il seme guida è il bianco. Se hai quel seme, devi rispondere. Gioca il 12 bianco: toccalo due volte.
lessons-istinto-follow-instead = Il 3 bianco perderebbe. Gioca il 12 bianco: nessun bianco lo batte.
lessons-istinto-lead = La tua prima presa! Chi vince apre, con una carta qualsiasi. Liberati di una piccola: il 2 rosso.
lessons-istinto-lead-instead = Tienila per dopo. Apri con il 2 rosso.
lessons-istinto-void = Guarda: Kero ha aperto con il blu. Rana non ha blu e ha giocato un trump. Nemmeno tu hai blu.
lessons-istinto-trump = Se sei a vuoto, puoi giocare qualsiasi carta. Gioca un trump anche tu!
lessons-istinto-trump-instead = Quella perderebbe. Qui puoi giocare un trump: gioca T.
lessons-istinto-last_trump = Tutti i trump sono uguali, e vince quello giocato per ultimo. La presa è tua! E sono due.
lessons-istinto-high = Ora apri con il 12 verde. Solo un trump potrebbe batterlo.
lessons-istinto-high-instead = Te ne servono ancora due. Apri con il 12 verde.
lessons-istinto-duck = Tre! Ne basta ancora una. Tieni il trump, e apri con il 3 nero.
lessons-istinto-duck-instead = Non ora: te ne serve solo un’altra. Apri con il 3 nero.
lessons-istinto-early = A proposito: appena c’è la prima carta di una presa, puoi prenotare la tua prima del tuo turno. Lei ti aspetta.
lessons-istinto-jump = Ora è Kero a vincere una presa dopo l’altra. Saltiamo avanti di tre prese.
lessons-istinto-fourth = Ne hai 3, e te ne servono 4. Kero ha aperto con il blu, e sul tavolo non c’è nessun trump. Gioca il tuo!
lessons-istinto-fourth-instead = Ecco l’occasione per la quarta presa. Gioca T.
lessons-istinto-enough = Quattro, proprio come hai detto. Ma ora devi aprire, e una presa in più rovinerebbe tutto!
lessons-istinto-lose = Allora apri con una che quasi non può vincere: il 2 verde.
lessons-istinto-lose-instead = Troppo forte: potrebbe vincere. Apri con il 2 verde.
lessons-istinto-last = Kero ha aperto con il bianco, e la tua ultima carta è nera. Non può vincere. Giocala con un sorriso.
lessons-istinto-last-instead = Gioca l’8 nero.
lessons-istinto-score = Quattro dette, quattro fatte: 10 punti, più 5 di bonus. Kero ha detto 5, ne ha fatte 6, e non riceve niente.
lessons-istinto-bonus = Il bonus cresce ai due estremi: 0 prese danno 20 punti, 5 ne danno 20, e 6 o più ne danno 60!
lessons-istinto-end = Vince chi arriva per primo a 100 punti. Fidati del tuo istinto!

## Ligretto Twist

lessons-ligretto_twist-hello = Ciao, questo è Ligretto Twist! Tu hai 40 carte, Kero pure. Vince chi se ne libera per primo.
lessons-ligretto_twist-pace = Non ci sono turni: si gioca tutti insieme, più in fretta che si può. Qui andiamo a passo d’uomo.
lessons-ligretto_twist-flip = Vedi una carta alla volta. Gira la carta in cima al tuo mazzo.
lessons-ligretto_twist-flip-instead = Prima gira una carta del tuo mazzo.
lessons-ligretto_twist-lay = Rosso! Posalo sulla pila rossa.
lessons-ligretto_twist-lay-instead = Ogni colore sul suo colore: posala sul rosso.
lessons-ligretto_twist-stays = Ed ecco il twist: la mano che ha posato la carta resta su quella pila. Finché sta lì, per Kero il rosso è bloccato.
lessons-ligretto_twist-other_hand = Hai un’altra mano. Gira con quella la prossima carta.
lessons-ligretto_twist-other_hand-instead = Gira la prossima carta.
lessons-ligretto_twist-swap = Blu. Posalo sulla pila blu.
lessons-ligretto_twist-swap-instead = Il blu va sul blu.
lessons-ligretto_twist-free = Ora quella mano resta sul blu, e la prima è libera. Così copri sempre una pila. Guarda Kero…
lessons-ligretto_twist-blocked = La mano di Kero sta sul verde. Una pila sotto la mano di un altro per te è bloccata.
lessons-ligretto_twist-flip_green = Avanti: gira la prossima carta.
lessons-ligretto_twist-flip_green-instead = Gira la prossima carta.
lessons-ligretto_twist-fumble = Proprio verde! Vediamo che cosa succede se ci provi. Posalo sul verde.
lessons-ligretto_twist-fumble-instead = Solo per questa volta, fai la cosa sbagliata: prova la pila verde.
lessons-ligretto_twist-frozen = Un pasticcio! Colore sbagliato o pila bloccata: la carta torna indietro, e per un momento non puoi fare nulla.
lessons-ligretto_twist-park = Puoi aspettare che la mano di Kero se ne vada. O parcheggiare la carta, coperta, e continuare. Parcheggiala.
lessons-ligretto_twist-park-instead = Il verde è ancora bloccato. Parcheggia la carta.
lessons-ligretto_twist-flip_blue = E avanti con la prossima carta. Gira!
lessons-ligretto_twist-flip_blue-instead = Gira la prossima carta.
lessons-ligretto_twist-own_hand = Blu, e sul blu c’è la tua mano. Per te non è bloccato! Posalo lì e cambia mano.
lessons-ligretto_twist-own_hand-instead = La tua mano non ti ostacola mai. Posalo sul blu.
lessons-ligretto_twist-parked = Quando il mazzo è finito, le carte parcheggiate diventano il tuo nuovo mazzo. Puoi parcheggiare solo se ogni pila del colore è bloccata.
lessons-ligretto_twist-knot = Se per colpa di tutte le mani nessuno può più posare, è un nodo: si alzano tutte le mani, e si continua.
lessons-ligretto_twist-jump = Non c’è altro da sapere. Saltiamo avanti, alla tua ultima carta!
lessons-ligretto_twist-last_flip = Resta una carta. Girala!
lessons-ligretto_twist-last_flip-instead = Gira la tua ultima carta.
lessons-ligretto_twist-last_lay = Giallo, e il giallo è libero. Posalo: presto, prima di Kero!
lessons-ligretto_twist-last_lay-instead = Il giallo va sul giallo.
lessons-ligretto_twist-score = «Stop Twist!» Le tue carte sono finite, e la manche pure. A Kero restano 18 carte: 18 punti negativi.
lessons-ligretto_twist-end = Dopo cinque manche vince chi ha meno punti negativi. A un tavolo vero si va veloci. Prima guarda, poi posa!
