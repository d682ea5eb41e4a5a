import type { Jobs } from '../../../models/context.js';

/** For contexts of a test's own: due work is left to the service's worker, which looks for it anyway. */
export const noJobs: Jobs = {
  advance: () => Promise.resolve(),
  sendTest: () => Promise.resolve(),
  drain: () => Promise.resolve(),
  wake: () => undefined,
};
