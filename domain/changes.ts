type Plain = Readonly<Record<string, unknown>>;
export type Changes = Record<string, { from: unknown; to: unknown }>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two states of an object as the API shows it, by dotted name; `updated_at` is no change. */
export function changesBetween(before: object, after: object, path = ''): Changes {
  const changes: Changes = {};
  const [from, to] = [before as Plain, after as Plain];
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (name === 'updated_at') continue;
    const [old, now] = [from[name] ?? null, to[name] ?? null];
    if (isObject(old) && isObject(now)) Object.assign(changes, changesBetween(old, now, `${path}${name}.`));
    else if (JSON.stringify(old) !== JSON.stringify(now)) changes[`${path}${name}`] = { from: old, to: now };
  }
  return changes;
}
