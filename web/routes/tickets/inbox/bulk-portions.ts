/** Changes to many tickets, as the API takes them: so many at once, each told of by its place. Pure. */
import { counted } from '../../../ui/text/plural.js';
import type { ApiError } from 'docket-sdk';

const maxAtOnce = 100;

export interface Refusal {
  readonly id: string;
  /** Its number, if it is known. */
  readonly name: string;
  readonly message: string;
}

export const ticketCount = (count: number): string => counted(count, 'ticket');

/** One portion after the other; what one refuses ends it. Tells of each that is changed. */
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

/** Which tickets stand in the way, and why: `ids.3`, `resource_ids.3.tags`. The ids begin with the portion that was refused. */
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
