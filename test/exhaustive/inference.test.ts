/** Nobody can calculate a rate that is hidden from them, from all figures that they can read. */
import { expect } from 'chai';
import { may, permissionsOf, type Permission, type Role } from '../../domain/people/policy.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';
import type { ApiClient } from '../support/service/api.js';
import { buildAgreement, openPeriodId } from '../support/builders/agreements.js';
import { stopClock } from '../support/service/clock.js';
import { buildClient, buildProject, buildRateCard, buildTicket } from '../support/builders/factories.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

const document = contractDocument();

/** Billing rates and costs per hour, chosen so that no other figure of the firm equals them by chance. */
const rates = { person: 137.13, project: 163.57, card: 149.23, overage: 191.39, byHand: 211.67 } as const;
const cost = 71.17;

/** A firm in which all these rates are used, billed and paid; returns the ids of its objects by path. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { now } = await stopClock(owner);
  const date = now.toISOString().slice(0, 10);
  const worker = await buildUser(owner, 'member', { department: 'Design', cost_rate: cost, bill_rate: rates.person });
  const contractor = await buildUser(owner, 'contractor', { department: 'Design', bill_rate: rates.byHand });
  const client = await buildClient(owner, { tax_rate: 0 });
  const card = await buildRateCard(owner, { standard_rate: rates.card });
  const work = async (project: Parameters<typeof buildProject>[1], hours: number, by = worker) => {
    const { id } = await buildProject(owner, { client_id: client.id, status: 'active', ...project });
    await buildTimeEntry(owner, { project_id: id, user_id: by.userId, date, hours });
    return id;
  };
  const project = await work({ custom_rate: rates.project, budget_amount: 6542.8, budget_hours: 40 }, 3.7);
  await work({ rate_id: card.id, budget_amount: 8_000 }, 5.3);
  await work({}, 4.1);
  await work({}, 2.9, contractor);
  const ticket = await buildTicket(owner, {
    client_id: client.id,
    project_id: project,
    assignee_id: contractor.userId,
  });
  const terms = { monthly_fee: 1913.9, hours_included: 10, overage_rate: rates.overage };
  const agreement = await buildAgreement(owner, { client_id: client.id, ...terms });
  const from = { client_id: client.id, from: date, to: date };
  const invoice = (await owner.call('createInvoiceFromTime', { body: { ...from, group_by: 'project' } })).data;
  await owner.call('sendInvoice', { params: { id: invoice.id }, body: { to: ['pat@client.example'] } });
  const byHand = { description: 'Work', quantity: 2, rate: rates.byHand };
  const draft = (
    await owner.call('createInvoice', { body: { client_id: client.id, tax_rate: 0, line_items: [byHand] } })
  ).data;
  const amount = rates.byHand;
  await owner.call('recordInvoicePayment', { params: { id: invoice.id }, body: { amount } });
  const [entry] = (await owner.call('listTimeEntries', {})).data;
  const ids: Readonly<Record<string, readonly string[]>> = {
    agreements: [agreement.id],
    clients: [client.id],
    invoices: [invoice.id, draft.id],
    projects: [project, ...(await owner.call('listProjects', {})).data.map(({ id }) => id)],
    'rate-cards': [card.id],
    tickets: [ticket.id],
    'time-entries': entry ? [entry.id] : [],
    users: [worker.userId, contractor.userId],
  };
  return { owner, contractor, ids, period_id: await openPeriodId(owner, agreement.id) };
}
type Firm = Awaited<ReturnType<typeof buildFirm>>;

/**
 * Requests that read everything an operation can return: each object, each grouping, with everything embedded, as JSON
 * and as CSV.
 */
