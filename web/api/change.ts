/** Writes by the user: shown at once, and rolled back with a message if the server refuses them. */
import {
  useMutation,
  useQueryClient,
  type DataTag,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { staleByWrite } from '../generated/stale.js';
import { notify } from '../ui/toast.js';
import { errorText } from '../ui/text/problems.js';

/** The `operationId` of a write. */
export type WriteId = keyof typeof staleByWrite;

export interface Change<Input, Answer> {
  /** The operation that `send` calls. It decides which queries are read again (`staleByWrite`). */
  readonly operation: WriteId;
  readonly send: (input: Input) => PromiseLike<Answer>;
  /** Changes the cached data before the server has answered (an optimistic update). */
  readonly optimisticUpdate?: (input: Input, screen: OptimisticUpdate) => void;
  readonly onDone?: (answer: Answer, input: Input) => void;
  /** Toast on success, where the screen itself does not show the outcome. */
  readonly successMessage?: string | ((answer: Answer, input: Input) => string);
  /** Changes with the same name are sent in order, each after the response to the one before. */
  readonly mutationScope?: string;
  /** True if the caller shows the error, as forms do. Otherwise a toast shows it. */
  readonly handlesErrors?: boolean;
}

/** Edits cached data for a guess and remembers the state before, so that the guess can be rolled back. */
export class OptimisticUpdate {
  readonly #client: QueryClient;
  readonly #before: [QueryKey, unknown][] = [];

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Applies `change` to the cached data of a query. Queries with other keys are left alone. */
  update<Data>(
    { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
    change: (data: Data) => Data,
  ): void {
    // A response that is still on its way does not have the change and would overwrite the guess.
    void this.#client.cancelQueries({ queryKey });
    for (const [key, data] of this.#client.getQueriesData<Data>({ queryKey })) {
      if (data === undefined) continue;
      this.#before.push([key, data]);
      this.#client.setQueryData<Data>(key, change(data));
    }
  }

  rollBack(): void {
    for (const [key, data] of this.#before.toReversed()) this.#client.setQueryData(key, data);
  }
}

/** Which queries become stale by what: loaded ahead, and at the latest for the first change. */
export const loadStale = async () => import('../generated/stale.js');

/**
 * Invalidates what an operation makes stale, or everything if that cannot be loaded. Queries on the screen are read
 * again now, others when next shown.
 */
export async function invalidateAfter(client: QueryClient, operation: WriteId): Promise<void> {
  const stale = await loadStale().catch(() => undefined);
  if (!stale) return client.invalidateQueries();
  const tags: readonly string[] = stale.staleByWrite[operation];
  await Promise.all(tags.map(async (tag) => client.invalidateQueries({ queryKey: [tag] })));
  return undefined;
}

export function useChange<Input, Answer>(
  change: Change<Input, Answer>,
): UseMutationResult<Answer, Error, Input, OptimisticUpdate> {
  const client = useQueryClient();
  const { operation, send, optimisticUpdate, onDone, successMessage, mutationScope, handlesErrors = false } = change;
  return useMutation<Answer, Error, Input, OptimisticUpdate>({
    mutationKey: [operation],
    ...(mutationScope !== undefined && { scope: { id: mutationScope } }),
    mutationFn: async (input) => send(input),
    onMutate: (input) => {
      const screen = new OptimisticUpdate(client);
      optimisticUpdate?.(input, screen);
      return screen;
    },
    onError: (error, _input, screen) => {
      screen?.rollBack();
      if (!handlesErrors) notify(errorText(error), { kind: 'bad' });
    },
    onSuccess: (answer, input) => {
      if (successMessage !== undefined)
        notify(typeof successMessage === 'string' ? successMessage : successMessage(answer, input));
      onDone?.(answer, input);
    },
    onSettled: async () => {
      await invalidateAfter(client, operation);
    },
  });
}
