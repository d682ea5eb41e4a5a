/** What a screen offers someone: everything that can be pressed, by its accessible name, in the open and in menus. */
import type { Locator, Page, Response } from 'playwright-core';
import { until } from '../../../support/service/waiting.js';

/** `button Delete`, `tab Settings`, `menu item Delete`, `key New client`, `box Call them`. */
export type Offer = string;

/** Goes to an address and waits until the screen has all that it reads. Returns the requests of the screen that were refused. */
export async function visit(page: Page, path: string): Promise<string[]> {
  const underWay = new Set<string>();
  const refused: string[] = [];
  const isOfScreen = (url: string): boolean => !url.endsWith('/v1/changes') && /^https?:/.test(url);
  const begin = (request: { url: () => string }): void => void underWay.add(request.url());
  const end = (request: { url: () => string }): void => void underWay.delete(request.url());
  const hear = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/v1/') && (response.status() === 403 || response.status() === 404))
      refused.push(`${response.request().method()} ${pathname} ${response.status()}`);
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end).on('response', hear);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(async () => {
    if ([...underWay].some(isOfScreen)) return false;
    // What has come is drawn, and asks for what it leads to, before the next frame but one.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return ![...underWay].some(isOfScreen) && (await page.locator('.skeleton').count()) === 0;
  });
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end).off('response', hear);
  return refused;
}

/** Everything that the screen offers now. */
export async function offersOf(page: Page): Promise<Set<Offer>> {
  const offers = new Set<Offer>();
  const add = async (place: Locator, prefix = ''): Promise<void> => {
    for (const offer of pressable(await place.ariaSnapshot())) offers.add(prefix + offer);
  };
  const dialogs = page.locator('[role=dialog]:not([role=dialog] *)');
  const place = (await dialogs.count()) > 0 ? dialogs : page.locator('main');
  for (const one of await place.all()) await add(one);
  for (const menu of await menusIn(place)) {
    await menu.click();
    const items = page.getByRole('menu');
    await items.waitFor();
    await add(items);
    await page.keyboard.press('Escape');
    await items.waitFor({ state: 'detached' });
  }
  const box = place.getByRole('gridcell').getByRole('checkbox').first();
  if ((await dialogs.count()) === 0 && (await box.count()) > 0) {
    await box.focus();
    await page.keyboard.press('Space');
    await add(page.getByRole('region', { name: 'Selected rows' }), 'bulk ');
    await box.focus();
    await page.keyboard.press('Space');
  }
  return offers;
}

/** Where the links of the screen lead, within this site. */
export const linksOf = async (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...new Set([...document.querySelectorAll('main a[href]')]
    .filter((link) => link.origin === location.origin && link.protocol.startsWith('http'))
    .map((link) => link.pathname + link.search))]`);

/** Of menus with the same words, as each row of a list has one, the first. */
async function menusIn(place: Locator): Promise<Locator[]> {
  const menus = await place.locator('button[aria-haspopup=true], button[aria-haspopup=menu]').all();
  const named = await Promise.all(
    menus.map(async (menu) => [(await menu.getAttribute('aria-label')) ?? (await menu.innerText()), menu] as const),
  );
  const first = new Map<string, Locator>();
  for (const [name, menu] of named) if (!first.has(name)) first.set(name, menu);
  return [...first.values()];
}

/** The shortcuts that are heard on the screen. */
export async function keysOf(page: Page): Promise<Set<Offer>> {
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard' });
  const words = await list.locator('dt').allInnerTexts();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  return new Set(words.map((word) => `key ${word}`));
}

const kinds: Readonly<Record<string, string>> = {
  button: 'button',
  tab: 'tab',
  menuitem: 'menu item',
  checkbox: 'box',
  switch: 'box',
};

function pressable(snapshot: string): Offer[] {
  return snapshot.split('\n').flatMap((line) => {
    const found = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line);
    const kind = found && kinds[found[1] ?? ''];
    // What only shows what cannot be changed now offers nothing.
    if (!kind || /\[disabled\]/.test(line)) return [];
    return [`${kind} ${(found[2] ?? '').replaceAll('\\"', '"')}`];
  });
}
