/** The dashboard, opened by someone who is signed in, in a browser with an empty cache. */
import type { Browser, Page } from 'playwright-core';

export interface Visit {
  readonly browser: Browser;
  readonly url: string;
  /** The value of the session's cookie. */
  readonly cookie: string;
}

/** Enough for a slow list. Waiting longer ends the measurement with an error. */
const timeoutMs = 60_000;

/**
 * Opens a page in a new browser context, and closes it after `work`. `slowed` is the factor of a throttled processor.
 */
export async function withPage<Result>(
  { browser, url, cookie }: Visit,
  work: (page: Page) => Promise<Result>,
  slowed = 1,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    context.setDefaultTimeout(timeoutMs);
    await context.addCookies([{ name: 'docket_session', value: cookie, url }]);
    const page = await context.newPage();
    if (slowed !== 1) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Waits until the title is shown and nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy=true]') === null);
}
