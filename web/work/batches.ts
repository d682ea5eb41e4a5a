/** Many objects, as many at once as the server takes. */
const most = 100;

/** One batch after the other; if one is refused, those before it are done. */
export async function inBatches(
  ids: readonly string[],
  send: (ids: string[]) => PromiseLike<readonly unknown[]>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += most) await send(ids.slice(from, from + most));
}
