/** What is deleted, closed or decided can be undone for ten seconds, and is final then, or when the page is left. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { Schemas } from '../../../../contract/contract.js';
import { buildExpense } from '../../../support/builders/expenses.js';
import { buildClient, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, phone, type Open } from '../../support/dashboard.js';
import { buildRow, cellAt, dayAt, hoursByDay } from '../../support/time.js';
import { openWithClock, pressUndo, toast, undo } from '../../support/undo.js';

const countOf = async (owner: ApiClient): Promise<number> => (await owner.call('listExpenses', {})).data.length;

async function deleteExpense(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Expense' }).getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Taxi to the client').waitFor({ state: 'detached' });
}

interface Opened {
  readonly owner: ApiClient;
  readonly expense: Schemas['Expense'];
  readonly page: Page;
}

/** Opens an expense of a new workspace, and deletes it in a page whose clock the test can move. */
async function openDeleted(open: Open): Promise<Opened> {
  const { owner } = await buildWorkspace();
  const expense = await buildExpense(owner, { description: 'Taxi to the client' });
  const page = await openWithClock(open, owner, `/expenses?expense=${expense.id}`);
  await deleteExpense(page);
  await undo(page).waitFor();
  return { owner, expense, page };
}

describe('a deletion', () => {
  const inBrowser = inBrowsers();

  it(
    'takes the row away at once, is undone by z, and is final after ten seconds',
    inBrowser(async (open) => {
      const { owner, expense, page } = await openDeleted(open);
      await expectAccessible(page);
      await page.keyboard.press('z');
      await page.getByText('Taxi to the client').first().waitFor();
      await toast(page).waitFor({ state: 'detached' });
      await page.clock.fastForward(11_000);
      expect((await owner.call('getExpense', { params: { id: expense.id } })).data).to.deep.equal(expense);

      await page.goto(`/expenses?expense=${expense.id}`);
      await deleteExpense(page);
      await undo(page).waitFor();
      expect(await countOf(owner)).to.equal(1);
      await page.clock.fastForward(11_000);
      await until(async () => (await countOf(owner)) === 0);
      await undo(page).waitFor({ state: 'detached' });
      await page.keyboard.press('z');
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('delayed'))),
      ).to.deep.equal([]);
    }),
  );

  it(
    'is sent when the tab is closed before, and only once',
    inBrowser(async (open) => {
      const { owner, page } = await openDeleted(open);
      await page.clock.fastForward(3000);
      const other = await page.context().newPage();
      await page.close();
      await until(async () => (await countOf(owner)) === 0);
      await other.goto('/expenses');
      await other.getByText('No expenses').first().waitFor();
    }),
  );

  it(
    'brings the row back with the reason if the server refuses it after ten seconds',
    inBrowser(async (open) => {
      const { owner, expense, page } = await openDeleted(open);
      await owner.call('updateExpense', { params: { id: expense.id }, body: { notes: 'Needed after all' } });
      await page.clock.fastForward(11_000);
      await page.getByText('Taxi to the client').first().waitFor();
      await toast(page).getByText('changed').waitFor();
      expect(await countOf(owner)).to.equal(1);
    }),
  );

  it(
    'of an entry of the week brings back exactly what was, description included, by Ctrl+Z',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildRow(owner);
      const [before] = (await owner.call('listTimeEntries', {})).data;
      const page = await openWithClock(open, owner, '/time');
      await cellAt(page, 0).focus();
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
      await undo(page).waitFor();
      await page.getByRole('heading', { level: 1 }).first().click();
      await page.keyboard.press('Control+z');
      await until(async () => (await cellAt(page, 0).inputValue()) === '2:00');
      await page.clock.fastForward(11_000);
      expect((await owner.call('listTimeEntries', {})).data).to.deep.equal([before]);
      await cellAt(page, 0).focus();
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
      await undo(page).waitFor();
      expect(await hoursByDay(owner)).to.deep.equal([[dayAt(0), 2]]);
      await page.clock.fastForward(11_000);
      await until(async () => (await hoursByDay(owner)).length === 0);
    }),
  );

  it(
    'is sent before an invoice is made of the work',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      const { id: project_id } = await buildProject(owner, { client_id });
      const entry = await buildTimeEntry(owner, { project_id, hours: 1, rate_charged: 100, description: 'Wrong' });
      await buildTimeEntry(owner, { project_id, hours: 2, rate_charged: 100 });
      const page = await open(owner, `/time?view=list&entry=${entry.id}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await undo(page).waitFor();
      await page.getByRole('link', { name: 'Billing' }).press('Enter');
      await page.getByRole('tab', { name: 'Unbilled' }).click();
      await page.getByRole('button', { name: /^Bill/ }).first().press('Enter');
      await page.getByRole('group', { name: 'Preview' }).waitFor();
      await until(async () => (await owner.call('listTimeEntries', {})).data.length === 1);
    }),
  );

  it(
    'is announced above the navigation of a phone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const expense = await buildExpense(owner, { description: 'Taxi to the client' });
      const page = await open(owner, `/expenses?expense=${expense.id}`, phone);
      await deleteExpense(page);
      await undo(page).waitFor();
      const [message, navigation] = await Promise.all([
        toast(page).boundingBox(),
        page.getByRole('navigation').first().boundingBox(),
      ]);
      expect((message?.y ?? 0) + (message?.height ?? 0)).to.be.at.most(navigation?.y ?? 0);
    }),
  );
});

describe('what is closed or decided', () => {
  const inBrowser = inBrowsers();

  it(
    'is as before once it is undone: a ticket',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const ticket = await buildTicket(owner);
      const page = await open(owner, `/tickets/${ticket.id}`);
      await page.getByRole('button', { name: 'Close ticket' }).press('Enter');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await undo(page).waitFor();
      await page.getByRole('button', { name: 'Reopen' }).waitFor();
      await page.keyboard.press('z');
      await page.getByRole('button', { name: 'Close ticket' }).waitFor();
      const { data } = await owner.call('getTicket', { params: { id: ticket.id } });
      expect([data.status_id, data.dates.closed_at]).to.deep.equal([ticket.status_id, null]);
    }),
  );

  it(
    'is as before once it is undone: the status of a project',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id, status } = await buildProject(owner, { status: 'active' });
      const page = await open(owner, `/projects/${id}`);
      await page.getByRole('button', { name: 'Change status' }).press('Enter');
      await page.getByRole('menuitem', { name: 'On hold' }).press('Enter');
      await pressUndo(page);
      await toast(page).getByText('Project status: Active').waitFor();
      expect((await owner.call('getProject', { params: { id } })).data.status).to.equal(status);
    }),
  );

  it(
    'is as before once it is undone: an approval',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const member = await buildUser(owner, 'member');
      const { id: project_id } = await buildProject(owner);
      const { id } = await buildTimeEntry(member, { project_id, hours: 1 });
      const page = await open(owner, '/approvals');
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.closest('[role=row]') != null);
      await page.keyboard.press('a');
      await page.getByText('Nothing to approve').waitFor();
      await pressUndo(page);
      await page.getByRole('row').nth(1).waitFor();
      const { data } = await owner.call('getTimeEntry', { params: { id } });
      expect(data.approval.status).to.equal('pending');
    }),
  );
});
