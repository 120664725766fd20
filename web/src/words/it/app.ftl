### Tutto ciò che sta intorno ai giochi: pagina iniziale, tavoli, impostazioni, rifiuti.

skip = Vai al contenuto
home = Inizio
back = Indietro
close = Chiudi
more = Altro
no-such-page = Questa pagina non esiste
page-failed = Impossibile caricare la pagina

## Pagina iniziale

home-line =
    { $games ->
        [4] Quattro giochi di carte, un tavolo. Niente account, niente storie.
       *[other] Giochi di carte, un tavolo. Niente account, niente storie.
    }
the-games = I giochi
home-lobby = Tavoli aperti
your-tables = I tuoi tavoli
box-facts =
    { $age ->
        [0] { $from }–{ $to } giocatori
       *[other] { $from }–{ $to } giocatori, età { $age }+
    }, { $ours ->
        [yes] circa { $minutes } minuti (stima nostra)
       *[no] { $minutes } minuti
    }
play-now = Gioca subito
play-your-way = Scegli bot e opzioni
opening = Sto aprendo…
invite = Invita amici
invite-game = { $game } con gli amici
learn = Impara
join = Entra
join-label = Un codice o un link di un amico
rules = Regole
score-sheet = Foglio dei punti
replays = Replay
settings = Impostazioni
language = Lingua
credit = I nomi dei giochi appartengono ai loro proprietari e dicono solo di quale gioco si tratta. Testi e disegni sono nostri.
status-waiting = in attesa
status-playing = in corso
status-over = finito
status-closed = chiuso

## Un nuovo tavolo

players = Giocatori
of-them-bots = Di cui bot
bots = Bot
bots-game = { $game } contro i bot
bots-level = Forza dei bot
level-random = a caso
level-novice = principiante
level-club = da circolo
level-expert = esperto
level-free = posto libero
bots-speed = Velocità dei bot
speed-relaxed = tranquilla
speed-normal = normale
speed-champion = da campioni
timer = Tempo per turno
timer-none = quanto vuoi
timer-relaxed = un minuto
timer-fast = 15 secondi
option-rounds = Manche
option-dealer = Primo mazziere
dealer-drawn = tirato a sorte
seat-number = Posto { $seat }
no-limit = nessun limite
show-in-lobby = Mostralo tra i tavoli aperti, a chiunque
open-table = Apri il tavolo
play = Gioca

## In attesa dei giocatori

qr-of-link = Il link come codice QR
code-is = Codice { $code }
share-link = Condividi il link
copied = Copiato
seats = Posti
free-seat = posto libero
somebody = qualcuno
toad-named = Rospo { $number }
you = Tu
you-named = { $name } (tu)
host = chi ospita
ready = c’è
sit-here = Siediti qui
send-away = Manda via
who-sits = Chi siede al posto { $seat }
a-person = una persona
bot-of-level = bot: { $level }
start = Comincia
seats-still-free =
    { $count ->
        [one] Un posto è ancora libero: aspetta qualcuno o dallo a un bot.
       *[other] { $count } posti sono ancora liberi: aspetta qualcuno o dalli ai bot.
    }
not-ready-yet =
    { $count ->
        [one] Un giocatore non è ancora pronto.
       *[other] { $count } giocatori non sono ancora pronti.
    }
not-ready = Non ancora
offline-since = senza connessione dalle { $time }
i-am-ready = Ci sono!
waiting-for-host = Ci sei. Comincerà chi ospita.
all-seats-taken = Tutti i posti sono occupati. Puoi guardare la partita.
leave-seat = Lascia il posto

## Al tavolo

