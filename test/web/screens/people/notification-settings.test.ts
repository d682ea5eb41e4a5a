/** How people are notified: set by kind in their profile, only for kinds that they can receive. */
import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { choose, expectNoSideways, formsOf, tabTo } from '../../support/keyboard.js';

describe('how a person is notified', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about, and fits its width, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, `/people/${live.userId}`, look);
        await page.getByRole('form', { name: 'Notifications' }).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );

  it(
    'is set by keyboard, kind by kind, and what was not touched stays',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      const page = await open(member, `/people/${member.userId}`);
      const form = page.getByRole('form', { name: 'Notifications' });
      await form.getByRole('checkbox').first().focus();
      await tabTo(page, form.getByRole('button', { name: /Mentions: by email/ }));
      await choose(page, 'Weekly');
      await tabTo(page, form.getByRole('checkbox', { name: 'Comments on watched tickets: in Docket' }));
      await page.keyboard.press('Space');
      await page.keyboard.press('Control+Enter');
      const settings = async () =>
        (await member.call('getUser', { params: { id: member.userId } })).data.notification_settings;
      await until(async () => (await settings())?.mentioned.mail === 'weekly');
      const { mentioned, ticket_answered, ticket_assigned } = (await settings()) ?? {};
      expect([mentioned, ticket_answered, ticket_assigned]).to.deep.equal([
        { app: true, mail: 'weekly' },
        { app: false, mail: 'daily' },
        { app: true, mail: 'now' },
      ]);
    }),
  );

  it(
    'offers a member no kinds of bookkeepers, and lets a viewer set theirs, who can change nothing else',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const [member, viewer] = [await buildUser(live, 'member'), await buildUser(live, 'viewer')];
      const page = await open(member, `/people/${member.userId}`);
      const kinds = async () => page.locator('.notification-kinds tbody th').allInnerTexts();
      await until(async () => (await kinds()).length > 0);
      expect(await kinds())
        .to.include('Rejected time')
        .and.not.include('Paid invoices');
      const theirs = await open(viewer, `/people/${viewer.userId}`, phone);
      const form = theirs.getByRole('form', { name: 'Notifications' });
      await form.getByRole('checkbox', { name: 'Mentions: in Docket' }).press('Space');
      await form.getByRole('button', { name: 'Save' }).click();
      await until(async () => {
        const { data } = await viewer.call('getUser', { params: { id: viewer.userId } });
        return data.notification_settings?.mentioned.app === false;
      });
      expect(await formsOf(theirs)).to.deep.equal(['Notifications', 'Change password']);
      expect(await theirs.getByText('Rejected time').count()).to.equal(0);
    }),
  );
});
