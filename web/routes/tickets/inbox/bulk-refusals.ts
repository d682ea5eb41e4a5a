/** Maps refusals of a change to many tickets from positions back to tickets. Pure. */
import type { ApiError } from 'docket-sdk';

export interface Refusal {
  readonly id: string;
  /** Its number, or its id if the number is not known. */
  readonly name: string;
  readonly message: string;
}

/**
 * The refused tickets with the reasons. Details name them by position (`ids.3`, `resource_ids.3.tags`); `ids` begins
 * with the refused batch.
 */
export function refusalsOf(
  { details }: Pick<ApiError, 'details'>,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Refusal[] {
  return details.flatMap(({ field, message }) => {
    const place = /^(?:resource_)?ids\.(\d+)/.exec(field)?.[1];
    const id = place === undefined ? undefined : ids[Number(place)];
    return id === undefined ? [] : [{ id, name: names.get(id) ?? id, message }];
  });
}
