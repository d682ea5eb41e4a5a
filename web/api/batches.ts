/** Splits a bulk write into requests of the size that the server accepts. */
const maxBatch = 100;

/** Sends the batches one after the other. If one is refused, earlier ones stay done and later ones are not sent. */
export async function inBatches<Item>(
  items: readonly Item[],
  send: (items: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += maxBatch) await send(items.slice(from, from + maxBatch));
}
