/** A real browser for the tests, without a window: the machine's Chromium, installed by apt where that may be done. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { aptInstall, mayInstall } from '../../../scripts/tools/apt.js';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = (): string | undefined => places.find((path) => existsSync(path));

/** Undefined, with a line that says so, if there is none to be had; a failure where CI needs it. */
export async function openBrowser(): Promise<Browser | undefined> {
  if (find() === undefined && mayInstall()) await aptInstall('chromium').catch(() => undefined);
  const executablePath = find();
  // Root has no sandbox.
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: ['--no-sandbox'] });
  if (process.env['CI'] === 'true') throw new Error('There is no Chromium on this machine, and CI needs it');
  console.log('      There is no Chromium on this machine: the docs are not looked at in a browser');
  return undefined;
}
