/** Approvals: the team's time and expenses by person and week, and requests to clients. */
import { expect } from 'chai';
import { buildApproval, buildApprovalScene } from '../../support/builders/approvals.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../support/dashboard.js';
import { now } from '../support/time.js';

const statesOf = async (owner: ApiClient): Promise<Record<string, (string | null)[]>> => {
  const { data } = await owner.call('listTimeEntries', { query: { sort: 'date', order: 'asc' } });
  const states: Record<string, (string | null)[]> = {};
  for (const { user_id, approval } of data) (states[user_id] ??= []).push(approval.status);
  return states;
};

/** Two entries in one week. */
async function buildWeek(owner: ApiClient, user: ApiClient): Promise<void> {
  const { id: client_id } = await buildClient(owner);
  await buildTimeEntry(user, { client_id, date: '2026-03-10', description: 'Workshop' });
  await buildTimeEntry(user, { client_id, date: '2026-03-11', description: 'Call' });
}

describe('the approvals', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildWeek(live, await buildUser(live, 'member'));
        await buildApproval(live);
        const page = await open(live, '/approvals', look);
        await page.getByRole('row', { name: /Mar/ }).first().click();
        await page.getByRole('button', { name: /Approve all/ }).waitFor();
        await expectAccessible(page);
        await page.goto('/approvals?tab=clients');
        await page.getByRole('grid').waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'show each day once with its sum beside a full day, and who has logged nothing this week',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ann = await buildUser(live, 'member', { name: 'Ann' });
      const bob = await buildUser(live, 'member', { name: 'Bob' });
      for (const { userId: id } of [ann, bob])
        await live.call('updateUser', { params: { id }, body: { capacity: { hours_per_week: 40 } } });
      const { id: client_id } = await buildClient(live);
      for (const hours of [2, 1.5]) await buildTimeEntry(ann, { client_id, date: '2026-03-10', hours });
      await buildTimeEntry(ann, { client_id, date: now(), hours: 1 });
      const page = await open(live, '/approvals');
      const missing = page.getByRole('region', { name: 'No time logged this week' });
      await missing.getByText('Bob').waitFor();
      expect(await missing.getByText('Ann').count()).to.equal(0);
      await missing.getByRole('button', { name: /Week/ }).click();
      await page.getByRole('option', { name: 'Last week' }).click();
      await page.getByRole('region', { name: 'Time missing last week' }).getByText('Ann').waitFor();
      await page.getByRole('row', { name: /9\s–\s15 Mar/ }).click();
      const entries = page.getByRole('grid', { name: 'Entries' });
      await entries.getByText('3:30 of 8:00').waitFor();
      expect(await entries.getByText(/ of 8:00/).count()).to.equal(1);
      expect(
        await entries
          .getByText('Tue 10 Mar')
          .first()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1 || clientWidth === 0),
      ).to.equal(true);
    }),
  );

  it(
    "approve a person's week and reject another's with a reason, by keyboard alone",
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ann = await buildUser(live, 'member', { name: 'Ann' });
      const bob = await buildUser(live, 'member', { name: 'Bob' });
      await buildWeek(live, ann);
      await buildWeek(live, bob);
      const page = await open(live, '/approvals');
      await page.getByRole('row', { name: /Bob/ }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.getByText('1 selected').waitFor();
      await page.keyboard.press('a');
      await page.getByRole('row', { name: /Ann/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('j');
      await page.keyboard.press('r');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByText('Please fill this in.').waitFor();
      await page.keyboard.type('Which project was this?');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Nothing to approve').waitFor();
      expect(await statesOf(live)).to.deep.equal({
        [ann.userId]: ['approved', 'approved'],
        [bob.userId]: ['rejected', 'rejected'],
      });
    }),
  );

  it(
    'reopen what was decided',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ann = await buildUser(live, 'member', { name: 'Ann' });
      const { id } = await buildTimeEntry(live, { user_id: ann.userId });
      await live.call('approveTimeEntry', { params: { id } });
      const page = await open(live, '/approvals?state=approved');
      await page.getByRole('checkbox', { name: /Ann/ }).click();
      await page.getByRole('button', { name: 'Reopen' }).click();
      await until(async () => (await statesOf(live))[ann.userId]?.[0] === 'pending');
    }),
  );

  it(
    "show a manager their department's, not their own",
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const manager = await buildUser(live, 'manager', { name: 'Max', department: 'Design' });
      const ann = await buildUser(live, 'member', { name: 'Ann', department: 'Design' });
      const bob = await buildUser(live, 'member', { name: 'Bob', department: 'Build' });
      for (const user of [manager, ann, bob]) await buildWeek(live, user);
      const page = await open(manager, '/approvals');
      await page.getByRole('row', { name: /Ann/ }).waitFor();
      expect(await page.getByRole('rowheader').allInnerTexts()).to.have.length(1);
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.closest('[role=row]') != null);
      await page.keyboard.press('a');
      await page.getByText('Nothing to approve').waitFor();
      expect((await statesOf(live))[ann.userId]).to.deep.equal(['approved', 'approved']);
    }),
  );

  it(
    'decide on expenses one by one',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ann = await buildUser(live, 'member', { name: 'Ann' });
      await buildExpense(ann, { description: 'Train' });
      await buildExpense(ann, { description: 'Hotel' });
      const page = await open(live, '/approvals?tab=expenses');
      await page.getByRole('row', { name: /Ann/ }).click();
      await page.getByRole('checkbox', { name: /Hotel/ }).click();
      await page.getByRole('button', { name: /Approve selected/ }).click();
      await page.getByRole('dialog').getByRole('rowheader', { name: /Hotel/ }).waitFor({ state: 'detached' });
      const { data } = await live.call('listExpenses', {});
      const states = data.map(({ description, approval }) => `${description} ${approval.status}`);
      expect(states.toSorted()).to.deep.equal(['Hotel approved', 'Train pending']);
    }),
  );

  it(
    'ask a client for the hours of a project, remind them, and cancel it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const approval = await buildApproval(live, await buildApprovalScene(live));
      const page = await open(live, '/approvals?tab=clients');
      await page.getByRole('row', { name: new RegExp(approval.title) }).click();
      await page.getByRole('button', { name: 'Remind' }).click();
      await page.getByRole('button', { name: 'Send reminder' }).click();
      await page.getByText('Once, ').waitFor();
      await page.getByRole('button', { name: 'Cancel request' }).click();
      await page
        .getByRole('dialog', { name: 'Cancel this approval request?' })
        .getByRole('button', { name: 'Cancel request' })
        .click();
      await page.getByRole('dialog').getByText('Cancelled').waitFor();
      const { data } = await live.call('getApproval', { params: { id: approval.id } });
      expect([data.status, data.reminders.count]).to.deep.equal(['cancelled', 1]);
    }),
  );
});
