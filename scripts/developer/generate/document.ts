/** The parts of an OpenAPI document that the generator looks at. */
export interface Document {
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
}
export const methods = ['get', 'put', 'post', 'delete'] as const;
export type Method = (typeof methods)[number];
export type PathItem = { parameters?: Parameter[] } & { [M in Method]?: Operation };
export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  description?: string;
  required?: boolean;
  schema?: { default?: unknown };
  /** The parameter that, when sent, keeps the default from being filled in. */
  'x-default-unless'?: string;
}
export interface Operation {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
  'x-own-transaction'?: boolean;
  'x-upsert'?: { create: string; update: string };
  /** A POST that changes nothing and runs like a GET; it is a POST because its parameters are too long for a URL. */
  'x-reads'?: boolean;
  /** What makes it expensive, so that a limit of its own applies: rendering a document, or a report. */
  'x-weight'?: 'document' | 'report';
  /** The object that it is about: the operation that reads it, and whether this one returns it in full. */
  'x-subject'?: { getter: string; isAnswered: boolean };
}

/** Whether it is used by contacts in the portal, not by the team. */
export const isOfPortal = ({ security = [] }: Operation): boolean =>
  security.some((scheme) => 'portalSession' in scheme);

/** Every operation with its path and method. */
export function* eachOperation(
  paths: Record<string, PathItem>,
): Generator<{ path: string; method: Method; item: PathItem; operation: Operation }> {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, item, operation };
    }
  }
}
