/** The contract of this package, with the validators that the service itself uses for requests. */
import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document, Operation } from 'openapi-backend';
import { ContractRouter, type ContractRequest } from '../../server/contract/contract-router.js';
import { ContractValidator } from '../../server/contract/contract-validator.js';
import { addContractFormats } from '../../server/contract/formats.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';
import { problemsOf } from '../../server/contract/problems.js';
import { closedContract } from './closed.js';
import type { CheckedRequest, CheckedResponse, Mismatch } from './types.js';

const base = 'http://docket.invalid';

export class Contract {
  private readonly router: ContractRouter;
  private readonly validator: ContractValidator;
  private readonly answers = { open: new Ajv2020(options), closed: new Ajv2020(options) };

  constructor(private readonly document: Document) {
    this.router = new ContractRouter(document);
    this.validator = new ContractValidator(document, this.router);
    addContractFormats(this.answers.open).addSchema({ ...document, $id: 'contract' });
    addContractFormats(this.answers.closed).addSchema({ ...closedContract(document), $id: 'contract' });
  }

  checkRequest(request: CheckedRequest): Mismatch[] {
    const { received, operation } = this.find(request);
    if (operation === undefined) return [unknownOperation(request)];
    const { problems } = this.validator.validateRequest(received, operation);
    const isForm = 'multipart/form-data' in contentOf(operation.requestBody);
    return problems
      .filter(({ field }) => !(isForm && field === 'file'))
      .map(({ field, message }) => ({ in: 'request', operationId: operation.operationId, field, message }));
  }

  checkResponse(
    request: Pick<CheckedRequest, 'method' | 'url'>,
    { status, body }: CheckedResponse,
    { unknownFields = false }: { readonly unknownFields?: boolean },
  ): Mismatch[] {
    const { operation } = this.find(request);
    if (operation === undefined) return [unknownOperation(request)];
    const mismatch = (field: string, message: string): Mismatch => ({
      in: 'response',
      operationId: operation.operationId,
      field,
      message,
    });
    const described = operation.responses ?? {};
    const named = String(status) in described ? String(status) : 'default';
    if (!(named in described) || (named === 'default' && status < 400))
      return [mismatch('', `has the status ${status}, but the contract has ${Object.keys(described).join(', ')}`)];
    const pointer = `${operationPointer(operation.path, operation.method)}/responses/${named}`;
    const { at, value } = locate(this.document, pointer);
    const isJson = 'application/json' in contentOf(value);
    if (!isJson || body === undefined) return [];
    const ajv = unknownFields ? this.answers.open : this.answers.closed;
    const schema = `contract${at}/content/application~1json/schema`;
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
    return validate(body)
      ? []
      : problemsOf((validate.errors ?? []).map(asAdditional), 'body').map(({ field, message }) =>
          mismatch(field, message),
        );
  }

  /** The operation of a request, and the request as the validator takes it. */
  private find({ method, url, body }: CheckedRequest): { received: ContractRequest; operation?: Operation } {
    const { pathname, search } = new URL(url, base);
    const received: ContractRequest = {
      method: method.toLowerCase(),
      path: pathname,
      querystring: search.slice(1),
      query: {},
      params: {},
      headers: {},
      cookies: {},
      requestBody: structuredClone(body),
    };
    try {
      const operation = this.router.matchOperation(received);
      this.router.parseRequest(received, operation);
      return { received, operation };
    } catch {
      return { received };
    }
  }
}

const options = { allErrors: true, strict: false, validateSchema: false } as const;

const unknownOperation = ({ method, url }: Pick<CheckedRequest, 'method' | 'url'>): Mismatch => ({
  in: 'request',
  operationId: undefined,
  field: '',
  message: `${method.toUpperCase()} ${new URL(url, base).pathname} is not an operation of the contract`,
});

const contentOf = (owner: unknown): object =>
  typeof owner === 'object' && owner !== null && 'content' in owner && typeof owner.content === 'object'
    ? (owner.content ?? {})
    : {};

/** An error about a field that closed schemas do not name, as one that `problemsOf` has words for. */
const asAdditional = (error: ErrorObject): ErrorObject =>
  error.keyword === 'unevaluatedProperties'
    ? {
        ...error,
        keyword: 'additionalProperties',
        params: { additionalProperty: (error.params as { unevaluatedProperty: string }).unevaluatedProperty },
      }
    : error;

let loaded: Contract | undefined;

/** The contract beside the program, read when it is first needed. */
export function contract(): Contract {
  loaded ??= new Contract(JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as Document);
  return loaded;
}
