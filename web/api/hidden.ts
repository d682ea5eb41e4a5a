/**
 * Objects that the user deleted and the server still has, because the request waits for Undo (delayed.ts). They are left
 * out of everything that is read.
 */

const hidden = new Set<string>();

export function hideObjects(ids: readonly string[]): void {
  for (const id of ids) hidden.add(id);
}

export function showObjects(ids: readonly string[]): void {
  for (const id of ids) hidden.delete(id);
}

/** The same value if nothing in it is hidden. */
export function withoutHidden(value: unknown): unknown {
  if (hidden.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const left = items.filter((item) => !isHidden(item)).map(withoutHidden);
    return left.length === items.length && left.every((item, at) => item === items[at]) ? items : left;
  }
  const entries: readonly [string, unknown][] = Object.entries(value);
  const left = entries.map(([name, one]): [string, unknown] => [name, withoutHidden(one)]);
  return left.every(([, one], at) => one === entries[at]?.[1]) ? value : recounted(value, Object.fromEntries(left));
}

const isHidden = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' && hidden.has(item.id);

/** A page of a list counts what is left of it. */
function recounted(before: object, after: Record<string, unknown>): object {
  const { data, pagination } = after;
  if (!('data' in before) || !Array.isArray(before.data) || !Array.isArray(data)) return after;
  if (typeof pagination !== 'object' || pagination === null || !('total' in pagination)) return after;
  const total = Number(pagination.total) - (before.data.length - data.length);
  return { ...after, pagination: { ...pagination, total } };
}
