### Les règles dans l’application : les pages autour des textes de la bibliothèque.

rules-of = Les règles : { $game }
rules-line = Complètes, exactes et avec des exemples. Choisis un jeu.
rules-read = Lire les règles
rules-contents = Sommaire
rules-goal = Le but
rules-example = Exemple
rules-print = Imprimer
rules-find = Chercher dans les règles
rules-find-all = Chercher dans les règles de tous les jeux
rules-suggestions = Suggestions
rules-mended = Tu cherchais peut-être « { $words } ».
rules-everywhere = Chercher dans tous les jeux
rules-find-word = un mot
rules-find-hint = un mot, ou { $rule }
rules-clear = Effacer la recherche
rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
rules-link = Copier le lien vers la règle { $rule }
rules-link-copied = Le lien vers la règle { $rule } est copié.
rules-failed = Impossible de charger ces règles.
rules-again = Réessayer
rules-other = Autres jeux
