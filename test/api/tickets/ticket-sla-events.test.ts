import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient, buildTicket } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('an SLA event', () => {
  it('carries the ticket as it was at that moment, and which target it is about', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id: client_id } = await buildClient(owner);
    const { data: ticket } = await owner.call('createTicket', { body: { title: 'Login fails', client_id } });
    const { data: before } = await owner.call('getTicket', { params: { id: ticket.id } });
    const at = new Date(clock.now.getTime() + 240 * 60_000).toISOString();
    await clock.forward(1439);
    const breached = (await eventsOf(owner, ticket.id)).find(({ type }) => type === 'ticket.sla_breached');
    expect(breached?.context).to.deep.equal({ target: 'response' });
    expect(breached?.data).to.deep.equal({
      ...before,
      sla: { ...before.sla, response_met: false, breached: true },
      updated_at: at,
    });
  });

  it('that changes what the ticket shows comes with ticket.updated, like manual changes', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildTicket(owner);
    await clock.forward(1439);
    const updates = (await eventsOf(owner, id)).filter(({ type }) => type === 'ticket.updated');
    expect(updates.map(({ context }) => context.changes)).to.deep.equal([
      { 'sla.response_met': { from: null, to: false }, 'sla.breached': { from: false, to: true } },
    ]);
  });
});
