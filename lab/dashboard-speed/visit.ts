/** The dashboard, opened by someone who is signed in and whose browser has kept nothing. */
import type { Browser, Page } from 'playwright-core';

export interface Visit {
  readonly browser: Browser;
  readonly url: string;
  /** Of the session. */
  readonly cookie: string;
}

/** Of a list of which something is slow: what never comes about ends the measurement. */
const timeoutMs = 60_000;

/** Opens a page in a browser of its own, for as long as the work takes; `slowed` throttles its processor so many times. */
export async function visiting<Result>(
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

/** Until its title stands there and nothing is being loaded any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy=true]') === null);
}
