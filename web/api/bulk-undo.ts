/** Undo of bulk changes: the values that the rows of a list had before are remembered, and put back. */
import { useQueryClient, type DataTag, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, UnauthorizedError } from 'docket-sdk';
import { useRef } from 'react';
import { errorText } from '../ui/text/problems.js';
import { notify } from '../ui/toast.js';
import { t } from '../messages/text.js';
import { batchesOf, inBatches, refusedPlace } from './batches.js';
import { useChange, type WriteId } from './change.js';

/** The query of a list, with any parameters: `listTicketsOptions()`. */
interface ListQuery<Row> {
  readonly queryKey: DataTag<QueryKey, { readonly data: readonly Row[] }, Error>;
}

type Send<Updates> = (ids: string[], updates: Updates) => PromiseLike<unknown>;

/** The rows with these ids that are cached in any form of the list, each as it was read last. */
function cachedRows<Row extends { readonly id: string }>(
  client: QueryClient,
  { queryKey }: ListQuery<Row>,
  ids: readonly string[],
): ReadonlyMap<string, Row> {
  const wanted = new Set(ids);
  const readAt = (key: QueryKey): number => client.getQueryState(key)?.dataUpdatedAt ?? 0;
  const pages = client
    .getQueriesData<{ readonly data: readonly Row[] }>({ queryKey })
    .toSorted(([one], [other]) => readAt(one) - readAt(other));
  const rows = pages.flatMap(([, page]) => page?.data ?? []).filter(({ id }) => wanted.has(id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sends to all objects that the server does not refuse: it changes all objects of a request, or none. */
async function sendAllowed<Updates>(ids: readonly string[], updates: Updates, send: Send<Updates>) {
  try {
    await send([...ids], updates);
    return { done: ids.length };
  } catch (error) {
    const refused = new Set(error instanceof ApiError ? error.details.map(({ field }) => refusedPlace(field)) : []);
    const rest = ids.filter((_id, at) => !refused.has(at));
    if (rest.length === 0 || rest.length === ids.length) throw error;
    await send(rest, updates);
    return { done: rest.length, problem: error };
  }
}

/** Objects with the same former values are sent together. Refused ones do not stop the others. */
async function putBack<Updates>(before: ReadonlyMap<string, Updates>, send: Send<Updates>, perRequest?: number) {
  const groups = new Map<string, { readonly updates: Updates; readonly ids: string[] }>();
  for (const [id, updates] of before) {
    const name = JSON.stringify(updates);
    const group = groups.get(name) ?? { updates, ids: [] };
    groups.set(name, group);
    group.ids.push(id);
  }
  const results: { readonly done: number; readonly problem?: unknown }[] = [];
  for (const { updates, ids } of groups.values())
    for (const batch of batchesOf(ids, perRequest))
      results.push(
        await sendAllowed(batch, updates, send).catch((problem: unknown) => {
          if (problem instanceof UnauthorizedError) throw problem;
          return { done: 0, problem };
        }),
      );
  return {
    done: results.reduce((sum, { done }) => sum + done, 0),
    problem: results.find(({ problem }) => problem !== undefined)?.problem,
  };
}

interface BulkUndo<Row, Updates> {
  /** The operation that `send` calls. */
  readonly operation: WriteId;
  readonly list: ListQuery<Row>;
  readonly send: Send<Updates>;
  /** How many objects `send` takes, if fewer than a bulk change does. */
  readonly perRequest?: number;
}

/**
 * Call `remember` before the request of a bulk change, and `offer` after it, with the values that a row had of what was
 * changed. A change that is sent again after a refusal is undone to the state before the first request.
 */
export function useBulkUndo<Row extends { readonly id: string }, Updates>({
  operation,
  list,
  send,
  perRequest,
}: BulkUndo<Row, Updates>) {
  const client = useQueryClient();
  const rows = useRef<ReadonlyMap<string, Row>>(new Map());
  const undo = useChange({
    operation,
    send: async ({ before }: { readonly before: ReadonlyMap<string, Updates>; readonly count: number }) => {
      const result = await putBack(before, send, perRequest);
      if (result.done === 0) throw result.problem;
      return result;
    },
    onDone: ({ done, problem }, { count }) => {
      if (done === count) notify(t('common.undoneCount', { count }));
      else
        notify(
          problem === undefined
            ? t('common.undoneSome', { done, count })
            : t('common.undoneSomeBecause', { done, count, cause: errorText(problem) }),
          { kind: 'bad' },
        );
    },
  });
  return {
    remember: (ids: readonly string[]): void => {
      rows.current = new Map([...cachedRows(client, list, ids), ...rows.current]);
    },
    /** Shows the message with Undo. */
    offer: (message: string, ids: readonly string[], valuesOf: (row: Row) => Updates): void => {
      const before = new Map(
        ids.flatMap((id) => {
          const row = rows.current.get(id);
          return row ? [[id, valuesOf(row)] as const] : [];
        }),
      );
      rows.current = new Map();
      notify(message, before.size === 0 ? {} : { undo: () => undo.mutate({ before, count: ids.length }) });
    },
  };
}

interface BulkUpdate<Row, Updates> extends BulkUndo<Row, Updates> {
  readonly ids: readonly string[];
  /** How former values are sent, if not as the change itself. */
  readonly putBack?: Send<Updates>;
  /** The values that a row has of what the updates change. */
  readonly valuesOf: (row: Row, updates: Updates) => Updates;
  readonly message: string;
  readonly onDone: () => void;
}

/** A form that makes the same change to all selected rows of a list, with Undo. The form shows what is refused. */
export function useBulkUpdate<Row extends { readonly id: string }, Updates>(of: BulkUpdate<Row, Updates>) {
  const { operation, list, send, ids, putBack: sendBefore = send, valuesOf, message, onDone } = of;
  const undo = useBulkUndo({ operation, list, send: sendBefore });
  return useChange({
    operation,
    send: async (updates: Updates) => {
      undo.remember(ids);
      await inBatches(ids, (some) => send(some, updates));
    },
    handlesErrors: true,
    onDone: (_answer, updates) => {
      undo.offer(message, ids, (row) => valuesOf(row, updates));
      onDone();
    },
  });
}
