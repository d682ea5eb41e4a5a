/** Saved views and columns of one's own, from the server. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice } from '../../../support/builders/invoices.js';
import { buildUser, buildView, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { settleDeletion } from '../../support/keyboard.js';

const invoices = '/billing?tab=invoices';
const press = async (page: Page, name: string, item?: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  if (item !== undefined) await page.getByRole('menuitem', { name: item }).click();
};
const headings = async (page: Page): Promise<(string | null)[]> =>
  page.locator('.table-head [data-column]').evaluateAll((all) => all.map((one) => one.getAttribute('data-column')));

describe('a saved view', () => {
  const inBrowser = inBrowsers();

  it(
    'holds filters, order and columns, opens the screen as the default, and leads back to all',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const sent = await buildSentInvoice(live);
      const draft = await buildInvoice(live);
      const page = await open(live, `${invoices}&status=sent`);
      await page.getByRole('link', { name: sent.invoice_number }).waitFor();
      await page.getByRole('button', { name: 'Total', exact: true }).click();
      await press(page, 'Columns');
      await page.getByRole('dialog').getByText('Status', { exact: true }).click();
      await page.keyboard.press('Escape');
      await press(page, 'Views', 'Save as view');
      await page.getByRole('textbox', { name: 'Name' }).fill('Sent ones');
      await page.getByText('Open this screen with this view').click();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Sent ones', exact: true }).waitFor();
      const { data: views } = await live.call('listSavedViews', { query: { screen: ['invoices'] } });
      const view = views.find(({ name }) => name === 'Sent ones');
      expect(view).to.deep.include({
        is_default: true,
        shared: false,
        query: { status: ['sent'], sort: 'total', order: 'asc' },
      });
      expect(view?.columns.map(({ id }) => id)).not.to.include('status');
      expect(page.url()).to.include(`saved=${view?.id}`);
      await page.reload();
      await page.getByRole('button', { name: 'Sent ones', exact: true }).waitFor();
      // Opened without filters, the screen shows the default view.
      await page.goto('/time');
      await page.goto(invoices);
      await page.getByRole('button', { name: 'Sent ones', exact: true }).waitFor();
      await page.getByRole('link', { name: sent.invoice_number }).waitFor();
      expect(await page.getByRole('link', { name: draft.invoice_number }).count()).to.equal(0);
      expect(await headings(page)).not.to.include('status');
      await expectAccessible(page);
      await press(page, 'Sent ones', 'All');
      await page.getByRole('link', { name: draft.invoice_number }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: draft.invoice_number }).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: draft.invoice_number }).waitFor({ state: 'detached' });
    }),
  );

  it(
    'is updated, renamed, shared and deleted by its user, and used by colleagues under its user’s name',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'manager', { name: 'Mia Manager' });
      await buildClient(live, { name: 'Acme' });
      await buildClient(live, { name: 'Zebra' });
      const { id } = await buildView(member, { screen: 'clients', name: 'Mine', query: { search: 'Acme' } });
      const page = await open(member, `/clients?search=Acme&saved=${id}`);
      await page.getByRole('button', { name: 'Mine', exact: true }).waitFor();
      await page.getByRole('searchbox', { name: 'Search clients' }).fill('Zebra');
      await page.getByRole('button', { name: 'Mine (changed)' }).waitFor();
      await press(page, 'Mine (changed)', 'Update this view');
      await press(page, 'Mine', 'Share with the team');
      const read = async () => (await member.call('getSavedView', { params: { id } })).data;
      await until(async () => (await read()).shared);
      expect((await read()).query).to.deep.equal({ search: 'Zebra' });
      await press(page, 'Mine', 'Rename view');
      await page.getByRole('textbox', { name: 'Name' }).fill('Zebras');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Zebras', exact: true }).waitFor();
      const theirs = await open(live, '/clients');
      await press(theirs, 'Views');
      await theirs.getByRole('menuitem', { name: 'Zebras' }).filter({ hasText: 'Mia Manager' }).click();
      await theirs.getByRole('button', { name: 'Zebras', exact: true }).waitFor();
      await theirs.getByRole('rowheader', { name: 'Acme' }).waitFor({ state: 'detached' });
      // Owners may change a shared view, but not make it the default of somebody else.
      await press(theirs, 'Zebras');
      await theirs.getByRole('menuitem', { name: 'Rename view' }).waitFor();
      expect(await theirs.getByRole('menuitem', { name: 'Make my default' }).count()).to.equal(0);
      await press(page, 'Zebras', 'Delete view');
      await page.getByRole('button', { name: 'Views', exact: true }).waitFor();
      await settleDeletion(page);
      await until(async () => (await member.call('listSavedViews', {})).data.length === 0);
    }),
  );

  it(
    'takes over what was saved in this browser, and nothing is lost',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildProject(live, { title: 'Going on', status: 'active' });
      const page = await open(live, '/time');
      await page.evaluate(() =>
        localStorage.setItem('docket.filters.projects', JSON.stringify({ Running: '?status=%5B%22active%22%5D' })),
      );
      await page.goto('/projects');
      await page.getByText('The filters saved in this browser are now views in your account').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('docket.filters.projects'))).to.equal(null);
      const { data: views } = await live.call('listSavedViews', {});
      expect(views).to.have.lengthOf(1);
      expect(views[0]).to.deep.include({ screen: 'projects', name: 'Running', query: { status: ['active'] } });
      await press(page, 'Views', 'Running');
      await page.getByRole('button', { name: 'Remove filter Status' }).waitFor();
    }),
  );
});

describe('the columns of a list', () => {
  const inBrowser = inBrowsers();

  it(
    'are chosen, ordered and made wider by keyboard, and are the same on the next device',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildSentInvoice(live, { po_number: 'PO-4711' });
      const page = await open(live, invoices);
      await page.getByRole('rowheader').first().waitFor();
      const width = async (of: Page): Promise<number> =>
        of
          .locator('.table-head [data-column=client]')
          .evaluate((one) => (one instanceof HTMLElement ? one.offsetWidth : 0));
      await page.getByRole('button', { name: 'Columns' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox', { name: 'PO number' }).focus();
      await page.keyboard.press('Space');
      expect(await page.getByRole('checkbox', { name: 'Invoice', exact: true }).isDisabled()).to.equal(true);
      await page.getByRole('button', { name: /^Move Client/ }).focus();
      await page.keyboard.press('ArrowDown');
      const before = await width(page);
      await page.keyboard.press('ArrowRight');
      await until(async () => (await width(page)) === before + 16);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const [first, second, third] = await headings(page);
      expect([first, second, third]).to.deep.equal(['number', 'status', 'client']);
      const own = async () => (await live.call('listSavedViews', {})).data[0];
      await until(
        async () => (await own())?.columns.some(({ id, width: its }) => id === 'client' && its !== null) ?? false,
      );
      expect((await own())?.columns.map(({ id }) => id)).to.include('po_number');
      const next = await open(live, invoices);
      await next.locator('.table-head [data-column=po_number]').waitFor();
      expect(await headings(next)).to.deep.equal(await headings(page));
      expect(await width(next)).to.equal(before + 16);
      // It is no view that the menu lists.
      await press(next, 'Views');
      await next.getByRole('menuitem', { name: 'Save as view' }).waitFor();
      expect(await next.getByRole('menuitem', { name: 'My columns' }).count()).to.equal(0);
    }),
  );

  it(
    'follow the edge of their heading, and their content again after a double click',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildSentInvoice(live);
      const page = await open(live, invoices);
      await page.getByRole('rowheader').first().waitFor();
      const heading = page.locator('.table-head [data-column=due_date]');
      const width = async (): Promise<number> => (await heading.boundingBox())?.width ?? 0;
      const before = await width();
      const box = await heading.locator('.table-edge').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 8);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 84, (box?.y ?? 0) + 8, { steps: 4 });
      await page.mouse.up();
      expect(await width()).to.be.closeTo(before + 80, 2);
      await heading.locator('.table-edge').dblclick();
      await until(async () => Math.abs((await width()) - before) < 2);
    }),
  );
});
