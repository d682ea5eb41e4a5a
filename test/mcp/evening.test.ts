/** An agent's evening, over both transports: from a client's name to the draft of an invoice. */
import { expect } from 'chai';
import { buildClient, buildProject, buildTicket, uniqueName } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';
import { startAgent, transports } from '../support/agents/agent.js';

interface Named {
  readonly id: string;
}

interface Billed {
  readonly amounts: { readonly total: number };
}

async function laterBy(owner: ApiClient, ms: number): Promise<void> {
  const { data } = await owner.call('getTestClock', {});
  await owner.call('advanceTestClock', { body: { to: new Date(Date.parse(data.now) + ms).toISOString() } });
}

for (const transport of transports)
  describe(`an agent over ${transport}`, () => {
    it('finds a client, logs hours, stops a timer, answers a ticket, and drafts the invoice', async () => {
      const { owner } = await buildWorkspace();
      const name = uniqueName('Acme');
      const client = await buildClient(owner, { name });
      const rate = { rate_override: true, custom_rate: 120 };
      const project = await buildProject(owner, {
        client_id: client.id,
        title: 'Shop relaunch',
        status: 'active',
        ...rate,
      });
      const ticket = await buildTicket(owner, { client_id: client.id, title: 'Login fails' });
      const agent = await startAgent(owner, transport);
      try {
        const { today } = (await agent.data('whoami')) as { today: string };

        const [found] = (await agent.data('search', { q: name, kinds: ['client'] })) as Named[];
        expect(found).to.deep.equal({ kind: 'client', id: client.id, title: name, snippet: { text: name } });
        const projects = await agent.data('list', { resource: 'projects', filters: { client_id: client.id } });
        expect(projects).to.have.lengthOf(1);
        expect(projects).to.have.nested.property('[0].title', 'Shop relaunch');

        const work = { project_id: project.id, date: today, hours: 3, description: 'Shop design' };
        const logged = (await agent.data('log_time', { ...work, idempotency_key: 'evening-1' })) as Named;
        expect(logged).to.include({ hours: 3, client_id: client.id, description: 'Shop design' });
        expect(await agent.data('log_time', { ...work, idempotency_key: 'evening-1' })).to.include({ id: logged.id });

        const started = (await agent.data('start_timer', { project_id: project.id, description: 'Call' })) as Named;
        expect(await agent.data('list', { resource: 'running_timers' })).to.have.nested.property('[0].id', started.id);
        await laterBy(owner, 3_600_000);
        expect(await agent.data('stop_timer')).to.include({ id: started.id });
        expect(await agent.data('list', { resource: 'running_timers' })).to.deep.equal([]);

        const answer = { ticket_id: ticket.id, content: 'Please try again.', visibility: 'public' };
        expect(await agent.data('comment_on_ticket', answer)).to.include({ content: 'Please try again.' });
        const statuses = await agent.data('list', { resource: 'ticket_statuses' });
        const closed = (statuses as (Named & { type: string })[]).find(({ type }) => type === 'closed');
        await agent.data('update_ticket', { ticket_id: ticket.id, status_id: closed?.id });
        const { data: after } = await owner.call('getTicket', { params: { id: ticket.id } });
        expect(after.dates.closed_at).to.be.a('string');

        const bill = { client_id: client.id, from: today, to: today, group_by: 'project' };
        const preview = await agent.data('preview_invoice', bill);
        expect(await agent.data('list', { resource: 'invoices' })).to.deep.equal([]);
        const drafted = (await agent.data('draft_invoice', { ...bill, idempotency_key: 'evening-2' })) as Named;
        expect(drafted).to.include({ status: 'draft' });
        expect(drafted).to.deep.nested.include({ 'amounts.total': (preview as Billed).amounts.total });
        const { data: invoice } = await owner.call('getInvoice', { params: { id: drafted.id } });
        expect(invoice).to.deep.include({ status: 'draft', client_id: client.id });
        expect((await agent.ask('report', { report: 'aging' })).isError).to.equal(false);
      } finally {
        await agent.close();
      }
    });
  });