log = Diario
beside-table = Punteggi e diario
your-turn = Tocca a te.
looking-on = stai guardando
bots-menu = Bot: forza e velocità
hint = Suggerimento
thinking = Sto pensando…
hint-only = La scelta di un buon giocatore: { $move }. È l’unica mossa possibile.
hint-best = La scelta di un buon giocatore: { $move }.
review-title = La tua ultima manche
hint-why = Perché?
hint-second = Seconda scelta: { $move }. Su 100 partite ne vincerebbe circa { $games } in meno.
hint-second-same = Seconda scelta: { $move }. È buona quasi altrettanto.
hint-mixed = Un buon giocatore lo farebbe { $times } volte su 10, per non essere prevedibile.
hint-measured = Trovato in { NUMBER($playouts) } partite simulate.
hint-lesson = Alla lezione
reason-for = a favore
reason-against = contro
dealer = mazziere
score-is = Punteggio:
seconds-left =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
away-slow = Gioca un bot: il tempo è scaduto due volte.
away-silent = Gioca un bot finché non torna la connessione.
away-left = Via dal tavolo: gioca un bot.
bot-plays-for-you = Un bot gioca per te.
play-on-myself = Riprendo il posto
by-timer = Tempo scaduto. { $text }
line-lost = Connessione persa da { $seconds } s. Non si perde nulla; provo a ricollegarmi…
stand-in-for-you = Tra { $seconds } s un bot gioca per te finché non torni.
stand-in-until-back = Un bot gioca per te finché non torni.
game-waits = La partita ti aspetta.
seat-kept = Il tuo posto resta tuo.
no-contact = Nessun contatto con { $names } da { $seconds } s.
stand-in-in = Tra { $seconds } s subentra un bot.
contact-again = Di nuovo in contatto con { $names }.
line-back = La connessione è tornata.
table-closed = Questo tavolo è stato chiuso perché non è più tornato nessuno.
table-closed-host = Chi gestisce questo server ha chiuso il tavolo.
notice-restart =
    { $minutes ->
        [0] Il server sta per riavviarsi. Poi si continua a giocare.
        [one] Il server si riavvia tra un minuto. Poi si continua a giocare.
       *[other] Il server si riavvia tra { $minutes } minuti. Poi si continua a giocare.
    }
say-something = Di’ qualcosa
said = { $name }: { $what }
emote-hello = Ciao!
emote-thanks = Grazie!
emote-well_played = Ben giocato!
emote-oops = Ops!
emote-hurry = Dai!
emote-thinking = Fammi pensare…
emote-laugh = Ahah!
emote-croak = Cra!
rule-named = Regola { $rule }
rule-says = La regola: «{ $rule }»
results = Risultati
winner-is = Vince { $name }
you-win = Hai vinto!
winners-are = Vincono insieme: { $names }
rematch = Gioca ancora
go-to-rematch = Alla prossima partita
see-replay = Guarda il replay
see-table = Guarda il tavolo
result-share = Condividi
result-shared = Condiviso
result-copied = Copiato
result-failed = Qui non si può

## La storia di una partita finita

story = Com’è andata
story-lead = In testa
story-best = Mossa migliore
story-turn = La svolta
story-when = Manche { $round }
story-changes =
    { $count ->
        [one] Il primo posto è cambiato una volta.
       *[other] Il primo posto è cambiato { $count } volte.
    }
story-even = Nessuno è mai stato in testa da solo.
story-only =
    { $who ->
        [you] In testa ci sei stato solo tu.
       *[other] In testa c’è stato solo { $name }.
    }
story-takes =
    { $who ->
        [you] Passi in testa e ci resti.
       *[other] { $name } passa in testa e ci resta.
    }
story-grows =
    { $who ->
        [you] Il tuo vantaggio sale da { $from } a { $to }.
       *[other] Il vantaggio di { $name } sale da { $from } a { $to }.
    }
story-level = Da qui in poi alla pari: { $names }.

## Impostazioni

look-and-feel = Aspetto
theme = Colori
theme-auto = come il dispositivo
theme-light = chiari
theme-dark = scuri
motion = Movimento
motion-auto = come il dispositivo
motion-less = il meno possibile
like-sound = Suoni
like-vibrate = Vibrazione
like-leftHanded = Per mancini: tavolo allo specchio
like-sortDown = Mano in ordine decrescente
like-oneTap = Un tocco gioca la carta
like-playForced = Le mosse obbligate si fanno da sole
your-name = Il tuo nome
keep = Salva
name-kept = Ora ti chiami così.
no-account = Non ci sono account: questo dispositivo si ricorda di te. Per continuare altrove, crea qui un codice e scrivilo là.
to-another-device = Continua su un altro dispositivo
make-code = Crea un codice
code-valid =
    { $minutes ->
        [one] Vale una volta sola, entro un minuto.
       *[other] Vale una volta sola, entro { $minutes } minuti.
    }
