/** Schemas that accept no field which they do not name. Pure. */

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds `unevaluatedProperties: false` to objects. The parts of an allOf stay open, because the schema around them
 * closes them together.
 */
export function close(node: unknown, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((each) => close(each));
  if (!isObject(node)) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === 'allOf' && Array.isArray(value) ? value.map((each) => close(each, true)) : close(value),
    ]),
  );
  const isOpen = closed['additionalProperties'] === undefined && !isPart;
  if (isOpen && (Array.isArray(node['allOf']) || (node['type'] === 'object' && isObject(node['properties']))))
    closed['unevaluatedProperties'] = false;
  return closed;
}

/** Schemas that occur only as parts of an allOf, and stay open for the same reason. */
const parts = new Set(['EventEnvelope']);

/** A contract in which objects are closed. */
export function closedContract<
  T extends { readonly components?: { readonly schemas?: object; readonly pathItems?: object } },
>(document: T): T {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    close(schema, parts.has(name)),
  ]);
  const { components, ...rest } = document;
  return {
    ...(close(rest) as T),
    components: {
      ...components,
      schemas: Object.fromEntries(schemas) as object,
      pathItems: close(components?.pathItems ?? {}) as object,
    },
  };
}
