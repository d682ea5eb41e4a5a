/** My time: the week as a grid, its entries and their list, and what is typed while the server is slow, away or of another mind. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { addDays, today } from '../../domain/time.js';
import { weekStart } from '../../web/ui/days.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';
import { until } from '../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from './support/dashboard.js';

const now = (): string => today(new Date(), 'UTC');
const monday = (): string => weekStart(now());

/** A project with two hours on Monday, and so a row in this week. */
async function buildRow(owner: ApiClient, title = 'Shop relaunch', by = owner): Promise<string> {
  const { id: client_id } = await buildClient(owner);
  const { id } = await buildProject(owner, { client_id, title });
  await buildTimeEntry(by, { project_id: id, date: monday(), hours: 2, description: 'Workshop' });
  return id;
}

const cellAt = (page: Page, column: number, row = 0): Locator => page.locator(`[data-cell="${row} ${column}"]`);

/** A promise, and what fulfils it. */
function heldBack(): { readonly answered: Promise<void>; readonly answer: () => void } {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answered, answer: () => answer() };
}

const hoursByDay = async (owner: ApiClient): Promise<[string, number][]> =>
  (await owner.call('listTimeEntries', { query: { sort: 'date', order: 'asc' } })).data.map(({ date, hours }) => [
    date,
    hours,
  ]);