from-another-device = Un codice da un altro dispositivo
be-that-guest = Continua qui
moved-here = Fatto: anche questo dispositivo è tuo.
download-me = Scarica tutti i miei dati
delete-me = Cancella tutti i miei dati
forget-sure = Cancellare per sempre nome, posti e risultati?
forgotten = Tutti i tuoi dati sono stati cancellati.

## Ciò che non si può fare

refused-offline = Nessuna connessione con il server.
refused-failed = Qualcosa è andato storto da parte nostra. Riprova.
refused-bad_request = Il server non ha capito.
refused-bad_option = Queste opzioni non vanno insieme.
refused-bad_seats = Questi posti non vanno insieme.
refused-bad_name = Questo nome non va bene: usa da 1 a 24 caratteri.
refused-not_known = Questo dispositivo non è più conosciuto. Ricarica la pagina.
refused-foreign_origin = La richiesta veniva da un altro sito.
refused-not_local = Funziona solo sul computer del server.
refused-no_such_table = Questo tavolo non esiste.
refused-no_such_code = Questo codice è già stato usato, è scaduto o non è mai esistito.
refused-not_found = A questo indirizzo non c’è niente.
refused-no_such_method = Il server non può farlo.
refused-not_over = La partita non è ancora finita.
refused-known_deal = Le carte vengono da un’altra partita: non c’è niente da provare.
refused-no_such_move = Quella partita non ha così tante mosse, oppure è una gara.
refused-too_many_tables = Hai già il massimo di tavoli aperti.
refused-house_full = Il server è pieno. Riprova più tardi.
refused-too_long = È troppo lungo.
refused-slow_down = Più piano, per favore.
refused-storage = Il server non riesce a scrivere sul disco. Non è cambiato nulla; riprova.
refused-unreadable = Il server non ha capito.
refused-too_many_changes = Hai fatto troppe modifiche a questo tavolo.
refused-wrong_status = Non adesso.
refused-not_seated = Non hai un posto a questo tavolo.
refused-not_host = Può farlo solo chi ospita.
refused-not_alone = Al tavolo ci sono altre persone: i bot mantengono la loro velocità.
refused-no_such_seat = Questo posto non esiste.
refused-full = Nessun posto è libero.
refused-taken = Quel posto è occupato.
refused-nobody_there = Lì non siede nessuno.
refused-seats_free = Ci sono ancora posti liberi.
refused-not_ready = Qualcuno non è ancora pronto.
refused-malformed = Non è una mossa di questo gioco.
refused-illegal = Non è consentito.
refused-not_your_turn = Non tocca a te.
refused-no_early_play = In questo gioco non si gioca in anticipo.
refused-late = Qualcuno è stato più veloce.
refused-not_running = La corsa è ferma.
refused-paused = La corsa è in pausa.
refused-round_over = La manche era già finita.
refused-time_up = Tempo scaduto: un bot ha giocato questo turno per te.
refused-bad_record = Questa registrazione non si può rivedere.
refused-no_hints = Questo tavolo non dà suggerimenti.
refused-no_analysis = Questo server non può analizzare le partite.
refused-no_such_bots = Questo server non ha bot di quel livello.
refused-too_many_sockets = Troppi tavoli aperti su questo dispositivo.
refused-too_slow = Questo dispositivo non riesce a stare al passo.
refused-banned = Chi gestisce questo server ha escluso te o il tuo indirizzo.
refused-muted = Chi gestisce questo server ti ha silenziato: i tuoi messaggi non arrivano a nessuno.
refused-bad_address = Questo non è un indirizzo IP.
refused-not_the_host = Entra prima con la chiave.
refused-wrong_key = La chiave non è questa.
refused-no_such_guest = Questo ospite non c’è più.
refused-not_open = Questo tavolo non è più aperto.
refused-own_address = È il tuo indirizzo: ti chiuderesti fuori.
