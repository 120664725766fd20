"""The HTTP API. Routes only: what they do is elsewhere."""

from litestar import Router

from rospo.server.api import desk, guests, hosts, tables

ROUTES = Router("/api", route_handlers=[*tables.ROUTES, *guests.ROUTES])
DESK = desk.ROUTES
HOSTS = hosts.ROUTES
