/**
 * Connections that send nothing, take too long or are refused are closed, and an address can have a limited number of
 * them.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { startService, type TestService } from '../support/service/service.js';
import { until } from '../support/service/waiting.js';

describe('a connection', () => {
  let service: TestService;
  const open: Socket[] = [];
  before(async () => {
    service = await startService({
      settings: { WORKER: 'off', TRUSTED_PROXIES: 0, CONNECTIONS_PER_ADDRESS: 5 },
      timeouts: { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 20, linger: 20 },
    });
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });
  after(() => service.stop());

  /** Opens a connection that the client never closes by itself. */
  async function arrive(bytes: string): Promise<Socket> {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    open.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  /** Everything that the service sends until it closes the connection. */
  async function readUntilClosed(bytes: string): Promise<string> {
    const socket = await arrive(bytes);
    let told = '';
    socket.setEncoding('utf8').on('data', (part: string) => void (told += part));
    await once(socket, 'end');
    // Writing to a closed connection causes a reset; while the connection lingers, nothing happens.
    const writing = setInterval(() => socket.write('x'), 20);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(writing);
    return told;
  }

  it('that never finishes its head is told so and closed', async () => {
    expect(await readUntilClosed('GET /healthz HTTP/1.1\r\nHost: x\r\n')).to.match(/^HTTP\/1\.1 408 /);
  });

  it('that never finishes its body is told so and closed', async () => {
    const head = 'POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    expect(await readUntilClosed(head)).to.match(/^HTTP\/1\.1 408 /);
  });

  it('that is refused before its body has arrived is closed', async () => {
    const head =
      'POST /v1/clients HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const told = await readUntilClosed(head);
    expect(told)
      .to.match(/^HTTP\/1\.1 401 /)
      .and.not.match(/HTTP\/1\.1 408/);
  });

  it('that is not HTTP is told so and closed', async () => {
    expect(await readUntilClosed('nonsense\r\n\r\n')).to.match(/^HTTP\/1\.1 400 /);
  });

  it('is refused if its address has reached the limit, and accepted again when one of them is closed', async () => {
    const keepAlive = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const held = await Promise.all(Array.from({ length: 5 }, () => arrive(keepAlive)));
    await Promise.all(held.map((socket) => once(socket, 'data')));
    const told = await text(await arrive(keepAlive));
    expect(told)
      .to.match(/^HTTP\/1\.1 429 /)
      .and.contain('Retry-After: 1')
      .and.contain('Too many connections');
    held[0]?.destroy();
    await until(async () => (await fetch(`${service.url}/healthz`)).status === 200);
  });
});
