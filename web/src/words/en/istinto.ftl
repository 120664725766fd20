### istinto
