import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildProject } from '../../support/builders/factories.js';
import { buildInvoice, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildMilestone } from '../../support/builders/projects.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

const billingOf = async (owner: ApiClient, { id, project_id }: Schemas['Milestone']) => {
  const { data } = await owner.call('listProjectMilestones', { params: { id: project_id } });
  return data.find((each) => each.id === id)?.billing;
};
const billedOn = async (owner: ApiClient, id: string): Promise<number> =>
  seen((await owner.call('getProject', { params: { id } })).data.budget.amount_billed);
const linesOf = async (owner: ApiClient, id: string): Promise<Schemas['LineItem'][]> =>
  (await readInvoice(owner, id, ['line_items'])).line_items ?? [];

const free = { billed: false, invoice_line_id: null };

async function buildMilestoneOf(owner: ApiClient, amount: number | null = 500) {
  const project = await buildProject(owner);
  return { project, client_id: project.client_id, milestone: await buildMilestone(owner, project.id, { amount }) };
}

/** A draft with one line, which bills the milestone. */
async function billOn(owner: ApiClient, client_id: string, milestone_id: string) {
  const { id, line_items: [line] = [] } = await buildInvoice(owner, {
    client_id,
    line_items: [{ milestone_id, quantity: 1 }],
  });
  return { id, params: { id, line_id: line?.id ?? '' } };
}

