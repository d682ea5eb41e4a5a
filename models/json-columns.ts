/**
 * Columns of JSON, with the names of each object in one order: MySQL and TiDB answer them in their own order, and what is hashed of
 * an object, such as its `ETag`, must not depend on whether it comes from the database or from who wrote it.
 */

type JsonObject = Readonly<Record<string, unknown>>;

/** Neither an array nor an instant, bytes or a number of many digits. */
const isPlain = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value of JSON with the names of its objects in alphabetical order, however deep. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])]),
  );
}

/** The value of a column of JSON; one that is there already is that of a row just made. */
export const readJson = (value: unknown): unknown =>
  inOrder(typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

/** As much of a model as reading its columns needs. */
interface ModelWithJson {
  readonly jsonAttributes?: readonly string[] | null;
  readonly textAttributes: readonly string[];
}

const columns = new WeakMap<ModelWithJson, readonly string[]>();

/** The columns of a model that an engine may answer in another order than they were written in. */
export function jsonColumnsOf(model: ModelWithJson): readonly string[] {
  const known = columns.get(model);
  if (known) return known;
  const found = (model.jsonAttributes ?? []).filter((name) => !model.textAttributes.includes(name));
  columns.set(model, found);
  return found;
}
