/** How long each screen takes from a click in the navigation until it is complete: the first time in a tab, and the second. */
import type { Page } from 'playwright-core';
import { figuresOf, repeat, type ScreenFigures } from './figures.js';
import { settled, withPage, type Visit } from './visit.js';

declare global {
  /** Set by `watchScreen` in the page: resolves with the milliseconds until the screen is complete. */
  var screenShown: Promise<number> | undefined;
}

interface ScreenTimes {
  readonly name: string;
  readonly first: number;
  readonly second: number;
}

export async function measureNavigation(visit: Visit, rounds: number): Promise<ScreenFigures[]> {
  const all = await repeat(rounds, () => withPage(visit, timesOfScreens));
  return (all[0] ?? []).flatMap(({ name }, at) => [
    figuresOf(
      `${name}: the first time`,
      all.map((round) => round[at]?.first ?? 0),
    ),
    figuresOf(
      `${name}: the second time`,
      all.map((round) => round[at]?.second ?? 0),
    ),
  ]);
}

/** Opens all screens in order, and then all of them again. */
async function timesOfScreens(page: Page): Promise<ScreenTimes[]> {
  await page.goto('/settings');
  await settled(page);
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  const names = await links.allInnerTexts();
  const clickAll = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const [at] of names.entries()) times.push(await timeOf(page, async () => links.nth(at).click()));
    return times;
  };
  const first = await clickAll();
  const second = await clickAll();
  return names.map((name, at) => ({ name, first: first[at] ?? 0, second: second[at] ?? 0 }));
}

async function timeOf(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(watchScreen);
  await click();
  const ms = await page.evaluate(() => globalThis.screenShown ?? 0);
  await settled(page);
  return ms;
}

/** Runs in the page: measures from the press until a frame is painted in which the screen is complete. */
function watchScreen(): void {
  const before = document.querySelector('h1');
  const pressed = new Promise<Event>((resolve) => {
    addEventListener('pointerdown', resolve, { capture: true, once: true });
  });
  globalThis.screenShown = (async () => {
    const { timeStamp } = await pressed;
    for (;;) {
      await new Promise(requestAnimationFrame);
      const title = document.querySelector('h1');
      if (!title || title === before || document.querySelector('.skeleton, [aria-busy=true]')) continue;
      // After this frame has been painted.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - timeStamp;
    }
  })();
}
