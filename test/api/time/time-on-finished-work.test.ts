import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const day = { date: '2026-03-10', hours: 2 };

describe('time on finished work', () => {
  for (const [what, field] of [
    ['completed', 'project_id'],
    ['cancelled', 'project_id'],
    ['inactive', 'client_id'],
  ] as const) {
    it(`is refused, however it is logged, and stays correctable: ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const { id: project_id } = await buildProject(owner, { client_id, status: 'active' });
      const { id: ticket_id } = await buildTicket(owner, { client_id, project_id });
      const onIt = (await buildTimeEntry(owner, { project_id })).id;
      const elsewhere = (await buildTimeEntry(owner)).id;
      const running = (await owner.call('startTimer', { body: { project_id } })).data.id;
      if (what === 'inactive')
        await owner.call('updateClient', { params: { id: client_id }, body: { status: 'inactive' } });
      else await owner.call('updateProject', { params: { id: project_id }, body: { status: what, force: true } });
      const attempts: readonly [OperationId, object, string][] = [
        ['createTimeEntry', { body: { ...day, project_id } }, field],
        ['createTimeEntry', { body: { ...day, ticket_id } }, field],
        ['createTimeEntries', { body: { entries: [{ ...day, project_id }] } }, `entries.0.${field}`],
        ['createTicketTimeEntry', { params: { id: ticket_id }, body: day }, field],
        ['startTimer', { body: { project_id } }, field],
        ['resumeTimer', { params: { id: onIt } }, field],
        ['updateTimeEntry', { params: { id: elsewhere }, body: { client_id: null, project_id } }, field],
      ];
      for (const [operation, request, at] of attempts)
        expect(await refusalOf(owner.fail(operation, request)), operation).to.deep.equal([409, 'invalid_state', at]);
      await owner.call('updateTimeEntry', { params: { id: onIt }, body: { hours: 3, project_id } });
      await owner.call('stopTimer', { params: { id: running } });
    });
  }
});

describe('what is taken over from a project', () => {
  it('are the billing type and the agreement, for a new ticket and for one that is moved to the project', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: agreement_id } = await buildAgreement(owner, { client_id });
    const retainer = { billing_type: 'retainer', agreement_id } as const;
    const { id: project_id } = await buildProject(owner, { client_id, ...retainer });
    const internal = await buildProject(owner, { client_id, billing_type: 'non_billable' });
    expect(await buildTicket(owner, { client_id, project_id })).to.include(retainer);
    const other = await buildTicket(owner, { client_id, project_id, billing_type: 'fixed_fee' });
    expect(other).to.include({ billing_type: 'fixed_fee', agreement_id: null });
    const params = { id: (await buildTicket(owner, { client_id })).id };
    const move = async (to: string | null) =>
      (await owner.call('updateTicket', { params, body: { project_id: to } })).data;
    expect(await move(project_id)).to.include(retainer);
    expect(await move(internal.id)).to.include({ billing_type: 'non_billable', agreement_id: null });
    const kept = await owner.call('updateTicket', { params, body: { project_id, billing_type: 'fixed_fee' } });
    expect(kept.data).to.include({ billing_type: 'fixed_fee', agreement_id });
  });

  it('is `billable` of time that is moved there, unless it differed from the default of its old project', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const billed = (await buildProject(owner, { client_id })).id;
    const internal = (await buildProject(owner, { client_id, billing_type: 'non_billable' })).id;
    const [usual, goodwill] = [
      await buildTimeEntry(owner, { project_id: billed }),
      await buildTimeEntry(owner, { project_id: billed, billable: false }),
    ];
    const move = async ({ id }: { id: string }, project_id: string) =>
      (await owner.call('updateTimeEntry', { params: { id }, body: { project_id } })).data.billing.billable;
    expect([await move(usual, internal), await move(usual, billed)]).to.deep.equal([false, true]);
    expect(await move(goodwill, (await buildProject(owner, { client_id })).id)).to.equal(false);
  });
});
