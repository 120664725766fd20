### Replay: partite finite mossa per mossa, registrazioni, e la verifica di una distribuzione.

replay-title = Replay
replay-yours = Le tue partite finite
replay-none = Ancora niente. Quando finisci una partita, la ritrovi qui.
replay-show-all = Mostrale tutte ({ $count })
replay-won = vinta
replay-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
replay-result = { $players } giocatori · { $date }
replay-file = Una registrazione
replay-file-line = Ogni partita si può salvare come un breve testo, la sua registrazione. Trascinane una qui, incolla il testo o scegli un file.
replay-choose = Scegli un file
replay-drop-now = Rilascia per avviare il replay
replay-reading = Sto leggendo…
replay-too-long = Questo file è troppo lungo per una registrazione.
replay-bad = Questa registrazione non si può rivedere.
replay-bad-why = Che cosa non va: { $why }
replay-back-to-list = Tutti i replay
replay-player = Giocatore { $number }

## Comandi

replay-controls = Replay
replay-place = Mossa
replay-place-text =
    { $at ->
        [0] Prima della prima mossa · { $round }
       *[other] Mossa { $at } di { $last } · { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-backward = Una mossa indietro
replay-round-before = All’inizio della manche
replay-round-after = Alla manche successiva
replay-speed = Velocità
replay-times = { $speed }×
replay-eyes = Punto di vista
replay-eyes-all = Tutte le mani
replay-eyes-none = Spettatore
replay-begun = Le carte sono distribuite.
replay-by-timer = Tempo scaduto. { $text }

## Pannelli

replay-moves = Mosse
replay-round = Manche { $round }
replay-scores = Punti
replay-record = Registrazione
replay-record-line = Tutta la partita in un testo. Si rivede identica, qui e con la libreria.
replay-copy = Copia
replay-copied = Copiato
replay-download = Scarica
replay-copy-link = Copia il link a questo momento
replay-link-copied = Il link è copiato

## La distribuzione

replay-fair = Distribuzione onesta
replay-fair-checking = Sto verificando…
replay-fair-yes = La distribuzione è stata onesta
replay-fair-mostly = La distribuzione corrisponde alla sua prova
replay-fair-no = Qualcosa non torna
replay-fair-yes-line = Il tuo browser ha appena ridato tutte le carte, e sono uscite le stesse. Nessuno ha potuto sceglierle, nemmeno il server.
replay-fair-mostly-line = Il tuo browser ha appena ridato tutte le carte, e sono uscite le stesse. Ma questo dispositivo non c’era prima della partita: quel che ha un punto interrogativo devi confrontarlo tu.
replay-fair-no-line = Questa non è la distribuzione promessa. Conserva la prova e chiedi a chi gestisce questo server.
replay-fair-cannot = Questa pagina è arrivata con una connessione non cifrata, e i browser mettono a disposizione la crittografia solo alle pagine https o di questo computer. Perciò qui non si può verificare nulla. Scarica la prova e verificala con la libreria.
replay-fair-how = Prima della partita il server ha sorteggiato un segreto e ne ha mostrato l’impronta, il «commitment». Poi il dispositivo di ogni giocatore ha dato un valore. Tutte le carte derivano dal segreto e dai valori: il server non poteva conoscere i valori, e i giocatori non potevano conoscere il segreto.
replay-fair-checked = Che cosa è stato verificato
replay-check-commitment = Il segreto ha l’impronta che il server ha pubblicato.
replay-check-commitment-no = Il segreto non ha l’impronta che il server ha pubblicato.
replay-check-kept = È l’impronta che questo dispositivo ha visto prima della fine della partita.
replay-check-kept-no = Prima della fine della partita questo dispositivo ha visto un’altra impronta.
replay-check-kept-unknown = Questo dispositivo non c’era prima della fine. Confronta l’impronta con una conservata da un giocatore.
replay-check-value = Il tuo valore è stato mescolato nelle carte.
replay-check-value-no = Il valore che hai dato non è tra quelli mescolati.
replay-check-value-unknown = Non hai dato nessun valore da questo dispositivo. Gli altri giocatori trovano il loro qui sotto.
replay-check-seed = Il primo mazziere deriva dal segreto e dai valori.
replay-check-seed-no = Il primo mazziere non deriva dal segreto e dai valori.
replay-check-decks =
    { $rounds ->
        [one] Il mazzo ne deriva carta per carta.
       *[other] Tutti i { $rounds } mazzi ne derivano carta per carta.
    }
replay-check-decks-no = Un mazzo non deriva dal segreto e dai valori.
replay-check-moves = Le mosse sono quelle che vedi qui.
replay-check-moves-no = La registrazione ha mosse diverse da quelle che vedi qui.
replay-fits = corrisponde
replay-fits-not = non corrisponde
replay-fits-unknown = da confrontare
replay-fair-facts = I dati
replay-fair-commitment = Impronta (commitment)
replay-fair-secret = Segreto
replay-fair-value = Valore di { $name }
replay-fair-no-value = nessuno
replay-fair-offline = Non ti fidi di nessuno? Verifica senza questa pagina: scarica la prova e scrivi
replay-fair-proof = Scarica la prova

## Another line

another-here = Continua da qui
another-deal = Rigioca queste carte
another-here-line = Le stesse carte, e la partita com’è in questo momento. Tu che cosa faresti?
another-deal-line = Le stesse carte dall’inizio, nel posto che vuoi.
another-seat = Il tuo posto
another-bots = Contro i bot
another-friends = Con gli amici
another-link = Copia un link a queste carte
another-link-line = Chi lo segue gioca le stesse carte, e prima non ne vede nessuna.
another-invited = Qualcuno ha già giocato queste carte. Tu che cosa ne fai?
another-origin = La partita da cui viene
another-then = Allora
another-now = Ora
another-see = Guarda quella partita

## Analysis

analysis = Analisi
analysis-begin = Analizza la partita
analysis-again = Riprova
analysis-going = Analisi in corso: { $at } posizioni su { $last }
analysis-graph = Probabilità di vittoria
analysis-graph-text = Mossa { $at } di { $last }. { $chances }
analysis-chance = { $name } { $chance }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-player = Giocatore
analysis-accuracy = Precisione
analysis-decisions = Decisioni
analysis-points = Punti persi
analysis-costliest = Le mosse più costose
analysis-none = Nessuno ha sprecato qualcosa di certo.
analysis-best = La mossa migliore
analysis-move = Mossa { $number } · { $name }: { $move }
analysis-better = Meglio: { $move }
analysis-cost = costa { NUMBER($wins, maximumFractionDigits: 1) } vittorie su 100 partite (± { NUMBER($error, maximumFractionDigits: 1) }) e { NUMBER($points, maximumFractionDigits: 1) } punti
analysis-cost-only = costa { NUMBER($wins, maximumFractionDigits: 1) } vittorie su 100 partite (± { NUMBER($error, maximumFractionDigits: 1) })
analysis-mark-costly = costosa
analysis-mark-best = la mossa migliore
analysis-waiting = Attesa
analysis-fumbling = Pasticci
analysis-parking = Parcheggio
analysis-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
analysis-longest = Dove si è perso più tempo
analysis-lost-waiting = { NUMBER($seconds, minimumFractionDigits: 1) } s di attesa
analysis-lost-fumbling = { NUMBER($seconds, minimumFractionDigits: 1) } s per un pasticcio
analysis-lost-parking = { NUMBER($seconds, minimumFractionDigits: 1) } s di parcheggio
analysis-places = Tempo perso per posto
analysis-place = Posto { $number }
analysis-how = Ogni mossa è confrontata con quella che avrebbe fatto l’esperto sapendo solo ciò che quel giocatore poteva sapere. 100 % di precisione: nulla di sprecato; 0 %: come mosse a caso.
analysis-how-race = Si attende finché tutte le pile della carta in mano sono coperte da altri. Parcheggiare costa tutto il tempo dedicato alla carta parcheggiata.
