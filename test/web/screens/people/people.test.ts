/** People: finding, inviting, changing and deactivating them, for each role; and everyone's own profile. */
import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { choose, expectNoSideways, formsOf } from '../../support/keyboard.js';

describe('people in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about, and do not overflow, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { userId } = await buildUser(live, 'manager', { name: 'مها عبد الرحمن', department: 'Design' });
        const page = await open(live, '/people', look);
        for (const [path, sign] of [
          ['/people', '[role=grid] [data-index]'],
          ['/people?tab=permissions', '.permission-mark'],
          [`/people/${userId}`, '.person-projects'],
        ] as const) {
          await page.goto(path);
          await page.locator(sign).first().waitFor({ state: 'attached' });
          await expectAccessible(page);
          await expectNoSideways(page);
        }
      }),
    );

  it(
    'invite someone, find them in the list and give them a permission, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/people');
      await page.getByRole('row', { name: /Olga Owner/ }).waitFor();
      await page.keyboard.press('n');
      await page.getByLabel('Email').waitFor();
      await page.keyboard.type('nora@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Nora New');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto('/people?tab=permissions');
      const row = page.getByRole('row', { name: /Nora New/ });
      await row.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Permissions of Nora New' }).waitFor();
      await page.getByRole('button', { name: /See hourly rates/ }).focus();
      await choose(page, 'Yes');
      await page.keyboard.press('Control+Enter');
      await row.getByRole('img', { name: 'Granted' }).waitFor();
      const { data } = await live.call('listUsers', { query: { status: 'invited' } });
      expect(data.map(({ name, role, permissions }) => [name, role, permissions?.can_see_rates])).to.deep.equal([
        ['Nora New', 'member', true],
      ]);
    }),
  );

  it(
    'have their utilization of the month beside their target, and none of it in red',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { userId } = await buildUser(live, 'member', { name: 'Max Member' });
      await live.call('updateUser', { params: { id: userId }, body: { billable_target: 80 } });
      const page = await open(live, '/people');
      const cell = (column: string) =>
        page.getByRole('row', { name: /Max Member/ }).locator(`[data-label="${column}"]`);
      await cell('Utilization').getByText('0%').waitFor();
      expect(await cell('Target').innerText()).to.equal('80%');
      expect(await cell('Utilization').locator('[data-kind=bad]').count()).to.equal(0);
    }),
  );

  it(
    'stop someone after asking, and let them back',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { userId } = await buildUser(live, 'member', { name: 'Max Member' });
      const page = await open(live, `/people/${userId}`);
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await page.getByRole('button', { name: 'Reactivate' }).click();
      await page.getByRole('button', { name: 'Deactivate' }).waitFor();
      expect((await live.call('getUser', { params: { id: userId } })).data.status).to.equal('active');
    }),
  );

  it(
    'let a member change their own profile and nothing else, on a phone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member', { name: 'Max Member' });
      const page = await open(member, `/people/${member.userId}`, phone);
      await page.getByLabel('Job title').fill('Engineer');
      await page.getByRole('form', { name: 'Your profile' }).getByRole('button', { name: 'Save' }).click();
      await until(
        async () => (await live.call('getUser', { params: { id: member.userId } })).data.title === 'Engineer',
      );
      expect(await formsOf(page)).to.deep.equal(['Your profile', 'Notifications', 'Change password']);
      await page.goto(`/people/${live.userId}`);
      await page.getByRole('heading', { level: 1, name: 'Olga Owner' }).waitFor();
      expect(await page.getByRole('form').count()).to.equal(0);
      expect(await page.getByRole('button', { name: 'Deactivate' }).count()).to.equal(0);
      await page.goto('/people');
      await page.getByRole('row', { name: /Olga Owner/ }).waitFor();
      expect(await page.getByRole('button', { name: 'Invite' }).count()).to.equal(0);
    }),
  );

  it(
    'let a manager decide on members, not on admins, and show a contractor no more of others than their names',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const manager = await buildUser(live, 'manager');
      const [admin, member] = [await buildUser(live, 'admin'), await buildUser(live, 'member', { name: 'Max Member' })];
      const contractor = await buildUser(live, 'contractor');
      const page = await open(manager, `/people/${member.userId}`);
      await page.getByRole('form', { name: 'Capacity and rates' }).waitFor();
      expect(await page.getByLabel('Hourly rate').count()).to.equal(1);
      expect(await page.getByLabel('Hourly cost').count()).to.equal(0);
      expect(await page.getByRole('form', { name: 'Role' }).count()).to.equal(0);
      await page.goto(`/people/${admin.userId}`);
      await page.getByRole('heading', { level: 2, name: 'Details' }).waitFor();
      expect(await page.getByRole('form').count()).to.equal(0);
      const outside = await open(contractor, `/people/${member.userId}`);
      await outside.getByRole('heading', { level: 1, name: 'Max Member' }).waitFor();
      expect(await outside.getByRole('form').count()).to.equal(0);
      expect(await outside.getByText('Email').count()).to.equal(0);
    }),
  );
});
