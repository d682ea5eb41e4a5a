/** How long it takes from an action until a list shows its rows. */
import type { Page } from 'playwright-core';

/** Half a minute, at 60 frames a second. */
const maxFrames = 1800;

/** A list as a screen shows it. */
export interface Listed {
  /** Its accessible name. */
  readonly label: string;
  /** The path of the request that reads it. */
  readonly path: string;
}

interface Watched {
  readonly path: string;
  /** A selector of the first row, which matches only when the list is not busy. */
  readonly row: string;
  readonly maxFrames: number;
}

declare global {
  /** Set by `rowsAfter` in the page: resolves with the milliseconds until the rows are shown. */
  var rowsShown: Promise<number> | undefined;
}

/**
 * Milliseconds, by the clock of the page, from the first pointer press or input of `act` until a frame is painted with
 * rows that were read since.
 */
export async function rowsAfter(page: Page, list: Listed, act: () => Promise<void>): Promise<number> {
  const row = `[role=grid][aria-label="${list.label}"]:not([aria-busy]) [aria-rowindex="2"]:not([aria-busy])`;
  await page.evaluate(watchRows, { path: list.path, row, maxFrames });
  await act();
  return page.evaluate(() => globalThis.rowsShown ?? 0);
}

/** Runs in the page. It contains no named functions: the compiler would make them call a helper that the page lacks. */
function watchRows({ path, row, maxFrames: frames }: Watched): void {
  let isAnswered = false;
  const answers = new PerformanceObserver((list) => {
    isAnswered ||= list.getEntries().some(({ name }) => new URL(name).pathname === path);
  });
  answers.observe({ type: 'resource' });
  const begun = new Promise<Event>((resolve) => {
    for (const type of ['pointerdown', 'input']) addEventListener(type, resolve, { capture: true, once: true });
  });
  globalThis.rowsShown = (async () => {
    const { timeStamp } = await begun;
    for (let frame = 0; frame < frames; frame++) {
      await new Promise(requestAnimationFrame);
      if (!isAnswered || !document.querySelector(row)) continue;
      answers.disconnect();
      // After this frame has been painted.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - timeStamp;
    }
    throw new Error(`No rows came. The page: ${document.body.innerText}`);
  })();
}

/** The number of rows that the list has according to `aria-rowcount`, without its head. */
export async function rowCount(page: Page, { label }: Listed): Promise<number> {
  return Number(await page.locator(`[role=grid][aria-label="${label}"]`).getAttribute('aria-rowcount')) - 1;
}
