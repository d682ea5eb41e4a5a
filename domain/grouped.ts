/** Groups rows by key, in the order in which the keys first occur. */
export function grouped<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, [Row, ...Row[]]> {
  const groups = new Map<Key, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const some = groups.get(key);
    if (some) some.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
