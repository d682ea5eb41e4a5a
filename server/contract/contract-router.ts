import { OpenAPIRouter, type Document, type Operation, type ParsedRequest, type Request } from 'openapi-backend';

interface Template {
  readonly pattern: RegExp;
  readonly order: string;
  readonly names: readonly string[];
  readonly byMethod: Map<string, Operation>;
}

interface Found {
  readonly byMethod: Map<string, Operation>;
  readonly values: Record<string, string>;
}

/** A request that carries its own parsed form, so that no step parses it again. */
export interface ContractRequest extends ParsedRequest {
  readonly querystring: string;
  /** The methods and values of its path, once that is matched. */
  found?: Found | undefined;
}

/**
 * openapi-backend's router rebuilds its operations and patterns for each request; this one builds them once, and looks
 * for the exact path first, then for a template.
 */
export class ContractRouter extends OpenAPIRouter {
  private readonly all: Operation[];
  private readonly exact = new Map<string, Map<string, Operation>>();
  /** By the segment after `/v1`: `clients` of `/v1/clients/{id}`. */
  private readonly templates = new Map<string, Template[]>();

  constructor(definition: Document) {
    super({ definition });
    this.all = super.getOperations();
    for (const path of new Set(this.all.map((operation) => operation.path))) {
      const here = this.all.filter((operation) => operation.path === path);
      this.add(path, new Map(here.map((operation) => [operation.method, operation])));
    }
    for (const templates of this.templates.values()) templates.sort((a, b) => (a.order < b.order ? -1 : 1));
  }

  private add(path: string, byMethod: Map<string, Operation>): void {
    this.exact.set(path, byMethod);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (names.length === 0) return;
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    // If two match, the one with a literal segment where the other has a variable comes first: `~` sorts after any
    // letter.
    const order = path.replaceAll(/\{\w+\}/g, '~');
    const collection = collectionOf(path);
    this.templates.set(collection, [...(this.templates.get(collection) ?? []), { pattern, order, names, byMethod }]);
  }

  override getOperations(): Operation[] {
    return this.all;
  }

  /** The operation, or an error whose message begins with its status: openapi-backend tells 404 and 405 apart by it. */
  override matchOperation(request: Request): Operation {
    const found = this.find(request.path);
    (request as ContractRequest).found = found;
    if (!found) throw new Error('404-notFound');
    const operation = found.byMethod.get(request.method);
    if (!operation) throw new Error('405-methodNotAllowed');
    return operation;
  }

  /** The methods that a path accepts, for `Allow`. */
  methodsOf(path: string): string[] {
    const methods = [...(this.find(path)?.byMethod.keys() ?? [])];
    return methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  }

  override parseRequest(request: Request, operation?: Operation): ParsedRequest {
    const parsed = request as ContractRequest;
    if (!operation) return parsed;
    // Decoded here: if `matchOperation` threw for a malformed escape, openapi-backend would treat the path as unknown.
    const values = Object.entries(parsed.found?.values ?? {});
    if (values.length > 0)
      parsed.params = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
    return parsed;
  }

  private find(path: string): Found | undefined {
    const exact = path.includes('{') ? undefined : this.exact.get(path);
    if (exact) return { byMethod: exact, values: {} };
    for (const { pattern, names, byMethod } of this.templates.get(collectionOf(path)) ?? []) {
      const match = pattern.exec(path);
      if (match) return { byMethod, values: Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ''])) };
    }
    return undefined;
  }
}

const collectionOf = (path: string): string => path.split('/', 3)[2] ?? '';
