/** The frame of every screen: navigation by keyboard, search, the timer, and changes by others. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';
import { until } from '../support/service/waiting.js';
import { endSession, expectAccessible, inBrowsers, looks, phone } from './support/dashboard.js';

describe('the shell of the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, '/time', look);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'shows its frame before its script has come',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/time');
      const frame = page.locator('.opening');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await frame.waitFor({ state: 'hidden' });
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      await frame.waitFor({ state: 'visible' });
      expect(await frame.textContent()).to.equal('Docket');
    }),
  );

  it(
    'goes to screens by keys',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/time');
      await page.getByRole('heading', { level: 1, name: 'My time' }).waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
      expect(new URL(page.url()).pathname).to.equal('/clients');
    }),
  );

  it(
    'finds a project by Ctrl-K and starts the timer on it, seen in a second window',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildProject(live, { client_id, title: 'Shop relaunch' });
      const [page, other] = [await open(live, '/time'), await open(live, '/time', phone)];
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox', { name: 'Search everything' }).fill('relaunch');
      const action = page.getByRole('menuitem', { name: 'Start timer on Shop relaunch' });
      await action.waitFor();
      await until(async () => {
        if ((await action.getAttribute('data-focused')) !== null) return true;
        await page.keyboard.press('ArrowDown');
        return false;
      });
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await other.getByRole('button', { name: 'Stop' }).waitFor();
      const { data } = await live.call('listRunningTimers', {});
      expect(data.map(({ project_title }) => project_title)).to.deep.equal(['Shop relaunch']);
      await other.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
    }),
  );

  it(
    'keeps a timer that was started and stopped offline, at its true times',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Start timer' }).click();
      await page.getByLabel('What are you working on?').waitFor();
      const context = page.context();
      await context.setOffline(true);
      await page.getByLabel('What are you working on?').fill('On the train');
      await page.keyboard.press('Enter');
      await page.getByText('Not saved yet').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      await page.getByText('Not saved yet').waitFor();
      await context.setOffline(false);
      await page.getByText('Not saved yet').waitFor({ state: 'detached' });
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ description, timer }) => [description, timer.running])).to.deep.equal([
        ['On the train', false],
      ]);
    }),
  );

  it(
    'shows a role only the screens that it may see',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      const page = await open(member, '/time');
      const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
      await until(async () => (await links.count()) > 0);
      expect(await links.allInnerTexts()).to.deep.equal([
        'Today',
        'My time',
        'Tickets',
        'Projects',
        'Expenses',
        'Clients',
        'People',
        'Developers',
      ]);
    }),
  );

  it(
    'leads whoever is signed out to the page for that, and back to the very place',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/time');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await endSession(page);
      await page.goto('/tickets?status=open');
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get('next')).to.equal('/tickets?status=open');
    }),
  );

  it(
    'goes to the test side, which is unmistakable, and back, and refuses what a tab of the other side still does',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/clients');
      const stale = await page.context().newPage();
      await stale.goto('/time');
      await stale.getByRole('button', { name: 'Start timer' }).waitFor();
      await page.getByRole('button', { name: 'Test data' }).click();
      await page.getByRole('complementary', { name: 'Test data' }).waitFor();
      expect(new URL(page.url()).pathname).to.equal('/clients');
      await stale.keyboard.press('s');
      await stale.getByLabel('What are you working on?').fill('On which side?');
      await stale.keyboard.press('Enter');
      await stale.getByText('timer not saved').waitFor();
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByRole('complementary', { name: 'Test data' }).waitFor({ state: 'detached' });
      expect((await live.call('listTimeEntries', {})).data).to.deep.equal([]);
    }),
  );
});
