import cluster from 'node:cluster';
import { say } from './bootstrap/say.mjs';
import { sentenceOf } from './expected-failure.js';

/** What `runScript` passes to the script that it runs. */
export interface Script {
  /**
   * Registers a step for the end of the script; the last one registered runs first. `abandon` is its quick form, for a
   * script that is signalled a second time or does not end within 29 seconds.
   */
  readonly onEnd: (close: () => Promise<void> | void, abandon?: () => void) => void;
  /** Resolves when the script should end: after Ctrl-C or SIGTERM, or because its terminal or npm has gone. */
  readonly endRequested: Promise<void>;
  /** Ends the script with the error of the promise if it rejects: something that the script needs is gone. */
  readonly failOn: (failed: Promise<never>) => void;
}

/**
 * npm forwards a Ctrl-C that the terminal has already sent to the script: a signal this soon after the first is that
 * echo, not a second Ctrl-C.
 */
const echoMs = 500;
/** The files in deploy/ give Docket 35 seconds before it is killed. */
const timeoutMs = 29_000;

/**
 * Runs a script and exits: 0 if it succeeds; 1 if it fails, after one clear line, or the stack of a fault of Docket. A
 * second signal exits with 130.
 */
export async function runScript(main: (script: Script) => Promise<void>): Promise<never> {
  // When a terminal is closed, writing to these streams fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const closing: { close: () => Promise<void> | void; abandon: () => void }[] = [];
  const abandonAll = (): void => closing.toReversed().forEach(({ abandon }) => abandon());
  const endRequested = new Promise<void>((resolve) => listenForSignals(resolve, abandonAll));
  let code = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const failOn = (failed: Promise<never>): void => void failed.catch(reject);
      const onEnd: Script['onEnd'] = (close, abandon = () => undefined) => closing.push({ close, abandon });
      main({ onEnd, endRequested, failOn }).then(resolve, reject);
    });
  } catch (error) {
    report(error);
    code = 1;
    setTimeout(() => force(abandonAll, 1), timeoutMs).unref();
  }
  for (const { close } of closing.toReversed()) {
    try {
      await close();
    } catch (error) {
      report(error);
      code = 1;
    }
  }
  process.exit(code);
}

function report(error: unknown): void {
  const sentence = sentenceOf(error);
  if (sentence === undefined) console.error(error);
  else say(sentence);
}

function force(abandonAll: () => void, code: number): never {
  abandonAll();
  process.exit(code);
}

function listenForSignals(onFirst: () => void, abandonAll: () => void): void {
  let firstAt: number | undefined;
  const onSignal = (): void => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > echoMs) force(abandonAll, 130);
      return;
    }
    firstAt = performance.now();
    // The primary prints it for its child processes too.
    if (cluster.isPrimary) say('Stopping …');
    setTimeout(() => force(abandonAll, 1), timeoutMs).unref();
    onFirst();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
  onNpmKilled(onSignal);
}

/**
 * If npm is killed with SIGKILL, it forwards no signal, and would leave behind a server that belongs to no terminal.
 */
function onNpmKilled(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    end();
  }, 200);
  watch.unref();
}
