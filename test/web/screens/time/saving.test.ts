/** Saving the week neither slows down typing, nor loses or overwrites anything. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, cellAt, dayAt, hasFocus, holdChanges, hoursByDay } from '../../support/time.js';

const crowd = 25;

/** A week with many rows and an hour on each of its first four days. */
async function buildCrowdedWeek(owner: ApiClient): Promise<void> {
  const { id: client_id } = await buildClient(owner);
  const projects = await Promise.all(
    Array.from({ length: crowd }, async (_each, at) => buildProject(owner, { client_id, title: `Project ${at}` })),
  );
  for (const at of [0, 1, 2, 3])
    await owner.call('createTimeEntries', {
      body: { entries: projects.map(({ id: project_id }) => ({ project_id, date: dayAt(at), hours: 1 })) },
    });
}

/** The median time in milliseconds for which the page was busy with a key. */
async function busyWithKeys(page: Page, type: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const spent: number[] = [];
    Object.assign(globalThis, { spent });
    let from = 0;
    document.addEventListener('keydown', () => (from = performance.now()), { capture: true });
    // Measured after everything that the key has triggered, including drawing.
    document.addEventListener('keyup', () => requestAnimationFrame(() => spent.push(performance.now() - from)));
  });
  await type();
  const spent = await page.evaluate<number[]>('globalThis.spent');
  return spent.toSorted((one, other) => one - other)[Math.floor(spent.length / 2)] ?? Infinity;
}

describe('saving the week', () => {
  const inBrowser = inBrowsers();

  it(
    'does not slow down who types: no key waits for the server, nor for the rest of a crowded week to be drawn',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildCrowdedWeek(live);
      const page = await open(live, '/time');
      await cellAt(page, 4).waitFor();
      const answer = await holdChanges(page);
      await cellAt(page, 4).focus();
      const busy = await busyWithKeys(page, async () => {
        for (let row = 0; row < crowd; row += 1)
          for (const key of ['1', ':', '3', '0', 'Enter']) await page.keyboard.press(key);
      });
      expect(busy, 'ms a key').to.be.below(50);
      expect(await cellAt(page, 4, crowd - 1).inputValue()).to.equal('1:30');
      answer();
      await until(async () => {
        const { summary } = await live.call('listTimeEntries', { query: { from: dayAt(4), to: dayAt(4) } });
        return summary.total_hours === crowd * 1.5;
      });
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
      expect(await hasFocus(cellAt(page, 2, 1))).to.equal(true);
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
    'does not overwrite hours that someone else has changed before one is told',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 0).waitFor();
      // The page gets no news of other changes.
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
});
