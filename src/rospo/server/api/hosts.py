"""For hosts: is the server well, and what does it do?"""

from litestar import get

from rospo import __version__
from rospo.server import requests
from rospo.server.api.shared import PROBLEMS, TEXT, AnyRequest, TheDoor, TheHouse
from rospo.server.core.refusal import Refusal


@get("/health", responses=PROBLEMS, summary="Is the server well?")
async def health(house: TheHouse) -> requests.Health:
    await house.store.check()
    return requests.Health("ok", __version__, len(house.tables), len(house.outboxes))


@get(
    "/metrics",
    responses=PROBLEMS,
    summary="Figures for Prometheus",
    media_type=TEXT,
    sync_to_thread=False,
)
def metrics(request: AnyRequest, house: TheHouse, door: TheDoor) -> str:
    if not (house.settings.open_metrics or door.is_local(request.scope)):
        raise Refusal("not_local")
    statuses = [table.state.status for table in house.tables.values()]
    return house.metrics.text(statuses=statuses, sockets=len(house.outboxes), queued=house.store.queued)


ROUTES = [health, metrics]
