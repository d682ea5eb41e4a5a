/** The inbox with more than a page of tickets, and bulk actions. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newId } from '../../../../models/ids.js';
import { buildClient, buildTicket } from '../../../support/builders/factories.js';
import { priorityNamed, statusNamed } from '../../../support/builders/tickets.js';
import { newTicketColumns } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { pageSize } from '../../../../web/ui/page-arithmetic.js';

/** One more ticket than a page holds, all due at the same time, so ordered by id. */
async function addMany(owner: ApiClient, client_id: string): Promise<{ id: string; title: string; number: string }[]> {
  const { db } = await testApi();
  const columns = { ...(await newTicketColumns(owner)), workspace_id: owner.workspaceId, client_id };
  const now = new Date();
  const due = { response_target: 4_000, response_due_at: new Date(now.getTime() + 4 * 86_400_000) };
  const made = Array.from({ length: pageSize + 1 }, (_ticket, at) => ({
    id: newId('tkt'),
    title: `Can wait ${at}`,
    number: `TKT-${at + 1}`,
  }));
  await db('tickets').insert(made.map((one) => ({ ...columns, ...due, created_at: now, updated_at: now, ...one })));
  return made;
}

const rowAt = (page: Page, index: number) => page.locator(`.table-row[data-index="${index}"]`);

/** The pages of the list that the browser has requested. */
const requestedPages = async (page: Page): Promise<string[]> => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const pages = urls.map((url) => new URL(url)).filter(({ pathname }) => pathname === '/v1/tickets');
  return [...new Set(pages.map(({ searchParams }) => searchParams.get('page') ?? ''))];
};

const openSaved = async (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true }).click();

describe('the inbox of many tickets', () => {
  const inBrowser = inBrowsers();

  it(
    'is by the next deadline over all pages, of which it reads those that are looked at; what has no deadline comes last',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const status_id = (await statusNamed(owner, 'Waiting on Client')).id;
      const paused = [
        await buildTicket(owner, { client_id, status_id, title: 'Paused first' }),
        await buildTicket(owner, { client_id, status_id, title: 'Paused second' }),
      ];
      const low = await addMany(owner, client_id);
      await buildTicket(owner, {
        client_id,
        priority_id: (await priorityNamed(owner, 'Urgent')).id,
        title: 'Cannot wait',
      });
      const page = await open(owner, '/tickets');
      const order = ['Cannot wait', ...low.map(({ title }) => title), ...paused.map(({ title }) => title)];
      const shows = async (index: number): Promise<void> =>
        rowAt(page, index)
          .getByRole('link', { name: order[index] ?? '', exact: true })
          .waitFor();
      for (const index of [0, 1, 2, 3]) await shows(index);
      expect(await requestedPages(page)).to.deep.equal(['1']);
      await page.keyboard.press('j');
      await page.locator('.table-row:focus').waitFor();
      await page.keyboard.press('End');
      for (const index of [pageSize, pageSize + 1, pageSize + 2, pageSize + 3]) await shows(index);
      expect(await requestedPages(page)).to.deep.equal(['1', '2']);
      await page.getByRole('columnheader', { name: 'SLA' }).getByRole('button').click();
      await page.waitForURL(/order=desc/);
      await rowAt(page, 0).getByRole('link', { name: 'Paused second' }).waitFor();
    }),
  );

  it(
    'changes as many at once as the server takes, and says how many were changed when some stand in the way',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live);
      const gone = (await addMany(live, client_id)).at(-1);
      const page = await open(live, '/tickets');
      await rowAt(page, 0).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('End');
      const last = rowAt(page, pageSize).getByRole('link', { name: /Can wait/ });
      await last.waitFor();
      expect(await last.innerText()).to.equal(gone?.title);
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
      await page.getByText('101 selected').waitFor();
      await live.call('deleteTicket', { params: { id: gone?.id ?? '' } });
      await page.keyboard.press('e');
      const dialog = page.getByRole('dialog', { name: 'Close 101 tickets' });
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      const told = dialog.getByRole('alert');
      await told.getByText('100 of 101 tickets updated. Not updated:').waitFor();
      expect(await told.locator('strong').allInnerTexts()).to.deep.equal([gone?.number]);
      const closed = await live.call('listTickets', { query: { status: ['closed'] } });
      expect(closed.pagination.total).to.equal(100);
    }),
  );

  it(
    'gives what its filters leave as a file, in its order',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live);
      const make = async (priority: string, assignee_id: string | null) =>
        buildTicket(live, { client_id, assignee_id, priority_id: (await priorityNamed(live, priority)).id });
      const low = await make('Low', live.userId);
      const urgent = await make('Urgent', live.userId);
      const closed = await make('High', live.userId);
      await make('High', null);
      await live.call('closeTicket', { params: { id: closed.id } });
      const page = await open(live, '/tickets');
      await page.getByRole('link', { name: 'Mine' }).click();
      await page.waitForURL(/assignee_id/);
      await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).to.match(/\.csv$/);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).to.match(/^\uFEFFNumber,/);
      expect(text.match(/TKT-\d+/g)).to.deep.equal([urgent.number, low.number]);
    }),
  );

  it(
    'keeps filters under a name, and as a link that shows others the same',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      await buildTicket(live, { title: 'Free' });
      await buildTicket(live, { title: 'Taken', assignee_id: live.userId });
      const page = await open(live, '/tickets');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('link', { name: 'Unassigned' }).click();
      await page.waitForURL(/assignee_id/);
      await openSaved(page, 'Views');
      await page.getByRole('menuitem', { name: 'Save as view' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('To be taken');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await openSaved(page, 'To be taken');
      const kept = page.url();
      expect(kept).to.match(/saved=view_/);
      await page.getByRole('menuitem', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
      const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      await page.getByRole('link', { name: 'Open', exact: true }).click();
      await page.getByRole('link', { name: 'Taken' }).waitFor();
      await page.reload();
      await openSaved(page, 'Views');
      await page.getByRole('menuitem', { name: 'To be taken' }).click();
      await page.getByRole('link', { name: 'Taken' }).waitFor({ state: 'detached' });
      expect(page.url()).to.equal(kept);
      const theirs = await open(member, pathname + search);
      await theirs.getByRole('link', { name: 'Free' }).waitFor();
      expect(await theirs.getByRole('rowheader').count()).to.equal(1);
      await openSaved(page, 'To be taken');
      await page.getByRole('menuitem', { name: 'Delete view' }).click();
      await page.getByRole('button', { name: 'Views' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'To be taken' }).waitFor();
    }),
  );

  it(
    'finds what is closed by the name of its status',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live, { title: 'Done' });
      await buildTicket(live, { title: 'Not done' });
      await live.call('closeTicket', { params: { id } });
      const page = await open(live, '/tickets');
      await page.getByRole('link', { name: 'Not done' }).waitFor();
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Status' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Status/ })
        .click();
      await page.getByRole('option', { name: 'Resolved' }).click();
      await page.getByRole('link', { name: 'Done', exact: true }).waitFor();
      await until(async () => (await page.getByRole('rowheader').count()) === 1);
    }),
  );
});
