### take_that
