/** Formatters of the browser, each made once. */

const made = new Map<string, unknown>();

/** Formatters are slow to make and quick to use: a table of a thousand amounts makes one. */
export function cached<T, O>(make: new (locale: string, options: O) => T, locale: string, options: O): T {
  const key = `${make.name} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known instanceof make) return known;
  const formatter = new make(locale, options);
  made.set(key, formatter);
  return formatter;
}
