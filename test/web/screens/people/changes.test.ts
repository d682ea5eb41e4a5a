/** Actions on people: in bulk, deactivating and reactivating, single permissions, invitations. */
import { expect } from 'chai';
import { buildInvited, invitationLinks } from '../../../support/builders/invitations.js';
import { buildClient } from '../../../support/builders/factories.js';
import { addTicket } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { Visitor } from '../../../support/service/visitor.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose, fieldOf, tabTo, write } from '../../support/keyboard.js';

describe('changes to people in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'are made to all who are selected, or to none, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ids = [];
      for (const name of ['Ann', 'Ben', 'Cleo']) ids.push((await buildUser(live, 'member', { name })).userId);
      const page = await open(live, '/people');
      for (const name of ['Ann', 'Ben', 'Cleo'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
      await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Change' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Change 3 people' });
      await dialog.waitFor();
      await write(page, 'Weekly capacity', '32');
      await write(page, 'Department', 'Design');
      await tabTo(page, fieldOf(page, /Role/));
      await choose(page, 'Contractor');
      await page.keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      const { data } = await live.call('listUsers', { query: { role: ['contractor'] } });
      expect(data.map(({ id }) => id)).to.have.members(ids);
      expect(data.map(({ department, capacity }) => [department, capacity?.hours_per_week])).to.deep.equal(
        ids.map(() => ['Design', 32]),
      );
    }),
  );

  it(
    'say which of them a manager may not change, and then change nobody',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const manager = await buildUser(live, 'manager');
      await buildUser(live, 'member', { name: 'Max Member' });
      await buildUser(live, 'admin', { name: 'Ada Admin' });
      const page = await open(manager, '/people');
      for (const name of ['Max Member', 'Ada Admin'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
      await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
      await write(page, 'Job title', 'Engineer');
      await page.keyboard.press('Control+Enter');
      await page
        .getByRole('dialog')
        .getByText(/requires the role owner or admin/)
        .waitFor();
      const { data } = await live.call('listUsers', {});
      expect(data.some(({ title }) => title === 'Engineer')).to.equal(false);
    }),
  );

  it(
    'tell of open tickets before someone is stopped, lead them to sign-in at once, and let them back to the same work',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const max = await buildUser(live, 'member', { name: 'Max Member' });
      const { id: client_id } = await buildClient(live);
      const ticket = await addTicket(live, { client_id, assignee_id: max.userId });
      await live.call('getUser', { params: { id: max.userId } });
      const theirs = await open(max, '/time');
      await theirs.getByRole('heading', { level: 1 }).waitFor();
      const page = await open(live, `/people/${max.userId}`);
      await page.getByRole('button', { name: 'Deactivate' }).press('Enter');
      const sure = page.getByRole('dialog', { name: 'Deactivate Max Member?' });
      await sure.getByRole('link', { name: '1 open ticket' }).waitFor();
      await sure.getByRole('button', { name: 'Deactivate' }).press('Enter');
      await page.getByText('Deactivated').first().waitFor();
      // The deactivated user's page goes to the sign-in page by itself.
      await theirs.getByLabel('Password').waitFor();
      await page.getByRole('button', { name: 'Reactivate' }).press('Enter');
      await page.getByRole('button', { name: 'Deactivate' }).waitFor();
      const { data } = await live.call('getTicket', { params: { id: ticket } });
      expect(data.assignee_id).to.equal(max.userId);
    }),
  );

  it(
    'give and take single permissions, and follow the role again',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { userId } = await buildUser(live, 'manager', { name: 'Mia Manager' });
      const read = async () => (await live.call('getUser', { params: { id: userId } })).data.permissions;
      const page = await open(live, `/people/${userId}`);
      const set = async (permission: RegExp, answer: string): Promise<void> => {
        await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
        await page.getByRole('dialog', { name: 'Permissions of Mia Manager' }).waitFor();
        await tabTo(page, fieldOf(page, permission));
        await choose(page, answer);
        await page.keyboard.press('Control+Enter');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      const list = page.locator('.person-permissions li');
      await set(/See cost rates/, 'Yes');
      await list.filter({ hasText: 'See cost rates' }).getByText('Granted').waitFor();
      await set(/Export data/, 'No');
      await list.filter({ hasText: 'Export data' }).getByText('Revoked').waitFor();
      expect(await read()).to.include({ can_see_costs: true, can_export_data: false, can_approve_time: true });
      await set(/Export data/, 'Role default: yes');
      await list.filter({ hasText: 'Revoked' }).waitFor({ state: 'detached' });
      expect(await read()).to.include({ can_see_costs: true, can_export_data: true });
    }),
  );

  it(
    'send an invitation again by another link, and take it back',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildInvited(owner);
      const page = await open(owner, `/people/${id}`);
      await page.getByRole('button', { name: 'Resend invitation' }).press('Enter');
      await page.getByText('Invitation resent to Ivy Invited').waitFor();
      await until(async () => (await invitationLinks(owner)).length === 2);
      const [, newest = ''] = await invitationLinks(owner);
      const visitor = await Visitor.arrive();
      const { pathname } = new URL(newest);
      expect((await visitor.get(pathname)).text).to.include('Ivy Invited');
      await page.getByRole('button', { name: 'Revoke invitation' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
      await page.getByRole('button', { name: 'Reactivate' }).waitFor();
      expect((await visitor.get(pathname)).text).not.to.include('name="password"');
    }),
  );
});
