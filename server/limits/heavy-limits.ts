/** Separate limits per workspace for expensive requests, in addition to the limit on all requests. */
import type { Context } from 'koa';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import type { Settings } from '../../settings/settings.js';
import { showCount, tooMany, type Counters } from './rate-limit.js';

type Weight = 'document' | 'export' | 'report';

/** The share of RATE_LIMIT that a workspace can spend on each, and its name in error messages. */
const shares: Readonly<Record<Weight, { readonly share: number; readonly called: string }>> = {
  document: { share: 0.2, called: 'PDFs' },
  export: { share: 0.2, called: 'CSV files' },
  report: { share: 0.4, called: 'reports' },
};

interface OfWorkspace {
  readonly workspace: { readonly id: string };
}

/** Counts a request by its weight; throws `rate_limit_exceeded` if its workspace has made too many of these. */
export type CountHeavy = (koa: Context, id: OperationId, query: object, caller: OfWorkspace) => Promise<void>;

export function heavyLimits(counters: Counters, { RATE_LIMIT, RATE_WINDOW_SECONDS: duration }: Settings): CountHeavy {
  const limits = new Map(
    Object.entries(shares).map(([weight, { share, called }]) => {
      const points = Math.ceil(RATE_LIMIT * share);
      return [weight, { points, called, limiter: counters.limiter({ name: weight, points, duration }) }];
    }),
  );
  return async (koa, id, query, { workspace }) => {
    const limit = limits.get(weightOf(id, query) ?? '');
    if (limit === undefined) return;
    const outcome = await limit.limiter.consume(workspace.id);
    if (!outcome.refused) return;
    showCount(koa, limit.points, outcome);
    throw tooMany(limit.called, outcome.msBeforeNext);
  };
}

function weightOf(id: OperationId, query: object): Weight | null {
  const { format } = query as { format?: string };
  if (format === 'pdf') return 'document';
  return format === 'csv' ? 'export' : operations[id].weight;
}
