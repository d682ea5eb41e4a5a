/** Everything that one workspace can do to a service at the same time, within its limits and beyond them. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { again, type NeighbourFirm, type Shift } from './firm.js';

/** The two sides of the attacking workspace, and the address of the service. */
export interface Attacker {
  readonly live: NeighbourFirm;
  readonly test: NeighbourFirm;
  readonly url: string;
}

const mebibyte = 1024 * 1024;
const maxLines = 2_000;

/** A body of 1 MiB in which every item is invalid. */
const emptyItems = JSON.stringify({ entries: Array.from({ length: mebibyte / 3 - 10 }, () => ({})) });

/** A PNG of a few hundred kilobytes that unpacks to 2 GB. */
function pixelBomb(): Buffer<ArrayBuffer> {
  const side = 45_000;
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The names of the attacks. */
export const attackNames = [
  'bodies',
  'bombs',
  'drawings',
  'mails',
  'webhooks',
  'strangers',
  'reports',
  'downloads',
  'silent connections',
] as const;
export type AttackName = (typeof attackNames)[number];

/** Runs the named attacks concurrently until the shift is over. */
export async function attack(attacker: Attacker, names: readonly AttackName[], shift: Shift): Promise<void> {
  const prepared = await prepare(attacker);
  const attacks = attacksOf(attacker, prepared, shift);
  await Promise.all(names.map((name) => attacks[name]()));
  await prepared.dead.close();
}

interface Prepared {
  readonly invoiceId: string;
  readonly dead: Awaited<ReturnType<typeof deadReceiver>>;
}

/** Creates an invoice of maximum length, and webhooks whose receiver never answers. */
async function prepare({ live, test }: Attacker): Promise<Prepared> {
  const client = await live.must<{ id: string }>('POST', '/v1/clients', { name: 'Big', email: 'big@example.com' });
  const { id: invoiceId } = await live.must<{ id: string }>('POST', '/v1/invoices', {
    client_id: client.id,
    line_items: Array.from({ length: maxLines }, (_, at) => ({ description: `Work ${at} `.repeat(8), rate: 10 })),
  });
  const dead = await deadReceiver();
  for (let at = 0; at < 5; at += 1)
    await test.must('POST', '/v1/webhooks', { url: `${dead.url}/${at}`, events: ['client.created', 'tag.updated'] });
  return { invoiceId, dead };
}

function attacksOf(
  { live, test, url }: Attacker,
  { invoiceId }: Prepared,
  shift: Shift,
): Record<AttackName, () => Promise<unknown>> {
  const bomb = pixelBomb();
  let made = 0;
  const invoice = `/v1/invoices/${invoiceId}`;
  const invented = (): string => `svc_sk_live_${randomBytes(24).toString('base64url')}`;
  return {
    bodies: () =>
      again(shift, 4, () => ((made += 1) % 2 ? live : test).ask('POST', '/v1/time-entries/bulk', emptyItems)),
    bombs: () => again(shift, 1, () => live.ask('POST', '/v1/workspace/logo', logoForm(bomb))),
    drawings: () =>
      again(shift, 6, async () => {
        await live.ask('PUT', invoice, { notes: `Drawn anew ${(made += 1)}` });
        await live.ask('GET', `${invoice}/pdf`);
      }),
    mails: () => again(shift, 1, () => live.ask('POST', `${invoice}/send`, { message: 'Again' })),
    webhooks: () =>
      again(shift, 2, () =>
        test.ask('POST', '/v1/clients', { name: `Client ${(made += 1)} ${randomBytes(4).toString('hex')}` }),
      ),
    strangers: () => again(shift, 4, () => live.ask('GET', '/v1/clients', undefined, invented())),
    reports: () => again(shift, 2, () => live.ask('GET', '/v1/reports/time?period=this_year&group_by=day')),
    downloads: () => holdSockets(url, 8, downloadOf(live.key), shift),
    'silent connections': () => holdSockets(url, 300, 'GET /v1/clients HTTP/1.1\r\nHost: x\r\n', shift),
  };
}

function logoForm(bytes: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'logo.png');
  return form;
}

/** A receiver that accepts connections and never answers. */
async function deadReceiver(): Promise<{ url: string; close: () => Promise<void> }> {
  const taken = new Set<Socket>();
  const server = createServer((socket) => void taken.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of taken) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The request for a file of all time entries. */
const downloadOf = (key: string): string =>
  `GET /v1/time-entries?format=csv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;

/** Holds connections open that send `bytes`, and then neither read nor send anything more. */
async function holdSockets(url: string, count: number, bytes: string, shift: Shift): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(bytes);
    return socket;
  });
  while (!shift.isOver) await pause(100);
  for (const socket of sockets) socket.destroy();
}
