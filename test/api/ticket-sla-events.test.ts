import { expect } from 'chai';
import { stopClock } from '../support/clock.js';
import { eventsOf } from '../support/events.js';
import { buildClient } from '../support/factories.js';
import { buildWorkspace } from '../support/workspace.js';

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
});
