### Las reglas en la aplicación: las páginas en torno a los textos de la biblioteca.

rules-of = Reglas de { $game }
rules-line = Completas, exactas y con ejemplos. Elige un juego.
rules-read = Leer las reglas
rules-contents = Contenido
rules-goal = El objetivo
rules-example = Ejemplo
rules-print = Imprimir
rules-find = Buscar en las reglas
rules-find-all = Buscar en las reglas de todos los juegos
rules-suggestions = Sugerencias
rules-mended = Quizá buscabas «{ $words }».
rules-everywhere = Buscar en todos los juegos
rules-find-word = una palabra
rules-find-hint = una palabra, o { $rule }
rules-clear = Borrar la búsqueda
rules-found =
    { $count ->
        [0] Ninguna regla contiene todas estas palabras.
        [one] Una regla encontrada.
       *[other] { $count } reglas encontradas.
    }
rules-link = Copiar el enlace a la regla { $rule }
rules-link-copied = Se ha copiado el enlace a la regla { $rule }.
rules-failed = No se han podido cargar estas reglas.
rules-again = Reintentar
rules-other = Otros juegos
