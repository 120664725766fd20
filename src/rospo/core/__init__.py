"""What every game stands on: records, bits, chance, errors. Imports nothing but the standard library."""
