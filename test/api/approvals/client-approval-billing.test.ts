/** What is billed for projects with `require_client_approval`, and how unbilled figures show the rest. */
import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { approve, requestApproval, buildApprovalScene, march, reject } from '../../support/builders/approvals.js';
import { buildMilestone } from '../../support/builders/projects.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

type Step = 'asked' | 'approved' | 'rejected' | 'changed after';

/** The steps taken with two hours, and whether they can be billed afterwards. */
const table: readonly (readonly [requires: boolean, steps: readonly Step[], isBillable: boolean])[] = [
  [false, [], true],
  [false, ['asked'], true],
  [false, ['asked', 'rejected'], true],
  [true, [], false],
  [true, ['asked'], false],
  [true, ['asked', 'rejected'], false],
  [true, ['asked', 'approved'], true],
  [true, ['asked', 'approved', 'changed after'], false],
];

async function take(owner: ApiClient, contact: ApiClient, project_id: string, steps: readonly Step[], entryId: string) {
  let id = '';
  for (const step of steps) {
    if (step === 'asked') ({ id } = await requestApproval(owner, { type: 'hours', project_id, ...march }));
    if (step === 'approved') await approve(contact, id);
    if (step === 'rejected') await reject(contact, id);
    if (step === 'changed after')
      await owner.call('updateTimeEntry', { params: { id: entryId }, body: { description: 'Something else' } });
  }
}

describe('require_client_approval', () => {
  for (const [require_client_approval, steps, isBillable] of table) {
    const title = `${require_client_approval ? 'set' : 'not set'}, with time ${steps.join(', then ') || 'not asked for'}`;
    it(`${title}: ${isBillable ? 'is billed' : 'waits'}`, async () => {
      const { owner } = await buildWorkspace();
      const { client_id, project_id, contact } = await buildApprovalScene(owner, { require_client_approval });
      const entry = await buildTimeEntry(owner, { project_id });
      const { id: other } = await buildTimeEntry(owner, { client_id, hours: 1 });
      await take(owner, contact, project_id, steps, entry.id);
      const hours = isBillable ? 3 : 1;
      const body = { client_id, ...march, group_by: 'none' } as const;
      const { data: preview } = await owner.call('previewInvoiceFromTime', { body });
      expect(preview.summary?.hours_billed).to.equal(hours);
      const { data: unbilled } = await owner.call('getClientUnbilled', { params: { id: client_id } });
      const awaiting = unbilled.time.filter(({ awaiting_approval: awaits }) => awaits).map(({ project_id: on }) => on);
      expect(awaiting).to.deep.equal(isBillable ? [] : [project_id]);
      const { data: report } = await owner.call('getUnbilledReport', {});
      expect([report.hours, report.awaiting_approval.hours]).to.deep.equal([hours, 3 - hours]);
      const line = { description: 'Work', quantity: 1, rate: 100, time_entry_ids: [entry.id] };
      if (!isBillable)
        expect(await refusalOf(owner.fail('createInvoice', { body: { client_id, line_items: [line] } }))).to.deep.equal(
          [409, 'invalid_state', 'line_items.0.time_entry_ids.0'],
        );
      const { data: invoice } = await owner.call('createInvoiceFromTime', { body });
      const billed = (invoice.line_items ?? []).flatMap(({ time_entry_ids: ids }) => ids);
      expect(billed.toSorted()).to.deep.equal((isBillable ? [entry.id, other] : [other]).toSorted());
    });
  }

  it('bills no time that is changed at the same moment, and so is other than the client approved', async () => {
    const { owner } = await buildWorkspace();
    for (let round = 0; round < 6; round += 1) {
      const { client_id, project_id, contact } = await buildApprovalScene(owner, { require_client_approval: true });
      const entries = [];
      for (let count = 0; count < 6; count += 1)
        entries.push(await buildTimeEntry(owner, { project_id, description: 'As approved' }));
      await take(owner, contact, project_id, ['asked', 'approved'], '');
      const change = ({ id }: { readonly id: string }) =>
        owner.request('updateTimeEntry', { params: { id }, body: { description: 'Something else' } });
      const bill = () => owner.request('createInvoiceFromTime', { body: { client_id, ...march, group_by: 'none' } });
      await Promise.all([...entries.map(change), bill()]);
      for (const { id } of entries) {
        const { billing, description } = (await owner.call('getTimeEntry', { params: { id } })).data;
        expect([billing.billed, description]).to.be.deep.oneOf([
          [true, 'As approved'],
          [false, 'Something else'],
        ]);
      }
    }
  });

  it('bills a milestone that the client approved, as it was approved', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, project_id, contact } = await buildApprovalScene(owner, { require_client_approval: true });
    const { id: milestone_id } = await buildMilestone(owner, project_id);
    const body = { client_id, line_items: [{ milestone_id, quantity: 1 }] };
    const refused = () => refusalOf(owner.fail('createInvoice', { body }));
    expect(await refused()).to.deep.equal([409, 'invalid_state', 'line_items.0.milestone_id']);
    const ask = () => requestApproval(owner, { type: 'milestone', milestone_id });
    const first = await ask();
    expect(await refused()).to.deep.equal([409, 'invalid_state', 'line_items.0.milestone_id']);
    await approve(contact, first.id);
    const params = { id: project_id, milestone_id };
    await owner.call('updateProjectMilestone', { params, body: { title: 'Something else' } });
    expect(await refused()).to.deep.equal([409, 'invalid_state', 'line_items.0.milestone_id']);
    await approve(contact, (await ask()).id);
    await owner.call('updateProjectMilestone', { params, body: { due_date: '2026-05-01', amount: 700 } });
    const { data: invoice } = await owner.call('createInvoice', { body });
    expect(invoice.amounts.subtotal).to.equal(700);
  });

  it('is a field of projects that can be set and taken back', async () => {
    const { owner } = await buildWorkspace();
    const { project_id: id } = await buildApprovalScene(owner);
    expect((await owner.call('getProject', { params: { id } })).data.require_client_approval).to.equal(false);
    const set = async (require_client_approval: boolean) =>
      (await owner.call('updateProject', { params: { id }, body: { require_client_approval } })).data;
    expect((await set(true)).require_client_approval).to.equal(true);
    const { data } = await owner.call('listProjects', {});
    expect(data.map((project) => project.require_client_approval)).to.deep.equal([true]);
    expect((await set(false)).require_client_approval).to.equal(false);
  });
});
