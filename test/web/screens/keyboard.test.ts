/** The keyboard on all screens: shortcuts, the list of them, and search. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../support/dashboard.js';
import { buildRow, cellAt, hasFocus, now } from '../support/time.js';

/** The letter after `g` that leads to each screen, as in docs/guides/dashboard.md. */
const screens = {
  t: '/time',
  x: '/expenses',
  a: '/approvals',
  i: '/tickets',
  p: '/projects',
  c: '/clients',
  b: '/billing',
  r: '/retainers',
  e: '/reports',
  o: '/',
  m: '/people',
  s: '/settings',
  d: '/developers',
  n: '/inbox',
};

/** Selects an item of the search results with arrow keys, and presses Enter. */
async function take(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  await until(async () => {
    if ((await item.getAttribute('data-focused')) !== null) return true;
    await page.keyboard.press('ArrowDown');
    return false;
  });
  await page.keyboard.press('Enter');
}

describe('the keyboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about in search and in the list of keys ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildClient(live, { name: 'Acme' });
        const page = await open(live, '/time', look);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('?');
        await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.keyboard.press('Control+k');
        await page.getByRole('menuitem', { name: 'New client' }).waitFor();
        await expectAccessible(page);
        await page.keyboard.type('acme');
        await page.getByRole('menuitem', { name: 'New invoice for Acme' }).waitFor();
        await expectAccessible(page);
        await page.keyboard.type(' of the moon');
        await page.getByText('No results for').waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'leads to every screen by two keys, one after the other',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/developers');
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const [key, path] of Object.entries(screens)) {
        await page.keyboard.press('g');
        await page.keyboard.press(key);
        await page.waitForURL((url) => url.pathname === path);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
    }),
  );

  it(
    'acts on keys that are pressed the moment the rows of a list appear, one after the other',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      for (const name of ['Acme', 'Brown', 'Clark']) await buildClient(live, { name });
      const page = await open(live, '/time');
      await page.getByRole('heading', { level: 1, name: 'My time' }).waitFor();
      await page.evaluate(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.table-row:not([aria-busy])')) return;
          observer.disconnect();
          for (const key of ['j', 'j', 'Enter'])
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            );
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await page.getByRole('heading', { level: 1, name: 'Brown' }).waitFor();
    }),
  );

  it(
    'lists the keys of the screen, those of a day of the week among them, and goes back to where one was',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 1).focus();
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await keys.waitFor();
      const listed = await keys
        .locator('dl > div')
        .evaluateAll((lines) =>
          lines.map((line) =>
            [line.querySelector('dt')?.textContent, line.querySelector('dd')?.textContent].join(': '),
          ),
        );
      for (const line of [
        'New time entry: E',
        'In a cell: add another entry: ⇧↵',
        'Go to Tickets: GI',
        'Start a timer: S',
      ])
        expect(listed).to.include(line);
      await page.keyboard.press('Escape');
      await until(async () => hasFocus(cellAt(page, 1)));
    }),
  );

  it(
    'logs an entry with five keys in addition to its text, choosing the work while typing',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildProject(live, { client_id, title: 'Shop relaunch' });
      const page = await open(live, '/time');
      await page.getByRole('heading', { level: 1, name: 'My time' }).waitFor();
      for (const [project, words, hours] of [
        ['relaunch', 'Checkout', '1:30'],
        ['', 'Call with Anna', '.25'],
      ] as const) {
        await page.keyboard.press('e');
        await until(async () => hasFocus(page.getByRole('dialog').getByRole('combobox', { name: 'Work' })));
        if (project === '') {
          // The work of the last entry is the first choice.
          await page.getByRole('option', { name: /Shop relaunch/ }).waitFor();
          await page.keyboard.press('ArrowDown');
        } else await page.keyboard.type(project);
        await page.keyboard.press('Enter');
        await page.locator('input[role=combobox][value="Shop relaunch"]').waitFor();
        await page.keyboard.press('Tab');
        await page.keyboard.type(words);
        await page.keyboard.press('Tab');
        await page.keyboard.type(hours);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      const { data } = await live.call('listTimeEntries', { query: { sort: 'created_at', order: 'asc' } });
      expect(data.map(({ date, hours, description }) => [date, hours, description])).to.deep.equal([
        [now(), 1.5, 'Checkout'],
        [now(), 0.25, 'Call with Anna'],
      ]);
    }),
  );

  it(
    'finds what to do: an invoice for a client, a setting, a timer to stop',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildClient(live, { name: 'Acme' });
      await live.call('startTimer', { body: { client_id: id } });
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('stop');
      await take(page, 'Stop the timer');
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('rate cards');
      await take(page, 'Settings: Rate cards');
      await page.getByRole('heading', { level: 1, name: 'Rate cards' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('acme');
      await take(page, 'New invoice for Acme');
      await page.waitForURL((url) => url.pathname === '/billing');
      await page.locator('[role=dialog] input[role=combobox][value="Acme"]').waitFor();
      await until(async () => (await live.call('listRunningTimers', {})).data.length === 0);
    }),
  );

  it(
    'offers by search only what the user may do',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildClient(live, { name: 'Acme' });
      const viewer = await buildUser(live, 'viewer');
      const page = await open(viewer, '/time');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('acme');
      await page.getByRole('menuitem', { name: /^Acme/ }).waitFor();
      expect(await page.getByRole('menuitem').count()).to.equal(1);
      await page.getByRole('searchbox').fill('new');
      await page.getByText(/^No results for/).waitFor();
    }),
  );
});
