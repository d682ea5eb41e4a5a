/** A TCP proxy to a database, which tests can cut. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { serverAt } from '../../../database/connection-options.js';
import { testApi } from './api.js';

/**
 * Cuts before the server receives the COMMIT, or after the server has answered it and before the client hears of it.
 */
export type CutAt = 'before the COMMIT' | 'after the COMMIT';

export interface DatabaseLink {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Stops passing data in either direction without closing any connection, like a network partition. */
  part(): void;
  rejoin(): void;
  /** Cuts the next connection that commits, and no other. */
  cutOnce(at: CutAt): void;
  /** Whether the cut of `cutOnce` has not happened yet. */
  readonly isToBeCut: boolean;
}

const commit = Buffer.from('\u0003COMMIT');

/** Opens a link to a database, by default that of the tests. The test closes it. */
export async function openDatabaseLink(databaseUrl?: string): Promise<DatabaseLink> {
  const url = new URL(databaseUrl ?? (await testApi()).databaseUrl);
  const place = serverAt(url);
  const target = 'socketPath' in place ? { path: place.socketPath } : place;
  const sockets = new Set<Socket>();
  let next: CutAt | undefined;
  let isParted = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = keep(connect(target));
    const cut = (): void => [near, far].forEach((socket) => socket.destroy());
    if (isParted) [near, far].forEach((socket) => socket.pause());
    keep(near).on('data', (chunk: Buffer) => {
      const at = next !== undefined && chunk.includes(commit) ? next : undefined;
      if (at !== undefined) next = undefined;
      if (at === 'before the COMMIT') return cut();
      if (at === 'after the COMMIT') far.removeAllListeners('data').once('data', cut);
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => near.write(chunk));
    near.on('close', () => far.end());
    far.on('close', () => near.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    restore: () => listen(port),
    part() {
      isParted = true;
      for (const socket of sockets) socket.pause();
    },
    rejoin() {
      isParted = false;
      for (const socket of sockets) socket.resume();
    },
    cutOnce: (at) => (next = at),
    get isToBeCut() {
      return next !== undefined;
    },
  };
}
