### Todo lo que rodea a los juegos: inicio, mesas, ajustes, rechazos.

skip = Ir al contenido
home = Inicio
back = Atrás
close = Cerrar
more = Más
no-such-page = Esta página no existe
page-failed = No se ha podido cargar esta página

## Inicio

home-line =
    { $games ->
        [4] Cuatro juegos de cartas, una mesa. Sin cuenta, sin líos.
       *[other] Juegos de cartas, una mesa. Sin cuenta, sin líos.
    }
the-games = Los juegos
home-lobby = Mesas abiertas
your-tables = Tus mesas
box-facts =
    { $age ->
        [0] { $from }–{ $to } jugadores
       *[other] { $from }–{ $to } jugadores, desde { $age } años
    }, { $ours ->
        [yes] unos { $minutes } minutos (estimación nuestra)
       *[no] { $minutes } minutos
    }
play-now = Jugar ya
play-your-way = Elegir bots y opciones
opening = Abriendo…
invite = Invitar
invite-game = { $game } con amigos
learn = Aprender
join = Entrar
join-label = Un código o un enlace de un amigo
rules = Reglas
score-sheet = Hoja de puntos
replays = Repeticiones
settings = Ajustes
language = Idioma
credit = Los nombres de los juegos son de sus dueños y solo dicen de qué juego se trata. Los textos y los dibujos son nuestros.
status-waiting = esperando
status-playing = en juego
status-over = terminada
status-closed = cerrada

## Una mesa nueva

players = Jugadores
of-them-bots = Cuántos son bots
bots = Bots
bots-game = { $game } contra bots
bots-level = Fuerza de los bots
level-random = al azar
level-novice = principiante
level-club = de club
level-expert = experto
level-free = asiento libre
bots-speed = Velocidad de los bots
speed-relaxed = tranquila
speed-normal = normal
speed-champion = de campeones
timer = Tiempo por turno
timer-none = el que quieras
timer-relaxed = un minuto
timer-fast = 15 segundos
option-rounds = Rondas
option-dealer = Reparte primero
dealer-drawn = por sorteo
seat-number = Asiento { $seat }
no-limit = sin límite
show-in-lobby = Mostrarla a todos, entre las mesas abiertas
open-table = Abrir la mesa
play = Jugar

## Esperando a los jugadores

qr-of-link = El enlace como código QR
code-is = Código { $code }
share-link = Compartir el enlace
copied = Copiado
seats = Asientos
free-seat = asiento libre
somebody = alguien
toad-named = Sapo { $number }
you = Tú
you-named = { $name } (tú)
host = anfitrión
ready = ya está
sit-here = Sentarse aquí
send-away = Echar
who-sits = Quién ocupa el asiento { $seat }
a-person = una persona
bot-of-level = bot: { $level }
start = Empezar
seats-still-free =
    { $count ->
        [one] Queda un asiento libre: espera a alguien o dáselo a un bot.
       *[other] Quedan { $count } asientos libres: espera a alguien o dáselos a bots.
    }
not-ready-yet =
    { $count ->
        [one] Falta un jugador por confirmar.
       *[other] Faltan { $count } jugadores por confirmar.
    }
not-ready = Todavía no
offline-since = sin conexión desde las { $time }
i-am-ready = ¡Ya estoy!
waiting-for-host = Hecho. Empezará el anfitrión.
all-seats-taken = Todos los asientos están ocupados. Puedes mirar.
leave-seat = Dejar el asiento

## En la mesa

