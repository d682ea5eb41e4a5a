import { addDays, today } from '../../../domain/time.js';
import type { Body, Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../service/api.js';
import { buildClient } from './factories.js';

/** A line with quantity 1 at this rate. */
export const lineAt = (
  rate: number,
  overrides: Partial<Schemas['LineItemCreate']> = {},
): Schemas['LineItemCreate'] => ({
  description: 'Consulting',
  quantity: 1,
  rate,
  ...overrides,
});

/** A draft of 100.00 without tax, for a new client with an e-mail address. `overrides` replace these. */
export async function buildInvoice(
  owner: ApiClient,
  overrides: Partial<Body<'createInvoice'>> = {},
): Promise<Schemas['Invoice']> {
  const client_id = overrides.client_id ?? (await buildClient(owner, { email: uniqueAddress() })).id;
  const body = { line_items: [lineAt(100)], tax_rate: 0, ...overrides, client_id };
  return (await owner.call('createInvoice', { body })).data;
}

let addresses = 0;
const uniqueAddress = (): string => {
  addresses += 1;
  return `billing-${process.pid}-${addresses}@client.example`;
};

/** Like `buildInvoice`, and sent. */
export async function buildSentInvoice(
  owner: ApiClient,
  overrides: Partial<Body<'createInvoice'>> = {},
): Promise<Schemas['Invoice']> {
  const { id } = await buildInvoice(owner, overrides);
  await owner.call('sendInvoice', { params: { id } });
  return readInvoice(owner, id);
}

export async function readInvoice(
  owner: ApiClient,
  id: string,
  include: Schemas['InvoiceInclude'][] = [],
): Promise<Schemas['Invoice']> {
  const query = include.length > 0 ? { include } : {};
  return (await owner.call('getInvoice', { params: { id }, query })).data;
}

/** Credits an invoice: all that is not credited yet, unless `body` says less. */
export async function credit(
  owner: ApiClient,
  id: string,
  body: Partial<Body<'createCreditNote'>> = {},
): Promise<Schemas['CreditNote']> {
  return (await owner.call('createCreditNote', { params: { id }, body })).data;
}

export async function pay(
  owner: ApiClient,
  id: string,
  amount: number,
  more: Partial<Schemas['PaymentCreate']> = {},
): Promise<Schemas['InvoiceSettlement']> {
  return (await owner.call('recordInvoicePayment', { params: { id }, body: { amount, ...more } })).data;
}

/** A day in UTC, some days from the real today. */
export const inDays = (days: number): string => addDays(today(new Date(), 'UTC'), days);

/** Moves the clock of the test side to noon UTC of a day. */
export async function goTo(owner: ApiClient, day: string): Promise<void> {
  await owner.call('advanceTestClock', { body: { to: `${day}T12:00:00.000Z` } });
}

/**
 * Requests the hosted page of an invoice. The service under test does not listen at `PUBLIC_URL`, so the request goes
 * to its own address.
 */
export async function openHosted(
  url: string | null | undefined,
  init: RequestInit = {},
  suffix = '',
): Promise<Response> {
  const { url: reachable, settings } = await testApi();
  return fetch(`${String(url).replace(settings.PUBLIC_URL, reachable)}${suffix}`, init);
}
