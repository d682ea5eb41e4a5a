/** The same change for each of several objects, one after the other: what is refused is told by object, the rest is done. */
import { ApiError } from 'docket-sdk';
import { useState } from 'react';
import { useChange, type WriteId } from '../../../api/change.js';
import { UserError, wordsOf } from '../../../ui/text/problems.js';

/** What has become of one of them. */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly problem: string };

export interface Each<Item, Answer> {
  readonly outcomes: ReadonlyMap<string, Outcome<Answer>>;
  /** Goes through all that are not done yet; true once all are. */
  readonly run: (items: readonly Item[]) => Promise<boolean>;
}

interface EachOf<Item, Answer> {
  readonly operation: WriteId;
  readonly keyOf: (item: Item) => string;
  readonly send: (item: Item) => PromiseLike<Answer>;
}

export function useEach<Item, Answer>({ operation, keyOf, send }: EachOf<Item, Answer>): Each<Item, Answer> {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<Answer>>>(new Map());
  const change = useChange<readonly Item[], boolean>({
    operation,
    send: async (items) => {
      let isAllDone = true;
      for (const item of items) {
        const outcome = await attempt(() => send(item));
        isAllDone &&= outcome.isDone;
        setOutcomes((before) => new Map(before).set(keyOf(item), outcome));
      }
      return isAllDone;
    },
    showsProblems: true,
  });
  return {
    outcomes,
    run: (items) => change.mutateAsync(items.filter((item) => outcomes.get(keyOf(item))?.isDone !== true)),
  };
}

/** What is wrong with one is no reason to stop; that the server cannot be reached is. */
async function attempt<Answer>(send: () => PromiseLike<Answer>): Promise<Outcome<Answer>> {
  try {
    return { isDone: true, answer: await send() };
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return { isDone: false, problem: wordsOf(error) };
    throw error;
  }
}
