import { ForbiddenError, NotFoundError } from 'docket-sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { signInIfNeeded } from './sign-in.js';

/**
 * What has been read from the server. It is read again when an event says that it is stale (live.ts), when the window is looked at
 * again after a while, and when the connection is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: signInIfNeeded }),
  mutationCache: new MutationCache({ onError: signInIfNeeded }),
  defaultOptions: {
    queries: {
      // The SDK repeats what may be repeated.
      retry: false,
      staleTime: 30_000,
      networkMode: 'always',
      throwOnError: (error, query) =>
        query.state.data === undefined && (error instanceof NotFoundError || error instanceof ForbiddenError),
    },
    mutations: { networkMode: 'always' },
  },
});
