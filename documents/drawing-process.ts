/** The process that renders one document at a time. */
import type { Drawing, DrawingAnswer } from './drawing-program.js';
import { createIsolatedProcess, type ProcessLimits } from './isolated-process.js';

export interface DrawingProcess {
  /**
   * Renders a document. Rejects with an error of isolated-process.ts, or with an error about the document itself.
   */
  draw: (drawing: Drawing, limitMs: number) => Promise<Buffer>;
  /** Kills the process and any rendering in progress. */
  stop: () => void;
}

export function createDrawingProcess(limits: ProcessLimits): DrawingProcess {
  const { run, stop } = createIsolatedProcess<Drawing, DrawingAnswer>({
    program: new URL('./drawing-program', import.meta.url),
    ...limits,
  });
  return {
    async draw(drawing, limitMs) {
      const answer = await run(drawing, limitMs);
      if ('bytes' in answer) return Buffer.from(answer.bytes);
      throw new Error('error' in answer ? answer.error : 'The drawing process started anew');
    },
    stop,
  };
}
