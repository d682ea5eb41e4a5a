/** How long lists take from a click to their first rows: by the navigation, by their views and filters, and by each order. */
import type { Page } from 'playwright-core';
import { figuresOf, repeat, type ScreenFigures } from './figures.js';
import { rowCount, rowsAfter, type Listed } from './rows-shown.js';
import { settled, withPage, type Visit } from './visit.js';

interface Step {
  readonly what: string;
  readonly act: (page: Page) => Promise<void>;
}

interface List extends Listed {
  /** The address that is open before the first step. */
  readonly from: string;
  /** Each step begins where the previous one ended. */
  readonly steps: readonly Step[];
}

const view = (name: string): Step => ({
  what: `the view ${name}`,
  act: (page) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true }).click(),
});
const head = (name: string): Step => ({
  what: `by ${name}`,
  act: (page) => page.getByRole('columnheader', { name }).getByRole('button').click(),
});

export const lists: readonly List[] = [
  {
    label: 'Tickets',
    path: '/v1/tickets',
    from: '/time',
    steps: [
      { what: 'from the navigation', act: (page) => page.getByRole('link', { name: 'Tickets', exact: true }).click() },
      view('All'),
      head('Priority'),
      head('Priority'),
      view('Closed'),
      view('Unassigned'),
    ],
  },
  {
    label: 'Time entries',
    path: '/v1/time-entries',
    from: '/time',
    steps: [
      { what: 'my own, from the week', act: (page) => page.getByRole('button', { name: 'List' }).click() },
      { what: "everyone's", act: (page) => page.getByRole('combobox', { name: 'Person' }).fill('') },
      head('Date'),
      head('Hours'),
      head('Hours'),
    ],
  },
];

export async function measureClicks(visit: Visit, rounds: number): Promise<ScreenFigures[]> {
  const results: ScreenFigures[] = [];
  for (const list of lists) {
    const shown = await repeat(rounds, () => withPage(visit, (page) => timesOf(page, list)));
    for (const [at, { what }] of list.steps.entries())
      results.push(
        figuresOf(
          `${list.label} (${shown[0]?.[at]?.rows ?? 0}): ${what}`,
          shown.map((round) => round[at]?.ms ?? 0),
        ),
      );
  }
  return results;
}

async function timesOf(page: Page, list: List): Promise<{ ms: number; rows: number }[]> {
  await page.goto(list.from);
  await settled(page);
  const times: { ms: number; rows: number }[] = [];
  for (const { act } of list.steps) {
    const ms = await rowsAfter(page, list, () => act(page));
    times.push({ ms, rows: await rowCount(page, list) });
    await settled(page);
    // An open list of choices would take the next click.
    await page.keyboard.press('Escape');
  }
  return times;
}
