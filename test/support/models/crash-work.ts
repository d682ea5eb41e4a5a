/**
 * Concurrent clients that keep working while the server is killed and restarted, and the ledger of what it confirmed to
 * them.
 */
import { randomUUID } from 'node:crypto';
import type { OperationId, JsonResult, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { untilAnswered, type Tally } from '../kills/persistent-client.js';
import { seen } from '../answers/seen.js';

/** What must exist, because the server confirmed it: ids, and for payments their references. */
export interface Ledger {
  readonly entries: string[];
  readonly invoices: string[];
  readonly voided: string[];
  readonly payments: string[];
  readonly creditNotes: string[];
}

interface Request {
  readonly params?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
}

/** Sends each request again, with the same idempotency key, until it gets a response, through any number of crashes. */
export class RetryingClient implements Tally {
  cutOff = 0;
  interruptions = 0;
  refusals = 0;

  constructor(private readonly server: () => Promise<ApiClient>) {}

  /** The response to an operation; undefined if it was refused with a status below 500. */
  async send<Id extends OperationId>(id: Id, request: Request): Promise<JsonResult<Id> | undefined> {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await untilAnswered(async () => (await this.server()).request(id, { ...request, headers }), this);
    return answer.ok ? ((await answer.json()) as JsonResult<Id>) : undefined;
  }
}

export interface Work {
  readonly client: RetryingClient;
  readonly ledger: Ledger;
  readonly clientIds: readonly string[];
  readonly projectIds: readonly string[];
  readonly isOver: () => boolean;
}

const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;
const day = (): string => `2026-03-${String(1 + Math.floor(Math.random() * 28)).padStart(2, '0')}`;
const hours = (): number => Math.ceil(Math.random() * 800) / 100;

async function logTime({ client, ledger, projectIds }: Work): Promise<void> {
  const answer = await client.send('createTimeEntry', {
    body: { project_id: oneOf(projectIds), date: day(), hours: hours() },
  });
  if (answer) ledger.entries.push(answer.data.id);
}

async function logTimeInBulk({ client, ledger, projectIds }: Work): Promise<void> {
  const entries = Array.from({ length: 5 }, () => ({ project_id: oneOf(projectIds), date: day(), hours: hours() }));
  const answer = await client.send('createTimeEntries', { body: { entries } });
  ledger.entries.push(...(answer?.data ?? []).map(({ id }) => id));
}

async function bill(work: Work): Promise<void> {
  const { client, ledger, clientIds } = work;
  const group_by = oneOf<Schemas['InvoiceGrouping']>(['none', 'project', 'date']);
  const body = { client_id: oneOf(clientIds), from: day(), to: '2026-03-31', group_by };
  const answer = await client.send('createInvoiceFromTime', { body });
  if (!answer) return;
  ledger.invoices.push(answer.data.id);
  await oneOf([collect, cancel, credit, leave])(work, answer.data);
}

type Invoice = Pick<Schemas['Invoice'], 'id' | 'amounts'>;

async function collect({ client, ledger }: Work, { id, amounts }: Invoice): Promise<void> {
  const params = { id };
  await client.send('sendInvoice', { params, body: { to: ['billing@client.example'], attach_pdf: false } });
  const total = seen(amounts.total);
  const first = Math.round(total * 50) / 100;
  for (const amount of [first, Math.round((total - first) * 100) / 100]) {
    const paid = await client.send('recordInvoicePayment', { params, body: { amount, reference: randomUUID() } });
    if (paid?.data.payment.reference) ledger.payments.push(paid.data.payment.reference);
  }
}

async function cancel({ client, ledger }: Work, { id }: Invoice): Promise<void> {
  if (await client.send('voidInvoice', { params: { id }, body: {} })) ledger.voided.push(id);
}

async function credit({ client, ledger }: Work, { id, amounts }: Invoice): Promise<void> {
  const params = { id };
  await client.send('sendInvoice', { params, body: { to: ['billing@client.example'], attach_pdf: false } });
  const first = Math.round(seen(amounts.total) * 50) / 100;
  for (const body of [{ amount: first }, {}]) {
    const credited = await client.send('createCreditNote', { params, body });
    if (credited) ledger.creditNotes.push(credited.data.id);
  }
}

const leave = (): Promise<void> => Promise.resolve();

/** Several clients work concurrently until `isOver`; resolves when each has its last response. */
export async function workAtOnce(work: Work): Promise<void> {
  const actors = [logTime, logTime, logTime, logTimeInBulk, bill, bill, bill, bill];
  await Promise.all(
    actors.map(async (act) => {
      while (!work.isOver()) await act(work);
    }),
  );
}
