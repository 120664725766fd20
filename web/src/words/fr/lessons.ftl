### Les leçons : ce que dit le crapaud. Kero et Rana sont les noms des autres joueurs.

lessons-title = Apprendre en jouant
lessons-line = Deux à quatre minutes chacune. Tu joues, le crapaud explique.
lessons-start = Commencer
lessons-again = Refaire
lessons-done = appris
lessons-leave = Quitter la leçon
lessons-coach = Le crapaud dit
lessons-step = Étape { $step } sur { $steps }
lessons-next = Suivant
lessons-hurry = Continuer
lessons-back = Une étape en arrière
lessons-skip = Passer
lessons-skip-all = Passer la leçon
lessons-show = Montre-moi
lessons-your-move = À toi
lessons-wait = Un instant : touche d’abord « Suivant ».
lessons-not-allowed = Interdit.
lessons-finished = Tu connais { $game } !
lessons-play = Jouer
lessons-play-game = Jouer : { $game }, contre des bots novices
lessons-others = Autres leçons

## Take That

lessons-take_that-hello = Bienvenue à Take That ! Les cartes vont de 12 à 98. Tu en tiens neuf. Le plus de points gagne.
lessons-take_that-row = Une rangée grandit au milieu. Elle peut te rapporter des points. Mais qui doit la ramasser paie.
lessons-take_that-open = La rangée est vide : n’importe quelle carte peut la commencer. Pose ton 34 : touche-le deux fois.
lessons-take_that-open-instead = Toute carte peut commencer. Pour cette leçon, pose 34.
lessons-take_that-near = Tu vois ? Une carte peut s’écarter de la dernière de 10 au plus. Kero a posé 41 sur 34, et Rana 49 sur 41.
lessons-take_that-lay = La dernière carte est 49 : de 39 à 59, tout va. Pose ton 52.
lessons-take_that-lay-instead = Celle-là va aussi. Pour cette leçon, pose 52.
lessons-take_that-toad = Coâ ! 66 est un crapaud : deux fois le même chiffre. Qui ramasse la rangée paie 5 par crapaud, et 1 par autre carte.
lessons-take_that-partners = Maintenant, le twist. 49 est dans la rangée, et tu tiens 94 : les mêmes chiffres, échangés. Ce sont des partenaires !
lessons-take_that-twist = Twiste avec ton 94. Il retire le 49 de la rangée, où qu’il soit.
lessons-take_that-twist-instead = Tu ne veux pas payer pour cette rangée. Twiste avec 94 : ça fait 2 points.
lessons-take_that-points = Les deux cartes sont face visible à côté de toi : 2 points. La rangée s’est resserrée. Kero doit continuer à partir de 66…
lessons-take_that-ouch = … et ne peut pas ! Kero ramasse toute la rangée, crapaud compris : 9 points négatifs. Puis Kero commence une nouvelle rangée.
lessons-take_that-take = La dernière carte est 78. Tu n’as rien de 68 à 88, et pas de partenaire. Ramasse la rangée.
lessons-take_that-take-instead = Rien ne va ici. Ramasse la rangée.
lessons-take_that-cheap = Seulement 2 points négatifs. Une rangée courte coûte peu : il est parfois malin de la ramasser sans y être obligé.
lessons-take_that-anew = Commence une nouvelle rangée avec n’importe quelle carte. Tu tiens 23 et sa partenaire 32. Pose 23…
lessons-take_that-anew-instead = Tu peux. Mais 23 est malin : tu tiens sa partenaire. Pose 23.
lessons-take_that-plan = … et il est toujours là. Twiste avec 32 !
lessons-take_that-plan-instead = Pas mal, mais twister vaut mieux. Twiste avec 32 : encore 2 points.
lessons-take_that-jump = Après chaque tour, tu pioches une carte. Et ainsi de suite, jusqu’à ce que la pioche soit vide. Sautons jusque-là.
lessons-take_that-empty = La pioche est vide : plus personne ne pioche. Dès que la rangée est ramassée, la manche est finie.
lessons-take_that-last = Six cartes, deux crapauds : ne ramasse pas ça ! Peu de cartes sont proches de 95. Pose-le, et vois ce que Kero peut faire.
lessons-take_that-last-instead = Avec deux crapauds dedans ? Pose plutôt 95.
lessons-take_that-over = Rien ! Kero ramasse sept cartes avec deux crapauds, et la manche est finie.
lessons-take_that-score = Toi : 16 cartes face visible, 3 face cachée. Cela fait 13 points. Les cartes restées en main ne comptent pas.
lessons-take_that-end = Une partie compte deux manches. Pose de près, twiste finement et laisse la rangée à quelqu’un d’autre !

