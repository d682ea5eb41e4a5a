/** The user's own authenticator app and passkeys, and the reset of a colleague's. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { codeOf, setUpTotp, wrongCodeOf } from '../../../support/sign-in/authenticator.js';
import { buildSignedIn, password, Visitor } from '../../../support/service/visitor.js';
import { testApi } from '../../../support/service/api.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';
import { giveAuthenticator, publicSite } from '../../support/passkeys.js';

/** Waits until nothing is announced any more: announcements of a button that is gone name nothing that axe could find. */
const hushed = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-live-announcer] [role=img]') === null);
  await expectAccessible(page);
};

describe('the own second factor in the dashboard', () => {
  const inBrowser = inBrowsers(async () => (await publicSite()).flags);

  it(
    'sets up an app by its key, shows recovery codes once, makes new ones, and turns it off by a code',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, `/people/${live.userId}`);
      await page.getByRole('button', { name: 'Set up an app' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('img', { name: 'QR code for the app' }).waitFor();
      await hushed(page);
      const secret = (await dialog.locator('code').textContent()) ?? '';
      await dialog.getByLabel('Code').fill(wrongCodeOf(secret));
      await dialog.getByRole('button', { name: 'Turn it on' }).click();
      await dialog.getByText('This code is wrong, or was used before.').first().waitFor();
      await dialog.getByLabel('Code').fill(codeOf(secret, -1));
      await dialog.getByRole('button', { name: 'Turn it on' }).click();

      await page.getByText('Store these codes now.').waitFor();
      await hushed(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the codes' }).click(),
      ]);
      const shown = (await page.getByRole('region', { name: 'Recovery codes' }).textContent()) ?? '';
      expect((await readFile(await file.path(), 'utf8')).trim()).to.equal(shown);
      const codes = shown.split('\n');
      expect(codes).to.have.length(10);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText('10 recovery codes are left.').waitFor();
      expect(await page.content()).not.to.contain(codes[0]);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.to.contain(secret);

      await page.getByRole('button', { name: 'Make new recovery codes' }).click();
      await dialog.getByLabel('Code').fill(codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Make new recovery codes' }).click();
      await page.getByText('Store these codes now.').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();

      await page.getByRole('button', { name: 'Turn off the app' }).click();
      await dialog.getByLabel('Code').fill(codeOf(secret));
      await dialog.getByRole('button', { name: 'Turn off the app' }).click();
      await page.getByText('Authenticator app turned off').waitFor();
      await page.getByRole('button', { name: 'Set up an app' }).waitFor();
    }),
  );

  it(
    'adds a passkey by the password, renames it and removes it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { baseURL } = await publicSite();
      const page = await open(live, `/people/${live.userId}`, { ...looks['at a desk by day'], baseURL });
      const count = await giveAuthenticator(page);
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByLabel('Name of the passkey').fill('Laptop');
      await dialog.getByLabel('Current password').fill('a wrong password');
      await dialog.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByText('This is not your current password.').first().waitFor();
      expect(await count()).to.equal(0);
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('Store these codes now.').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      expect(await count()).to.equal(1);
      await page.getByRole('button', { name: 'Rename Laptop' }).waitFor();
      await hushed(page);
      await expectNoSideways(page);

      await page.getByRole('button', { name: 'Rename Laptop' }).click();
      await dialog.getByLabel('Name of the passkey').fill('Phone');
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('button', { name: 'Remove Phone' }).click();
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('No passkeys yet').waitFor();
    }),
  );

  it(
    'is reset for a colleague by an owner, after a question, and not by a member',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member', { name: 'Max Member' });
      const visitor = await buildSignedIn(member);
      await setUpTotp(visitor);
      const page = await open(live, `/people/${member.userId}`);
      await page.getByRole('button', { name: 'Reset second factor' }).click();
      await page.getByText('Reset the second factor of Max Member?').waitFor();
      await hushed(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click();
      await page.getByText('The second factor of Max Member was reset').waitFor();
      const { db } = await testApi();
      const row = (await db('users').where({ id: member.userId }).first('email')) as { email: string };
      const again = await Visitor.arrive();
      const { status } = await again.send('/sign-in', {
        email: row.email,
        password,
        workspace_id: member.workspaceId,
      });
      expect([await visitor.me(), status]).to.deep.equal([401, 200]);
      const other = await open(member, `/people/${live.userId}`);
      await other.getByRole('heading', { level: 1 }).waitFor();
      expect(await other.getByRole('button', { name: 'Reset second factor' }).count()).to.equal(0);
    }),
  );
});
