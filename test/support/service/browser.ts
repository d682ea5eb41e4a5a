/** A real, headless browser: the machine's Chromium, installed with apt if allowed. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { aptInstall, mayInstall } from '../../../scripts/tools/apt.js';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = (): string | undefined => places.find((path) => existsSync(path));

/**
 * Starts the browser with more arguments. Without a Chromium, prints a message and returns undefined; on CI, throws.
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser | undefined> {
  if (find() === undefined && mayInstall()) await aptInstall('chromium').catch(() => undefined);
  const executablePath = find();
  // Chromium's sandbox does not work as root.
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: ['--no-sandbox', ...more] });
  if (process.env['CI'] === 'true') throw new Error('There is no Chromium on this machine, and CI needs it');
  console.log('      There is no Chromium on this machine: what needs a browser is not tested');
  return undefined;
}