## Twins

lessons-twins-hello = Bienvenue à Twins ! Chacun a 12 jetons. Le plus de jetons gagne. Une donne, c’est quatre duels de deux cartes.
lessons-twins-ink = Regarde les nombres sur tes cartes : certains sont noirs, d’autres blancs. C’est l’encre.
lessons-twins-twins = Le mieux, ce sont des jumeaux : même nombre, même encre. Tu en as : le 7 rouge et le 7 orange, noirs tous les deux.
lessons-twins-pair = Ensuite vient la paire : même nombre, encre différente. Le 9 jaune est noir, le 9 vert est blanc : une paire.
lessons-twins-rest = Puis la couleur : deux cartes de la même couleur. Et enfin les dépareillées : tout le reste. Là, c’est la somme qui compte.
lessons-twins-price = D’abord, tu peux acheter : une carte pour 1 jeton, deux cartes pour 3. Les jetons vont dans le pot.
lessons-twins-buy = Ton 2 rouge est bien seul. Achète une carte.
lessons-twins-buy-instead = C’est possible aussi. Pour cette leçon, achète une carte.
lessons-twins-bought = Un 2 orange ! Avec le 2 rouge, ça fait des jumeaux. Kero a acheté deux cartes, Rana aucune. Le pot a 4 jetons.
lessons-twins-duel1 = Duel 1 : le plus faible paie 2. Inutile de briller ici. Choisis le 8 bleu et le 10 bleu : couleur 18.
lessons-twins-duel1-instead = Ne pas finir au plus bas suffit. Garde les autres : choisis le 8 bleu et le 10 bleu.
lessons-twins-after1 = Toutes les cartes se retournent en même temps. Kero n’a que des dépareillées et paie 2 jetons au pot.
lessons-twins-duel2 = Duel 2 : le meilleur gagne 3 jetons. Montre maintenant tes jumeaux : le 7 rouge et le 7 orange.
lessons-twins-duel2-instead = Ici, seul le meilleur gagne. Choisis le 7 rouge et le 7 orange.
lessons-twins-after2 = Les jumeaux battent tout ce qui est en dessous. Tu gagnes 3 jetons du pot.
lessons-twins-duel3 = Duel 3 : le plus faible paie 1 et est privé du duel 4. Reste en jeu ! Choisis la paire : le 9 jaune et le 9 vert.
lessons-twins-duel3-instead = Garde les 2 pour le duel 4. Choisis le 9 jaune et le 9 vert.
lessons-twins-after3 = Rana finit au plus bas, paie 1 et ne fait plus que regarder. Le pot a 4 jetons, et le duel 4 les met tous en jeu.
lessons-twins-duel4 = Duel 4 : le meilleur gagne tout le pot. Quelles cartes ? Le 2 rouge et le 2 orange, même s’ils sont petits !
lessons-twins-duel4-instead = Rappelle-toi quel type est le meilleur. Choisis le 2 rouge et le 2 orange.
lessons-twins-after4 = Kero avait une paire de 10. Mais des jumeaux de 2 battent toutes les paires ! Le pot est à toi.
lessons-twins-end = Et ainsi de suite, donne après donne, jusqu’à ce que quelqu’un ne puisse plus payer. Joue tes meilleures cartes là où elles comptent ! À plus nombreux, plus de joueurs paient et gagnent.

