/** Set-up, readings and waits of tests of My time. */
import type { Locator, Page } from 'playwright-core';
import { addDays, today } from '../../../domain/time.js';
import { weekStart } from '../../../web/ui/days.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import type { ApiClient } from '../../support/service/api.js';

export const now = (): string => today(new Date(), 'UTC');
export const monday = (): string => weekStart(now());
/** A day of this week; 0 is Monday. */
export const dayAt = (at: number): string => addDays(monday(), at);

/** A project with two hours on Monday, which makes a row in this week. */
export async function buildRow(owner: ApiClient, title = 'Shop relaunch', by = owner): Promise<string> {
  const { id: client_id } = await buildClient(owner);
  const { id } = await buildProject(owner, { client_id, title });
  await buildTimeEntry(by, { project_id: id, date: monday(), hours: 2, description: 'Workshop' });
  return id;
}

export const cellAt = (page: Page, column: number, row = 0): Locator => page.locator(`[data-cell="${row} ${column}"]`);

export const hasFocus = async (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement).catch(() => false);

/** Holds back all changes of time entries until the returned function is called. */
export async function holdChanges(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/time-entries**', async (route) => {
    if (route.request().method() !== 'GET') await answered;
    await route.continue();
  });
  return () => answer();
}

export const hoursByDay = async (owner: ApiClient): Promise<[string, number][]> =>
  (await owner.call('listTimeEntries', { query: { sort: 'date', order: 'asc' } })).data.map(({ date, hours }) => [
    date,
    hours,
  ]);
