/** Tests that run a function of a Python program with a client of a server with scripted responses. */
import { findPython, runPython } from './python-sdk.js';
import { startScriptedServer, type Answer, type Received } from './scripted-server.js';

export interface PythonCalls {
  /** A test that is left out, with a message from `findPython`, where there is no Python. */
  readonly test: (sentence: string, run: () => Promise<void>) => void;
  /**
   * Runs a function of the program with a client that has these options. Returns its result, and what the server received.
   * The client's address is that of the server and `below`.
   */
  readonly call: (name: string, answers: readonly Answer[], options?: object, below?: string) => Promise<CallResult>;
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

  return {
    test: (sentence, run) =>
      void it(sentence, async () => {
        if (python !== undefined) await run();
      }),
    call: async (name, answers, options = {}, below = '') => {
      const server = await startScriptedServer(...answers);
      try {
        const args = [name, server.url + below, JSON.stringify(options)];
        return { result: await runPython(python ?? '', program, { args }), received: server.received };
      } finally {
        await server.stop();
      }
    },
  };
}
