/** Services of a test's own, beside the one that all tests share: with other settings, and with their log to read. */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { serverAt } from '../../../models/database/database.js';
import { runServer, type RunningServer, type ServerOptions } from '../../../server/main.js';
import type { Settings } from '../../../settings/settings.js';
import { ApiClient, testApi } from './api.js';

export interface TestService extends RunningServer {
  /** All that it has logged so far, at the finest level. */
  readonly log: () => string;
}

export interface TestServiceOptions extends Pick<ServerOptions, 'checkAnswer' | 'contract' | 'patience'> {
  readonly settings?: Partial<Settings>;
  readonly databaseUrl?: string;
}

/** A service on the database of the tests, unless another is named. The test stops it. */
export async function startService({ settings, databaseUrl, ...options }: TestServiceOptions): Promise<TestService> {
  const shared = await testApi();
  let text = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (text += line) });
  const server = await runServer({ ...shared.settings, ...settings }, databaseUrl ?? shared.databaseUrl, {
    ...options,
    log,
  });
  return { ...server, log: () => text };
}

/** The same user, asking another service. */
export const at = ({ url }: RunningServer, { key, workspaceId, userId }: ApiClient): ApiClient =>
  new ApiClient(url, key, workspaceId, userId);

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The way to the database, which can be cut. */
export interface DatabaseLink {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** A link to the database of the tests. The test cuts it in the end. */
export async function openDatabaseLink(): Promise<DatabaseLink> {
  const { databaseUrl } = await testApi();
  const place = serverAt(new URL(databaseUrl));
  const target = 'socketPath' in place ? { path: place.socketPath } : place;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const onward = keep(connect(target));
    keep(socket).pipe(onward).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    restore: () => listen(port),
  };
}
