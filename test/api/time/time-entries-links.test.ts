import { expect } from 'chai';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { openPeriodId } from '../../support/builders/agreements.js';
import { addAgreement, addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const day = { date: '2026-03-10', hours: 2 };

describe('createTimeEntry links', () => {
  it('infers client, project and agreement from the ticket', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const agreement_id = await addAgreement(owner, client_id);
    const ticket_id = await addTicket(owner, { client_id, project_id, agreement_id });
    const entry = await buildTimeEntry(owner, { ticket_id });
    expect(entry).to.include({
      client_id,
      project_id,
      ticket_id,
      agreement_id,
      period_id: await openPeriodId(owner, agreement_id),
    });
  });

  it('infers the client of a ticket without a project', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const ticket_id = await addTicket(owner, { client_id, billing_type: 'non_billable' });
    const entry = await buildTimeEntry(owner, { ticket_id });
    expect(entry).to.include({ client_id, project_id: null });
    expect(entry.billing.billable).to.equal(false);
  });

  it('infers the agreement of a retainer project, and of a period', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const project = await buildProject(owner, { client_id, billing_type: 'retainer', agreement_id });
    const period_id = await openPeriodId(owner, agreement_id);
    expect((await buildTimeEntry(owner, { project_id: project.id })).agreement_id).to.equal(agreement_id);
    expect((await buildTimeEntry(owner, { project_id: project.id, agreement_id: null })).agreement_id).to.equal(null);
    expect(await buildTimeEntry(owner, { client_id, period_id })).to.include({ agreement_id, period_id });
  });

  it('requires a client, a project or a ticket', async () => {
    const { owner } = await buildWorkspace();
    const { error } = await owner.fail('createTimeEntry', { body: day });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'client_id']);
  });

  it('refuses what is unknown, foreign or of the wrong kind, in the same way', async () => {
    const [{ owner }, stranger] = [await buildWorkspace(), await buildWorkspace()];
    const { id: client_id } = await buildClient(owner);
    const foreign = await buildClient(stranger.owner);
    const bodies = [
      { client_id: foreign.id },
      { client_id: 'cli_00000000000000000000000000' },
      { client_id: owner.userId },
      { client_id, project_id: 'prj_00000000000000000000000000' },
      { client_id, ticket_id: await addTicket(stranger.owner, { client_id: foreign.id }) },
      { client_id, agreement_id: await addAgreement(stranger.owner, foreign.id) },
      { client_id, period_id: 'per_00000000000000000000000000' },
      { client_id, user_id: stranger.owner.userId },
      { client_id, rate_id: 'rate_00000000000000000000000000' },
    ];
    const errors = await Promise.all(
      bodies.map(async (body) => (await owner.fail('createTimeEntry', { body: { ...day, ...body } })).error),
    );
    expect(errors.map(({ code }) => code)).to.deep.equal(bodies.map(() => 'invalid_request'));
    expect(errors.map(({ field }) => field)).to.deep.equal([
      'client_id',
      'client_id',
      'client_id',
      'project_id',
      'ticket_id',
      'agreement_id',
      'period_id',
      'user_id',
      'rate_id',
    ]);
  });

  it('refuses what does not belong together', async () => {
    const { owner } = await buildWorkspace();
    const [{ id: client_id }, { id: other }] = [await buildClient(owner), await buildClient(owner)];
    const { id: project_id } = await buildProject(owner, { client_id: other });
    const agreement_id = await addAgreement(owner, other);
    const bodies = [
      { client_id, project_id },
      { client_id, ticket_id: await addTicket(owner, { client_id: other }) },
      { client_id, agreement_id },
      { client_id, period_id: await openPeriodId(owner, agreement_id) },
    ];
    const errors = await Promise.all(
      bodies.map(async (body) => (await owner.fail('createTimeEntry', { body: { ...day, ...body } })).error),
    );
    expect(errors.map(({ field }) => field)).to.deep.equal(['project_id', 'ticket_id', 'agreement_id', 'agreement_id']);
  });
});

describe('updateTimeEntry links', () => {
  it('takes over client and agreement of a new project, and drops the period', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const period_id = await openPeriodId(owner, agreement_id);
    const retainer = await buildProject(owner, { client_id, billing_type: 'retainer', agreement_id });
    const entry = await buildTimeEntry(owner, { project_id: retainer.id, period_id });
    expect(entry).to.include({ agreement_id, period_id });
    const project = await buildProject(owner, {});
    const { data } = await owner.call('updateTimeEntry', {
      params: { id: entry.id },
      body: { project_id: project.id },
    });
    expect(data).to.include({
      client_id: project.client_id,
      project_id: project.id,
      agreement_id: null,
      period_id: null,
    });
  });

  it('takes over project and client of a new ticket', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, {});
    const ticket_id = await addTicket(owner, { client_id: project.client_id, project_id: project.id });
    const { id } = await buildTimeEntry(owner);
    const { data } = await owner.call('updateTimeEntry', { params: { id }, body: { ticket_id } });
    expect(data).to.include({ ticket_id, project_id: project.id, client_id: project.client_id });
  });

  it('refuses links that no longer belong together, and an entry left without any', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, {});
    const ticket_id = await addTicket(owner, { client_id: project.client_id, project_id: project.id });
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildTimeEntry(owner, { ticket_id });
    const update = async (body: object) => (await owner.fail('updateTimeEntry', { params: { id }, body })).error;
    expect((await update({ client_id })).field).to.equal('project_id');
    expect((await update({ project_id: (await buildProject(owner, {})).id })).field).to.equal('ticket_id');
    expect((await update({ client_id: null, project_id: null, ticket_id: null })).field).to.equal('client_id');
  });
});
