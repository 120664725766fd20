"""Caddy and nginx in front of a server, each with our example file and a certificate of its own making."""

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "localhost"
PATIENCE_S = 20.0
NGINX = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy:
    """Where it is found, by https and by http, and the certificate to trust."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.https, self.http = free_port(), free_port()
        self.certificate, self.key = folder / "cert.pem", folder / "key.pem"
        names = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE},IP:127.0.0.1"]
        made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", *names]
        files = ["-keyout", str(self.key), "-out", str(self.certificate), "-days", "2"]
        subprocess.run([*made, *files], check=True, capture_output=True)

    @property
    def url(self) -> str:
        return f"https://{SITE}:{self.https}"

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def replaced(text: str, **changes: str) -> str:
    """Each of these must be in the example."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx_command(proxy: Proxy, port: int) -> list[str]:
    """nginx with deploy/nginx.conf: only its ports, names and the certificate's paths are others."""
    site = (DEPLOY / "nginx.conf").read_text()
    changes = {
        "listen 80;": f"listen 127.0.0.1:{proxy.http};",
        "    listen [::]:80;\n": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{proxy.https} ssl;",
        "    listen [::]:443 ssl;\n": "",
        "/etc/letsencrypt/live/cards.example.org/fullchain.pem": str(proxy.certificate),
        "/etc/letsencrypt/live/cards.example.org/privkey.pem": str(proxy.key),
        "cards.example.org": SITE,
        "127.0.0.1:8077": f"127.0.0.1:{port}",
    }
    (proxy.folder / "site.conf").write_text(replaced(site, **changes))
    main = proxy.folder / "nginx.conf"
    main.write_text(NGINX.format(folder=proxy.folder))
    return ["nginx", "-c", str(main), "-p", str(proxy.folder), "-e", str(proxy.folder / "error.log")]


def caddy_command(proxy: Proxy, port: int) -> list[str]:
    """Caddy with deploy/Caddyfile: the site's name and the server's place come from the environment, as there."""
    told = f"{{\n\thttp_port {proxy.http}\n\thttps_port {proxy.https}\n\tadmin off\n\tskip_install_trust\n}}\n"
    own = f"reverse_proxy {{$ROSPO:127.0.0.1:8077}}\n\ttls {proxy.certificate} {proxy.key}"
    site = replaced((DEPLOY / "Caddyfile").read_text(), **{"reverse_proxy {$ROSPO:127.0.0.1:8077}": own})
    (proxy.folder / "Caddyfile").write_text(told + site)
    places = [f"SITE={SITE}", f"ROSPO=127.0.0.1:{port}", f"HOME={proxy.folder}", f"XDG_DATA_HOME={proxy.folder}"]
    caddy = shutil.which("caddy") or "caddy"
    return ["env", *places, caddy, "run", "--adapter", "caddyfile", "--config", str(proxy.folder / "Caddyfile")]


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command}


@contextmanager
def running(program: str, folder: Path, port: int) -> Iterator[Proxy]:
    """The proxy, before a server on that port, until the end of the block."""
    proxy = Proxy(folder)
    with (folder / "said.log").open("w") as log:
        process = subprocess.Popen(COMMANDS[program](proxy, port), stdout=log, stderr=log)
    try:
        until_it_listens(proxy.https, process, folder / "said.log")
        yield proxy
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def until_it_listens(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.02)
