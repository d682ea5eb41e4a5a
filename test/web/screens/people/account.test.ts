/** The user's own account: where they are signed in, and their password. */
import { expect } from 'chai';
import { until } from '../../../support/service/waiting.js';
import { buildSignedIn, givePassword, password, storedHash } from '../../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const another = 'staple of a green lamp';

describe('the own account in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about, and does not overflow, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, `/people/${live.userId}`, look);
        await page.getByText('This browser').waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );

  it(
    'shows where the user is signed in, and signs them out there, of one or of all others',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const [one, two] = [await buildSignedIn(live), await buildSignedIn(live)];
      const page = await open(live, `/people/${live.userId}`);
      const rows = page.getByRole('grid', { name: 'Where you are signed in' }).getByRole('row');
      await rows.getByText('This browser').waitFor();
      await page.getByRole('button', { name: 'Sign out of Unknown browser' }).first().click();
      await until(async () => (await live.call('listSessions', {})).data.length === 2);
      expect([await one.me(), await two.me()]).to.have.members([200, 401]);
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await page.getByText('Signed out everywhere else').waitFor();
      expect([await one.me(), await two.me()]).to.deep.equal([401, 401]);
      await page.getByText('This browser').waitFor();
    }),
  );

  it(
    'changes the password by keyboard, says what is wrong with it, and stores nothing that is typed',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, `/people/${live.userId}`);
      await givePassword('users', live.userId);
      const before = await storedHash('users', live.userId);
      await page.getByLabel('Current password').fill('a wrong password');
      await page.getByLabel('New password').fill(another);
      await page.keyboard.press('Control+Enter');
      await page.getByText('This is not your current password.').first().waitFor();
      await page.getByLabel('Current password').fill(password);
      await page.getByLabel('New password').fill('Basketball2026');
      await page.keyboard.press('Control+Enter');
      await page.getByText('This password is known from data breaches.').first().waitFor();
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.to.contain('Basketball2026');
      await page.getByLabel('New password').fill(another);
      await page.keyboard.press('Control+Enter');
      await page.getByText('Password changed. You are signed out everywhere else.').waitFor();
      expect(await storedHash('users', live.userId)).not.to.equal(before);
      expect(await page.getByLabel('Current password').inputValue()).to.equal('');
    }),
  );

  it(
    'is not shown of a colleague',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { userId } = await buildUser(live, 'member', { name: 'Max Member' });
      const page = await open(live, `/people/${userId}`);
      await page.getByRole('heading', { name: 'Max Member' }).waitFor();
      expect(await page.getByLabel('Current password').count()).to.equal(0);
    }),
  );
});
