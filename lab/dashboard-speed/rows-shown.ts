/** How long it takes from what somebody does until the rows of a list stand there for it. */
import type { Page } from 'playwright-core';

/** Of sixty a second: half a minute. */
const maxFrames = 1800;

/** A list as a screen shows it. */
export interface Listed {
  /** What it is called. */
  readonly label: string;
  /** Where it is read from. */
  readonly path: string;
}

interface Watched {
  readonly path: string;
  /** The first row, when it is not of the list before. */
  readonly row: string;
  readonly maxFrames: number;
}

declare global {
  /** What `rowsAfter` leaves in the page. */
  var rowsShown: Promise<number> | undefined;
}

/**
 * Milliseconds, as the page counts them, from the first press or letter of what is done until the frame is painted in which rows
 * stand that were read since.
 */
export async function rowsAfter(page: Page, list: Listed, act: () => Promise<void>): Promise<number> {
  const row = `[role=grid][aria-label="${list.label}"]:not([aria-busy]) [aria-rowindex="2"]:not([aria-busy])`;
  await page.evaluate(watchRows, { path: list.path, row, maxFrames });
  await act();
  return page.evaluate(() => globalThis.rowsShown ?? 0);
}

/** Runs in the page; names no functions in it, for the compiler would have them call a helper that the page does not have. */
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

/** How many rows the list says that it has. */
export async function rowCount(page: Page, { label }: Listed): Promise<number> {
  return Number(await page.locator(`[role=grid][aria-label="${label}"]`).getAttribute('aria-rowcount')) - 1;
}