log = Historial
beside-table = Puntos e historial
your-turn = Te toca.
looking-on = estás mirando
bots-menu = Bots: fuerza y velocidad
hint = Pista
thinking = Pensando…
hint-only = Lo que haría un buen jugador: { $move }. Es la única jugada posible.
hint-best = Lo que haría un buen jugador: { $move }.
review-title = Tu última ronda
hint-why = ¿Por qué?
hint-second = Segunda opción: { $move }. De 100 partidas ganaría unas { $games } menos.
hint-second-same = Segunda opción: { $move }. Es casi igual de buena.
hint-mixed = Un buen jugador lo haría { $times } de cada 10 veces, para no ser previsible.
hint-measured = Hallado en { NUMBER($playouts) } rondas simuladas.
hint-lesson = A la lección
reason-for = a favor
reason-against = en contra
dealer = reparte
score-is = Puntuación:
seconds-left =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
away-slow = Juega un bot: se acabó el tiempo dos veces.
away-silent = Juega un bot hasta que vuelva la conexión.
away-left = Se fue: juega un bot.
bot-plays-for-you = Un bot juega por ti.
play-on-myself = Recuperar mi asiento
by-timer = Se acabó el tiempo. { $text }
line-lost = Sin conexión desde hace { $seconds } s. No se pierde nada; reconectando…
stand-in-for-you = En { $seconds } s un bot jugará por ti hasta que vuelvas.
stand-in-until-back = Un bot juega por ti hasta que vuelvas.
game-waits = La partida te espera.
seat-kept = Te guardamos el asiento.
no-contact = Sin contacto con { $names } desde hace { $seconds } s.
stand-in-in = Un bot tomará el relevo en { $seconds } s.
contact-again = De nuevo en contacto con { $names }.
line-back = La conexión ha vuelto.
table-closed = Esta mesa se cerró porque ya no volvía nadie.
table-closed-host = Quien administra este servidor ha cerrado la mesa.
notice-restart =
    { $minutes ->
        [0] El servidor está a punto de reiniciarse. Después sigue la partida.
        [one] El servidor se reinicia en un minuto. Después sigue la partida.
       *[other] El servidor se reinicia en { $minutes } minutos. Después sigue la partida.
    }
say-something = Decir algo
said = { $name }: { $what }
emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well_played = ¡Bien jugado!
emote-oops = ¡Uy!
emote-hurry = ¡Vamos!
emote-thinking = Déjame pensar…
emote-laugh = ¡Jaja!
emote-croak = ¡Croac!
rule-named = Regla { $rule }
rule-says = La regla: «{ $rule }»
results = Resultados
winner-is = Gana { $name }
you-win = ¡Ganas tú!
winners-are = Comparten la victoria: { $names }
rematch = Otra vez
go-to-rematch = A la próxima partida
see-replay = Ver la repetición
see-table = Ver la mesa
result-share = Compartir
result-shared = Compartido
result-copied = Copiado
result-failed = Aquí no se puede

## La historia de una partida terminada

story = Así fue la partida
story-lead = En cabeza
story-best = Mejor jugada
story-turn = Momento clave
story-when = Ronda { $round }
story-changes =
    { $count ->
        [one] El liderato cambió una vez.
       *[other] El liderato cambió { $count } veces.
    }
story-even = Nadie llegó a ir por delante.
story-only =
    { $who ->
        [you] Solo tú fuiste por delante.
       *[other] Solo { $name } fue por delante.
    }
story-takes =
    { $who ->
        [you] Te pones en cabeza y ahí sigues.
       *[other] { $name } se pone en cabeza y ahí sigue.
    }
story-grows =
    { $who ->
        [you] Tu ventaja crece de { $from } a { $to }.
       *[other] La ventaja de { $name } crece de { $from } a { $to }.
    }
story-level = Desde ahí, empate: { $names }.

## Ajustes

look-and-feel = Aspecto y manejo
theme = Colores
theme-auto = como el dispositivo
theme-light = claros
theme-dark = oscuros
motion = Movimiento
motion-auto = como el dispositivo
motion-less = lo menos posible
like-sound = Sonidos
like-vibrate = Vibración
like-leftHanded = Para zurdos: la mesa en espejo
like-sortDown = Mano de mayor a menor
like-oneTap = Un toque juega la carta
like-playForced = Hacer solas las jugadas obligadas
your-name = Tu nombre
keep = Guardar
name-kept = Así te llamas ahora.
no-account = No hay cuentas: este dispositivo se acuerda de ti. Para seguir en otro, crea aquí un código y escríbelo allí.
to-another-device = Seguir en otro dispositivo
make-code = Crear un código
code-valid =
    { $minutes ->
        [one] Sirve una vez, durante un minuto.
       *[other] Sirve una vez, durante { $minutes } minutos.
    }
