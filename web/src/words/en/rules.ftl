### The rules in the app: the pages around the library's own texts.

rules-of = Rules of { $game }
rules-line = Complete, exact, and with examples. Choose a game.
rules-read = Read the rules
rules-contents = Contents
rules-goal = The goal
rules-example = Example
rules-print = Print
rules-find = Search the rules
rules-find-all = Search the rules of all games
rules-suggestions = Suggestions
rules-mended = Perhaps you meant “{ $words }”.
rules-everywhere = Search all games
rules-find-word = a word
rules-find-hint = a word, or { $rule }
rules-clear = Clear the search
rules-found =
    { $count ->
        [0] No rule contains all of these words.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-link = Copy the link to rule { $rule }
rules-link-copied = The link to rule { $rule } is copied.
rules-failed = These rules couldn’t be loaded.
rules-again = Try again
rules-other = Other games
