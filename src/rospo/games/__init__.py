"""The four games, a folder each. They never import one another; `rospo.play.registry` finds them."""
