/** The pages on which people sign in by a passkey, in a browser with an authenticator of its own. */
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../support/service/browser.js';
import { buildContact } from '../../support/builders/factories.js';
import { buildAddress, password } from '../../support/service/visitor.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { expectAccessible } from '../support/dashboard.js';
import { giveAuthenticator, publicSite } from '../support/passkeys.js';

describe('the pages of passkeys', () => {
  let browser: Browser | undefined;
  let baseURL = '';
  before(async function () {
    const site = await publicSite();
    baseURL = site.baseURL;
    browser = await openBrowser(site.flags);
  });
  after(async () => {
    await browser?.close();
  });

  /** Runs a test on a page of its own, which fails on messages of the console. */
  const onPage = (body: (page: Page) => Promise<void>) =>
    async function (): Promise<void> {
      if (!browser) return;
      const context = await browser.newContext({ baseURL, locale: 'en-GB' });
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
      });
      try {
        await body(await context.newPage());
        expect(troubles.filter((text) => !text.includes('status of 401'))).to.deep.equal([]);
      } finally {
        await context.close();
      }
    };

  /** Signs in by address and password. */
  async function signIn(page: Page, path: string, email: string): Promise<void> {
    await page.goto(path);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Adds a passkey on the person's page. */
  async function add(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.getByLabel('Name of the passkey').fill('Laptop');
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('heading', { name: 'Store these codes' }).waitFor();
  }

  for (const [realm, start, home] of [
    ['users', '/sign-in', '/'],
    ['contacts', '/portal/sign-in', '/portal'],
  ] as const)
    it(
      `let ${realm} add a passkey, sign in by it alone, rename it and remove it`,
      onPage(async (page) => {
        const { live } = await buildWorkspace();
        const id =
          realm === 'users'
            ? live.userId
            : (await buildContact(live, { email: 'pat@acme.example', portal_access: 'view' })).id;
        const email = await buildAddress(realm, id);
        const count = await giveAuthenticator(page);
        await signIn(page, start, email);
        await page.waitForURL((url) => url.pathname === home);
        await add(page, `${start}/passkeys`);
        expect(await count()).to.equal(1);
        await page.context().clearCookies();

        await signIn(page, start, email);
        await page.getByText('With a second factor').waitFor();
        await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
        await page.waitForURL((url) => url.pathname === home);

        await page.goto(`${start}/passkeys`);
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Laptop' }).click();
        await expectAccessible(page);
        await page.getByLabel('Name of the passkey').fill('Phone');
        await page.getByRole('button', { name: 'Rename' }).click();
        await page.getByRole('link', { name: 'Phone' }).click();
        await page.getByLabel('Current password').fill(password);
        await page.getByRole('button', { name: 'Remove the passkey' }).click();
        await page.getByLabel('Name of the passkey').waitFor();
        expect(await page.getByRole('link', { name: 'Phone' }).count()).to.equal(0);
        await page.context().clearCookies();

        await page.goto(start);
        await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
        await page.getByText('This passkey was not accepted').waitFor();
        await signIn(page, start, email);
        await page.waitForURL((url) => url.pathname === home);
      }),
    );

  it(
    'say what to do when the browser has no passkey, and try again',
    onPage(async (page) => {
      await giveAuthenticator(page);
      await page.goto('/sign-in');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByText('The passkey was not used. You can try again.').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Use the passkey' }).click();
      await page.getByText('The passkey was not used. You can try again.').waitFor();
    }),
  );
});
