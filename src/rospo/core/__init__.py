"""What every game builds on: states, bits, chance, errors. Imports only the standard library."""
