import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** A train ticket for 480.00 with a markup of 10 %, without a client. `overrides` replace these. */
export async function buildExpense(
  by: ApiClient,
  overrides: Partial<Body<'createExpense'>> = {},
): Promise<Schemas['Expense']> {
  const body = { date: '2026-03-10', description: 'Train', amount: 480, markup_percent: 10, ...overrides };
  return (await by.call('createExpense', { body })).data;
}

/** An expense that the owner has approved. */
export async function buildApprovedExpense(
  owner: ApiClient,
  overrides: Partial<Body<'createExpense'>>,
): Promise<Schemas['Expense']> {
  const { id } = await buildExpense(owner, overrides);
  return (await owner.call('approveExpense', { params: { id } })).data;
}

/** A form with one file. */
export function receiptForm(bytes: Buffer | string, filename: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(Buffer.from(bytes))]), filename);
  return form;
}
