/**
 * The main job of Docket with its SDK, as an integrator would write it: from the first hour to the paid invoice, which
 * is then refunded and voided.
 */
import { type Docket, type Invoice, InvalidStateError, PreconditionFailedError } from 'docket-sdk';

/** The result of the main job. */
export interface Outcome {
  readonly statuses: string[];
  readonly amounts: Invoice['amounts'];
  readonly lines: (string | number | undefined)[][];
  readonly hours: number;
  readonly pdfBegins: string;
  readonly receipt: string;
  readonly refused: string[];
  readonly subjects: string[];
  readonly events: string[];
  readonly changes: string[];
}

/** Does the main job. Requires the test side of a workspace, with the clock stopped at nine in the morning. */
export async function mainJob(docket: Docket): Promise<Outcome> {
  const { now } = await docket.testClock.get();
  const today = now.slice(0, 10);
  const client = await docket.clients.create({
    name: 'Acme',
    email: 'billing@acme.example',
    tax_rate: 0.0825,
    payment_terms_days: 14,
  });
  const project = await docket.projects.create({
    title: 'Shop relaunch',
    client_id: client.id,
    status: 'active',
    rate_override: true,
    custom_rate: 120,
  });

  const timer = await docket.timers.start({ project_id: project.id, description: 'Kick-off' });
  await docket.testClock.advance({ to: later(now, 1) });
  await docket.timers.stop(timer.id);
  await docket.timeEntries.createMany({
    entries: [
      { project_id: project.id, date: today, hours: 7.5, description: 'Design' },
      { project_id: project.id, date: today, hours: 2.25, description: 'Launch' },
    ],
  });
  let hours = 0;
  for await (const entry of docket.timeEntries.list({ project_id: project.id, per_page: 2 })) hours += entry.hours;
  const receipt = await expenseWithReceipt(docket, project.id, today);

  const range = { client_id: client.id, from: today, to: today };
  const { data: invoice, etag } = await docket.invoices
    .createFromTime({ ...range, group_by: 'project' })
    .withResponse();
  const refused = [await refusal(docket.invoices.recordPayment(invoice.id, { amount: 1 }))];
  await docket.invoices.update(invoice.id, { notes: 'Thank you for your trust.' }, { ifMatch: etag });
  refused.push(await refusal(docket.invoices.update(invoice.id, { notes: 'Stale' }, { ifMatch: etag })));

  const sent = await docket.invoices.send(invoice.id, { message: 'Here is our invoice.' });
  const pdf = await docket.invoices.getPdf(invoice.id);
  const partial = await docket.invoices.recordPayment(invoice.id, { amount: 1000, method: 'wire' });
  await docket.testClock.advance({ to: later(now, 24 * 20) });
  const overdue = await docket.invoices.get(invoice.id, { include: ['line_items'] });
  await docket.invoices.remind(invoice.id);
  const paid = await docket.invoices.recordPayment(invoice.id, {
    amount: overdue.amounts.outstanding ?? 0,
    method: 'ach',
  });

  refused.push(await refusal(docket.invoices.void(invoice.id)));
  for await (const payment of docket.invoices.listPayments(invoice.id))
    await docket.invoices.refundPayment(invoice.id, payment.id, { reason: 'Wrong company' });
  const gone = await docket.invoices.void(invoice.id, { reason: 'Wrong company' });

  const { data: mails } = await docket.testMails.list();
  const events: string[] = [];
  for await (const { type } of docket.events.list({ resource_id: invoice.id, per_page: 5 })) events.unshift(type);
  const [created] = (await docket.events.list({ resource_id: client.id, type: 'client.created' })).data;
  const changes: string[] = [];
  for await (const { type } of docket.changes({ lastEventId: created?.id })) if (changes.push(type) === 3) break;
  return {
    statuses: [invoice, sent, partial, overdue, paid, gone].map(({ status }) => status),
    amounts: overdue.amounts,
    lines: (overdue.line_items ?? []).map(({ description, quantity, rate }) => [description, quantity, rate]),
    hours,
    pdfBegins: (await pdf.text()).slice(0, 5),
    receipt,
    refused,
    subjects: mails.map(({ subject }) => subject),
    events,
    changes,
  };
}

async function expenseWithReceipt(docket: Docket, project_id: string, date: string): Promise<string> {
  const expense = await docket.expenses.create({
    project_id,
    date,
    description: 'Taxi',
    amount: 12.5,
    billable: false,
  });
  const content = new TextEncoder().encode('Taxi, 12.50');
  const { receipt } = await docket.expenses.uploadReceipt(expense.id, { content, filename: 'taxi.txt' });
  const download = await docket.expenses.getReceipt(expense.id);
  return `${receipt.filename}: ${await download.text()}`;
}

/** The code of the error of a call that must be refused. */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof InvalidStateError || error instanceof PreconditionFailedError) return error.code;
    throw error;
  }
  throw new Error('It should have been refused');
}

const later = (now: string, hours: number): string => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
