// Plays at many tables of the boardgame.io server (server.js) at once, over its own protocol: what its SocketIO
// transport sends and hears, without the browser's part behind it, which would only slow this side.
//
//     NODE_PATH=…/node_modules node load.js '{"port": …, "pid": …, "core": 0, "tables": 100, "seconds": 20, …}'
//
// Started by benchmarks/server_load.py. First as fast as it goes: a table's next move is sent when the last mover and the
// next one have been told of the last move. Then paced: a move that comes due while the one before it is on its way is
// late, and its time runs from when it was due. Prints JSON: for each of the two, the times in milliseconds from sending
// a move to its sender's `update`, and the CPU seconds of the server, of this side, and of all on the server's core.

const fs = require('fs');
const { io } = require('socket.io-client');

const { port, pid, core, tables: TABLES, seconds: SECONDS, rate: RATE, warmup: WARMUP } = JSON.parse(process.argv[2]);
const SEATS = 4;
const TRUMP = 'T';
const url = `http://127.0.0.1:${port}`;
const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const load = { paced: false, recording: false, times: [], late: 0 };

function fail(why) {
  console.error(`load.js: ${why}`);
  process.exit(1);
}

class Player {
  constructor(table, seat, credentials) {
    this.table = table;
    this.seat = String(seat);
    this.credentials = credentials;
    this.state = null;
  }

  connect() {
    this.socket = io(`${url}/tricks`, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', (id, state) => this.told(state));
    this.socket.on('disconnect', (why) => load.done || fail(`a socket was closed: ${why}`));
    return new Promise((done) => {
      this.socket.on('sync', (id, { state }) => {
        this.state = state;
        done();
      });
      this.socket.on('connect', () => this.socket.emit('sync', this.table.id, this.seat, this.credentials, SEATS));
    });
  }

  told(state) {
    if (this.state !== null && state._stateID <= this.state._stateID) fail('a move was refused');
    this.state = state;
    this.table.told(this);
  }

  play() {
    const { hands, trick } = this.state.G;
    const hand = hands[Number(this.seat)];
    const led = trick.length > 0 ? trick[0].card : TRUMP;
    const following = led === TRUMP ? [] : hand.filter((card) => card[0] === led[0]);
    const cards = following.length > 0 ? following : hand;
    const card = cards[Math.floor(Math.random() * cards.length)];
    const payload = { type: 'play', args: [card], playerID: this.seat, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.table.id, this.seat);
  }
}

class Table {
  constructor() {
    this.players = [];
    this.pending = null; // who has sent a move that isn't confirmed
    this.began = 0;
    this.latest = 0; // the number of the newest state
    this.owed = []; // paced: since when moves are due
    this.moves = 0;
  }

  async open() {
    this.id = (await post('/games/tricks/create', { numPlayers: SEATS })).matchID;
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(`/games/tricks/${this.id}/join`, { playerID: String(seat), playerName: `p${seat}` });
      this.players.push(new Player(this, seat, joined.playerCredentials));
    }
    for (const player of this.players) await player.connect();
  }

  told(player) {
    this.latest = Math.max(this.latest, player.state._stateID);
    if (this.pending === player) {
      this.pending = null;
      this.moves += 1;
      if (load.recording) load.times.push(now() - this.began);
    }
    this.go();
  }

  go() {
    if (this.pending !== null) return;
    const mover = this.players.find(
      ({ seat, state }) => state._stateID === this.latest && state.ctx.currentPlayer === seat,
    );
    if (mover === undefined) return;
    if (load.paced && this.owed.length === 0) return;
    this.pending = mover;
    this.began = load.paced ? this.owed.shift() : now();
    mover.play();
  }

  due() {
    this.owed.push(now());
    this.go();
    if (this.owed.length > 0) load.late += load.recording;
  }
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) fail(`${path}: ${answer.status}`);
  return answer.json();
}

function pace(tables) {
  const start = now();
  let sent = 0;
  setInterval(() => {
    for (const until = ((now() - start) * RATE) / 1000; sent < until; sent++) tables[sent % tables.length].due();
  }, 1);
}

function serverSeconds() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function coreSeconds() {
  const line = fs.readFileSync('/proc/stat', 'utf8').split('\n').find((text) => text.startsWith(`cpu${core} `));
  const [user, nice, system, , , irq, softirq, steal] = line.split(' ').slice(1).map(Number);
  return (user + nice + system + irq + softirq + steal) / 100;
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function measure(tables) {
  await sleep(WARMUP * 1000);
  const before = tables.map((table) => table.moves);
  const [start, server, own, all] = [now(), serverSeconds(), ownSeconds(), coreSeconds()];
  Object.assign(load, { recording: true, times: [], late: 0 });
  await sleep(SECONDS * 1000);
  load.recording = false;
  const seconds = (now() - start) / 1000;
  if (tables.some((table, i) => table.moves === before[i])) fail('a table stands still');
  const cpu = { server: serverSeconds() - server, load: ownSeconds() - own, core: coreSeconds() - all };
  return { seconds, late: load.late, times: load.times, ...cpu };
}

async function main() {
  const tables = Array.from({ length: TABLES }, () => new Table());
  for (const table of tables) await table.open();
  for (const table of tables) table.go();
  const saturated = await measure(tables);
  load.paced = true;
  pace(tables);
  const paced = await measure(tables);
  load.done = true;
  fs.writeSync(1, JSON.stringify([saturated, paced]) + '\n');
  process.exit(0);
}

main();
