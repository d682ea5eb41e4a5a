/** Makes one change to several objects, one after the other. A refusal is shown at its object; the rest goes on. */
import { ApiError } from 'docket-sdk';
import { useState } from 'react';
import { useChange, type WriteId } from '../../../api/change.js';
import { UserError, errorText } from '../../../ui/text/problems.js';

/** The outcome for one object. */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly problem: string };

export interface Each<Item, Answer> {
  readonly outcomes: ReadonlyMap<string, Outcome<Answer>>;
  /** Sends for all objects that are not done yet. Resolves to true if all of them succeed. */
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
    handlesErrors: true,
  });
  return {
    outcomes,
    run: (items) => change.mutateAsync(items.filter((item) => outcomes.get(keyOf(item))?.isDone !== true)),
  };
}

/** A refusal of one object does not stop the rest, but an unreachable server does: it throws. */
async function attempt<Answer>(send: () => PromiseLike<Answer>): Promise<Outcome<Answer>> {
  try {
    return { isDone: true, answer: await send() };
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return { isDone: false, problem: errorText(error) };
    throw error;
  }
}
