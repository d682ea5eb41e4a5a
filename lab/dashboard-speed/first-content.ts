/** How long a slow processor takes until the dashboard shows something, and until its first screen is complete. */
import type { Page } from 'playwright-core';
import { figuresOf, repeat, type ScreenFigures } from './figures.js';
import { settled, withPage, type Visit } from './visit.js';

const slowed = 4;

export async function measureFirstContent(visit: Visit, rounds: number): Promise<ScreenFigures[]> {
  const results: ScreenFigures[] = [];
  for (const path of ['/', '/time', '/tickets']) {
    const shown = await repeat(rounds, () => withPage(visit, (page) => contentOf(page, path), slowed));
    results.push(
      figuresOf(
        `${path}: first content, processor at a quarter`,
        shown.map(({ first }) => first),
      ),
      figuresOf(
        `${path}: all of it, processor at a quarter`,
        shown.map(({ whole }) => whole),
      ),
    );
  }
  return results;
}

/** Milliseconds from the beginning of the navigation, by the clock of the page. */
async function contentOf(page: Page, path: string): Promise<{ first: number; whole: number }> {
  await page.addInitScript(noteChanges);
  await page.goto(path);
  await settled(page);
  return page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    whole: performance.getEntriesByName('whole')[0]?.startTime ?? 0,
  }));
}

/** Runs in the page: sets the mark `whole` when the title is shown and nothing is loading any more. */
function noteChanges(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1') || document.querySelector('.skeleton, [aria-busy=true]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('whole')));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
