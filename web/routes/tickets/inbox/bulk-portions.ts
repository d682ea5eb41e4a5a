/** Splits a change to many tickets into requests, and maps refusals by position back to tickets. Pure. */
import { counted } from '../../../ui/text/plural.js';
import type { ApiError } from 'docket-sdk';

const maxAtOnce = 100;

export interface Refusal {
  readonly id: string;
  /** Its number, or its id if the number is not known. */
  readonly name: string;
  readonly message: string;
}

export const ticketCount = (count: number): string => counted(count, 'ticket');

/**
 * Sends one portion after the other and stops at the first refusal. Reports the size of each portion that succeeded.
 */
export async function inPortions(
  ids: readonly string[],
  send: (portion: string[]) => PromiseLike<unknown>,
  onChanged: (count: number) => void,
): Promise<void> {
  for (let at = 0; at < ids.length; at += maxAtOnce) {
    const portion = ids.slice(at, at + maxAtOnce);
    await send(portion);
    onChanged(portion.length);
  }
}

/**
 * The refused tickets with the reasons. Details name them by position (`ids.3`, `resource_ids.3.tags`); `ids` begins
 * with the refused portion.
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
