/** Makes one change to many tickets in batches, each of them whole or not at all. Refusals are shown by ticket. */
import { ApiError } from 'docket-sdk';
import { useState } from 'react';
import { inBatches, PartlyDoneError } from '../../../api/batches.js';
import { useChange } from '../../../api/change.js';
import { Notice } from '../../../ui/notice.js';
import { refusalsOf, type Refusal } from './bulk-refusals.js';
import { t } from '../../../messages/text.js';

export interface ChosenTickets {
  readonly ids: readonly string[];
  /** Ticket numbers by id, as far as they were loaded. */
  readonly names: ReadonlyMap<string, string>;
}

interface BulkRequest<Input> {
  readonly of: ChosenTickets;
  readonly operation: 'updateTickets' | 'closeTickets' | 'addTagsInBulk';
  readonly send: (ids: string[], input: Input) => PromiseLike<unknown>;
  readonly undo: {
    readonly remember: (ids: readonly string[]) => void;
    readonly offer: (message: string, ids: readonly string[], input: Input) => void;
  };
  readonly message: (input: Input) => string;
  readonly onDone: () => void;
}

export interface Refused {
  readonly refusals: readonly Refusal[];
  /** How many tickets were changed before. */
  readonly done: number;
  readonly count: number;
}

/** `submit` throws what is no refusal of single tickets. Sent again, it changes those that are left. */
export function useBulkRequest<Input>({
  of: { ids, names },
  operation,
  send,
  undo,
  message,
  onDone,
}: BulkRequest<Input>) {
  const [left, setLeft] = useState(ids);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const change = useChange({
    operation,
    send: async (input: Input) => {
      undo.remember(left);
      await inBatches(left, (some) => send(some, input));
    },
    handlesErrors: true,
    onDone: (_answer, input) => {
      undo.offer(message(input), ids, input);
      onDone();
    },
  });
  const submit = async (input: Input): Promise<void> => {
    setRefusals([]);
    try {
      await change.mutateAsync(input);
    } catch (error) {
      const { done, cause } = error instanceof PartlyDoneError ? error : { done: 0, cause: error };
      const rest = left.slice(done);
      setLeft(rest);
      const next = cause instanceof ApiError ? refusalsOf(cause, rest, names) : [];
      if (next.length === 0) throw error;
      setRefusals(next);
    }
  };
  const refused: Refused = { refusals, done: ids.length - left.length, count: ids.length };
  return { submit, refused };
}

export function RefusedTickets({ refused: { refusals, done, count } }: { readonly refused: Refused }) {
  if (refusals.length === 0) return null;
  return (
    <Notice kind="bad">
      {done === 0 ? t('tickets.nothingWasChanged') : t('tickets.someUpdated', { done, count })}
      <ul className="ticket-refusals">
        {refusals.map(({ id, name, message }) => (
          <li key={id + message}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
