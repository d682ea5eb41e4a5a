/**
 * Parts of the dashboard that are loaded later: those for work without a connection are loaded ahead, and if another
 * part cannot be loaded, the rest of the screen remains.
 */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { loadedAhead } from '../../../scripts/bootstrap/web-budget.mjs';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { desk, holdBack, inBrowsers, phone, takeAway } from '../support/dashboard.js';
import { buildRow, cellAt } from '../support/time.js';

const nameOf = (source: string): string => source.replace(/^.*\//, '').replace(/\.tsx$/, '-');

/** Waits until everything that the dashboard loads ahead has been loaded. */
async function loadsAhead(page: Page): Promise<void> {
  await page.waitForFunction(
    (names) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.every((name) => loaded.some((url) => url.includes(`/assets/${name}`)));
    },
    [...loadedAhead, 'routes/time/time-route.tsx', 'entities/user/person-field.tsx'].map(nameOf),
  );
  // Requested is not arrived: waits for the responses, because the test then cuts the connection.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .every((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0),
  );
}

const missing = (page: Page) => page.getByText('You are offline. This will load when you are back online.');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Screens' });

describe('parts that are loaded later', () => {
  const inBrowser = inBrowsers();

  it(
    'starts the timer with S as the first act of a tab whose connection is lost',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/tickets');
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      await loadsAhead(page);
      await page.context().setOffline(true);
      await page.keyboard.press('s');
      await page.getByLabel('What are you working on?').fill('On the train');
      await page.keyboard.press('Enter');
      await page.getByText('Not saved yet').waitFor();
      await page.context().setOffline(false);
      await until(async () => (await owner.call('listRunningTimers', {})).data.length === 1);
    }),
  );

  for (const [name, look] of [
    ['at a desk', desk],
    ['on a phone', phone],
  ] as const)
    it(
      `shows My time, its list and the form of an entry ${name} without a connection, though they were never opened`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildRow(live);
        const page = await open(live, '/tickets', look);
        await page.getByRole('button', { name: 'Start timer' }).waitFor();
        await loadsAhead(page);
        await page.context().setOffline(true);
        await navigation(page).getByRole('link', { name: 'My time' }).click();
        await page.getByRole('heading', { name: 'My time' }).waitFor();
        await page.getByRole('button', { name: 'New entry' }).click();
        await page.getByRole('dialog').getByLabel('Hours').waitFor();
        await page
          .getByRole('dialog')
          .getByLabel('Date')
          .or(page.getByRole('group', { name: 'Date' }))
          .first()
          .waitFor();
        // The first closes the list that has opened at the form's first field, the second the form.
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'List', exact: true }).click();
        await page.getByRole('button', { name: 'Week', exact: true }).waitFor();
        expect(await missing(page).count()).to.equal(0);
      }),
    );

  it(
    'shows a notice in place of a screen that cannot be loaded, and the screen when the connection is back',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/time');
      await cellAt(page, 0).or(page.getByText('What did you work on?')).first().waitFor();
      await loadsAhead(page);
      await page.context().setOffline(true);
      // My time is open, and works without a connection.
      const links = await navigation(page).getByRole('link').filter({ hasNotText: 'My time' }).all();
      for (const link of links) {
        await link.click();
        await missing(page).waitFor();
        expect(await page.getByRole('button', { name: 'Start timer' }).count()).to.equal(1);
      }
      expect(links.length).to.equal(12);
      await page.context().setOffline(false);
      await missing(page).waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: (await links.at(-1)?.innerText()) ?? '' }).waitFor();
      // The styles failed too, and must be there now.
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('link[rel=stylesheet]')].every(
            (link) => 'sheet' in link && link.sheet !== null,
          ),
        ),
      ).to.equal(true);
    }),
  );

  /** One part for each way in which a screen includes parts. */
  const others: readonly (readonly [
    what: string,
    path: string,
    act: (page: Page) => Promise<unknown>,
    shown: (page: Page) => Promise<unknown>,
  ])[] = [
    [
      'a dialog',
      '/clients',
      async (page) => page.keyboard.press('n'),
      async (page) => page.getByRole('dialog', { name: 'New client' }).waitFor(),
    ],
    [
      'a drawer',
      '/expenses',
      async (page) => page.keyboard.press('n'),
      async (page) => page.getByRole('dialog', { name: 'New expense' }).waitFor(),
    ],
    [
      'a tab',
      '/approvals',
      async (page) => page.getByRole('tab', { name: /client/i }).click(),
      async (page) => page.getByRole('button', { name: 'Request approval' }).waitFor(),
    ],
  ];
  for (const [what, path, act, shown] of others)
    it(
      `shows a notice in place of ${what}, which appears by itself when the connection is back`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        await buildClient(owner);
        const page = await open(owner, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await loadsAhead(page);
        await page.context().setOffline(true);
        await act(page);
        await missing(page).waitFor();
        expect(await navigation(page).count()).to.equal(1);
        await page.context().setOffline(false);
        await shown(page);
        expect(await missing(page).count()).to.equal(0);
      }),
    );

  it(
    'tries again by a button while the server cannot be reached, and closes what is said of a dialog with Escape',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/clients');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.route('**/assets/new-client*', (route) => route.abort());
      await page.keyboard.press('n');
      await page.getByText('Docket can’t be reached right now. Try again.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('n');
      await page.getByText('Docket can’t be reached right now. Try again.').waitFor();
      await page.unroute('**/assets/new-client*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('dialog', { name: 'New client' }).waitFor();
    }),
  );
});

describe('a dialog that is loading', () => {
  const inBrowser = inBrowsers();

  it(
    'keeps letters and clicks from the page behind it',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/clients');
      await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
      const release = await holdBack(page, '**/assets/new-client*');
      await page.keyboard.press('n');
      await page.locator('.veil').waitFor();
      // Without the veil, these would open another screen and another dialog.
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await page.keyboard.press('s');
      release();
      await page.getByRole('dialog', { name: 'New client' }).waitFor();
      expect(new URL(page.url()).pathname).to.equal('/clients');
      expect(await page.getByRole('dialog').count()).to.equal(1);
    }),
  );
});

describe('a page that was opened before an upgrade', () => {
  const inBrowser = inBrowsers();

  it(
    'says that it must be loaded again where a part is gone, and does so',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/clients');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await loadsAhead(page);
      const bringBack = await takeAway(page, '**/assets/{shell,new-client}*');
      await page.keyboard.press('n');
      await page.getByText('Docket was updated after you opened this page.').waitFor();
      await bringBack();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('dialog', { name: 'New client' }).waitFor();
    }),
  );
});
