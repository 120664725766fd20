### Repeticiones: partidas terminadas jugada a jugada, registros y la comprobación de un reparto.

replay-title = Repeticiones
replay-yours = Tus partidas terminadas
replay-none = Nada todavía. Cuando termines una partida, se guardará aquí.
replay-show-all = Ver las { $count }
replay-won = victoria
replay-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
replay-result = { $players } jugadores · { $date }
replay-file = Un registro
replay-file-line = Toda partida se puede guardar en un texto corto: su registro. Suelta uno aquí, pega su texto o elige un archivo.
replay-choose = Elegir un archivo
replay-drop-now = Suéltalo para reproducirlo
replay-reading = Leyendo…
replay-too-long = Ese archivo es demasiado largo para un registro.
replay-bad = Este registro no se puede reproducir.
replay-bad-why = Qué falla: { $why }
replay-back-to-list = Todas las repeticiones
replay-player = Jugador { $number }

## Controles

replay-controls = Repetición
replay-place = Jugada
replay-place-text =
    { $at ->
        [0] Antes de la primera jugada · { $round }
       *[other] Jugada { $at } de { $last } · { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-backward = Una jugada atrás
replay-round-before = Al principio de la ronda
replay-round-after = A la ronda siguiente
replay-speed = Velocidad
replay-times = { $speed }×
replay-eyes = Visto por
replay-eyes-all = Todas las manos
replay-eyes-none = Espectador
replay-begun = Las cartas están repartidas.
replay-by-timer = Se acabó el tiempo. { $text }

## Paneles

replay-moves = Jugadas
replay-round = Ronda { $round }
replay-scores = Puntos
replay-record = Registro
replay-record-line = La partida entera en un texto. Se reproduce tal cual, aquí y con la biblioteca.
replay-copy = Copiar
replay-copied = Copiado
replay-download = Descargar
replay-copy-link = Copiar el enlace a este momento
replay-link-copied = Enlace copiado

## El reparto

replay-fair = Reparto limpio
replay-fair-checking = Calculando…
replay-fair-yes = El reparto fue limpio
replay-fair-mostly = El reparto encaja con su prueba
replay-fair-no = Algo no encaja
replay-fair-yes-line = Tu navegador acaba de repartir otra vez todas las cartas y han salido las mismas. Nadie pudo elegirlas, tampoco el servidor.
replay-fair-mostly-line = Tu navegador acaba de repartir otra vez todas las cartas y han salido las mismas. Pero este dispositivo no estaba antes de la partida: lo que lleva un interrogante te toca compararlo a ti.
replay-fair-no-line = Este no es el reparto prometido. Guarda la prueba y pregunta a quien lleva este servidor.
replay-fair-cannot = Esta página llegó por una conexión sin cifrar, y los navegadores solo dan acceso a su criptografía a páginas https o de esta misma máquina. Así que aquí no se puede comprobar nada. Descarga la prueba y compruébala con la biblioteca.
replay-fair-how = Antes de la partida, el servidor sorteó un secreto y mostró su huella, el compromiso. Después, el dispositivo de cada jugador dio un valor. Todas las cartas salen del secreto y de los valores: el servidor no podía conocer los valores, ni los jugadores el secreto.
replay-fair-checked = Qué se ha comprobado
replay-check-commitment = El secreto tiene la huella que publicó el servidor.
replay-check-commitment-no = El secreto no tiene la huella que publicó el servidor.
replay-check-kept = Es la huella que este dispositivo vio antes de que terminara la partida.
replay-check-kept-no = Este dispositivo vio otra huella antes de que terminara la partida.
replay-check-kept-unknown = Este dispositivo no estaba antes del final. Compara la huella con la que haya guardado algún jugador.
replay-check-value = Tu propio valor se mezcló en las cartas.
replay-check-value-no = El valor que diste no está entre los que se mezclaron.
replay-check-value-unknown = No diste ningún valor desde este dispositivo. Los demás jugadores pueden ver los suyos abajo.
replay-check-seed = Quién reparte primero sale del secreto y de los valores.
replay-check-seed-no = Quién reparte primero no sale del secreto y de los valores.
replay-check-decks =
    { $rounds ->
        [one] La baraja coincide carta por carta.
       *[other] Las { $rounds } barajas coinciden carta por carta.
    }
replay-check-decks-no = Una baraja no sale del secreto y de los valores.
replay-check-moves = Las jugadas son las que ves aquí.
replay-check-moves-no = El registro tiene jugadas distintas de las que ves aquí.
replay-fits = encaja
replay-fits-not = no encaja
replay-fits-unknown = compáralo tú
replay-fair-facts = Los datos
replay-fair-commitment = Huella (compromiso)
replay-fair-secret = Secreto
replay-fair-value = Valor de { $name }
replay-fair-no-value = ninguno
replay-fair-offline = ¿No te fías de nadie? Compruébalo sin esta página: descarga la prueba y escribe
replay-fair-proof = Descargar la prueba

## Another line

another-here = Seguir desde aquí
another-deal = Jugar otra vez este reparto
another-here-line = Las mismas cartas, y la partida tal como está en este momento. ¿Qué harías tú?
another-deal-line = Las mismas cartas desde el principio, en el asiento que quieras.
another-seat = Tu asiento
another-bots = Contra bots
another-friends = Con amigos
another-link = Copiar un enlace a este reparto
another-link-line = Quien lo siga jugará el mismo reparto, sin ver antes ninguna carta.
another-invited = Alguien ya ha jugado estas cartas. ¿Qué harás tú con ellas?
another-origin = La partida de la que viene
another-then = Entonces
another-now = Ahora
another-see = Ver aquella partida

## Analysis

analysis = Análisis
analysis-begin = Analizar la partida
analysis-again = Volver a intentarlo
analysis-going = Analizando: { $at } de { $last } posiciones
analysis-graph = Probabilidad de ganar
analysis-graph-text = Jugada { $at } de { $last }. { $chances }
analysis-chance = { $name } { $chance }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-player = Jugador
analysis-accuracy = Precisión
analysis-decisions = Decisiones
analysis-points = Puntos perdidos
analysis-costliest = Las jugadas más caras
analysis-none = Nadie ha regalado nada con seguridad.
analysis-best = La mejor jugada
analysis-move = Jugada { $number } · { $name }: { $move }
analysis-better = Mejor: { $move }
analysis-cost = cuesta { NUMBER($wins, maximumFractionDigits: 1) } victorias de cada 100 partidas (± { NUMBER($error, maximumFractionDigits: 1) }) y { NUMBER($points, maximumFractionDigits: 1) } puntos
analysis-cost-only = cuesta { NUMBER($wins, maximumFractionDigits: 1) } victorias de cada 100 partidas (± { NUMBER($error, maximumFractionDigits: 1) })
analysis-mark-costly = cara
analysis-mark-best = la mejor jugada
analysis-waiting = Esperas
analysis-fumbling = Pifias
analysis-parking = Aparcar
analysis-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
analysis-longest = Dónde se perdió más tiempo
analysis-lost-waiting = { NUMBER($seconds, minimumFractionDigits: 1) } s de espera
analysis-lost-fumbling = { NUMBER($seconds, minimumFractionDigits: 1) } s por una pifia
analysis-lost-parking = { NUMBER($seconds, minimumFractionDigits: 1) } s por aparcar
analysis-places = Tiempo perdido por lugar
analysis-place = Lugar { $number }
analysis-how = Cada jugada se compara con lo que habría hecho el experto sabiendo solo lo que ese jugador podía saber. 100 % de precisión: no se regaló nada; 0 %: como jugar al azar.
analysis-how-race = Se espera mientras otros cubren todos los montones de la carta en mano. Aparcar cuesta todo el tiempo dedicado a la carta aparcada.
