### ligretto_twist
