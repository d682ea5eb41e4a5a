/**
 * The size of each page of the portal with everything that it loads, for a client with a thousand tickets.
 * `SHOW_SIZES=1` prints the sizes, and the time that the server takes.
 */
import { expect } from 'chai';
import { styleUrls } from '../../../server/portal/styles.js';
import { newId } from '../../../models/ids.js';
import { atPortal } from '../../support/builders/portal.js';
import { buildPortalScene } from '../../support/builders/portal-pages.js';
import { newTicketColumns } from '../../support/builders/time.js';
import { testApi } from '../../support/service/api.js';
import { Visitor } from '../../support/service/visitor.js';

const max = 60 * 1024;

async function buildBusyClient() {
  const { owner, client_id, contact, project_id, addresses } = await buildPortalScene();
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
  // The team wrote last on each ticket, so each one waits for the client: the most work for the overview.
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
  const paths = [
    ...addresses,
    '/portal/tickets?show=waiting',
    '/portal/tickets?show=all&page=25',
    `/portal/tickets/${busiest}`,
  ];
  return { visitor: await atPortal(contact), paths };
}

/** Processor time and duration of a page; this process runs both the server and the visitor. */
async function timesOf(visitor: Visitor, path: string): Promise<string> {
  const taken: number[] = [];
  const before = process.cpuUsage();
  for (let at = 0; at < 20; at += 1) {
    const began = performance.now();
    await visitor.get(path);
    taken.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  const [best = 0, ...rest] = taken.toSorted((one, other) => one - other);
  const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
  return `${inMs((user + system) / 20_000)} of work, ${inMs(best)} at best, ${inMs(rest[9] ?? 0)} mostly`;
}

describe('a page of the portal', () => {
  it('has a font of at most 50 KB, which a browser loads once and stores', async () => {
    const visitor = await Visitor.arrive();
    const style = await visitor.get(styleUrls(null)[0] ?? '');
    const latin = /@font-face\{[^}]*?font-display:swap[^}]*?url\(([^)]*-latin-wght[^)]*)\)/.exec(style.text)?.[1] ?? '';
    const font = await fetch(visitor.url + latin);
    expect(font.headers.get('cache-control')).to.contain('immutable');
    expect((await font.arrayBuffer()).byteLength)
      .to.be.greaterThan(0)
      .and.at.most(50 * 1024);
  });

  it('is below 60 KB with its styles, for a client with 1,000 tickets', async () => {
    const { visitor, paths } = await buildBusyClient();
    for (const path of paths) {
      const { status, text } = await visitor.get(path);
      expect(status, path).to.equal(200);
      const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
      const parts = await Promise.all(styles.map((url) => visitor.get(url)));
      const bytes = [text, ...parts.map((part) => part.text)].reduce((sum, part) => sum + Buffer.byteLength(part), 0);
      expect(bytes, path).to.be.greaterThan(0).and.lessThan(max);
      if (process.env['SHOW_SIZES'])
        console.log(`${path.replace(/_\w+/, '')}: ${bytes} bytes, ${await timesOf(visitor, path)}`);
    }
  });
});
