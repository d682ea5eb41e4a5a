/** Checks that every screen must pass. */
import type { Page } from 'playwright-core';
import { until } from '../../support/service/waiting.js';
import { expectAccessible } from './dashboard.js';
import { expectNoSideways } from './keyboard.js';

/** Waits until everything is loaded and all animations have ended. */
export async function settled(page: Page): Promise<void> {
  await until(async () => (await page.getByRole('status', { name: 'Loading' }).count()) === 0);
  await page.evaluate(async () => Promise.allSettled(document.getAnimations().map(async ({ finished }) => finished)));
}

/** Asserts that axe finds nothing on the page, and that it does not scroll sideways. */
export async function expectWhole(page: Page): Promise<void> {
  await settled(page);
  await expectAccessible(page);
  await expectNoSideways(page);
}
