"""The files in deploy/: tried with the real programs where those are installed."""
