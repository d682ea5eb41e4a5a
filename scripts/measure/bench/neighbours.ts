/** How long the requests of a quiet workspace take while another does all that it can to the service, and how long before. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../models/database/db.js';
import { createWorkspace } from '../../../commands/across/create-workspace.js';
import { percentile, rounded } from './latency.js';
import type { AttackOrders } from './neighbours/attacker.js';
import type { AttackName } from './neighbours/attacks.js';
import { Firm } from './neighbours/firm.js';
import { addTimeOf } from './neighbours/time.js';

/** How long each of the two is measured, and how often a quiet workspace asks for something. */
const measuredMs = 60_000;
const everyMs = 90;

export interface NeighbourMeasured {
  readonly what: string;
  readonly asked: number;
  readonly quietP50: number;
  readonly quietP99: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the 99th percentiles: the rule is that it stays under 5. */
  readonly ratio: number;
}

/** What a quiet workspace does, each with the milliseconds that it took. */
type Times = Record<'requests' | 'PDFs' | 'webhooks', number[]>;

/** Measures both by a server at `url` that has a worker and the usual limits; the other workspace does what `attacks` names. */
export async function measureNeighbours(
  url: string,
  db: Database,
  attacks: readonly AttackName[],
): Promise<NeighbourMeasured[]> {
  const [quiet, loud] = await Promise.all(
    ['Quiet', 'Loud'].map((name) => createWorkspace(db, { name, email: `${name.toLowerCase()}@example.com` })),
  );
  if (!quiet || !loud) throw new Error('The workspaces were not made');
  await addTimeOf(db, loud.workspace_id, loud.user_id);
  const victim = await settle(new Firm(url, quiet.test_key));
  try {
    await work(victim, 5_000); // Code is compiled meanwhile.
    const before = await work(victim, measuredMs);
    const attacker = startAttack({ url, liveKey: loud.live_key, testKey: loud.test_key, attacks });
    await pause(10_000); // Its code is compiled meanwhile too.
    const during = await work(victim, measuredMs);
    await attacker.end();
    return (['requests', 'PDFs', 'webhooks'] as const).map((what) => compared(what, before[what], during[what]));
  } finally {
    await victim.close();
  }
}

/** Attacks by another process. */
function startAttack(orders: AttackOrders): { end: () => Promise<void> } {
  const child = fork(fileURLToPath(new URL('neighbours/attacker.js', import.meta.url)));
  child.send(orders);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return {
    end: async () => {
      if (child.connected) child.send('end');
      const [code] = await ended;
      if (code !== 0) throw new Error('The attack failed');
    },
  };
}

interface Victim {
  readonly firm: Firm;
  readonly clientId: string;
  readonly invoiceId: string;
  /** When the event about each client came, by its id. */
  readonly arrived: Map<string, number>;
  readonly close: () => Promise<void>;
}

async function settle(firm: Firm): Promise<Victim> {
  const arrived = new Map<string, number>();
  const receiver = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => void (text += part));
    request.on('end', () => {
      const { data } = JSON.parse(text) as { data: { id: string } };
      arrived.set(data.id, performance.now());
      response.end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await firm.must('POST', '/v1/webhooks', { url: hook, events: ['client.created'] });
  const { id: clientId } = await firm.must<{ id: string }>('POST', '/v1/clients', { name: 'Acme' });
  const line = { description: 'Advice', rate: 100 };
  const invoice = { client_id: clientId, line_items: [line] };
  const { id: invoiceId } = await firm.must<{ id: string }>('POST', '/v1/invoices', invoice);
  const close = async (): Promise<void> => {
    receiver.closeAllConnections();
    receiver.close();
    await once(receiver, 'close');
  };
  return { firm, clientId, invoiceId, arrived, close };
}

/** One plain request after the other at an even pace, and now and then a PDF of an invoice that has changed and a new client. */
async function work({ firm, clientId, invoiceId, arrived }: Victim, forMs: number): Promise<Times> {
  const times: Times = { requests: [], PDFs: [], webhooks: [] };
  const timed = async (list: number[], ask: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await ask();
    list.push(performance.now() - begun);
  };
  const sent = new Map<string, number>();
  const beside: Promise<void>[] = [];
  const until = performance.now() + forMs;
  for (let at = 0; performance.now() < until; at += 1) {
    const begun = performance.now();
    if (at % 4 === 0) await timed(times.requests, () => firm.must('GET', '/v1/clients?per_page=20'));
    if (at % 4 === 1) await timed(times.requests, () => firm.must('GET', `/v1/clients/${clientId}`));
    if (at % 4 === 2) await timed(times.requests, () => logTime(firm, clientId));
    if (at % 4 === 3) await timed(times.requests, () => firm.must('GET', '/v1/time-entries'));
    if (at % 8 === 3) {
      await firm.must('PUT', `/v1/invoices/${invoiceId}`, { notes: `Version ${begun}` });
      beside.push(timed(times.PDFs, () => firm.ask('GET', `/v1/invoices/${invoiceId}/pdf`)));
    }
    if (at % 8 === 7) {
      const { id } = await firm.must<{ id: string }>('POST', '/v1/clients', { name: `Client ${begun}` });
      sent.set(id, performance.now());
    }
    await pause(Math.max(0, everyMs - (performance.now() - begun)));
  }
  await Promise.all(beside);
  for (let tries = 0; tries < 600 && [...sent.keys()].some((id) => !arrived.has(id)); tries += 1) await pause(100);
  for (const [id, at] of sent) times.webhooks.push((arrived.get(id) ?? performance.now()) - at);
  return times;
}

function logTime(firm: Firm, clientId: string): Promise<unknown> {
  const date = new Date().toISOString().slice(0, 10);
  return firm.must('POST', '/v1/time-entries', { client_id: clientId, date, hours: 0.25 });
}

function compared(what: string, before: readonly number[], during: readonly number[]): NeighbourMeasured {
  const [quiet, loud] = [before.toSorted((a, b) => a - b), during.toSorted((a, b) => a - b)];
  const [quietP99, p99] = [percentile(quiet, 0.99), percentile(loud, 0.99)];
  return {
    what,
    asked: during.length,
    quietP50: percentile(quiet, 0.5),
    quietP99,
    p50: percentile(loud, 0.5),
    p99,
    ratio: rounded(p99 / quietP99),
  };
}
