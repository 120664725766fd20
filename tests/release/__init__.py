"""What is released: the wheel, the small install, the dependencies."""
