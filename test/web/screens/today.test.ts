/** Today: what waits for each user, with the way to do it, and the figures of the firm. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { monthStart } from '../../../web/ui/days.js';
import { lastDays } from '../../../web/routes/today/last-days.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, inDays } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { unknownPrefix } from '../../support/mails/smtp-sink.js';
import type { ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';
import { inBrowsers, looks } from '../support/dashboard.js';
import { longName, rightToLeft } from '../support/keyboard.js';
import { now } from '../support/time.js';
import { expectWhole, settled } from '../support/whole.js';

/** The headings of the blocks, in order. */
const blocksOn = async (page: Page): Promise<string[]> => page.locator('.today-blocks h2').allInnerTexts();

/** What the rows of a block say first. */
const rowsOf = (page: Page, block: string) =>
  page.getByRole('region', { name: block, exact: true }).getByRole('listitem');

async function openToday(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.locator('.today-blocks, .today-good').first().waitFor();
  await settled(page);
}

/** A firm in which something waits of every kind. Ann works in it, Bob has never logged anything. */
async function buildBusyFirm(client = 'Acme') {
  const { live } = await buildWorkspace();
  const ann = await buildUser(live, 'member', { name: 'Ann Author' });
  await buildUser(live, 'member', { name: 'Bob Builder' });
  const { id: client_id } = await buildClient(live, { name: client, email: 'billing@client.example' });
  const terms = { client_id, status: 'active', custom_rate: 100 } as const;
  const project = await buildProject(live, { ...terms, title: 'Relaunch', budget_hours: 10 });
  await buildProject(live, { ...terms, title: 'On track', budget_hours: 100 });
  const { day } = lastDays(now());
  const work = { user_id: ann.userId, project_id: project.id, hours: 3 };
  const pending = await buildTimeEntry(live, { ...work, date: day, hours: 9.5, description: 'Design' });
  const rejected = await buildTimeEntry(live, { ...work, date: day, hours: 1, description: 'Lunch' });
  await live.call('rejectTimeEntry', { params: { id: rejected.id }, body: { reason: 'Not for the client' } });
  await buildExpense(live, { user_id: ann.userId, amount: 40, currency: 'USD', date: day, client_id });
  const ticket = await buildTicket(live, { client_id, title: 'Login fails' });
  const draft = await buildInvoice(live, { client_id });
  const overdue = await buildSentInvoice(live, { client_id, invoice_date: inDays(-40), due_date: inDays(-10) });
  const retainer = await buildAgreement(live, { client_id, title: 'Support', hours_included: 10 });
  await buildTimeEntry(live, { client_id, agreement_id: retainer.id, date: now(), hours: 9.5, user_id: ann.userId });
  return { live, ann, client_id, project, pending, rejected, ticket, draft, overdue, retainer };
}

/** Presses a link of a row, and waits for the address that it leads to. */
async function follow(page: Page, block: string, link: string | RegExp, path: string): Promise<URLSearchParams> {
  await page.goto('/');
  await openToday(page);
  await rowsOf(page, block).getByRole('link', { name: link }).first().click();
  await until(() => new URL(page.url()).pathname === path);
  return new URL(page.url()).searchParams;
}

