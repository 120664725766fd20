### twins
