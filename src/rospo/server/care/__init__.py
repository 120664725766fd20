"""What a host does with the data file besides serving from it: examine, back up, restore and prune it.

Whatever happens meanwhile, a kill or a power cut, either the old or the new file is there, and whole.
"""
