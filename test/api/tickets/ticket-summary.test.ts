import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('closeTicket with generate_summary', () => {
  it('composes the summary from what the client may know, whoever closes', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { now } = await stopClock(owner);
    const { id } = await buildTicket(owner, { title: 'Certificate expired', assignee_id: member.userId });
    const day = now.toISOString().slice(0, 10);
    for (const [content, visibility] of [
      ['They have not paid yet', 'internal'],
      ['The certificate is renewed.', 'public'],
    ] as const)
      await owner.call('createTicketActivity', { params: { id }, body: { content, visibility } });
    await owner.call('createTicketTimeEntry', { params: { id }, body: { hours: 2.5, description: 'Called' } });
    const { data } = await member.call('closeTicket', { params: { id }, body: { generate_summary: true } });
    const lines = data.resolution_summary?.split('\n') ?? [];
    expect(lines[0]).to.equal(`"Certificate expired", opened on ${day}.`);
    expect(lines[1]).to.match(/^Handled by /);
    expect(lines.slice(2)).to.deep.equal([`${day}, Olga Owner: The certificate is renewed.`]);
  });

  it('leaves a summary written by hand as it is', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const body = { generate_summary: true, resolution_summary: 'Renewed by hand' };
    const { data } = await owner.call('closeTicket', { params: { id }, body });
    expect(data.resolution_summary).to.equal('Renewed by hand');
  });
});
