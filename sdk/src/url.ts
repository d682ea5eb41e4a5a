/**
 * A path with ids filled in: path`/v1/invoices/${id}/send`. Throws a `TypeError` if an id is empty, `.` or `..`, which
 * would lead to another operation.
 */
export function path(fixed: TemplateStringsArray, ...ids: readonly string[]): string {
  return ids.reduce((before, id, at) => before + segment(id) + (fixed[at + 1] ?? ''), fixed[0] ?? '');
}

/** An id as part of a path. Throws as `path` does. */
export function segment(id: unknown): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
  return encodeURIComponent(id);
}

type Value = string | number | boolean;
type QueryValue = Value | readonly Value[] | Readonly<Record<string, Value>>;

/**
 * The query string with its `?`; empty without parameters. Lists are joined with commas, except those named in
 * `repeated`; each entry of an object becomes a separate parameter (`metadata.team=blue`).
 */
export function queryString(query: object = {}, repeated: readonly string[] = []): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, QueryValue | undefined>)) {
    if (value === undefined) continue;
    if (isRecord(value)) {
      for (const [key, each] of Object.entries(value)) search.append(`${name}.${key}`, String(each));
      continue;
    }
    const values = [value].flat().map(String);
    if (repeated.includes(name)) for (const each of values) search.append(name, each);
    else search.append(name, values.join(','));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

const isRecord = (value: QueryValue): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && !Array.isArray(value);