describe('Today', () => {
  const inBrowser = inBrowsers();

  it(
    'shows an owner what waits in the whole firm, and leads from each row to where it is done',
    inBrowser(async (open) => {
      const { live, ann, client_id, project, ticket, draft, overdue, retainer } = await buildBusyFirm();
      const page = await open(live, '/');
      await openToday(page);
      expect(await blocksOn(page)).to.deep.equal([
        'Your tickets and unassigned ones',
        'Time to approve',
        'Expenses to approve',
        'Ready to bill',
        'Invoices to send',
        'Overdue invoices',
        'Projects at risk',
        'Retainers near their limit or end',
        'People without time',
      ]);
      await follow(page, 'Your tickets and unassigned ones', 'Login fails', `/tickets/${ticket.id}`);
      const group = await follow(page, 'Time to approve', 'Review Ann Author', '/approvals');
      expect(group.get('group')).to.contain(ann.userId);
      await page.getByRole('dialog', { name: /Ann Author/ }).waitFor();
      await follow(page, 'Expenses to approve', 'Review Ann Author', '/approvals');
      await page.getByRole('dialog', { name: /Ann Author/ }).waitFor();
      const bill = await follow(page, 'Ready to bill', 'Bill Acme', '/billing');
      expect(bill.get('bill')).to.contain(client_id);
      await page.getByRole('dialog').waitFor();
      await follow(page, 'Invoices to send', 'Send', `/billing/invoices/${draft.id}`);
      await follow(page, 'Overdue invoices', 'Remind', `/billing/invoices/${overdue.id}`);
      const budget = await follow(page, 'Projects at risk', 'Relaunch', `/projects/${project.id}`);
      expect(budget.get('tab')).to.contain('budget');
      await follow(page, 'Retainers near their limit or end', 'Support', `/retainers/${retainer.id}`);
      const time = await follow(page, 'People without time', 'Bob Builder', '/time');
      expect(time.get('view')).to.contain('list');
    }),
  );

  it(
    'lists invoices whose mail could not be delivered, until they are sent again, to whoever may send them',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const viewer = await buildUser(live, 'viewer');
      const { id, invoice_number } = await buildInvoice(live);
      const body = { to: [`${unknownPrefix}${crypto.randomUUID()}@client.example`], attach_pdf: false };
      await live.call('sendInvoice', { params: { id }, body });
      const failed = async () => (await live.call('listInvoices', { query: { mail_failed: true } })).data;
      await until(async () => (await failed()).length > 0);
      const page = await open(live, '/');
      await openToday(page);
      const row = rowsOf(page, 'Invoices that were not delivered');
      await row.getByRole('link', { name: invoice_number }).waitFor();
      await row.getByText('No such person').waitFor();
      await follow(page, 'Invoices that were not delivered', 'Send again', `/billing/invoices/${id}`);
      const notice = page.getByRole('status').filter({ hasText: 'could not be delivered' });
      await notice.getByRole('button', { name: 'Send again' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'To' }).fill('there@client.example');
      await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
      await notice.waitFor({ state: 'detached' });
      expect(await failed()).to.deep.equal([]);
      await page.goto('/');
      await openToday(page);
      expect(await blocksOn(page)).not.to.include('Invoices that were not delivered');
      const others = await open(viewer, '/');
      await openToday(others);
      expect(await blocksOn(others)).not.to.include('Invoices that were not delivered');
    }),
  );

  it(
    'lists the projects at risk that the API lists, the most used first, and leads to all of them',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live);
      for (const [title, used] of [
        ['Fine', 5],
        ['Close', 9],
        ['Over', 12],
        ['Far over', 24],
      ] as const) {
        const { id } = await buildProject(live, { client_id, title, status: 'active', budget_hours: 10 });
        await buildTimeEntry(live, { project_id: id, date: now(), hours: used });
      }
      const query = { health: ['at_risk' as const], sort: 'percent_complete' as const, order: 'desc' as const };
      const { data } = await live.call('listProjects', { query });
      const expected = data.map(({ title }) => title);
      expect(expected).to.deep.equal(['Far over', 'Over', 'Close']);
      const page = await open(live, '/');
      await openToday(page);
      const rows = rowsOf(page, 'Projects at risk');
      expect(await rows.getByRole('link').allInnerTexts()).to.deep.equal(expected);
      await page.getByRole('region', { name: 'Projects at risk' }).getByRole('link', { name: 'All' }).click();
      await page.getByRole('row', { name: /Far over/ }).waitFor();
      const listed = page.getByRole('grid').getByRole('link', { name: /^(Far over|Over|Close|Fine)$/ });
      expect(await listed.allInnerTexts()).to.deep.equal(expected);
    }),
  );

  it(
    'shows a member their own hours, tickets and rejected entries, and asks for nothing that they may not see',
    inBrowser(async (open) => {
      const { live, ann, client_id, rejected } = await buildBusyFirm();
      await live.call('updateUser', { params: { id: ann.userId }, body: { hours_per_week: 35 } });
      await buildTicket(live, { client_id, title: 'Slow page', assignee_id: ann.userId });
      const page = await open(ann, '/settings');
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 403) refused.push(response.url());
      });
      await page.goto('/');
      await openToday(page);
      expect(await blocksOn(page)).to.deep.equal([
        'Your tickets and unassigned ones',
        'Your rejected time',
        'Projects at risk',
      ]);
      expect(await page.getByRole('main').getByText('$').count()).to.equal(0);
      const { summary } = await ann.call('listTimeEntries', {
        query: { user_id: [ann.userId], from: now(), to: now() },
      });
      expect(summary.total_hours).to.equal(9.5);
      const isWeekend = [0, 6].includes(new Date(now()).getUTCDay());
      const today = page.getByRole('meter', { name: 'Today' });
      expect(await today.getAttribute('aria-valuetext')).to.equal(isWeekend ? '9:30' : '9:30 of 7:00 hours');
      const entry = await follow(page, 'Your rejected time', 'Lunch', '/time');
      expect(entry.get('entry')).to.contain(rejected.id);
      await page.getByText('Not for the client').first().waitFor();
      expect(refused).to.deep.equal([]);
    }),
  );

  it(
    'takes an unassigned ticket with one press',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      const ticket = await buildTicket(live, { client_id, title: 'Login fails' });
      const member = await buildUser(live, 'member');
      const page = await open(member, '/');
      await page.getByText('Acme · unassigned').waitFor();
      await page.getByRole('button', { name: 'Assign to me' }).click();
      await page.getByText('Acme · unassigned').waitFor({ state: 'detached' });
      const { data } = await live.call('getTicket', { params: { id: ticket.id } });
      expect(data.assignee_id).to.equal(member.userId);
    }),
  );

  it(
    'says that nothing waits, if nothing does',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const expectNothing = async (user: ApiClient): Promise<void> => {
        const page = await open(user, '/');
        await page.getByText('You’re all caught up').waitFor();
        expect(await page.locator('.today-blocks').count()).to.equal(0);
      };
      await expectNothing(live);
      await expectNothing(await buildUser(live, 'contractor'));
    }),
  );

  it(
    'shows the running timer with the hours of the day',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch' });
      await live.call('startTimer', { body: { project_id: id } });
      const page = await open(live, '/');
      await page
        .getByRole('region', { name: 'My hours' })
        .getByText(/^Timer: Relaunch, 0:0/)
        .waitFor();
    }),
  );

  it(
    'shows all else when one block cannot be read, which can be tried again',
    inBrowser(async (open) => {
      const { live } = await buildBusyFirm();
      const page = await open(live, '/settings');
      await page.route('**/v1/projects?*', (route) =>
        route.fulfill({ status: 422, json: { error: { type: 'invalid_request', message: 'No', code: 'invalid' } } }),
      );
      await page.goto('/');
      const block = page.getByRole('region', { name: 'Projects at risk' });
      await block.getByRole('button', { name: 'Try again' }).waitFor();
      await rowsOf(page, 'Ready to bill').first().waitFor();
      await rowsOf(page, 'Overdue invoices').first().waitFor();
      await page.unroute('**/v1/projects?*');
      await block.getByRole('button', { name: 'Try again' }).click();
      await block.getByRole('link', { name: 'Relaunch' }).waitFor();
    }),
  );

  it(
    'leads from the address of the overview, with its period, and from its figure of projects to those at risk',
    inBrowser(async (open) => {
      const { live } = await buildBusyFirm();
      const page = await open(live, '/overview?period=this_year');
      await openToday(page);
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('period')]).to.deep.equal(['/', 'this_year']);
      await page.getByRole('button', { name: 'This year Period' }).waitFor();
      await page
        .locator('.today-firm')
        .getByRole('link', { name: /^Projects/ })
        .click();
      await page.getByRole('link', { name: 'Relaunch' }).waitFor();
      expect(await page.getByRole('link', { name: 'On track' }).count()).to.equal(0);
    }),
  );

  it(
    'names the period of the figures, and shows revenue from the first month that has some to this one',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildSentInvoice(live, { invoice_date: now() });
      const page = await open(live, '/');
      const named = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
      const [current, before] = [now(), monthStart(now(), -1)].map((day) => named.format(new Date(day)));
      await page.getByText(`${current}, compared with ${before}`).waitFor();
      const chart = page.getByRole('region', { name: 'Revenue this year' }).first();
      await chart.getByText('Show figures').click();
      const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
      const row = chart.locator('tbody tr');
      expect(await row.locator('th').allTextContents()).to.deep.equal([month.format(new Date(now()))]);
      expect(await row.locator('td').first().textContent()).to.equal('$100');
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `is whole and leaves axe nothing to complain about ${name}, with long and right-to-left names`,
      inBrowser(async (open) => {
        const { live, ann } = await buildBusyFirm(longName);
        await rename(live, ann.userId, rightToLeft);
        const page = await open(live, '/', look);
        await rowsOf(page, 'People without time').first().waitFor();
        await page.locator('.today-firm .stat').first().waitFor();
        await expectWhole(page);
      }),
    );
});

const rename = async (live: ApiClient, id: string, name: string): Promise<unknown> =>
  live.call('updateUser', { params: { id }, body: { name } });

describe('the last working day', () => {
  it('is the day before, and Friday from Saturday to Monday', () => {
    expect(lastDays('2026-11-27')).to.deep.equal({ day: '2026-11-26', monday: '2026-11-23' });
    expect(lastDays('2026-11-24')).to.deep.equal({ day: '2026-11-23', monday: '2026-11-23' });
    for (const day of ['2026-11-28', '2026-11-29', '2026-11-30'])
      expect(lastDays(day)).to.deep.equal({ day: '2026-11-27', monday: '2026-11-23' });
  });
});
