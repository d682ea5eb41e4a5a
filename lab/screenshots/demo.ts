/** Starts Docket with the demo's firm in a data folder. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Script } from '../../scripts/run-script.js';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import { freePort } from '../../test/support/service/free-port.js';
import { password } from '../../test/support/service/visitor.js';

export interface Demo {
  readonly url: string;
  /** Signs in with the link that the demo prints; returns the browser's cookies and local storage. */
  readonly signIn: (browser: Browser) => ReturnType<BrowserContext['storageState']>;
}

/** Enough for a browser on a busy machine. */
const timeoutMs = 120_000;

export async function startDemo(script: Script, folder: string): Promise<Demo> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
  };
  const server = run('operator/serve', env);
  script.onEnd(() => server.stop());
  await server.said(/Docket is ready/);
  const demo = run('operator/demo', env);
  const [link = ''] = await demo.said(/http:\/\/\S+\?side=test/);
  return {
    url,
    async signIn(browser) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(timeoutMs);
      await page.goto(link);
      await page.getByLabel('Name').fill('Olga Owner');
      await page.getByLabel('E-mail address').fill('owner@example.org');
      await page.getByLabel(/password/i).fill(password);
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.waitForURL((address) => !address.pathname.startsWith('/first-sign-in'), { waitUntil: 'commit' });
      const state = await context.storageState();
      await context.close();
      return state;
    },
  };
}

/** Starts a script of Docket. `said` waits until its output matches. */
function run(name: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts', 'launch.mjs'), name], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let tell: () => void = () => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    tell();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return {
    said: (words: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        tell = () => {
          const found = words.exec(output);
          if (found) resolve(found);
        };
        tell();
        void ended.then(() => reject(new OperatorError(`${name} ended without saying ${String(words)}: ${output}`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
