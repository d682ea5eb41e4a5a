/** Changes that the user makes: shown at once, taken back with a message if they are refused. */
import {
  useMutation,
  useQueryClient,
  type DataTag,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { staleByWrite } from '../generated/stale.js';
import { notify } from '../ui/toast.js';
import { wordsOf } from '../ui/text/problems.js';

/** An operation that writes. */
export type WriteId = keyof typeof staleByWrite;

export interface Change<Input, Answer> {
  /** What is done; it says what has to be read again. */
  readonly operation: WriteId;
  readonly send: (input: Input) => PromiseLike<Answer>;
  /** Shows the outcome before the server has answered. */
  readonly guess?: (input: Input, screen: Screen) => void;
  readonly onDone?: (answer: Answer, input: Input) => void;
  /** What to say when it is done, if the screen does not show it by itself. */
  readonly successMessage?: string | ((answer: Answer, input: Input) => string);
  /** Changes of one name are sent one after the other, each after the answer to the one before. */
  readonly inTurn?: string;
  /** Whether the caller shows what is refused, as forms do; otherwise a notice does. */
  readonly showsProblems?: boolean;
}

/** What is on the screen, and how to take back what a guess did to it. */
export class Screen {
  readonly #client: QueryClient;
  readonly #before: [QueryKey, unknown][] = [];

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Changes what was read by a query; whatever was read for other screens is left alone. */
  update<Data>(
    { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
    change: (data: Data) => Data,
  ): void {
    // An answer on its way was made before the change.
    void this.#client.cancelQueries({ queryKey });
    for (const [key, data] of this.#client.getQueriesData<Data>({ queryKey })) {
      if (data === undefined) continue;
      this.#before.push([key, data]);
      this.#client.setQueryData<Data>(key, change(data));
    }
  }

  takeBack(): void {
    for (const [key, data] of this.#before.toReversed()) this.#client.setQueryData(key, data);
  }
}

/** Reads again what an operation has made stale; what is not on the screen, when it is next shown. */
export async function readAgainAfter(client: QueryClient, operation: WriteId): Promise<void> {
  const tags: readonly string[] = staleByWrite[operation];
  await Promise.all(tags.map((tag) => client.invalidateQueries({ queryKey: [tag] })));
}

export function useChange<Input, Answer>(
  change: Change<Input, Answer>,
): UseMutationResult<Answer, Error, Input, Screen> {
  const client = useQueryClient();
  const { operation, send, guess, onDone, successMessage, inTurn, showsProblems = false } = change;
  return useMutation<Answer, Error, Input, Screen>({
    mutationKey: [operation],
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    mutationFn: async (input) => send(input),
    onMutate: (input) => {
      const screen = new Screen(client);
      guess?.(input, screen);
      return screen;
    },
    onError: (error, _input, screen) => {
      screen?.takeBack();
      if (!showsProblems) notify(wordsOf(error), { kind: 'bad' });
    },
    onSuccess: (answer, input) => {
      if (successMessage !== undefined)
        notify(typeof successMessage === 'string' ? successMessage : successMessage(answer, input));
      onDone?.(answer, input);
    },
    onSettled: async () => {
      await readAgainAfter(client, operation);
    },
  });
}