describe('a milestone on a line of an invoice', () => {
  it('gives the line its title, amount and project, and is billed right away', async () => {
    const { owner } = await buildWorkspace();
    const { project, client_id, milestone } = await buildMilestoneOf(owner, 1234.5);
    const { id } = await billOn(owner, client_id, milestone.id);
    const [line] = await linesOf(owner, id);
    const { title: description, id: milestone_id } = milestone;
    expect(line).to.deep.include({ description, milestone_id, quantity: 1, rate: 1234.5, amount: 1234.5 });
    expect(line?.project_id).to.equal(project.id);
    expect(await billingOf(owner, milestone)).to.deep.equal({ billed: true, invoice_line_id: line?.id });
    expect(await billedOn(owner, project.id)).to.equal(1234.5);
  });

  it('lets the request override description and amount', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, milestone } = await buildMilestoneOf(owner);
    const { id } = await buildInvoice(owner, { client_id });
    const body = lineAt(200, { description: 'First half', milestone_id: milestone.id });
    const { data } = await owner.call('addInvoiceLineItem', { params: { id }, body });
    expect(data).to.include({ description: 'First half', amount: 200, milestone_id: milestone.id });
  });

  it('is listed as billed', async () => {
    const { owner } = await buildWorkspace();
    const { project, client_id, milestone } = await buildMilestoneOf(owner);
    const other = await buildMilestone(owner, project.id);
    await billOn(owner, client_id, milestone.id);
    const ids = async (billed: boolean) =>
      (await owner.call('listProjectMilestones', { params: { id: project.id }, query: { billed } })).data.map(
        ({ id }) => id,
      );
    expect([await ids(true), await ids(false)]).to.deep.equal([[milestone.id], [other.id]]);
  });

  it('is refused if it has no amount, is on another line, belongs to another client, or does not exist', async () => {
    const { owner } = await buildWorkspace();
    const { project, client_id, milestone } = await buildMilestoneOf(owner);
    const { id } = await billOn(owner, client_id, milestone.id);
    const unpriced = await buildMilestone(owner, project.id, { amount: null });
    const { milestone: foreign } = await buildMilestoneOf(owner);
    const wrong = [
      [milestone.id, 409, 'invalid_state'],
      [unpriced.id, 409, 'invalid_state'],
      [foreign.id, 400, 'invalid_request'],
      [`mil_${'0'.repeat(26)}`, 400, 'invalid_request'],
    ] as const;
    for (const [milestone_id, status, code] of wrong) {
      const failing = owner.fail('addInvoiceLineItem', { params: { id }, body: { milestone_id } });
      expect(await refusalOf(failing)).to.deep.equal([status, code, 'milestone_id']);
    }
    expect(await linesOf(owner, id)).to.have.lengthOf(1);
  });

  it('can be on only one line of a request, and only with its own project', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, milestone } = await buildMilestoneOf(owner);
    const line = { milestone_id: milestone.id, quantity: 1 };
    const twice = owner.fail('createInvoice', { body: { client_id, line_items: [line, line] } });
    expect(await refusalOf(twice)).to.deep.equal([400, 'invalid_request', 'line_items.1.milestone_id']);
    const { id: project_id } = await buildProject(owner, { client_id });
    const astray = owner.fail('createInvoice', { body: { client_id, line_items: [{ ...line, project_id }] } });
    expect(await refusalOf(astray)).to.deep.equal([400, 'invalid_request', 'line_items.0.project_id']);
    expect(await billingOf(owner, milestone)).to.deep.equal(free);
  });

  it('is free again when its line is deleted, drops it, or is omitted', async () => {
    const { owner } = await buildWorkspace();
    const { project, client_id, milestone } = await buildMilestoneOf(owner);
    const rest = { client_id, line_items: [lineAt(10)] };
    const ways: readonly ((bill: Awaited<ReturnType<typeof billOn>>) => Promise<unknown>)[] = [
      ({ params }) => owner.call('deleteInvoiceLineItem', { params }),
      ({ params }) => owner.call('updateInvoiceLineItem', { params, body: { milestone_id: null, project_id: null } }),
      ({ id }) => owner.call('updateInvoice', { params: { id }, body: { line_items: rest.line_items } }),
      ({ id }) => owner.call('voidInvoice', { params: { id } }),
    ];
    for (const way of ways) {
      const bill = await billOn(owner, client_id, milestone.id);
      expect((await billingOf(owner, milestone))?.billed).to.equal(true);
      await way(bill);
      expect(await billingOf(owner, milestone)).to.deep.equal(free);
      expect(await billedOn(owner, project.id)).to.equal(0);
    }
  });

  it('can be replaced by another, and the line keeps its project', async () => {
    const { owner } = await buildWorkspace();
    const { project, client_id, milestone } = await buildMilestoneOf(owner);
    const other = await buildProject(owner, { client_id });
    const second = await buildMilestone(owner, other.id);
    const { params } = await billOn(owner, client_id, milestone.id);
    const { data } = await owner.call('updateInvoiceLineItem', { params, body: { milestone_id: second.id } });
    expect(data).to.include({ milestone_id: second.id, project_id: other.id, amount: 500 });
    expect(await billingOf(owner, milestone)).to.deep.equal(free);
    expect([await billedOn(owner, project.id), await billedOn(owner, other.id)]).to.deep.equal([0, 500]);
    const astray = owner.fail('updateInvoiceLineItem', { params, body: { project_id: project.id } });
    expect(await refusalOf(astray)).to.deep.equal([400, 'invalid_request', 'project_id']);
  });

  it('is not copied to a duplicate', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, milestone } = await buildMilestoneOf(owner);
    const { id } = await billOn(owner, client_id, milestone.id);
    const { data } = await owner.call('duplicateInvoice', { params: { id } });
    expect((await linesOf(owner, data.id)).map(({ milestone_id }) => milestone_id)).to.deep.equal([null]);
    expect((await billingOf(owner, milestone))?.invoice_line_id).to.equal((await linesOf(owner, id))[0]?.id);
  });

  it('keeps its amount and cannot be deleted, but can be renamed', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, milestone } = await buildMilestoneOf(owner);
    await billOn(owner, client_id, milestone.id);
    const params = { id: milestone.project_id, milestone_id: milestone.id };
    const update = (body: Schemas['MilestoneUpdate']) => ({ params, body });
    const repriced = owner.fail('updateProjectMilestone', update({ amount: 1 }));
    expect(await refusalOf(repriced)).to.deep.equal([409, 'invalid_state', 'amount']);
    expect(await refusalOf(owner.fail('deleteProjectMilestone', { params }))).to.deep.equal([409, 'invalid_state']);
    const { data } = await owner.call('updateProjectMilestone', update({ title: 'Renamed', amount: 500 }));
    expect(data).to.include({ title: 'Renamed', amount: 500 });
  });

  it('is billed once by 20 concurrent callers', async () => {
    const { owner } = await buildWorkspace();
    const { project, client_id, milestone } = await buildMilestoneOf(owner);
    const body = { client_id, line_items: [{ milestone_id: milestone.id, quantity: 1 }] };
    const draft = await buildInvoice(owner, { client_id });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? owner.request('createInvoice', { body })
          : owner.request('addInvoiceLineItem', { params: { id: draft.id }, body: { milestone_id: milestone.id } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).to.have.lengthOf(1);
    expect(statuses.filter((status) => status === 409)).to.have.lengthOf(19);
    expect(await billedOn(owner, project.id)).to.equal(500);
  });
});

describe('a line without a milestone', () => {
  it('needs a description and a rate', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildInvoice(owner);
    const added = await owner.fail('addInvoiceLineItem', { params: { id }, body: {} });
    expect(added.error.details?.map(({ field }) => field)).to.deep.equal(['description', 'rate']);
    const made = owner.fail('createInvoice', { body: { client_id, line_items: [{ quantity: 1, rate: 1 }] } });
    expect(await refusalOf(made)).to.deep.equal([400, 'invalid_request', 'line_items.0.description']);
  });
});
