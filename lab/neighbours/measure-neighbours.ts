/** How long the requests of a quiet workspace take while another loads the service as much as it can, and how long before that. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../database/db.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { percentile, rounded } from '../bench/latency.js';
import type { AttackOrders } from './attacker.js';
import type { AttackName } from './attacks.js';
import { NeighbourFirm } from './firm.js';
import { addTimeOf } from './time.js';

/**
 * Time of each measurement. In a shorter one, the 99th percentile of the rarest action would be its single worst time.
 */
const measuredMs = 120_000;
/** Time from one request of the quiet workspace to the next. */
const everyMs = 90;

/** Most milliseconds of a 99th percentile beside a noisy workspace, where attacker and database share two processors. */
export const maxP99 = { requests: 100, PDFs: 250, webhooks: 250 } as const;

export interface NeighbourMeasured {
  readonly what: keyof typeof maxP99;
  readonly requests: number;
  readonly quietP50: number;
  readonly quietP99: number;
  readonly p50: number;
  readonly p99: number;
  /** The ratio of the medians. */
  readonly ratio: number;
}

/** Milliseconds that each action of the quiet workspace took, by kind. */
type Times = Record<keyof typeof maxP99, number[]>;

/**
 * Measures the quiet workspace before and during the attacks of another one, on the server at `url`, which has a worker
 * and the usual limits.
 */
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
  const victim = await settle(new NeighbourFirm(url, quiet.test_key));
  try {
    await work(victim, 5_000); // Gives the engine time to compile the code.
    const before = await work(victim, measuredMs);
    const attacker = startAttack({ url, liveKey: loud.live_key, testKey: loud.test_key, attacks });
    await pause(10_000); // Gives the engine time to compile the code that the attack uses.
    const during = await work(victim, measuredMs);
    await attacker.end();
    return (['requests', 'PDFs', 'webhooks'] as const).map((what) => compared(what, before[what], during[what]));
  } finally {
    await victim.close();
  }
}

/** Attacks from another process. */
function startAttack(orders: AttackOrders): { end: () => Promise<void> } {
  const child = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)));
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
  readonly firm: NeighbourFirm;
  readonly clientId: string;
  readonly invoiceId: string;
  /** When the event about each client arrived, by its id. */
  readonly arrived: Map<string, number>;
  readonly close: () => Promise<void>;
}

async function settle(firm: NeighbourFirm): Promise<Victim> {
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

/** Sends plain requests at a steady pace, and now and then asks for the PDF of a changed invoice and creates a client. */
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

function logTime(firm: NeighbourFirm, clientId: string): Promise<unknown> {
  const date = new Date().toISOString().slice(0, 10);
  return firm.must('POST', '/v1/time-entries', { client_id: clientId, date, hours: 0.25 });
}

function compared(what: keyof typeof maxP99, before: readonly number[], during: readonly number[]): NeighbourMeasured {
  const [quiet, loud] = [before.toSorted((a, b) => a - b), during.toSorted((a, b) => a - b)];
  const [quietP50, p50] = [percentile(quiet, 0.5), percentile(loud, 0.5)];
  return {
    what,
    requests: during.length,
    quietP50,
    quietP99: percentile(quiet, 0.99),
    p50,
    p99: percentile(loud, 0.99),
    ratio: rounded(p50 / quietP50),
  };
}
