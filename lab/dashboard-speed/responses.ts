/**
 * How long the server takes for a page of each list, in each order and by the usual filters, requested from the
 * browser.
 */
import { figuresOf, repeat, type ScreenFigures } from './figures.js';
import { settled, withPage, type Visit } from './visit.js';

const page = 'per_page=100&page=';
const paths: readonly string[] = [
  ...['created_at', 'updated_at', 'priority', 'due_date'].flatMap((sort) =>
    ['desc', 'asc'].map((order) => `tickets?status=all&sort=${sort}&order=${order}&${page}1`),
  ),
  `tickets?status=closed&sort=updated_at&order=desc&${page}1`,
  `tickets?status=open&sort=priority&order=desc&${page}1`,
  `tickets?status=open&assignee_id=none&sort=priority&order=desc&${page}1`,
  `tickets?status=open&sla_breached=true&sort=priority&order=desc&${page}1`,
  `tickets?status=all&sort=created_at&order=desc&${page}30`,
  `tickets?status=all&sort=created_at&order=desc&${page}5000`,
  `tickets?status=all&sort=created_at&order=desc&${page}10000`,
  ...['date', 'hours', 'created_at'].flatMap((sort) =>
    ['desc', 'asc'].map((order) => `time-entries?sort=${sort}&order=${order}&${page}1`),
  ),
  `time-entries?billable=true&${page}1`,
  `time-entries?billed=false&${page}1`,
  `time-entries?approval_status=pending&${page}1`,
  `time-entries?from=2025-01-01&to=2025-01-31&${page}1`,
  `time-entries?${page}30`,
  `time-entries?${page}5000`,
  `time-entries?${page}10000`,
];

export async function measureResponses(visit: Visit, rounds: number): Promise<ScreenFigures[]> {
  return withPage(visit, async (tab) => {
    await tab.goto('/time');
    await settled(tab);
    const results: ScreenFigures[] = [];
    for (const path of paths) {
      const took = await repeat(rounds, () => tab.evaluate(timeOf, `/v1/${path}`));
      results.push(figuresOf(path.replace('&per_page=100', ''), took));
    }
    return results;
  });
}

/** Runs in the page. */
async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address);
  const { data } = (await answer.json()) as { data?: readonly unknown[] };
  if (!answer.ok || !data) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - begun;
}
