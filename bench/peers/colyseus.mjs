// Colyseus in memory; each move is sent to each client at once, not with the next patch. usage: node colyseus.mjs PORT
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SEATS, act, begin, legal, view } from './galopp.mjs';

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.game = begin();
    this.n = 0;
    this.seats = [];
    this.onMessage('act', (client, text) => {
      const seat = this.seats.indexOf(client);
      if (!act(this.game, seat, text, Math.random)) return client.send('refused', text);
      this.n++;
      this.tell(seat, text);
    });
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === SEATS) this.clock.setTimeout(() => this.tell(-1, ''), 100);
  }

  tell(seat, text) {
    this.seats.forEach((client, viewer) => {
      const turn = legal(this.game, viewer);
      client.send('event', { n: this.n, seat, action: text, view: view(this.game, viewer), legal: turn });
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', Table);
await server.listen(Number(process.argv[2]));
process.stdout.write('ready\n');