from-another-device = Un código de otro dispositivo
be-that-guest = Seguir aquí
moved-here = Hecho: este dispositivo también es tuyo.
download-me = Descargar todos mis datos
delete-me = Borrar todos mis datos
forget-sure = ¿Borrar para siempre tu nombre, asientos y resultados?
forgotten = Se han borrado todos tus datos.

## Lo que no se puede

refused-offline = No hay conexión con el servidor.
refused-failed = Algo ha fallado por nuestra parte. Inténtalo de nuevo.
refused-bad_request = El servidor no ha entendido eso.
refused-bad_option = Estas opciones no son compatibles.
refused-bad_seats = Estos asientos no son compatibles.
refused-bad_name = Ese nombre no vale: usa de 1 a 24 caracteres.
refused-not_known = Ya no conocemos este dispositivo. Recarga la página.
refused-foreign_origin = Esa petición vino de otro sitio.
refused-not_local = Eso solo funciona en la máquina del servidor.
refused-no_such_table = Esa mesa no existe.
refused-no_such_code = Ese código ya se usó, ha caducado o nunca existió.
refused-not_found = No hay nada en esta dirección.
refused-no_such_method = El servidor no puede hacer eso.
refused-not_over = La partida aún no ha terminado.
refused-known_deal = Las cartas son de otra partida: no hay nada que demostrar.
refused-no_such_move = Esa partida no tiene tantas jugadas, o es una carrera.
refused-too_many_tables = Ya tienes abiertas todas las mesas que se permiten.
refused-house_full = El servidor está lleno. Inténtalo más tarde.
refused-too_long = Eso es demasiado largo.
refused-slow_down = No tan deprisa, por favor.
refused-storage = El servidor no puede guardar. Nada ha cambiado; inténtalo de nuevo.
refused-unreadable = El servidor no ha entendido eso.
refused-too_many_changes = Has hecho demasiados cambios en esta mesa.
refused-wrong_status = Ahora no.
refused-not_seated = No tienes asiento en esta mesa.
refused-not_host = Eso solo lo puede hacer el anfitrión.
refused-not_alone = Hay más personas en la mesa: los bots mantienen su velocidad.
refused-no_such_seat = Ese asiento no existe.
refused-full = No hay asientos libres.
refused-taken = Ese asiento está ocupado.
refused-nobody_there = Ahí no se sienta nadie.
refused-seats_free = Aún quedan asientos libres.
refused-not_ready = Alguien no ha confirmado todavía.
refused-malformed = Eso no es una jugada de este juego.
refused-illegal = Eso no está permitido.
refused-not_your_turn = No te toca.
refused-no_early_play = En este juego no se adelantan cartas.
refused-late = Alguien fue más rápido.
refused-not_running = La carrera no está en marcha.
refused-paused = La carrera está en pausa.
refused-round_over = La ronda ya había terminado.
refused-time_up = Se acabó el tiempo: un bot jugó este turno por ti.
refused-bad_record = Este registro no se puede reproducir.
refused-no_hints = Esta mesa no da pistas.
refused-no_analysis = Este servidor no puede analizar partidas.
refused-no_such_bots = Este servidor no tiene bots de ese nivel.
refused-too_many_sockets = Hay demasiadas mesas abiertas en este dispositivo.
refused-too_slow = Este dispositivo no puede seguir el ritmo.
refused-banned = Tú o tu dirección estáis bloqueados en este servidor.
refused-muted = Estás en silencio en este servidor: nadie recibe tus mensajes.
refused-bad_address = Eso no es una dirección IP.
refused-not_the_host = Entra primero con la clave.
refused-wrong_key = Esa no es la clave.
refused-no_such_guest = Ese invitado ya no existe.
refused-not_open = Esta mesa ya no está abierta.
refused-own_address = Es tu propia dirección: te bloquearías a ti mismo.
