/** How much a page of the portal is, with everything that it loads, for a client with a thousand tickets. */
import { expect } from 'chai';
import { newId } from '../../../models/ids.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { newTicketColumns } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';

const most = 60 * 1024;

async function buildBusyClient() {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { accent_color: '#0f766e', portal_shows_hours: true } });
  const { id: client_id } = await buildClient(owner);
  const contact = await buildPortalContact(owner, { client_id });
  const { id: project_id } = await buildProject(owner, { client_id, status: 'active' });
  for (const title of ['Design', 'Build', 'Test', 'Launch', 'Care'])
    await owner.call('createProjectPhase', { params: { id: project_id }, body: { title } });
  const { db } = await testApi();
  const columns = await newTicketColumns(owner);
  const at = new Date();
  const common = { workspace_id: owner.workspaceId, created_at: at, updated_at: at };
  const tickets = Array.from({ length: 1000 }, (_, each) => ({
    ...columns,
    ...common,
    id: newId('tkt'),
    number: `TKT-${each}`,
    title: `The ${each}th thing that the shop does differently than it used to`,
    client_id,
    project_id,
  }));
  await db.batchInsert('tickets', tickets, 500);
  // Of each ticket the firm wrote last: the most work there is for what waits for the client.
  const said = (ticket_id: string, content: string) => ({
    id: newId('act'),
    workspace_id: owner.workspaceId,
    created_at: at,
    ticket_id,
    user_id: owner.userId,
    type: 'comment',
    content,
    visibility: 'public',
  });
  const busiest = tickets[0]?.id ?? '';
  const talk = Array.from({ length: 100 }, () => said(busiest, 'We have looked into it. '.repeat(20)));
  await db.batchInsert('ticket_activities', [...talk, ...tickets.map(({ id }) => said(id, 'Which browser?'))], 500);
  return { visitor: await atPortal(contact), project_id, busiest };
}

describe('a page of the portal', () => {
  it('is below 60 KB with its styles, for a client with 1,000 tickets', async () => {
    const { visitor, project_id, busiest } = await buildBusyClient();
    for (const path of [
      '/portal',
      '/portal/projects',
      `/portal/projects/${project_id}`,
      '/portal/tickets?show=waiting',
      '/portal/tickets?show=all&page=25',
      `/portal/tickets/${busiest}`,
      '/portal/tickets/new',
    ]) {
      const { status, text } = await visitor.get(path);
      expect(status, path).to.equal(200);
      const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
      const parts = await Promise.all(styles.map((url) => visitor.get(url)));
      const bytes = [text, ...parts.map((part) => part.text)].reduce((sum, part) => sum + Buffer.byteLength(part), 0);
      expect(bytes, path).to.be.greaterThan(0).and.lessThan(most);
      if (process.env['SHOW_SIZES']) {
        const began = performance.now();
        for (let at = 0; at < 20; at += 1) await visitor.get(path);
        console.log(`${path.replace(/_\w+/, '')}: ${bytes} bytes, ${((performance.now() - began) / 20).toFixed(1)} ms`);
      }
    }
  });
});
