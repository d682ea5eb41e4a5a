import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { expect } from 'chai';
import { BlockedAddress, type Lookup } from '../../models/guarded-connector.js';
import { createWebhookClient, type WebhookClient } from '../../workers/webhook-client.js';

const clients: WebhookClient[] = [];
const servers: { close(): unknown; closeAllConnections?(): void }[] = [];

function newClient(options: Partial<Parameters<typeof createWebhookClient>[0]> = {}): WebhookClient {
  const client = createWebhookClient({ allowPrivate: false, ...options });
  clients.push(client);
  return client;
}

after(async () => {
  await Promise.all(clients.map((client) => client.close()));
  for (const server of servers) {
    server.closeAllConnections?.();
    server.close();
  }
});

/** A server on all addresses of this machine that counts connections. */
async function startTarget(): Promise<{ port: number; connections: () => number }> {
  let count = 0;
  const server = createTcpServer((socket) => {
    count += 1;
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  return { port: (server.address() as AddressInfo).port, connections: () => count };
}

async function startHttp(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const failureOf = async (sending: Promise<unknown>): Promise<Error> => {
  const outcome: unknown = await sending.catch((error: unknown) => error);
  if (outcome instanceof Error) return outcome;
  throw new Error(`The request was answered ${JSON.stringify(outcome)}`);
};

/** A resolver that returns the same addresses for every name. */
const resolving =
  (...addresses: string[]): Lookup =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('the webhook client', () => {
  const literal = [
    '127.0.0.1',
    '127.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[::127.0.0.1]',
    'localhost',
    'LOCALHOST',
  ];
  for (const host of literal) {
    it(`refuses ${host}`, async () => {
      const target = await startTarget();
      const error = await failureOf(newClient().post(`http://${host}:${target.port}/`, {}, '{}'));
      expect(error).to.be.instanceOf(BlockedAddress);
      expect(target.connections()).to.equal(0);
    });
  }

  const names: [what: string, addresses: string[]][] = [
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['the metadata service of clouds', ['169.254.169.254']],
    ['IPv6 loopback', ['::1']],
    ['IPv4 within IPv6', ['::ffff:192.168.0.1']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['a private address behind a zone', ['fe80::1%lo']],
  ];
  for (const [what, addresses] of names) {
    it(`refuses a name that stands for ${what}`, async () => {
      const target = await startTarget();
      const client = newClient({ lookup: resolving(...addresses) });
      for (const scheme of ['http', 'https']) {
        const error = await failureOf(client.post(`${scheme}://hooks.example.com:${target.port}/`, {}, '{}'));
        expect(error).to.be.instanceOf(BlockedAddress);
      }
      expect(target.connections()).to.equal(0);
    });
  }

  it('fails on a name that does not resolve', async () => {
    const lookup: Lookup = (host, _options, done) => {
      // as Node calls back on an error: without any addresses
      (done as (error: Error) => void)(Object.assign(new Error(`ENOTFOUND ${host}`), { code: 'ENOTFOUND' }));
    };
    const error = await failureOf(newClient({ lookup }).post('http://hooks.example.com/', {}, '{}'));
    expect(error).to.include({ code: 'ENOTFOUND' });
  });

  it('resolves the name again for each delivery, so that it cannot change in between', async () => {
    const target = await startTarget();
    let looks = 0;
    const lookup: Lookup = (host, options, done) => {
      looks += 1;
      resolving('127.0.0.1')(host, options, done);
    };
    const client = newClient({ lookup });
    await failureOf(client.post(`http://hooks.example.com:${target.port}/`, {}, '{}'));
    await failureOf(client.post(`http://hooks.example.com:${target.port}/`, {}, '{}'));
    expect([looks, target.connections()]).to.deep.equal([2, 0]);
  });

  it('reaches private addresses if allowed, bypassing any proxy', async () => {
    const url = await startHttp((_request, response) => response.end('fine'));
    const proxies = {
      HTTP_PROXY: 'http://127.0.0.1:1',
      http_proxy: 'http://127.0.0.1:1',
      ALL_PROXY: 'http://127.0.0.1:1',
    };
    Object.assign(process.env, proxies);
    try {
      expect(await newClient({ allowPrivate: true }).post(url, {}, '{}')).to.deep.equal({
        status: 200,
        body: 'fine',
        truncated: false,
      });
    } finally {
      for (const name of Object.keys(proxies)) delete process.env[name];
    }
  });

  it('gives up on a receiver that does not answer', async () => {
    const url = await startHttp(() => undefined);
    const error = await failureOf(newClient({ allowPrivate: true, timeoutMs: 100 }).post(url, {}, '{}'));
    expect(error.name).to.equal('TimeoutError');
  });

  it('uses the status of a receiver that never ends its response, and what arrived in time', async () => {
    const url = await startHttp((_request, response) => void response.writeHead(200).write('{'));
    const answer = await newClient({ allowPrivate: true, timeoutMs: 200 }).post(url, {}, '{}');
    expect(answer).to.deep.equal({ status: 200, body: '{', truncated: true });
  });

  it('uses the status of a receiver whose response breaks off', async () => {
    const url = await startHttp((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => response.socket?.end());
    });
    const answer = await newClient({ allowPrivate: true }).post(url, {}, '{}');
    expect(answer).to.deep.equal({ status: 200, body: 'half', truncated: true });
  });

  const bodies: [what: string, sent: Buffer, kept: string, truncated: boolean][] = [
    ['nothing', Buffer.alloc(0), '', false],
    ['4 KiB', Buffer.alloc(4096, 'a'), 'a'.repeat(4096), false],
    ['a byte more', Buffer.alloc(4097, 'a'), 'a'.repeat(4096), true],
    ['a character that the end cuts', Buffer.from(`${'a'.repeat(4095)}株`), 'a'.repeat(4095), true],
    ['what is no UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0x00, 0x62]), 'a\ufffd\ufffd\0b', false],
    ['half a character', Buffer.from([0x61, 0xe6, 0xa0]), 'a\ufffd', false],
    ['nothing but such bytes', Buffer.alloc(5000, 0xff), '\ufffd'.repeat(4096), true],
  ];
  for (const [what, sent, kept, truncated] of bodies) {
    it(`keeps the first 4 KiB of a response with ${what} as text`, async () => {
      const url = await startHttp((_request, response) => response.end(sent));
      const answer = await newClient({ allowPrivate: true }).post(url, {}, '{}');
      expect(answer).to.deep.equal({ status: 200, body: kept, truncated });
    });
  }

  it('reads 4 KiB of an endless response and disconnects', async () => {
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      void startHttp((_request, response) => {
        const timer = setInterval(() => {
          response.write(Buffer.alloc(1024));
          written += 1024;
        }, 5);
        response.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      }).then((url) => newClient({ allowPrivate: true }).post(url, {}, '{}'));
    });
    await closed;
    expect(written).to.be.lessThan(64 * 1024);
  });

  it('is tested with a server that really counts connections', async () => {
    const target = await startTarget();
    await new Promise((resolve) => connect(target.port, '127.0.0.1').once('close', resolve).resume());
    expect(target.connections()).to.equal(1);
  });
});
