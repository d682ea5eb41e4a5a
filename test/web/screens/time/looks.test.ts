/** My time for all readers: axe checks its views and dialogs, and nothing is wider than a phone. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone, whenLoaded } from '../../support/dashboard.js';
import { closeOptions, expectNoSideways, longName, rightToLeft } from '../../support/keyboard.js';
import { buildRow, cellAt, dayAt, hoursByDay, monday } from '../../support/time.js';

/** Rows that are hard to show: two entries in one cell, a long name, and a name in a right-to-left script. */
async function buildHardWeek(owner: ApiClient): Promise<void> {
  const project_id = await buildRow(owner);
  await buildTimeEntry(owner, { project_id, date: monday(), hours: 1, description: longName });
  for (const title of [longName.slice(0, 200), rightToLeft]) {
    const { id: client_id } = await buildClient(owner, { name: title });
    const { id } = await buildProject(owner, { client_id, title });
    await buildTimeEntry(owner, { project_id: id, date: monday(), hours: 1.25, description: title });
  }
}

async function expectFine(page: Page): Promise<void> {
  await whenLoaded(page);
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function expectFineOpened(page: Page, opener: string | RegExp, opened: 'dialog' | 'menu'): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  await page.getByRole(opened).waitFor();
  if (opened === 'dialog' && (await page.getByRole('dialog').getByRole('combobox').count()) > 0)
    await closeOptions(page);
  await expectFine(page);
  await page.keyboard.press('Escape');
  await page.getByRole(opened).waitFor({ state: 'detached' });
}

describe('my time, for every reader,', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about and does not overflow ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildHardWeek(live);
        const page = await open(live, `/time?day=${monday()}`, look);
        await page.locator('[data-cell]').first().waitFor();
        await expectFine(page);
        await expectFineOpened(page, 'New entry', 'dialog');
        await expectFineOpened(page, 'Copy last week', 'menu');
        await page.goto('/time?view=list');
        await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
        await expectFine(page);
        await page.getByRole('rowheader', { name: 'Workshop' }).click();
        await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
        await expectFine(page);
      }),
    );

  for (const colorScheme of ['light', 'dark'] as const)
    it(
      `leaves axe nothing to complain about in what the week and the list open at a desk, ${colorScheme}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildHardWeek(live);
        const page = await open(live, '/time', { viewport: { width: 1280, height: 800 }, colorScheme });
        await cellAt(page, 0).waitFor();
        await expectFineOpened(page, 'Actions for Shop relaunch', 'menu');
        await page
          .getByLabel(/^Shop relaunch, .* /)
          .first()
          .focus();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Add another entry' }).waitFor();
        await expectFine(page);
        await page.keyboard.press('Escape');
        await page.goto('/time?view=list');
        await page.getByRole('checkbox', { name: /Workshop/ }).check();
        await expectFineOpened(page, 'Change', 'dialog');
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('region', { name: 'Messages' }).getByText('Undo').waitFor();
        await expectFine(page);
      }),
    );

  it(
    'shows the totals of the day, the week and the list on a phone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, `/time?day=${monday()}`, phone);
      await page.getByText('Day total').waitFor();
      expect(await page.locator('.day-total').innerText()).to.contain('2:00');
      await page.getByText('2:00 of 40:00').waitFor();
      await page.getByRole('button', { name: 'Next day' }).click();
      await page.getByText('No time on this day').waitFor();
      await page.goto('/time?view=list');
      await page.locator('.table-foot').getByText('2:00').first().waitFor();
    }),
  );

  it(
    'takes hours on a phone on the day that is shown, and an entry begun there is of that day',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, `/time?day=${monday()}`, phone);
      await page.getByRole('textbox', { name: /^Shop relaunch/ }).fill('3');
      await page.getByText('Day total').click();
      await until(async () => (await hoursByDay(live))[0]?.[1] === 3);
      await page.getByRole('button', { name: 'Next day' }).click();
      await page.getByText('No time on this day').waitFor();
      await page.getByRole('button', { name: 'New entry' }).click();
      await page.getByRole('combobox', { name: 'Work' }).fill('relaunch');
      await page.getByRole('option', { name: /Shop relaunch/ }).click();
      await page.getByRole('textbox', { name: 'Hours' }).fill('1');
      await page.getByRole('button', { name: 'Log time' }).click();
      await page.getByRole('textbox', { name: /^Shop relaunch/ }).waitFor();
      expect(await hoursByDay(live)).to.deep.equal([
        [monday(), 3],
        [dayAt(1), 1],
      ]);
    }),
  );
});
