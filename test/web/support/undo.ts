/** The message that offers Undo. */
import type { Locator, Page } from 'playwright-core';
import type { ApiClient } from '../../support/service/api.js';
import type { Open } from './dashboard.js';

export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog');

export const undo = (page: Page): Locator => toast(page).getByRole('button', { name: 'Undo' });

/** Presses the key of Undo, once it is offered. */
export async function pressUndo(page: Page): Promise<void> {
  await undo(page).first().waitFor();
  await page.keyboard.press('z');
}

/** Opens a page whose clock the test can move. */
export async function openWithClock(open: Open, who: ApiClient, path: string): Promise<Page> {
  const page = await open(who, path);
  await page.clock.install();
  await page.reload();
  return page;
}
