### La página de quien administra el servidor.

host-page = Administración
host-key = Clave
host-log-in = Entrar
host-log-out = Salir
host-where-key = El servidor mostró la clave al arrancar por primera vez. «rospo host key» crea otra.

host-now = Ahora mismo
host-tables = Mesas abiertas
host-people = Personas
host-connections = Conexiones
host-used-of = { NUMBER($used) } de { NUMBER($most) }
host-processor = Procesador
host-of-a-core = { $share } de un núcleo
host-memory = Memoria
host-answers = Tiempo de respuesta
host-within = El 95 % en { NUMBER($ms) } ms como mucho
host-data = Datos
host-free = { $used }, { $free } libres
host-running = En marcha desde
host-version = Versión

host-announce = Anunciar un reinicio
host-in-minutes =
    { $minutes ->
        [one] en un minuto
       *[other] en { $minutes } minutos
    }
host-tell = Anunciar
host-announced = Anunciado en todas las mesas: reinicio a las { $time }.
host-revoke = Anular el reinicio
host-backup = Descargar una copia de seguridad
host-backup-has = La copia lo contiene todo, incluso las cartas de las partidas en juego.
host-in-postgres = Todo está en PostgreSQL: haz la copia con pg_dump.

host-find = Buscar un nombre, un id o un juego
host-nobody = No hay nadie.
host-no-tables = No hay ninguna mesa abierta.
host-shown = Se muestran los primeros { NUMBER($shown) } de { NUMBER($all) }.
host-watching =
    { $count ->
        [0] nadie conectado
        [one] una conexión
       *[other] { $count } conexiones
    }
host-since = desde { $time }
host-private = privada
host-close = Cerrar la mesa
host-close-sure = ¿Cerrar esta mesa para todos?
host-at-tables =
    { $count ->
        [0] en ninguna mesa
        [one] en una mesa
       *[other] en { $count } mesas
    }
host-away = sin conexión
host-mute = Silenciar
host-unmute = Dejar de silenciar
host-ban = Bloquear
host-unban = Desbloquear
host-is-mute = en silencio
host-is-ban = acceso bloqueado
host-ban-sure = ¿Bloquear a { $name }? Sus conexiones se cortan al momento.
host-this-address = Usar esta dirección

host-restricted = En silencio o con acceso bloqueado
host-none-restricted = Nadie está en silencio ni bloqueado.
host-lift = Levantar
host-address = Dirección
host-banned-address = dirección { $address }

host-refusals = Rechazado desde el arranque
host-no-refusals = No se ha rechazado nada.
host-times =
    { $count ->
        [one] Una vez, el { $time }
       *[other] { NUMBER($count) } veces, la última el { $time }
    }
host-failures = Fallos
host-no-failures = Ningún fallo.
host-actions = Lo que has hecho
host-no-actions = Nada todavía.
host-did-close = Mesa { $subject } cerrada
host-did-mute_guest = En silencio: { $name }
host-did-ban_guest = Acceso bloqueado: { $name }
host-did-lift_guest = Ya no está en silencio ni bloqueado: { $name }
host-did-mute_address = Una dirección en silencio
host-did-ban_address = Una dirección bloqueada
host-did-lift_address = Una dirección desbloqueada
host-did-announce = Reinicio anunciado
host-did-revoke = Reinicio anulado
host-did-backup = Copia de seguridad descargada
host-done = Hecho.
