/** As `look`, which is asked once for each key, whoever else asks for the same. Keys are the same that are the same as JSON. */
export function onceEach<Key, Found>(look: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<string, Found>();
  return (key) => {
    const name = JSON.stringify(key);
    const found = known.get(name) ?? look(key);
    known.set(name, found);
    return found;
  };
}