function* readings(
  id: OperationId,
  { ids, period_id }: Firm,
): Generator<{ params: Record<string, string>; query: object }> {
  const { path, method } = operations[id];
  const operation = locate(document, operationPointer(path, method)).value;
  const taken = new Map(
    ((operation['parameters'] ?? []) as { $ref?: string; name?: string; schema?: object }[]).map((parameter) => {
      const { value } = parameter.$ref === undefined ? { value: parameter } : locate(document, parameter.$ref);
      const { name, schema } = value as { name: string; schema: { $ref?: string; items?: { $ref: string } } };
      const named = schema.items?.$ref ?? schema.$ref;
      const values = (named === undefined ? schema : locate(document, named).value) as { enum?: string[] };
      return [name, values.enum ?? []] as const;
    }),
  );
  const whole = taken.has('include') ? { include: taken.get('include')?.join(',') } : {};
  const paged = { ...whole, ...(taken.has('per_page') ? { per_page: 100 } : {}) };
  const grouped = (taken.get('group_by') ?? []).map((group_by) => ({ ...paged, group_by }));
  const queries = grouped.length > 0 ? grouped : [paged];
  const files = taken.has('format') ? queries.map((query) => ({ ...query, format: 'csv' })) : [];
  const objects = path.includes('{id}') ? (ids[path.split('/')[2] ?? ''] ?? []) : [''];
  for (const object of objects)
    for (const query of [...queries, ...files]) yield { params: { id: object, period_id }, query };
}

/** All figures in a text of JSON or CSV except those in days and instants. */
const figuresIn = (text: string): number[] =>
  [...text.replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '').matchAll(/(?<![\w.])\d+(\.\d+)?(?![\w.])/g)]
    .map(([figure]) => Number(figure))
    .filter((figure) => figure !== 0);

/** All figures that a caller can read. Refused requests are skipped. */
async function allRead(firm: Firm, reader: ApiClient): Promise<ReadonlySet<number>> {
  const figures = new Set<number>();
  const reads = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'get');
  for (const id of reads) {
    for (const reading of readings(id, firm)) {
      const answer = await reader.request(id, reading);
      const isText = /json|csv/.test(answer.headers.get('content-type') ?? '');
      const text = answer.ok && isText ? await answer.text() : '';
      for (const figure of figuresIn(text)) figures.add(figure);
    }
  }
  return figures;
}

/** The secrets that are among the figures, or are a quotient or difference of two of them. */
function inferred(figures: ReadonlySet<number>, secrets: readonly number[]): number[] {
  const all = [...figures];
  const comesTo = (secret: number): boolean =>
    all.some((one) => all.some((other) => near(one / other, secret) || near(one - other, secret))) ||
    figures.has(secret);
  return secrets.filter(comesTo);
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.0005;

type Granted = Partial<Record<Permission, boolean>>;
const reading: Granted = { can_view_reports: true, can_export_data: true };
const managing: Granted = { can_manage_clients: true, can_manage_invoices: true, can_manage_projects: true };
const readers: readonly [Role, Granted][] = [
  ['viewer', { can_export_data: true }],
  ['viewer', { can_see_costs: true, can_export_data: true }],
  ['manager', { ...managing, can_see_rates: false, can_see_costs: false }],
  ['manager', { ...managing, can_see_rates: true, can_see_costs: false }],
  ['member', { ...reading, ...managing }],
  ['contractor', { ...reading, ...managing }],
];

describe('the rates of a firm', () => {
  let firm: Firm;

  before(async () => {
    firm = await buildFirm();
  });

  it('are all found for users who may see them, so that the search below is thorough', async () => {
    const secrets = [...Object.values(rates), cost];
    expect(inferred(await allRead(firm, firm.owner), secrets)).to.deep.equal(secrets);
  }).timeout(60_000);

  for (const [role, granted] of readers) {
    it(`cannot be calculated by a ${role} with ${Object.entries(granted)
      .map(([name, has]) => `${has ? '' : 'no '}${name}`)
      .join(', ')}`, async () => {
      const reader = await buildUser(firm.owner, role, { permissions: granted });
      const sees = { role, permissions: permissionsOf(role, granted) };
      const secrets = [
        ...(may(sees, 'can_see_rates') ? [] : Object.values(rates)),
        ...(may(sees, 'can_see_costs') ? [] : [cost]),
      ];
      if (role === 'contractor')
        await firm.owner.call('updateTicket', {
          params: { id: firm.ids['tickets']?.[0] ?? '' },
          body: { assignee_id: reader.userId },
        });
      expect(inferred(await allRead(firm, reader), secrets)).to.deep.equal([]);
    }).timeout(60_000);
  }
});
