import { ForbiddenError, NotFoundError } from 'docket-sdk';
import { MutationCache, QueryCache, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { withoutHidden } from './hidden.js';
import { signInIfNeeded } from './sign-in.js';

/**
 * The cache of everything read from the server. A query is read again when an event makes it stale (live.ts), when the
 * window gets the focus after `staleTime`, and when the connection is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: signInIfNeeded }),
  mutationCache: new MutationCache({ onError: signInIfNeeded }),
  defaultOptions: {
    queries: {
      // The SDK retries whatever is safe to retry.
      retry: false,
      staleTime: 30_000,
      structuralSharing: (before, after) => replaceEqualDeep(before, withoutHidden(after)),
      networkMode: 'always',
      // A first read that ends in 403 or 404 replaces the whole screen; other errors show where the data would be.
      throwOnError: (error, query) =>
        query.state.data === undefined && (error instanceof NotFoundError || error instanceof ForbiddenError),
    },
    mutations: { networkMode: 'always' },
  },
});
