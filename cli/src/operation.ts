/** A row of the generated table: an operation of the contract as a command. */
export interface Operation {
  /** The operationId. */
  readonly id: string;
  /** `docket <resource> <command>`, or `docket <resource>` alone if both are the same word. */
  readonly resource: string;
  readonly command: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** The first paragraph of the description. */
  readonly about: string;
  /** The parameters of the path, in order. */
  readonly params: readonly { readonly wireName: string; readonly name: string; readonly description: string }[];
  readonly query: readonly Field[];
  /** Query parameters that are repeated for each value; other lists are joined with commas. */
  readonly repeated: readonly string[];
  /** The fields of the body; undefined if it takes none. */
  readonly body?: readonly Field[];
  /** Whether the body is a form with a file. */
  readonly takesFile?: true;
  readonly answer: 'page' | 'data' | 'whole' | 'file';
  /** Formats other than JSON in which it answers. */
  readonly files: readonly string[];
  /** Whether it takes `If-Match`. */
  readonly isConditional?: true;
  readonly deprecation?: string;
}

/** A parameter of the query, or a field of the body. */
export interface Field {
  /** `tax_rate`; `business.address.city` for one inside another, `line_items.*.rate` for one in a list. */
  readonly name: string;
  /** How its text becomes JSON: `list` is separated by commas, `json` is written as JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'json';
  readonly description?: string;
  readonly values?: readonly string[];
  readonly required?: true;
  /** Whether `null` clears it. */
  readonly nullable?: true;
}
