/**
 * Connection handling of the server: timeouts, the number of connections per address, and when refused connections are
 * closed.
 */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Settings } from '../../settings/settings.js';
import { KeyCounts } from '../../domain/fair-share.js';
import { networkOf } from './address.js';
import { answerBusy, answerMalformed } from '../responses/malformed.js';

/** Timeouts of a connection, in milliseconds. */
export interface Timeouts {
  /** For the head of a request. */
  readonly headersTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** Between two requests. */
  readonly keepAliveTimeout: number;
  /** How often Node checks for expired connections. */
  readonly connectionsCheckingInterval: number;
  /** After a refusal, for the last response to be read. */
  readonly linger: number;
}

/** A minute for a request is enough for 10 MiB over a slow connection. */
const usual: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  linger: 2_000,
};

/** Where to listen, and how to treat connections. */
export interface Place extends Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'CONNECTIONS_PER_ADDRESS'> {
  /** 0 uses any free port. */
  readonly port: number;
  readonly timeouts?: Partial<Timeouts>;
  /** Called with the number of connections that were still open when a drain took too long. */
  readonly onCut: (connections: number) => void;
}

export interface Listening {
  readonly port: number;
  /**
   * Accepts no more connections, and resolves when the last request has been answered; those still running after 25
   * seconds are aborted.
   */
  drain(): Promise<void>;
}

export async function listen(handle: RequestListener, place: Place): Promise<Listening> {
  const { port, HOST, PUBLIC_URL } = place;
  const timeouts = { ...usual, ...place.timeouts };
  const refused = new WeakSet<Duplex>();
  const server = createServer(timeouts, (request, response) => {
    if (refused.has(request.socket)) return;
    endUnread(response, timeouts.linger);
    handle(request, response);
  });
  const malformed = answerMalformed(PUBLIC_URL);
  server.on('clientError', (failure: NodeJS.ErrnoException, socket: Duplex) => {
    malformed(failure, socket);
    endSoon(socket, timeouts.linger);
  });
  // All connections through a proxy have the proxy's address: only the proxy can tell clients apart.
  if (place.TRUSTED_PROXIES === 0) {
    limitConnections(server, place.CONNECTIONS_PER_ADDRESS, (socket) => {
      refused.add(socket);
      answerBusy(PUBLIC_URL, socket);
      endSoon(socket, timeouts.linger);
    });
  }
  const drain = drainOf(server, place.onCut);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { port: (server.address() as AddressInfo).port, drain };
}

const drainMs = 25_000;
/** Milliseconds for a client to send its first byte on a connection that is open when the drain begins. */
const firstByteMs = 1_000;

function drainOf(server: Server, onCut: Place['onCut']): Listening['drain'] {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      // A keep-alive connection only becomes idle once its last request has been answered.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      // Node counts a connection that never sent anything as busy, and once the server is closing, no timeout ends it.
      const unused = setTimeout(() => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }, firstByteMs);
      const limit = setTimeout(() => {
        onCut(open.size);
        server.closeAllConnections();
      }, drainMs);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(unused);
        clearTimeout(limit);
        resolve();
      });
    });
}

/** Closes the connection if a request is answered before its body has arrived: the rest of the body is not read. */
function endUnread(response: ServerResponse, linger: number): void {
  response.once('finish', () => {
    const { req: request } = response;
    if (request.complete) return;
    const timer = endSoon(request.socket, linger);
    request.once('end', () => clearTimeout(timer));
  });
}

const endSoon = (socket: Duplex, linger: number): NodeJS.Timeout => setTimeout(() => socket.destroy(), linger).unref();

/** Refuses a connection from an address that has reached its limit. */
function limitConnections(server: Server, max: number, refuse: (socket: Socket) => void): void {
  const held = new KeyCounts();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (held.of(network) >= max) {
      refuse(socket);
      return;
    }
    held.add(network, 1);
    socket.once('close', () => held.add(network, -1));
  });
}
