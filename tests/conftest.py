"""How hypothesis runs here: the same examples every time, and no clock that a busy machine could fail."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rospo",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rospo")