describe('my time', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildRow(live);
        const page = await open(live, '/time', look);
        await page
          .getByRole('textbox', { name: /Shop relaunch/ })
          .first()
          .waitFor();
        await expectAccessible(page);
        await page.goto('/time?view=list');
        await page.getByRole('rowheader', { name: 'Workshop' }).click();
        await page.getByRole('button', { name: 'Save' }).waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'lets a newcomer log an hour by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildProject(live, { client_id, title: 'Shop relaunch' });
      const page = await open(live, '/time');
      const field = page.getByRole('combobox', { name: 'What did you work on?' });
      await field.waitFor();
      await page.keyboard.press('n');
      await until(async () => field.evaluate((element) => element === document.activeElement));
      await page.keyboard.type('relaunch');
      await page.getByRole('option', { name: 'Shop relaunch' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('[data-cell]:focus').waitFor();
      await page.keyboard.type('1');
      await page.keyboard.press('Tab');
      await until(async () => (await hoursByDay(live)).length === 1);
      expect(await hoursByDay(live)).to.deep.equal([[now(), 1]]);
    }),
  );

  it(
    'takes all that is typed while the server answers nothing, and saves each cell as it was typed last',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 1).waitFor();
      const { answered, answer } = heldBack();
      await page.route('**/v1/time-entries**', async (route) => {
        if (route.request().method() !== 'GET') await answered;
        await route.continue();
      });
      await cellAt(page, 0).focus();
      for (const hours of ['3', '1:30', '90m', '.5', '4', '1h 15m', '2']) {
        await page.keyboard.type(hours);
        await page.keyboard.press('Tab');
      }
      await cellAt(page, 2).focus();
      await page.keyboard.type('7');
      await page.keyboard.press('Tab');
      const shown = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(async (column) => cellAt(page, column).inputValue()));
      expect(shown).to.deep.equal(['3:00', '1:30', '7:00', '0:30', '4:00', '1:15', '2:00']);
      answer();
      const wanted = [3, 1.5, 7, 0.5, 4, 1.25, 2].map((hours, at) => [addDays(monday(), at), hours]);
      await until(async () => JSON.stringify(await hoursByDay(live)) === JSON.stringify(wanted));
      await page
        .getByRole('row', { name: /^Total/ })
        .getByText('19:15')
        .waitFor();
    }),
  );

  it(
    'leaves a new row in its place, with the focus, while its hours are saved',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live, 'Shop relaunch');
      const { id: client_id } = await buildClient(live);
      await buildProject(live, { client_id, title: 'Audit' });
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Add a row' }).click();
      await page.getByRole('combobox', { name: 'What did you work on?' }).fill('Audit');
      await page.getByRole('option', { name: 'Audit' }).click();
      await page.locator('[data-cell]:focus').waitFor();
      await cellAt(page, 0, 1).focus();
      await page.keyboard.type('1');
      await page.keyboard.press('Tab');
      await until(async () => (await hoursByDay(live)).length === 2);
      await page
        .getByRole('row', { name: /^Audit/ })
        .locator('.week-work small')
        .waitFor();
      await page.keyboard.type('2');
      await page.keyboard.press('Tab');
      await until(async () => (await hoursByDay(live)).length === 3);
      expect(await cellAt(page, 2, 1).evaluate((element) => element === document.activeElement)).to.equal(true);
    }),
  );

  it(
    'keeps hours that are refused as they were typed, says why, and takes them once they are right',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 1).fill('25');
      await page.keyboard.press('Tab');
      await page.getByRole('alert').filter({ hasText: 'Shop relaunch' }).waitFor();
      expect(await cellAt(page, 1).inputValue()).to.equal('25:00');
      expect(await cellAt(page, 1).getAttribute('aria-invalid')).to.equal('true');
      await cellAt(page, 1).fill('2.5');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'Shop relaunch' }).waitFor({ state: 'detached' });
      await until(async () => (await hoursByDay(live)).length > 1);
      expect((await hoursByDay(live)).map(([, hours]) => hours)).to.deep.equal([2, 2.5]);
    }),
  );

  it(
    'keeps hours that are typed offline, and saves them once there is a connection',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 1).waitFor();
      await page.context().setOffline(true);
      await cellAt(page, 1).fill('1:45');
      await page.keyboard.press('Tab');
      await page.getByText('kept here').waitFor();
      await page.context().setOffline(false);
      await page.getByText('kept here').waitFor({ state: 'detached' });
      await until(async () => (await hoursByDay(live)).length === 2);
      expect(await cellAt(page, 1).inputValue()).to.equal('1:45');
    }),
  );

  it(
    'does not overwrite hours that someone else has changed before one is told',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 0).waitFor();
      // Nothing is heard of what others do.
      await page.route('**/v1/changes**', async (route) => route.abort());
      await page.route('**/v1/time-entries?**', async (route) => route.abort());
      const [entry] = (await live.call('listTimeEntries', {})).data;
      await live.call('updateTimeEntry', { params: { id: entry?.id ?? '' }, body: { hours: 5 } });
      await cellAt(page, 0).fill('3');
      await page.keyboard.press('Tab');
      await page.getByRole('alert').filter({ hasText: 'changed this to 5:00' }).waitFor();
      expect((await hoursByDay(live)).map(([, hours]) => hours)).to.deep.equal([5]);
      await page.getByRole('button', { name: 'Save again' }).click();
      await until(async () => (await hoursByDay(live))[0]?.[1] === 3);
    }),
  );

  it(
    'says in the form of an entry what someone else has changed, and goes on from there',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const [entry] = (await live.call('listTimeEntries', {})).data;
      const params = { id: entry?.id ?? '' };
      const page = await open(live, `/time?entry=${params.id}`);
      await page.getByRole('textbox', { name: 'Description' }).fill('Workshop, second part');
      await live.call('updateTimeEntry', { params, body: { hours: 5 } });
      await page.getByText('Hours: 2:00 → 5:00').waitFor();
      await page.getByRole('button', { name: 'Go on from there' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const { data } = await live.call('getTimeEntry', { params });
      expect([data.hours, data.description]).to.deep.equal([5, 'Workshop, second part']);
    }),
  );

  it(
    'shows what is approved as it is, and says so',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const [entry] = (await live.call('listTimeEntries', {})).data;
      await live.call('approveTimeEntry', { params: { id: entry?.id ?? '' } });
      const page = await open(live, '/time');
      await cellAt(page, 0).waitFor();
      expect(await cellAt(page, 0).getAttribute('aria-description')).to.equal('This is approved.');
      expect(await cellAt(page, 0).isEditable()).to.equal(false);
      expect(await cellAt(page, 1).isEditable()).to.equal(true);
    }),
  );

  it(
    'copies last week with its hours, and takes that back',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: addDays(monday(), -4), hours: 1.25 });
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Copy last week' }).click();
      await page.getByRole('menuitem', { name: 'Rows and hours' }).click();
      await page.getByText('One entry copied.').waitFor();
      await until(async () => (await cellAt(page, 3).inputValue()) === '1:15');
      await page.getByRole('button', { name: 'Undo' }).click();
      await until(async () => (await hoursByDay(live)).length === 2);
    }),
  );

  it(
    'keeps the filters of the list when one goes back and reloads',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: now(), hours: 1, billable: false, description: 'Coffee' });
      const page = await open(live, '/time?view=list');
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('button', { name: 'Billable' }).click();
      await page.getByRole('button', { name: /Choose/ }).click();
      await page.getByRole('option', { name: 'Yes' }).click();
      await page.getByRole('rowheader', { name: 'Coffee' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Clients' }).click();
      await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: /^Billable Yes/ }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Billable Yes/ }).waitFor();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      expect(await page.getByRole('rowheader').count()).to.equal(1);
    }),
  );

  it(
    'shows the totals of the day, the week and the list on a phone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, `/time?day=${monday()}`, phone);
      await page.getByText('Total of the day').waitFor();
      expect(await page.locator('.day-total').innerText()).to.contain('2:00');
      await page.getByText('2:00 of 40:00').waitFor();
      await page.getByRole('button', { name: 'Day after' }).click();
      await page.getByText('No time on this day').waitFor();
      await page.goto('/time?view=list');
      await page.locator('.table-foot').getByText('2:00').first().waitFor();
    }),
  );

  it(
    'logs by hand what the timer could not save, and forgets it then',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      const from = `${addDays(now(), -3)}T08:00:00Z`;
      const work = { client_id, title: 'Acme', description: 'On the train' };
      const unsaved = [{ key: 'k1', from, to: `${addDays(now(), -3)}T10:30:00Z`, work, reason: 'Too long ago.' }];
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
        `docket.timer.${live.userId}`,
        JSON.stringify({ intents: [], unsaved }),
      ] as const);
      await page.reload();
      await page.getByRole('button', { name: 'Time not saved' }).click();
      await page.getByRole('button', { name: 'Log by hand' }).click();
      await page.getByRole('button', { name: 'Log time' }).click();
      await page.getByRole('button', { name: 'Time not saved' }).waitFor({ state: 'detached' });
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ date, hours, description }) => [date, hours, description])).to.deep.equal([
        [addDays(now(), -3), 2.5, 'On the train'],
      ]);
    }),
  );

  it(
    'asks what really happened when a timer has run for eleven hours',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const started_at = new Date(Date.now() - 11 * 3_600_000).toISOString();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await live.call('startTimer', { body: { started_at, client_id } });
      const page = await open(live, '/time');
      await page.getByRole('dialog', { name: 'Is this timer still right?' }).waitFor();
      await page.getByLabel('Hours worked').fill('3');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ hours, timer }) => [hours, timer.running])).to.deep.equal([[3, false]]);
    }),
  );

  it(
    'keeps what is typed into a field of choices while something is scrolled',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildUser(live, 'member', { name: 'Ada Miller' });
      const page = await open(live, '/time?view=list');
      const who = page.getByRole('combobox', { name: 'Whose time' });
      await who.fill('Ad');
      const found = page.getByRole('option', { name: 'Ada Miller' });
      await found.waitFor();
      await page.evaluate(async () => {
        document.dispatchEvent(new Event('scroll'));
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      });
      expect(await who.inputValue()).to.equal('Ad');
      await who.press('a');
      await found.click();
      await page.waitForURL(/user_id=/);
    }),
  );

  it(
    'shows a member their own time only, and lets a viewer write nothing',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      const viewer = await buildUser(live, 'viewer');
      await buildRow(live, 'Of the owner');
      await buildRow(live, 'Of the member', member);
      const page = await open(member, '/time?view=list&everyone=1');
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      expect(await page.getByRole('rowheader').count()).to.equal(1);
      expect(await page.getByRole('combobox', { name: 'Whose time' }).count()).to.equal(0);
      const seen = await open(viewer, '/time');
      await seen.getByText('No time this week').waitFor();
      expect(
        await seen.getByRole('button', { name: /New entry|Start timer|Add a row|Copy last week/ }).count(),
      ).to.equal(0);
    }),
  );
});
