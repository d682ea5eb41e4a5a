/** My time: the week as a grid, its entries and their list, while the server is slow, unreachable, or refuses. */
import { expect } from 'chai';
import { addDays } from '../../../../domain/time.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, cellAt, hasFocus, holdChanges, hoursByDay, monday, now } from '../../support/time.js';

describe('my time', () => {
  const inBrowser = inBrowsers();

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
      await until(async () => hasFocus(field));
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
      const answer = await holdChanges(page);
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
    'keeps hours that are typed offline, and saves them once there is a connection',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 1).waitFor();
      await page.context().setOffline(true);
      await cellAt(page, 1).fill('1:45');
      await page.keyboard.press('Tab');
      await page.getByText('kept in this browser and saved').waitFor();
      await page.context().setOffline(false);
      await page.getByText('kept in this browser and saved').waitFor({ state: 'detached' });
      await until(async () => (await hoursByDay(live)).length === 2);
      expect(await cellAt(page, 1).inputValue()).to.equal('1:45');
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
      await page.getByRole('button', { name: 'Continue with their changes' }).click();
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
    'keeps what is typed into a field of choices while something is scrolled',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildUser(live, 'member', { name: 'Ada Miller' });
      const page = await open(live, '/time?view=list');
      const who = page.getByRole('combobox', { name: 'Person' });
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
});