## Istinto

lessons-istinto-hello = Bienvenue à Istinto ! Une manche compte onze plis. Tu dis combien tu en feras. Puis fais-en exactement autant.
lessons-istinto-cards = Il y a cinq couleurs de 1 à 12, et six atouts, marqués T. Un atout bat toutes les couleurs.
lessons-istinto-count = Compte ce qui devrait gagner. Le 12 blanc et le 12 vert sont les plus hauts de leur couleur, et tu as deux atouts.
lessons-istinto-bid = Kero annonce 5, Rana annonce 2. Tu as quatre bonnes cartes : annonce 4. Touche-le deux fois.
lessons-istinto-bid-instead = Quel courage ! Mais ta main en vaut plutôt quatre. Annonce 4.
lessons-istinto-exactly = Il en faut exactement 4. Avec 3 ou 5, tu ne reçois rien du tout. Rana commence…
lessons-istinto-follow = Le blanc est demandé. Si tu as la couleur, tu dois la fournir. Joue le 12 blanc : touche-le deux fois.
lessons-istinto-follow-instead = Le 3 blanc perdrait. Joue le 12 blanc : rien de blanc ne le bat.
lessons-istinto-lead = Ton premier pli ! Qui gagne entame, avec n’importe quelle carte. Débarrasse-toi d’une petite : le 2 rouge.
lessons-istinto-lead-instead = Garde-la pour plus tard. Entame avec le 2 rouge.
lessons-istinto-void = Regarde : Kero a entamé en bleu. Rana n’a pas de bleu et a joué un atout. Toi non plus, tu n’as pas de bleu.
lessons-istinto-trump = Sans la couleur, tu peux jouer n’importe quoi. Joue un atout, toi aussi !
lessons-istinto-trump-instead = Ça perdrait. Ici, tu peux jouer atout : joue T.
lessons-istinto-last_trump = Tous les atouts se valent, et le dernier joué gagne. Le pli est à toi ! Ça fait deux.
lessons-istinto-high = Entame maintenant avec le 12 vert. Seul un atout pourrait le battre.
lessons-istinto-high-instead = Il t’en faut encore deux. Entame avec le 12 vert.
lessons-istinto-duck = Trois ! Un de plus suffit. Garde ton atout et entame avec le 3 noir.
lessons-istinto-duck-instead = Pas maintenant : il ne t’en faut plus qu’un. Entame avec le 3 noir.
lessons-istinto-early = Au fait : dès que la première carte d’un pli est là, tu peux choisir la tienne avant ton tour. Elle t’attend.
lessons-istinto-jump = Maintenant, Kero enchaîne les plis. Avançons de trois plis.
lessons-istinto-fourth = Tu en as 3, il t’en faut 4. Kero a entamé en bleu, et il n’y a pas d’atout sur la table. Joue ton atout !
lessons-istinto-fourth-instead = Voilà ta chance pour le quatrième pli. Joue T.
lessons-istinto-enough = Quatre, exactement comme annoncé. Mais c’est à toi d’entamer, et un pli de plus gâcherait tout !
lessons-istinto-lose = Alors entame avec ce qui ne peut guère gagner : le 2 vert.
lessons-istinto-lose-instead = Trop fort : ça pourrait gagner. Entame avec le 2 vert.
lessons-istinto-last = Kero a entamé en blanc, et ta dernière carte est noire. Elle ne peut pas gagner. Joue-la avec le sourire.
lessons-istinto-last-instead = Joue le 8 noir.
lessons-istinto-score = Quatre annoncés, quatre faits : 10 points, plus 5 de prime. Kero a annoncé 5, en a fait 6 et ne reçoit rien.
lessons-istinto-bonus = La prime grandit aux deux bouts : 0 pli rapporte 20 points, 5 en rapportent 20, et 6 ou plus en rapportent 60 !
lessons-istinto-end = Qui atteint 100 points en premier gagne. Fie-toi à ton instinct !

## Ligretto Twist

