import type { Jobs } from '../../../models/context.js';

/** For a test's own contexts: due work is left to the service's worker, which polls for it anyway. */
export const noJobs: Jobs = {
  advance: () => Promise.resolve(),
  sendTest: () => Promise.resolve(),
  drain: () => Promise.resolve(),
  wake: () => undefined,
};
