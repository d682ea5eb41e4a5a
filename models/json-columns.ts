/**
 * Values of JSON columns, with the keys of each object in alphabetical order. MySQL and TiDB return keys in an order of
 * their own, and a hash of an object, such as its `ETag`, must not depend on whether the object was just written or
 * read back.
 */

type JsonObject = Readonly<Record<string, unknown>>;

/** Whether it is an object literal: not an array, a Date, a Buffer or a Big. */
const isPlain = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The value with the keys of all its objects, at every level, in alphabetical order. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])]),
  );
}

/**
 * The value of a JSON column, which is text as read from the database, and parsed already in a row that was just made.
 */
export const readJson = (value: unknown): unknown =>
  inOrder(typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

/** The part of a model that is needed here. */
interface ModelWithJson {
  readonly jsonAttributes?: readonly string[] | null;
  readonly textAttributes: readonly string[];
}

const columns = new WeakMap<ModelWithJson, readonly string[]>();

/** The JSON columns of a model whose keys an engine may reorder: those that are not stored as text. */
export function jsonColumnsOf(model: ModelWithJson): readonly string[] {
  const known = columns.get(model);
  if (known) return known;
  const found = (model.jsonAttributes ?? []).filter((name) => !model.textAttributes.includes(name));
  columns.set(model, found);
  return found;
}
