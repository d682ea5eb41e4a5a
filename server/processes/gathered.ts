/** Sends what comes within a turn of the event loop as one message, which costs as much as a single thing. */
export function gathered<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  return (item) => {
    if (items.push(item) > 1) return;
    setImmediate(() => {
      const all = items;
      items = [];
      send(all);
    });
  };
}
