/** My time without a connection: hours and timers survive closing the tab, and are sent with their true times. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { stopClock } from '../../../support/service/clock.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, cellAt, hoursByDay } from '../../support/time.js';

/** Closes an offline tab, and opens another with a connection. */
async function closeAndComeBack(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

describe('my time without a connection', () => {
  const inBrowser = inBrowsers();

  it(
    'keeps hours that were typed in a tab that is closed, and saves them when the next one is opened',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 1).waitFor();
      await page.context().setOffline(true);
      await cellAt(page, 1).fill('1:45');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0:30');
      await page.keyboard.press('Tab');
      await page.getByText('The hours of 2 days are kept in this browser').waitFor();
      await page.getByText('You are offline.').waitFor();
      // On any screen: hours are sent although the week is not open.
      const next = await closeAndComeBack(page, '/tickets');
      await until(async () => (await hoursByDay(live)).length === 3);
      await next.goto('/time');
      await cellAt(next, 1).waitFor();
      expect(await cellAt(next, 1).inputValue()).to.equal('1:45');
      expect(await next.getByText('kept in this browser and saved').count()).to.equal(0);
      expect((await hoursByDay(live)).map(([, hours]) => hours)).to.deep.equal([2, 1.75, 0.5]);
    }),
  );

  it(
    'keeps the true times of a timer that was stopped in a tab that is closed, however late they are told',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const clock = await stopClock(owner);
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      await buildProject(owner, { client_id, title: 'Shop relaunch' });
      await owner.call('startTimer', { body: { client_id } });
      await clock.forward(90);
      const page = await open(owner, '/time');
      await page.getByRole('timer').filter({ hasText: '1:30:00' }).waitFor();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText('Not saved yet').waitFor();
      await clock.forward(180);
      const next = await closeAndComeBack(page, '/tickets');
      await next.getByRole('button', { name: 'Start timer' }).waitFor();
      await until(async () => (await owner.call('listRunningTimers', {})).data.length === 0);
      const { data } = await owner.call('listTimeEntries', {});
      expect(data.map(({ hours }) => hours)).to.deep.equal([1.5]);
    }),
  );

  it(
    'keeps the true times of a timer that was started and stopped without a connection',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const clock = await stopClock(owner);
      await buildClient(owner, { name: 'Acme' });
      const page = await open(owner, '/time');
      await page.getByRole('button', { name: 'Start timer' }).click();
      await page.getByLabel('What are you working on?').waitFor();
      await page.context().setOffline(true);
      await page.getByLabel('What are you working on?').fill('On the train');
      await page.keyboard.press('Enter');
      await page.getByText('Not saved yet').waitFor();
      const started = (await owner.call('getTestClock', {})).data.now;
      await clock.forward(45);
      const next = await closeAndComeBack(page, '/time');
      await next.getByRole('button', { name: 'Stop' }).waitFor();
      await next.getByText('Not saved yet').waitFor({ state: 'detached' });
      const { data } = await owner.call('listRunningTimers', {});
      expect(data.map(({ description, timer }) => [description, timer.started_at])).to.deep.equal([
        ['On the train', started],
      ]);
    }),
  );
});
