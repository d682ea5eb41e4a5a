/** The parts of an OpenAPI document that the generator looks at. */
export interface Document {
  tags?: { name: string; description?: string; 'x-area'?: AreaMark | null }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
}
/** Areas of the API: one, several, or all. */
export type AreaMark = string | readonly string[];
export const methods = ['get', 'put', 'post', 'delete'] as const;
export type Method = (typeof methods)[number];
export type PathItem = { $ref?: string; parameters?: Parameter[] } & { [M in Method]?: Operation };
export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  description?: string;
  required?: boolean;
  schema?: { default?: unknown };
  /** The name of a parameter: if a request sends that, this one's default is not filled in. */
  'x-default-unless'?: string;
}
export interface Operation {
  operationId: string;
  summary?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
  'x-own-transaction'?: boolean;
  /** Whether it also works while the workspace waits for its deletion, unlike other changes. */
  'x-during-deletion'?: boolean;
  /**
   * The areas in which a restricted key needs the level of the method, instead of those of the tag; null for what
   * belongs to the user alone.
   */
  'x-area'?: AreaMark | null;
  /** The areas that a restricted key must be able to read besides. */
  'x-also-reads'?: AreaMark;
  'x-upsert'?: { create: string; update: string };
  /** A POST that changes nothing and runs like a GET; it is a POST because its parameters are too long for a URL. */
  'x-reads'?: boolean;
  /** Why it is expensive, so that another limit applies as well: it renders a document, or it is a report. */
  'x-weight'?: 'document' | 'report';
  /**
   * The object that the operation is about: the operation that reads the object, and whether this one returns it in
   * full.
   */
  'x-subject'?: { getter: string; isAnswered: boolean };
  /**
   * The action under which the audit log records the operation, and other ones by the field that changes. `resource` is
   * the kind of the object whose id is in the path, if it is not that of the action; `each` the operation that reads an
   * object, if `ids` of the body names several.
   */
  'x-audit'?: { action: string; instead?: Record<string, string>; resource?: string; each?: string };
  /**
   * The tool of agents (mcp/tools/) that uses the operation; which part it is of a tool that uses several; for a list,
   * the fields of its rows; for an object, what is embedded in it.
   */
  'x-mcp'?: { tool: string; part?: string; fields?: string[]; include?: string[] };
}

/** Whether the operation is for contacts in the portal, not for the team. */
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
