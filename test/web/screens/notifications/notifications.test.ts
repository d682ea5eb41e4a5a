/** The bell and the notifications: counted at once, each read, snoozed and opened by keys, and explained when there are none. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildTicket } from '../../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { addNotification } from '../../../support/listening/notifications.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { expectNoSideways, longName, rightToLeft } from '../../support/keyboard.js';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const listOf = (page: Page) => page.getByRole('list', { name: 'Notifications' });

/** A member who was assigned tickets with these titles, the last one newest. */
async function buildAssigned(...titles: string[]): Promise<{ live: ApiClient; member: ApiClient; ids: string[] }> {
  const { live } = await buildWorkspace();
  const member = await buildUser(live, 'member', { name: 'Max Member' });
  const ids: string[] = [];
  for (const title of titles) {
    const { id } = await buildTicket(live, { title });
    await addNotification(live, member, id);
    ids.push(id);
  }
  return { live, member, ids };
}

describe('notifications in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about ${name}, and fit its width, however long the names`,
      inBrowser(async (open) => {
        const { member } = await buildAssigned('Login fails', rightToLeft, longName);
        const page = await open(member, '/inbox', look);
        await listOf(page)
          .getByRole('link', { name: /Login fails/ })
          .waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.goto('/inbox?view=snoozed');
        await page.getByRole('heading', { name: 'Nothing is snoozed' }).waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'show the newest below the bell, whose number says how many are unread, and open what they are about',
    inBrowser(async (open) => {
      const { member, ids } = await buildAssigned('Login fails', 'Slow shop');
      const page = await open(member, '/time');
      await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
      const newest = page.getByRole('dialog', { name: 'Notifications' });
      await newest.getByRole('link', { name: /Slow shop/ }).waitFor();
      await expectAccessible(page);
      await newest.getByRole('link', { name: /^Unread: .*Login fails/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Login fails' }).waitFor();
      expect(new URL(page.url()).pathname).to.equal(`/tickets/${ids[0]}`);
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      await newest.getByRole('button', { name: 'Mark all as read' }).click();
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await newest.getByRole('link', { name: 'All notifications' }).click();
      await page.getByRole('heading', { name: 'You’re all caught up' }).waitFor();
    }),
  );

  it(
    'lead from the bell of a phone to the screen of all',
    inBrowser(async (open) => {
      const { member } = await buildAssigned('Login fails');
      const page = await open(member, '/time', phone);
      await bellOf(page).click();
      await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
      await listOf(page)
        .getByRole('link', { name: /Login fails/ })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Login fails' }).waitFor();
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    }),
  );

  it(
    'are opened, marked and snoozed by keys alone',
    inBrowser(async (open) => {
      const { member } = await buildAssigned('First', 'Second', 'Third');
      const page = await open(member, '/time');
      await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('n');
      const rows = listOf(page).getByRole('listitem');
      const row = (title: string) => rows.filter({ hasText: title });
      const focused = async (title: string): Promise<boolean> =>
        row(title).evaluate((one) => one.contains(document.activeElement));
      await row('Third').waitFor();
      await page.keyboard.press('j');
      await until(() => focused('Third'));
      await page.keyboard.press('ArrowDown');
      await until(() => focused('Second'));
      // What is read leaves the list of the unread, and the focus goes on.
      await page.keyboard.press('m');
      await row('Second').waitFor({ state: 'detached' });
      expect(await focused('First')).to.equal(true);
      await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
      await page.keyboard.press('h');
      await row('First').waitFor({ state: 'detached' });
      expect(await focused('Third')).to.equal(true);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Third' }).waitFor();
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      const { data, summary } = await member.call('listNotifications', { query: { snoozed: true } });
      expect([data.map(({ subject }) => subject.name), summary.unread]).to.deep.equal([['First'], 1]);
      const until8 = new Date(data[0]?.snoozed_until ?? 0);
      expect([until8.getUTCMinutes(), until8 > new Date()]).to.deep.equal([0, true]);
    }),
  );

  it(
    'come back when their snooze is ended, and all are marked as read by one key',
    inBrowser(async (open) => {
      const { member } = await buildAssigned('First', 'Second');
      const page = await open(member, '/inbox');
      const rows = listOf(page).getByRole('listitem');
      await rows.filter({ hasText: 'First' }).getByRole('button', { name: 'Snooze' }).click();
      await page.getByRole('menuitem', { name: /^Next week/ }).click();
      await rows.filter({ hasText: 'First' }).waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Snoozed' }).click();
      await rows.filter({ hasText: 'First' }).getByRole('button', { name: 'Snooze' }).click();
      await page.getByRole('menuitem', { name: 'End snooze' }).click();
      await page.getByRole('heading', { name: 'Nothing is snoozed' }).waitFor();
      await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
      await page.keyboard.press('a');
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await page.getByText('2 notifications marked as read').waitFor();
      await page.getByRole('tab', { name: 'All' }).click();
      await rows.filter({ hasText: 'Second' }).getByRole('button', { name: 'Mark as unread' }).click();
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
      const { summary } = await member.call('listNotifications', {});
      expect(summary.unread).to.equal(1);
    }),
  );
});
