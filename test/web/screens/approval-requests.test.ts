/** Requests for clients' approvals; the team's approvals on a phone, reasons, and accessibility of the dialogs. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildApproval, buildApprovalScene } from '../../support/builders/approvals.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildMilestone } from '../../support/builders/projects.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone, whenLoaded } from '../support/dashboard.js';
import { choose, expectNoSideways, longName, rightToLeft } from '../support/keyboard.js';

/** A day of last month, which is the form's initial range. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 10)).toISOString().slice(0, 10);
}

const pickWork = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('combobox', { name: /^Project/ }).fill(title);
  await page.getByRole('option', { name: new RegExp(title) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

/** Closes the list of choices, which opens with the form and covers it. */
const closeList = async (page: Page): Promise<void> => {
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

/** Changes the form to a milestone. The focus then moves to the project, whose list opens. */
const chooseMilestone = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Hours/ }).click();
  await page.getByRole('option', { name: 'Milestone', exact: true }).click();
};

const asksOf = async (contact: ApiClient) => (await contact.call('listPortalApprovals', {})).data;

describe('what clients are asked to approve', () => {
  const inBrowser = inBrowsers();

  it(
    'is the hours of a project, by a manager who sees no agreements, by keyboard alone; the contact reads the message',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const manager = await buildUser(live, 'manager');
      const { project_id, contact } = await buildApprovalScene(live, { title: 'Shop relaunch' });
      await buildTimeEntry(live, { project_id, date: lastMonth() });
      const page = await open(manager, '/approvals?tab=clients');
      await page.getByRole('button', { name: 'Request approval' }).waitFor();
      await page.keyboard.press('n');
      await page.getByRole('dialog', { name: 'Request client approval' }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByText('Please fill this in.').waitFor();
      await pickWork(page, 'Shop relaunch');
      await page.getByRole('textbox', { name: 'Message' }).fill('As agreed on the phone');
      await page.keyboard.press('Control+Enter');
      await page.getByText('The request was emailed to the client.').waitFor();
      await page
        .getByRole('dialog', { name: /Shop relaunch/ })
        .getByText('As agreed on the phone')
        .waitFor();
      expect((await asksOf(contact)).map(({ type, status }) => [type, status])).to.deep.equal([['hours', 'pending']]);
    }),
  );

  it(
    'is a milestone, and what has nothing to approve is refused in the form, which keeps what was typed',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { project_id, contact } = await buildApprovalScene(live, { title: 'Shop relaunch' });
      await buildMilestone(live, project_id, { title: 'Design done' });
      const page = await open(live, '/approvals?tab=clients&new=1');
      await closeList(page);
      await page.getByRole('textbox', { name: 'Message' }).fill('Please have a look');
      await pickWork(page, 'Shop relaunch');
      await page.keyboard.press('Control+Enter');
      await page.getByText('There is no time to approve on these days.', { exact: true }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).to.equal('Please have a look');
      await chooseMilestone(page);
      await pickWork(page, 'Shop relaunch');
      await page
        .getByRole('button', { name: /Milestone$/ })
        .last()
        .focus();
      await choose(page, 'Design done');
      await page.keyboard.press('Control+Enter');
      await page
        .getByRole('dialog', { name: /Design done/ })
        .getByText('Please have a look')
        .waitFor();
      expect((await asksOf(contact)).map(({ type }) => type)).to.deep.equal(['milestone']);
    }),
  );
});

describe('the approvals of the team', () => {
  const inBrowser = inBrowsers();

  it(
    'are all there on a phone: sums, single entries, one approved, the others rejected',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ann = await buildUser(live, 'member', { name: 'Ann' });
      const { id: client_id } = await buildClient(live);
      for (const [description, hours] of [
        ['Workshop', 1.5],
        ['Call', 2.5],
      ] as const)
        await buildTimeEntry(ann, { client_id, description, hours });
      const page = await open(live, '/approvals', phone);
      const row = page.getByRole('row', { name: /Ann/ });
      await row.getByText('4', { exact: false }).first().waitFor();
      await expectNoSideways(page);
      await row.tap();
      await page.getByRole('checkbox', { name: /Workshop/ }).tap();
      await page.getByRole('button', { name: 'Approve selected' }).tap();
      await page
        .getByRole('dialog')
        .getByRole('rowheader', { name: /Workshop/ })
        .waitFor({ state: 'detached' });
      await expectNoSideways(page);
      await page.getByRole('button', { name: 'Reject all' }).tap();
      await page.getByRole('textbox', { name: 'Reason' }).fill('Which call?');
      await page.getByRole('button', { name: 'Reject', exact: true }).tap();
      await page.getByText('Nothing to approve').waitFor();
      const { data } = await live.call('listTimeEntries', {});
      const decided = data.map(({ description, approval }) => [description, approval.status, approval.reason]);
      expect(decided).to.have.deep.members([
        ['Workshop', 'approved', null],
        ['Call', 'rejected', 'Which call?'],
      ]);
    }),
  );

  it(
    'reject one of several expenses with a reason by keyboard alone, which then stands beside it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ann = await buildUser(live, 'member', { name: 'Ann' });
      for (const description of ['Hotel', 'Train']) await buildExpense(ann, { description });
      const page = await open(live, '/approvals?tab=expenses');
      await page.getByRole('row', { name: /Ann/ }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: /Ann/ });
      const hotel = drawer.getByRole('row', { name: /Hotel/ });
      await hotel.waitFor();
      await until(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.classList.contains('table-row') === true);
      });
      if (!(await hotel.evaluate((row) => row === document.activeElement))) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await drawer.getByRole('button', { name: 'Reject selected' }).waitFor();
      await page.keyboard.press('r');
      await page.getByRole('dialog', { name: 'Reject this?' }).waitFor();
      await page.keyboard.type('  Above the limit ');
      await page.keyboard.press('Control+Enter');
      await hotel.waitFor({ state: 'detached' });
      await page.goto('/approvals?tab=expenses&state=rejected');
      await page.getByRole('row', { name: /Ann/ }).press('Enter');
      await drawer.getByRole('row', { name: /Hotel.*Above the limit/ }).waitFor();
      const { data } = await live.call('listExpenses', {});
      const states = data.map(({ description, approval }) => `${description} ${approval.status}`);
      expect(states.toSorted()).to.deep.equal(['Hotel rejected', 'Train pending']);
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `have forms, drawers and dialogs that leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const person = await buildUser(live, 'member', { name: longName });
        await buildTimeEntry(person, { client_id: (await buildClient(live, { name: rightToLeft })).id });
        const approval = await buildApproval(live, await buildApprovalScene(live, { title: longName }));
        const page = await open(live, '/approvals', look);
        const check = async (title: string | RegExp): Promise<void> => {
          await page.getByRole('dialog', { name: title }).waitFor();
          await whenLoaded(page);
          await expectAccessible(page);
          await expectNoSideways(page);
        };
        await page.getByRole('row', { name: /Donau/ }).press('Enter');
        await check(/Donau/);
        await page.keyboard.press('r');
        await check('Reject this?');
        await page.goto('/approvals?tab=clients&new=1');
        await closeList(page);
        await page.getByRole('textbox', { name: 'Message' }).waitFor();
        await check('Request client approval');
        await chooseMilestone(page);
        await closeList(page);
        await check('Request client approval');
        await page.goto(`/approvals?tab=clients&approval=${approval.id}`);
        await check(approval.title);
        await page.getByRole('button', { name: 'Remind' }).press('Enter');
        await check('Remind the client');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Cancel request' }).press('Enter');
        await check('Cancel this approval request?');
      }),
    );
});
