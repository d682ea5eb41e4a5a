/** Many objects, as many at once as the server takes. */
const maxBatch = 100;

/** One batch after the other; if one is refused, those before it are done. */
export async function inBatches<Item>(
  items: readonly Item[],
  send: (items: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += maxBatch) await send(items.slice(from, from + maxBatch));
}
