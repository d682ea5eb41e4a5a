/** Splits a bulk write into requests of the size that the server accepts. */
import { UnauthorizedError } from 'docket-sdk';
import { UserError, errorText } from '../ui/text/problems.js';
import { t } from '../messages/text.js';

const maxBatch = 100;

/** A batch was refused after earlier ones were done. `cause` is the refusal. */
export class PartlyDoneError extends UserError {
  constructor(
    readonly done: number,
    total: number,
    override readonly cause: unknown,
  ) {
    super(t('shell.ofAreDoneTheOthersNot', { done, total, cause: errorText(cause) }));
  }
}

export function batchesOf<Item>(items: readonly Item[], size = maxBatch): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_batch, at) => items.slice(at * size, (at + 1) * size));
}

/** Sends the batches one after the other. If one is refused, earlier ones stay done and later ones are not sent. */
export async function inBatches<Item>(
  items: readonly Item[],
  send: (items: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let done = 0; done < items.length; done += maxBatch)
    try {
      await send(items.slice(done, done + maxBatch));
    } catch (error) {
      // A session that has ended leads to the sign-in page, whatever was done before.
      if (done === 0 || error instanceof UnauthorizedError) throw error;
      throw new PartlyDoneError(done, items.length, error);
    }
}

/** The place in the `ids` of a batch that the detail of a refusal names: `ids.3`, `resource_ids.3.tags`. */
export function refusedPlace(field: string): number | undefined {
  const place = /^(?:resource_)?ids\.(\d+)/.exec(field)?.[1];
  return place === undefined ? undefined : Number(place);
}
