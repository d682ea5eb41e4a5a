import type { Jobs } from '../../../models/context.js';

/** Jobs for contexts that a test creates: they do nothing, because the service's worker polls for due work anyway. */
export const noJobs: Jobs = {
  advance: () => Promise.resolve(),
  sendTest: () => Promise.resolve(),
  drain: () => Promise.resolve(),
  wake: () => undefined,
};
