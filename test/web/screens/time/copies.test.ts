/** Copying last week, with or without its hours. */
import { expect } from 'chai';
import { addDays } from '../../../../domain/time.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, cellAt, dayAt, hoursByDay, monday } from '../../support/time.js';

describe('last week', () => {
  const inBrowser = inBrowsers();

  it(
    'is copied with its hours, and that is taken back',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: dayAt(-4), hours: 1.25 });
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Copy last week' }).click();
      await page.getByRole('menuitem', { name: 'Rows and hours' }).click();
      await page.getByText('1 entry copied.').waitFor();
      await until(async () => (await cellAt(page, 3).inputValue()) === '1:15');
      await page.getByRole('button', { name: 'Undo' }).click();
      await until(async () => (await hoursByDay(live)).length === 2);
    }),
  );

  it(
    'is copied without its hours, into rows that stay over a reload until they are removed',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const entry = (await live.call('listTimeEntries', {})).data[0];
      await live.call('updateTimeEntry', { params: { id: entry?.id ?? '' }, body: { date: dayAt(-4) } });
      await buildTimeEntry(live, { project_id, date: dayAt(-3), hours: 1 });
      const page = await open(live, '/time');
      await page.getByRole('combobox', { name: 'What did you work on?' }).waitFor();
      await page.getByRole('button', { name: 'Copy last week' }).click();
      await page.getByRole('menuitem', { name: 'Rows only' }).click();
      const row = page.getByRole('row', { name: /^Shop relaunch/ });
      await row.waitFor();
      expect(await row.count()).to.equal(1);
      await page.reload();
      await row.waitFor();
      expect(await cellAt(page, 3).inputValue()).to.equal('');
      await page.getByRole('button', { name: 'Actions for Shop relaunch' }).click();
      await page.getByRole('menuitem', { name: 'Remove row' }).click();
      await row.waitFor({ state: 'detached' });
      expect(await hoursByDay(live)).to.deep.equal([
        [dayAt(-4), 2],
        [dayAt(-3), 1],
      ]);
    }),
  );

  it(
    'is copied whole when it holds more entries than the server answers with or takes at once',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const entries = Array.from({ length: 61 }, () => ({ project_id, date: addDays(monday(), -7), hours: 0.1 }));
      for (const date of [dayAt(-7), dayAt(-6)])
        await live.call('createTimeEntries', { body: { entries: entries.map((entry) => ({ ...entry, date })) } });
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Copy last week' }).click();
      await page.getByRole('menuitem', { name: 'Rows and hours' }).click();
      await page.getByText('122 entries copied.').waitFor();
      await until(async () => (await cellAt(page, 1).inputValue()) === '6:06');
      await page.getByRole('button', { name: 'Undo' }).click();
      await until(async () => (await cellAt(page, 1).inputValue()) === '');
    }),
  );

  it(
    'is said to be empty if it is',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Copy last week' }).click();
      await page.getByRole('menuitem', { name: 'Rows and hours' }).click();
      await page.getByText('There is no time in the previous week.').waitFor();
    }),
  );
});
