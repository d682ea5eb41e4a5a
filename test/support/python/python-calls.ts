/** Tests that run a function of a Python program with a client of a server with scripted responses. */
import { findPython, runPython } from './python-sdk.js';
import { startScriptedServer, type Answer, type Received } from '../service/scripted-server.js';

export interface PythonCalls {
  /** A test that is left out, with a message from `findPython`, where there is no Python. */
  readonly test: (sentence: string, body: () => Promise<void>) => void;
  /**
   * Runs a function of the program with a client that has these options. Returns its result, and what the server received.
   * The client's address is that of the server and `below`.
   */
  readonly call: (name: string, answers: readonly Answer[], options?: object, below?: string) => Promise<CallResult>;
  /** Runs any program, and returns what it prints. */
  readonly run: (program: string, args: readonly string[]) => Promise<unknown>;
}

interface CallResult {
  readonly result: unknown;
  readonly received: readonly Received[];
}

/** The tests of the functions of a program, within a `describe`. */
export function callsOf(program: string): PythonCalls {
  let python: string | undefined;

  before(async () => {
    python = await findPython();
  });

  const run = (name: string, args: readonly string[]) => runPython(python ?? '', name, { args });
  return {
    run,
    test: (sentence, body) =>
      void it(sentence, async () => {
        if (python !== undefined) await body();
      }),
    call: async (name, answers, options = {}, below = '') => {
      const server = await startScriptedServer(...answers);
      try {
        const args = [name, server.url + below, JSON.stringify(options)];
        return { result: await run(program, args), received: server.received };
      } finally {
        await server.stop();
      }
    },
  };
}
