/** Maps refusals of a change to many tickets from positions back to tickets. Pure. */
import type { ApiError } from 'docket-sdk';
import { refusedPlace } from '../../../api/batches.js';

export interface Refusal {
  readonly id: string;
  /** Its number, or its id if the number is not known. */
  readonly name: string;
  readonly message: string;
}

/**
 * The refused tickets with the reasons. `ids` begins with the refused batch.
 */
export function refusalsOf(
  { details }: Pick<ApiError, 'details'>,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Refusal[] {
  return details.flatMap(({ field, message }) => {
    const place = refusedPlace(field);
    const id = place === undefined ? undefined : ids[place];
    return id === undefined ? [] : [{ id, name: names.get(id) ?? id, message }];
  });
}