lessons-ligretto_twist-hello = Bienvenue à Ligretto Twist ! Tu as 40 cartes, Kero en a 40. Qui se débarrasse de toutes les siennes en premier gagne.
lessons-ligretto_twist-pace = Il n’y a pas de tours : tout le monde joue en même temps, le plus vite possible. Ici, on y va au pas.
lessons-ligretto_twist-flip = Tu vois une carte à la fois. Découvre la carte du dessus de ton paquet.
lessons-ligretto_twist-flip-instead = Découvre d’abord une carte de ton paquet.
lessons-ligretto_twist-lay = Rouge ! Pose-la sur le talon rouge.
lessons-ligretto_twist-lay-instead = Couleur sur couleur : pose-la sur le rouge.
lessons-ligretto_twist-stays = Voici le twist : la main qui a posé la carte reste sur ce talon. Tant qu’elle y est, le rouge est fermé pour Kero.
lessons-ligretto_twist-other_hand = Tu as une autre main. Découvre la carte suivante avec celle-là.
lessons-ligretto_twist-other_hand-instead = Découvre la carte suivante.
lessons-ligretto_twist-swap = Bleue. Pose-la sur le talon bleu.
lessons-ligretto_twist-swap-instead = Le bleu va sur le bleu.
lessons-ligretto_twist-free = Cette main reste maintenant sur le bleu, et ta première main est libre. Tu couvres donc toujours un talon. Regarde Kero…
lessons-ligretto_twist-blocked = La main de Kero est sur le vert. Un talon sous la main d’un autre est bloqué pour toi.
lessons-ligretto_twist-flip_green = Continue : découvre ta carte suivante.
lessons-ligretto_twist-flip_green-instead = Découvre ta carte suivante.
lessons-ligretto_twist-fumble = Verte, justement ! Voyons ce qui se passe si tu essaies. Pose-la sur le vert.
lessons-ligretto_twist-fumble-instead = Pour une fois, fais ce qu’il ne faut pas : essaie le talon vert.
lessons-ligretto_twist-frozen = Une maladresse ! Mauvaise couleur ou talon bloqué : la carte revient, et pendant un moment tu ne peux rien faire.
lessons-ligretto_twist-park = Tu peux attendre que la main de Kero s’en aille. Ou parquer la carte, face cachée, et continuer. Parque-la.
lessons-ligretto_twist-park-instead = Le vert est encore bloqué. Parque la carte.
lessons-ligretto_twist-flip_blue = Et on passe à la suivante. Découvre !
lessons-ligretto_twist-flip_blue-instead = Découvre la carte suivante.
lessons-ligretto_twist-own_hand = Bleue, et le bleu est sous ta propre main. Pour toi, il n’est pas bloqué ! Pose-la là et change de main.
lessons-ligretto_twist-own_hand-instead = Ta propre main ne t’arrête jamais. Pose-la sur le bleu.
lessons-ligretto_twist-parked = Quand ton paquet est vide, les cartes parquées deviennent ton nouveau paquet. Tu ne peux parquer que si tous les talons de la couleur sont bloqués.
lessons-ligretto_twist-knot = Si toutes ces mains empêchent tout le monde de poser, c’est un nœud : toutes les mains se lèvent, et on continue.
lessons-ligretto_twist-jump = Tu sais tout. Sautons jusqu’à ta dernière carte !
lessons-ligretto_twist-last_flip = Plus qu’une carte. Découvre-la !
lessons-ligretto_twist-last_flip-instead = Découvre ta dernière carte.
lessons-ligretto_twist-last_lay = Jaune, et le jaune est libre. Pose-la : vite, avant Kero !
lessons-ligretto_twist-last_lay-instead = Le jaune va sur le jaune.
lessons-ligretto_twist-score = « Twist stop ! » Tu n’as plus de cartes, et la manche est finie. Il en reste 18 à Kero : 18 points négatifs.
lessons-ligretto_twist-end = Après cinq manches, le moins de points négatifs gagne. À une vraie table, ça va vite. Regarde d’abord, pose ensuite !
