import { Socket } from 'node:net';
import type { Connection } from 'mysql2';

/** The sockets of open connections, so that all can be cut at once: statements in progress then fail. */
export class OpenSockets {
  private readonly sockets = new Set<Socket>();

  keep(connection: Connection): Connection {
    const socket = socketOf(connection);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return connection;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

export function socketOf(connection: Connection): Socket {
  const stream: unknown = Reflect.get(connection, 'stream');
  if (!(stream instanceof Socket)) throw new Error('A connection to the database has no socket');
  return stream;
}
