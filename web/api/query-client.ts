import { QueryClient } from '@tanstack/react-query';

/** What has been read from the server. It is stale when an event says so, or when the window is focused again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The SDK tries again what may be tried again.
      retry: false,
      staleTime: 60_000,
      throwOnError: false,
    },
  },
});
