/**
 * Reads the controls that a screen offers: everything that can be pressed, by its accessible name, on the screen and in
 * its menus.
 */
import type { Locator, Page } from 'playwright-core';
import { operationOf } from './visit.js';

/**
 * The kind of a control and its name: `button Delete`, `tab Settings`, `menu item Delete`, `bulk button Delete`, `box
 * Call them`, `link New client`, `file getTimeReport`.
 */
export type Offer = string;

/** All controls of the screen. Parts of names that differ between runs are removed. */
export async function offersOf(page: Page): Promise<Set<Offer>> {
  const offers = new Set<Offer>();
  const add = async (place: Locator, prefix = ''): Promise<void> => {
    for (const offer of pressable(await place.ariaSnapshot())) offers.add(prefix + plain(offer));
  };
  const dialogs = page.locator('[role=dialog]:not([role=dialog] *)');
  const place = (await dialogs.count()) > 0 ? dialogs : page.locator('main');
  for (const one of await place.all()) await add(one);
  for (const fixed of await place.locator('[aria-readonly=true]:is([role], input)').all())
    offers.delete(`box ${plain(await nameOf(fixed))}`);
  for (const link of await linkedIn(place)) offers.add(plain(link));
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

/** Links that act like buttons: they open a form or download a file. */
async function linkedIn(place: Locator): Promise<Offer[]> {
  const links = await place
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? ''] as const));
  return links.flatMap(([href, words]) => {
    const { pathname, searchParams } = new URL(href, 'http://dashboard');
    const operation = operationOf('GET', pathname);
    if (operation) return [`file ${operation}`];
    return searchParams.has('new') ? [`link ${words}`] : [];
  });
}

const nameOf = async (box: Locator): Promise<string> => /"(.*)"/.exec(await box.ariaSnapshot())?.[1] ?? '';

/** Menus by name; of those with the same name, such as one in each row, only the first. */
async function menusIn(place: Locator): Promise<Locator[]> {
  const menus = await place.locator('button[aria-haspopup=true], button[aria-haspopup=menu]').all();
  const named = await Promise.all(
    menus.map(async (menu) => [(await menu.getAttribute('aria-label')) ?? (await menu.innerText()), menu] as const),
  );
  const first = new Map<string, Locator>();
  for (const [name, menu] of named) if (!first.has(name)) first.set(name, menu);
  return [...first.values()];
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
    // A disabled control offers nothing.
    if (!kind || /\[disabled\]/.test(line)) return [];
    return [`${kind} ${(found[2] ?? '').replaceAll('\\"', '"')}`];
  });
}

/** "button Bill Client 6a64fb9a" → "button Bill Client"; the boxes of all rows become the same. */
const plain = (offer: Offer): Offer =>
  offer
    .replace(/^box Select (?!all).*/, 'box Select a row')
    .replace(/^button (?:Owner|Admin|Member) Role$/, 'button Role')
    .replace(/^button (?:Right away|Daily|Weekly|Off) (.*: by email)$/, 'button $1')
    // A saved view has the name of its user beside it, or that it is shared.
    .replace(/^menu item View .+/, 'menu item View')
    .replaceAll(/ [0-9a-f]{8}\b/g, '')
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')
    .trim();
