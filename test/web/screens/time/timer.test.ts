/** The timer is the same in every browser, is asked about if it was forgotten, and is never lost. */
import { expect } from 'chai';
import { addDays } from '../../../../domain/time.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { longName, rightToLeft } from '../../support/keyboard.js';
import { now } from '../../support/time.js';

/** Starts a timer eleven hours ago. */
async function forgetTimer(owner: ApiClient): Promise<void> {
  const started_at = new Date(Date.now() - 11 * 3_600_000).toISOString();
  const { id: client_id } = await buildClient(owner, { name: 'Acme' });
  await owner.call('startTimer', { body: { started_at, client_id } });
}

const promisedMs = 2_000;

describe('the timer', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about while it is started, runs and asks, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, '/time', look);
        await page.getByRole('button', { name: 'Start timer' }).click();
        await page.getByRole('dialog', { name: 'Start timer' }).waitFor();
        await expectAccessible(page);
        await page.keyboard.type('Call');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Stop' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Stop' }).click();
        await until(async () => (await live.call('listRunningTimers', {})).data.length === 0);
        await forgetTimer(live);
        await page.getByRole('dialog', { name: 'Is this timer still running?' }).waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'starts on recent work in one line, however long its description is, on a phone too',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: project_id } = await buildProject(live, { title: 'Shop relaunch' });
      await buildTimeEntry(live, { project_id, date: now(), description: longName.repeat(3).slice(0, 200) });
      await buildTimeEntry(live, { project_id, date: now(), description: rightToLeft });
      const page = await open(live, '/time', phone);
      await page.getByRole('button', { name: 'Start timer' }).click();
      const recent = page.getByRole('region', { name: 'Recent work' }).getByRole('button');
      await recent.nth(1).waitFor();
      const drawn = await recent.locator('span').evaluateAll((all) =>
        all.map((text) => {
          const [button, outer] = [text.closest('button'), text.closest('.timer-recent')];
          const isWithin =
            (button?.getBoundingClientRect().right ?? Infinity) <= (outer?.getBoundingClientRect().right ?? 0);
          return { isWithin, isCut: text.scrollWidth > text.clientWidth, ends: getComputedStyle(text).textOverflow };
        }),
      );
      expect(drawn.map(({ isWithin, ends }) => [isWithin, ends])).to.deep.equal([
        [true, 'ellipsis'],
        [true, 'ellipsis'],
      ]);
      expect(drawn.filter(({ isCut }) => isCut)).to.have.length(1);
      await recent.filter({ hasText: longName.slice(0, 20) }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      const { data: timers } = await live.call('listRunningTimers', {});
      expect(timers[0]?.project_id).to.equal(project_id);
    }),
  );

  it(
    'is told to another browser within two seconds of its start, of a switch and of its stop',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildProject(live, { client_id, title: 'Shop relaunch' });
      const [page, other] = [await open(live, '/time'), await open(live, '/tickets', phone)];
      const theirs = other.getByRole('group', { name: 'Timer' });
      await theirs.getByRole('button', { name: 'Start timer' }).waitFor();
      const waits: number[] = [];
      const told = async (act: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<void> => {
        const answered = page.waitForResponse((response) => /\/timer\/(start|stop)$/.test(response.url()));
        await act();
        await answered;
        const from = performance.now();
        await shown();
        waits.push(performance.now() - from);
      };
      const start = async (words: string): Promise<void> => {
        await page.getByLabel('What are you working on?').fill(words);
        await page.keyboard.press('Enter');
      };
      await page.keyboard.press('s');
      await told(
        async () => start('Call'),
        async () => theirs.getByText('Call').waitFor(),
      );
      await page.getByRole('button', { name: 'Switch' }).click();
      await told(
        async () => start('Review'),
        async () => theirs.getByText('Review').waitFor(),
      );
      await told(
        async () => page.getByRole('button', { name: 'Stop' }).click(),
        async () => theirs.getByRole('button', { name: 'Start timer' }).waitFor(),
      );
      expect(Math.max(...waits), String(waits)).to.be.below(promisedMs);
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ description }) => description)).to.have.members(['Call', 'Review']);
    }),
  );

  it(
    'takes up again what was worked on last, at a press',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      const { id: project_id } = await buildProject(live, { client_id, title: 'Shop relaunch' });
      const body = { project_id, date: now(), hours: 1, description: 'Checkout' };
      await live.call('createTimeEntry', { body });
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Start timer' }).click();
      await page.getByRole('button', { name: 'Shop relaunch: Checkout' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await until(async () => (await live.call('listRunningTimers', {})).data.length === 1);
      const { data } = await live.call('listRunningTimers', {});
      expect(data.map((entry) => [entry.project_id, entry.description])).to.deep.equal([[project_id, 'Checkout']]);
    }),
  );

  it(
    'asks what really happened when it has run for eleven hours',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await forgetTimer(live);
      const page = await open(live, '/time');
      await page.getByRole('dialog', { name: 'Is this timer still running?' }).waitFor();
      await page.getByLabel('Hours worked').fill('3');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ hours, timer }) => [hours, timer.running])).to.deep.equal([[3, false]]);
    }),
  );

  it(
    'is let run on, or discarded, by who is asked about it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await forgetTimer(live);
      const page = await open(live, '/time');
      const question = page.getByRole('dialog', { name: 'Is this timer still running?' });
      await question.getByRole('button', { name: 'Keep it running' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.getByRole('link', { name: 'Tickets' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tickets' }).waitFor();
      expect(await question.count()).to.equal(0);
      await page.reload();
      await question.getByRole('button', { name: 'Discard timer' }).click();
      await page
        .getByRole('dialog', { name: 'Discard the timer?' })
        .getByRole('button', { name: 'Discard timer' })
        .click();
      await page.getByRole('button', { name: 'Start timer' }).waitFor();
      expect((await live.call('listTimeEntries', {})).data).to.deep.equal([]);
    }),
  );

  it(
    'has what the server did not take logged by hand, and forgets it then',
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
      await page.getByRole('button', { name: 'timer not saved' }).click();
      await page.getByRole('button', { name: 'Log manually' }).click();
      await page.getByRole('button', { name: 'Log time' }).click();
      await page.getByRole('button', { name: 'timer not saved' }).waitFor({ state: 'detached' });
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ date, hours, description }) => [date, hours, description])).to.deep.equal([
        [addDays(now(), -3), 2.5, 'On the train'],
      ]);
    }),
  );
});
