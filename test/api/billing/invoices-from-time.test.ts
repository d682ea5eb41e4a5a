import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { readInvoice } from '../../support/builders/invoices.js';

import { addAgreement, addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const march = { from: '2026-03-01', to: '2026-03-31' };

async function bill(
  owner: ApiClient,
  client_id: string,
  more: Partial<Schemas['InvoiceFromTime']> = {},
): Promise<Schemas['Invoice']> {
  return (await owner.call('createInvoiceFromTime', { body: { client_id, ...march, ...more } })).data;
}

const linesOf = ({ line_items: lines = [] }: Schemas['Invoice']) =>
  lines.map(({ description, quantity, rate, amount, time_entry_count: count }) => [
    description,
    quantity,
    rate,
    amount,
    count,
  ]);

const isBilled = async (owner: ApiClient, id: string): Promise<boolean> =>
  (await owner.call('getTimeEntry', { params: { id } })).data.billing.billed;

/** A client with two projects, a ticket, two users and six entries in March. */
async function buildMonth() {
  const { owner } = await buildWorkspace();
  const ben = await buildUser(owner, 'member', { name: 'Ben Okafor', bill_rate: 80 });
  const ada = await buildUser(owner, 'member', { name: 'Ada Miller', bill_rate: 100 });
  const { id: client_id } = await buildClient(owner, { tax_rate: 0.1 });
  const shop = await buildProject(owner, { client_id, title: 'Shop' });
  const blog = await buildProject(owner, { client_id, title: 'Blog' });
  const { id: ticket_id } = await buildTicket(owner, { client_id, project_id: shop.id, title: 'Login fails' });
  const log = async (user_id: string, date: string, hours: number, more: object): Promise<string> =>
    (await buildTimeEntry(owner, { user_id, date, hours, ...more })).id;
  const ids = [
    await log(ada.userId, '2026-03-01', 0.25, { project_id: shop.id, description: 'Kick-off' }),
    await log(ada.userId, '2026-03-02', 0.25, { project_id: shop.id, rate_charged: 27.5 }),
    await log(ada.userId, '2026-03-02', 0.25, { project_id: shop.id, rate_charged: 27.5 }),
    await log(ben.userId, '2026-03-02', 2, { project_id: blog.id }),
    await log(ben.userId, '2026-03-31', 1.5, { ticket_id }),
    await log(ada.userId, '2026-03-31', 3, { client_id }),
  ];
  return { owner, client_id, shop, blog, ids };
}

describe('createInvoiceFromTime', () => {
  it('returns the ETag that the invoice has from then on', async () => {
    const { owner, client_id } = await buildMonth();
    const made = await owner.send('createInvoiceFromTime', { body: { client_id, ...march } });
    const { headers } = await owner.send('getInvoice', { params: { id: made.body.data.id } });
    expect(made.headers.get('etag')).to.equal(headers.get('etag')).and.be.a('string');
  });

  it('creates a line for each entry unless grouped, and bills them', async () => {
    const { owner, client_id, ids } = await buildMonth();
    const data = await bill(owner, client_id, { subject: 'March', po_number: 'PO-3' });
    expect(linesOf(data)).to.deep.equal([
      ['Kick-off', 0.25, 100, 25, 1],
      ['Work on 2026-03-02', 0.25, 27.5, 6.88, 1],
      ['Work on 2026-03-02', 0.25, 27.5, 6.88, 1],
      ['Work on 2026-03-02', 2, 80, 160, 1],
      ['Work on 2026-03-31', 1.5, 80, 120, 1],
      ['Work on 2026-03-31', 3, 100, 300, 1],
    ]);
    expect(data.line_items?.flatMap((line) => line.time_entry_ids)).to.have.members(ids);
    expect(data.summary).to.deep.equal({ time_entries_included: 6, expenses_included: 0, hours_billed: 7.25 });
    expect(data).to.include({ status: 'draft', subject: 'March', po_number: 'PO-3' });
    expect(data.amounts).to.include({ subtotal: 618.76, tax_amount: 61.88, total: 680.64 });
    expect(await Promise.all(ids.map((id) => isBilled(owner, id)))).to.deep.equal(ids.map(() => true));
    expect(await eventTypesOf(owner, data.id)).to.deep.equal(['invoice.created']);
  });

  const groupings: Record<Exclude<Schemas['InvoiceGrouping'], 'none'>, unknown[]> = {
    project: [
      ['Blog', 2, 80, 160, 1],
      ['Other work', 3, 100, 300, 1],
      ['Shop', 0.25, 100, 25, 1],
      ['Shop', 1.5, 80, 120, 1],
      ['Shop', 0.5, 27.5, 13.75, 2],
    ],
    ticket: [
      ['Blog', 2, 80, 160, 1],
      ['Other work', 3, 100, 300, 1],
      ['Shop', 0.25, 100, 25, 1],
      ['Shop', 0.5, 27.5, 13.75, 2],
      ['TKT-1001 Login fails', 1.5, 80, 120, 1],
    ],
    user: [
      ['Ada Miller', 3.25, 100, 325, 2],
      ['Ada Miller', 0.5, 27.5, 13.75, 2],
      ['Ben Okafor', 3.5, 80, 280, 2],
    ],
    date: [
      ['Work on 2026-03-01', 0.25, 100, 25, 1],
      ['Work on 2026-03-02', 2, 80, 160, 1],
      ['Work on 2026-03-02', 0.5, 27.5, 13.75, 2],
      ['Work on 2026-03-31', 3, 100, 300, 1],
      ['Work on 2026-03-31', 1.5, 80, 120, 1],
    ],
  };
  for (const [grouping, expected] of Object.entries(groupings)) {
    it(`groups by ${grouping}, a line for each rate`, async () => {
      const { owner, client_id } = await buildMonth();
      const group_by = grouping as Schemas['InvoiceGrouping'];
      expect(linesOf(await bill(owner, client_id, { group_by }))).to.deep.equal(expected);
    });
  }

  it('counts lines of several projects towards each by its hours, until the invoice is void', async () => {
    const { owner, client_id, shop, blog } = await buildMonth();
    const billed = async () => {
      const both = await Promise.all([shop, blog].map(({ id }) => owner.call('getProject', { params: { id } })));
      return both.map(({ data }) => data.budget.amount_billed);
    };
    const { id } = await bill(owner, client_id, { group_by: 'user' });
    // Shop: 0.25 of 3.25 h at 100, 13.75, and 1.5 of 3.5 h at 80; Blog: 2 of 3.5 h at 80
    expect(await billed()).to.deep.equal([158.75, 160]);
    await owner.call('voidInvoice', { params: { id } });
    expect(await billed()).to.deep.equal([0, 0]);
  });

  it('bills only time within the range, of the given project and client', async () => {
    const { owner, client_id, shop } = await buildMonth();
    await buildTimeEntry(owner, { date: '2026-03-10' });
    const more = { project_id: shop.id, from: '2026-03-02', to: '2026-03-30', group_by: 'project' } as const;
    expect(linesOf(await bill(owner, client_id, more))).to.deep.equal([['Shop', 0.5, 27.5, 13.75, 2]]);
  });

  it('skips what is not billable, excluded, running, rejected, on an agreement or not billed by the hour', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const hourly = await buildProject(owner, { client_id });
    const fixed = await buildProject(owner, { client_id, billing_type: 'fixed_fee' });
    const ticket_id = await addTicket(owner, { client_id, billing_type: 'retainer' });
    const agreement_id = await addAgreement(owner, client_id);
    const taken = await buildTimeEntry(owner, { project_id: hourly.id });
    await buildTimeEntry(owner, { client_id, billable: false });
    await buildTimeEntry(owner, { client_id, agreement_id });
    await buildTimeEntry(owner, { project_id: fixed.id, billable: true });
    await buildTimeEntry(owner, { ticket_id, billable: true });
    const [excluded, rejected] = [
      await buildTimeEntry(owner, { client_id }),
      await buildTimeEntry(owner, { client_id }),
    ];
    await owner.call('excludeTimeEntry', { params: { id: excluded.id }, body: { reason: 'goodwill' } });
    await owner.call('rejectTimeEntry', { params: { id: rejected.id }, body: { reason: 'Wrong client' } });
    await owner.call('startTimer', { body: { project_id: hourly.id } });
    const { line_items: lines } = await bill(owner, client_id, { to: '2030-01-01' });
    expect(lines?.map((line) => line.time_entry_ids)).to.deep.equal([[taken.id]]);
  });

  it('bills only approved time if the workspace requires approval', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { require_time_approval: true } });
    const { id: client_id } = await buildClient(owner);
    const [approved] = [await buildTimeEntry(owner, { client_id }), await buildTimeEntry(owner, { client_id })];
    await owner.call('approveTimeEntry', { params: { id: approved.id } });
    const { line_items: lines } = await bill(owner, client_id);
    expect(lines?.map((line) => line.time_entry_ids)).to.deep.equal([[approved.id]]);
  });

  it('finds nothing the second time, and says so; voiding frees the time for another invoice', async () => {
    const { owner, client_id, ids } = await buildMonth();
    const { id } = await bill(owner, client_id);
    const { status, error } = await owner.fail('createInvoiceFromTime', { body: { client_id, ...march } });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'from']);
    await owner.call('voidInvoice', { params: { id } });
    expect(await isBilled(owner, ids[0] ?? '')).to.equal(false);
    const again = await bill(owner, client_id, { group_by: 'user', include_expenses: true });
    expect([again.invoice_number.slice(-4), again.summary?.time_entries_included]).to.deep.equal(['0002', 6]);
    expect((await readInvoice(owner, id, ['line_items'])).line_items?.[0]?.time_entry_ids).to.deep.equal([]);
  });

  it('prevents billed time from being changed or deleted', async () => {
    const { owner, client_id, ids } = await buildMonth();
    await bill(owner, client_id);
    const params = { id: ids[0] ?? '' };
    expect((await owner.fail('updateTimeEntry', { params, body: { hours: 1 } })).error.code).to.equal('invalid_state');
    expect((await owner.fail('deleteTimeEntry', { params })).error.code).to.equal('invalid_state');
  });

  it('alerts when what is billed crosses a budget', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { budget_amount: 100, rate_override: true, custom_rate: 40 });
    await buildTimeEntry(owner, { project_id: project.id, hours: 2 });
    await bill(owner, project.client_id);
    expect(await eventTypesOf(owner, project.id)).to.include('project.budget_alert');
  });

  it('refuses a range that ends before it begins, and contacts of other clients', async () => {
    const { owner, client_id } = await buildMonth();
    const other = await buildClient(owner);
    const project = await buildProject(owner);
    const refusal = async (more: object): Promise<string | undefined> =>
      (await owner.fail('createInvoiceFromTime', { body: { client_id, ...march, ...more } })).error.field;
    expect(await refusal({ to: '2026-02-28' })).to.equal('to');
    expect(await refusal({ project_id: project.id })).to.equal('project_id');
    expect(await refusal({ contact_id: (await buildContact(owner, { client_id: other.id })).id })).to.equal(
      'contact_id',
    );
    expect(await refusal({ group_by: 'week' })).to.equal('group_by');
    expect(await refusal({ client_id: undefined })).to.equal('client_id');
  });
});
