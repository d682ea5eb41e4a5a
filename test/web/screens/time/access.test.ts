/** Whose time a user sees on My time, and which actions they have. */
import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, cellAt, hoursByDay } from '../../support/time.js';

const writes = /New entry|Start timer|Add a row|Copy last week|Another entry|Save|Delete|Change/;

describe('the time of others', () => {
  const inBrowser = inBrowsers();

  it(
    'is not shown to a member or a contractor, who have their own',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live, 'Of the owner');
      const member = await buildUser(live, 'member');
      await buildRow(live, 'Of the member', member);
      const contractor = await buildUser(live, 'contractor');
      const page = await open(member, '/time?view=list&everyone=1');
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      expect(await page.getByRole('rowheader').count()).to.equal(1);
      expect(await page.getByRole('combobox', { name: 'Person' }).count()).to.equal(0);
      await page.goto(`/time?user_id=${live.userId}`);
      await page.getByRole('heading', { level: 1, name: 'My time' }).waitFor();
      await page.getByRole('button', { name: 'This week' }).waitFor();
      expect(await page.getByText('Of the owner').count()).to.equal(0);
      const theirs = await open(contractor, '/time?view=list&everyone=1');
      await theirs.getByText('No matching time').waitFor();
    }),
  );

  it(
    'is shown to a manager as far as their department goes, and logged for it there',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const manager = await buildUser(live, 'manager', { department: 'Studio' });
      const inside = await buildUser(live, 'member', { department: 'Studio', name: 'Ada Inside' });
      const outside = await buildUser(live, 'member', { department: 'Sales', name: 'Ben Outside' });
      await buildRow(live, 'Inside', inside);
      await buildRow(live, 'Outside', outside);
      const page = await open(manager, '/time?view=list&everyone=1');
      await page.getByText('Ada Inside').first().waitFor();
      expect(await page.getByText('Ben Outside').count()).to.equal(0);
      await page.goto(`/time?user_id=${inside.userId}`);
      await cellAt(page, 1).fill('1');
      await page.keyboard.press('Tab');
      await until(async () => (await hoursByDay(inside)).length === 2);
    }),
  );

  it(
    'is read by a viewer, who is offered nothing that writes',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const viewer = await buildUser(live, 'viewer');
      await buildRow(live, 'Of the owner');
      const page = await open(viewer, '/time');
      await page.getByText('No time this week').waitFor();
      expect(await page.getByRole('button', { name: writes }).count()).to.equal(0);
      await page.goto(`/time?user_id=${live.userId}`);
      await cellAt(page, 0).waitFor();
      expect(await cellAt(page, 1).isEditable()).to.equal(false);
      expect(await page.getByRole('button', { name: /^Actions for/ }).count()).to.equal(0);
      await cellAt(page, 0).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
      expect(await page.getByRole('button', { name: writes }).count()).to.equal(0);
      await page.goto('/time?view=list&everyone=1');
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      expect(await page.getByRole('checkbox').count()).to.equal(0);
    }),
  );
});
