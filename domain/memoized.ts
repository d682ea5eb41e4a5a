/** A memoized `look`: called once for each key, unless it returned null or undefined. Keys are compared as JSON. */
export function memoized<Key, Found>(look: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<string, Found>();
  return (key) => {
    const name = JSON.stringify(key);
    const found = known.get(name) ?? look(key);
    known.set(name, found);
    return found;
  };
}
