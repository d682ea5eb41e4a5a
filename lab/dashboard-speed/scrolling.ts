/** The longest task of the page while a list is scrolled, as Chromium records it. */
import type { Page } from 'playwright-core';
import { figuresOf, repeat, type ScreenFigures } from './figures.js';
import { settled, withPage, type Visit } from './visit.js';

const addresses = {
  tickets: '/tickets?status=%5B%22all%22%5D&sort=created_at&order=desc',
  'time entries': '/time?view=list&everyone=1',
} as const;

/** Pixels per step of the wheel, and the number of steps: some 3,000 rows, which are thirty pages of a list. */
const wheel = { step: 800, steps: 150 } as const;

/** The trace categories with the tasks of each thread and the names of threads. */
const categories = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

export async function measureScrolling(visit: Visit, rounds: number): Promise<ScreenFigures[]> {
  const results: ScreenFigures[] = [];
  for (const [name, address] of Object.entries(addresses))
    for (const [how, scroll] of Object.entries(ways)) {
      const longest = await repeat(rounds, () =>
        withPage(visit, async (page) => {
          await page.goto(address);
          await settled(page);
          await page.getByRole('grid').hover();
          return longestTask(visit, page, () => scroll(page));
        }),
      );
      results.push(figuresOf(`${name}: longest task, ${how}`, longest));
    }
  return results;
}

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'by the wheel': async (page) => {
    for (let step = 0; step < wheel.steps; step++) {
      await page.mouse.wheel(0, wheel.step);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await settled(page);
  },
  'by the scrollbar': async (page) => {
    for (const share of [0.2, 0.9, 0.5, 0.1, 1]) {
      await page.evaluate((part) => {
        const grid = document.querySelector('[role=grid]');
        if (grid) grid.scrollTop = part * grid.scrollHeight;
      }, share);
      // Until no row is loading.
      await page.waitForFunction(() => document.querySelector('.table-row[aria-busy]') === null);
    }
  },
};

async function longestTask({ browser }: Visit, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace holds no task of the page');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
