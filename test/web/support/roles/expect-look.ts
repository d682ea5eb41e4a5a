/**
 * Compares screens with what the access matrix allows a role. look.ts describes a screen, looks/ has all of them, and
 * expect-screens.ts opens each as every role of firm.ts. visit.ts waits and records requests, offers.ts reads the
 * controls, rights.ts reads the matrix, ways.ts checks navigation and search.
 */
import type { Locator, Page } from 'playwright-core';
import type { Role } from '../../../../domain/people/policy.js';
import { until } from '../../../support/service/waiting.js';
import { differences } from './differences.js';
import type { Firm } from './firm.js';
import type { Look } from './look.js';
import { offersOf } from './offers.js';
import { isEverAllowed, meets } from './rights.js';
import { recordRequests, visit } from './visit.js';
import { deadLinks } from './ways.js';

/** Opens the address of a look as a role. Returns what is wrong with the screen. */
export async function faultsOf(page: Page, role: Role, look: Look, firm: Firm): Promise<string[]> {
  const places = firm.placesOf(role);
  const path = look.path.replaceAll(/:(\w+)/g, (_, name: string) => places[name] ?? `no-${name}`);
  const shown = shownTo(role, look);
  const { asked, refused, stop } = recordRequests(page);
  await visit(page, path, screenOf(page.url()) === screenOf(path));
  const wrongly = await (typeof shown === 'object' ? wrongOffers(page, role, shown) : wrongWords(page));
  stop();
  const wrong = [
    ...wrongly,
    ...[...asked].filter((operation) => !isEverAllowed(role, operation)).map((operation) => `asks for ${operation}`),
    ...(shown === 'server' ? [] : refused.map((request) => `is refused ${request}`)),
    ...(await deadLinks(page, role)),
  ];
  return wrong.map((fault) => `${look.path} ${fault}`);
}

const screenOf = (address: string): string => new URL(address, 'http://dashboard').pathname.split('/')[1] ?? '';

/** The look that a role gets at the address; undefined if the screen says that it is not for them. */
function shownTo(role: Role, look: Look): Look | 'server' | undefined {
  if (meets(role, look.sees)) return look;
  return typeof look.instead === 'object' ? shownTo(role, look.instead) : look.instead;
}

/**
 * How often a screen is read before it counts as wrong: React delays content by up to 300 ms, so more may still appear.
 * A number rather than a time, because each reading takes longer on a slow machine.
 */
const maxLooks = 60;

async function wrongWords(page: Page): Promise<string[]> {
  // In a drawer, a refused object looks like a deleted one.
  const words = page.getByRole('heading', { name: /^You don’t have access$|is gone$|no longer exists$/ }).first();
  return waitFor(words, 'does not say that it is not for them');
}

async function wrongOffers(page: Page, role: Role, { form, isDialog, offers }: Look): Promise<string[]> {
  if (form !== undefined)
    return waitFor(
      page.locator('[role=dialog] button', { hasText: form }).first(),
      `does not open the form to ${form}`,
    );
  if (isDialog) await page.getByRole('dialog').waitFor();
  const expected = new Set(offers.flatMap(([needs, ...offered]) => (meets(role, needs) ? offered : [])));
  let wrong: string[] = [];
  let looks = 0;
  await until(async () => {
    const offered = await offersOf(page).catch((problem: unknown) => new Set([String(problem)]));
    wrong = differences(offered, expected);
    looks += 1;
    return wrong.length === 0 || looks === maxLooks;
  });
  return wrong;
}

const waitFor = async (wanted: Locator, complaint: string): Promise<string[]> =>
  wanted.waitFor().then(
    () => [],
    () => [complaint],
  );
