import { expect } from 'chai';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const day = (date: number) => ({ date: `2026-03-${String(date).padStart(2, '0')}`, hours: 1.5 });

describe('createTimeEntries', () => {
  it('logs 100 entries in order and counts them once', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const entries = Array.from({ length: 100 }, (_, index) => ({
      ...day((index % 28) + 1),
      project_id: project.id,
      description: `Item ${index}`,
    }));
    const { data } = await owner.call('createTimeEntries', { body: { entries } });
    expect(data.map(({ description }) => description)).to.deep.equal(entries.map(({ description }) => description));
    expect((await owner.call('getProject', { params: { id: project.id } })).data.budget.hours_used).to.equal(150);
    expect(await eventTypesOf(owner, data[99]?.id ?? '')).to.deep.equal(['time_entry.created']);
  });

  it('logs all or none, and names each field of each entry that is wrong', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entries = [
      { ...day(1), client_id },
      { ...day(2), client_id: 'cli_00000000000000000000000000' },
      { ...day(3) },
      { ...day(4), client_id, rate_type: 'custom' },
    ];
    const { status, error } = await owner.fail('createTimeEntries', { body: { entries } });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'entries.1.client_id']);
    expect(error.details?.map(({ field }) => field)).to.deep.equal([
      'entries.1.client_id',
      'entries.2.client_id',
      'entries.3.rate_charged',
    ]);
    expect((await owner.call('listTimeEntries', {})).pagination.total).to.equal(0);
  });

  it('names what the contract itself refuses', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entries = [1, 2, 3, 4].map((date) => ({ ...day(date), client_id, ...(date === 4 ? { hours: 25 } : {}) }));
    expect((await owner.fail('createTimeEntries', { body: { entries } })).error.field).to.equal('entries.3.hours');
  });

  it('names the entry that its state or access rules refuse', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-03-02' } });
    const member = await buildUser(owner, 'member');
    const locked = await member.fail('createTimeEntries', {
      body: { entries: [2, 1].map((date) => ({ ...day(date), client_id })) },
    });
    expect([locked.status, locked.error.field]).to.deep.equal([409, 'entries.1.date']);
    const others = [{ ...day(2), client_id, user_id: owner.userId }];
    const foreign = await member.fail('createTimeEntries', { body: { entries: others } });
    expect([foreign.status, foreign.error.field]).to.deep.equal([403, 'entries.0']);
  });

  it('accepts 1 to 100 entries', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    for (const length of [0, 101]) {
      const entries = Array.from({ length }, () => ({ ...day(1), client_id }));
      expect((await owner.fail('createTimeEntries', { body: { entries } })).error.field).to.equal('entries');
    }
  });
});
