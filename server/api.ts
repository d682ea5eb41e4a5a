/**
 * The path of a request through the contract, as openapi-backend calls it:
 * 1. the router matches the operation (`not_found`, `method_not_allowed`);
 * 2. the security handler finds the caller behind the key or session;
 * 3. `postSecurityHandler` checks permissions and the ids in the path, waits for a request slot, and reads the body;
 * 4. the validator checks query, path, headers and body, and fills in defaults (`invalid_request`);
 * 5. the operation's handler counts expensive requests and password checks, checks the permissions of the fields sent,
 *    and runs it.
 */
import type { Context as KoaContext } from 'koa';
import { OpenAPIBackend, type Context, type Document } from 'openapi-backend';
import { ApiError, forbidden, invalidMany, notFound } from '../domain/errors.js';
import { isId } from '../domain/ids.js';
import { areaRefusal, includeRefusal, type AreaNeeds } from '../domain/people/key-access.js';
import { may, refusalOf } from '../domain/people/policy.js';
import { operations } from '../generated/operations.js';
import type { OperationId } from '../contract/contract.js';
import type { Identity } from './identity/auth.js';
import { hasLargeBody, readBody } from './contract/body.js';
import { contractDocument } from './contract/contract-document.js';
import { ContractRouter, type ContractRequest } from './contract/contract-router.js';
import { ContractValidator, type Validated } from './contract/contract-validator.js';
import { announce, findDeprecations } from './contract/deprecation.js';
import type { CountHeavy } from './limits/heavy-limits.js';
import type { CheckingPassword } from './limits/password-checks.js';
import type { Call } from './call.js';
import type { Scope } from '../models/context.js';
import { assertWritable } from '../models/workspace/read-only.js';
import { execute, isDuringDeletion, type Runtime } from './operation.js';
import type { Outcome } from './outcome.js';
import type { OperationRequest } from './contract/ask.js';
import { assertMaySend } from './contract/sent-fields.js';
import { uploadFolder } from '../settings/upload-folder.js';
import { originOf } from './identity/origin.js';
import { RequestSlots, type SlotKind } from './limits/request-slots.js';

export interface Api {
  /** Runs the operation that a request names. */
  readonly answer: (koa: KoaContext) => Promise<Outcome>;
  /** Runs an operation within a request for something else, by the same rules, on behalf of its caller. */
  readonly ask: (koa: KoaContext, operationRequest: OperationRequest) => Promise<Outcome>;
}

/** Finds the caller of a request, and counts its expensive requests and password checks. */
export interface Gate {
  /** The identity on whose behalf a request is made. */
  readonly identify: (koa: KoaContext) => Promise<Identity>;
  /** The contact on whose behalf a portal request is made. */
  readonly identifyContact: (koa: KoaContext) => Promise<Identity>;
  readonly countHeavy: CountHeavy;
  readonly checkingPassword: CheckingPassword;
}

/** Creates the API: the operations of a contract, on the database of `runtime`. */
export async function createApi(
  runtime: Runtime,
  { identify, identifyContact, countHeavy, checkingPassword }: Gate,
  document: Document = contractDocument(),
): Promise<Api> {
  const slots = new RequestSlots();
  const uploads = uploadFolder(runtime.settings);
  const deprecations = findDeprecations(document);
  const router = new ContractRouter(document);
  const backend = new OpenAPIBackend({
    definition: structuredClone(document),
    quick: true,
    strict: true,
    securityHandlers: {
      apiKey: (context: Context, koa: KoaContext) => {
        // Called first for every operation, so that refusals carry the headers too.
        announce(deprecations, context.operation.operationId ?? '', koa, runtime.settings.PUBLIC_URL);
        return identify(koa);
      },
      portalSession: (context: Context, koa: KoaContext) => {
        announce(deprecations, context.operation.operationId ?? '', koa, runtime.settings.PUBLIC_URL);
        return identifyContact(koa);
      },
    },
    handlers: {
      notFound: () => {
        throw notFound();
      },
      methodNotAllowed: (_context: Context, koa: KoaContext) => {
        const allowed = router.methodsOf(koa.path).join(', ');
        koa.set('Allow', allowed);
        throw new ApiError('method_not_allowed', `This path accepts ${allowed}`);
      },
      postSecurityHandler: async (context: Context, koa: KoaContext, operationRequest?: OperationRequest) => {
        authorize(context, koa);
        assertIds((context.request as Received).params);
        await takeSlot(slots, context, koa);
        context.request.requestBody = operationRequest
          ? operationRequest.body
          : await readBody(koa, context.operation, uploads);
      },
      validationFail: (context: Context) => {
        throw invalidMany((context.validation as Validated).problems);
      },
    },
  });
  await backend.init();
  backend.router = new ContractRouter(backend.definition);
  const validator = new ContractValidator(document, router);
  backend.validator = validator;
  const bodyFor: Call['bodyFor'] = (id, sent) => validator.bodyFor(id, sent);
  for (const id of Object.keys(operations) as OperationId[])
    backend.register(id, async (context: Context, koa: KoaContext, operationRequest?: OperationRequest) => {
      await countHeavy(koa, id, (context.request as Received).query, identityOf(context));
      const work = (): Promise<Outcome> => run(runtime, id, context, koa, operationRequest, bodyFor);
      return checkingPassword(koa.ip, id, identityOf(context), work);
    });
  const handle = async (request: Slotted, koa: KoaContext, operationRequest?: OperationRequest): Promise<Outcome> => {
    try {
      return (await backend.handleRequest(request, koa, operationRequest)) as Outcome;
    } finally {
      request.freeSlot?.();
    }
  };
  return {
    answer: (koa) => handle(requestOf(koa), koa),
    ask: (koa, operationRequest) => handle(requestFor(operationRequest), koa, operationRequest),
  };
}

const nothingYet = { query: {}, cookies: {}, params: {}, requestBody: undefined };

/** HEAD is handled as GET; Koa omits the body. */
const requestOf = (koa: KoaContext): Slotted => ({
  ...nothingYet,
  method: koa.method === 'HEAD' ? 'get' : koa.method.toLowerCase(),
  path: koa.path,
  headers: koa.headers,
  querystring: koa.querystring,
});

const requestFor = ({ id, params, querystring, idempotencyKey }: OperationRequest): Slotted => ({
  ...nothingYet,
  method: operations[id].method,
  path: pathOf(id, params),
  headers: idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey },
  querystring,
});

/** The path of an operation, with its variables filled in. */
export const pathOf = (id: OperationId, params: OperationRequest['params']): string =>
  operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The caller. Throws the error of the security handler, which openapi-backend has stored as its result. */
const identityOf = (context: Context): Identity => {
  const outcome = (context.security['apiKey'] ?? context.security['portalSession']) as Identity & { error?: unknown };
  if (outcome.error) throw outcome.error;
  return outcome;
};

/**
 * Throws `forbidden` if the caller lacks a permission that the contract requires, and `deletion_pending` if the workspace
 * is read-only. Notes operation and caller for the log.
 */
function authorize(context: Context, koa: KoaContext): void {
  const { scope, workspace } = identityOf(context);
  const id = context.operation.operationId as OperationId;
  koa.state = { ...koa.state, operationId: id, workspaceId: workspace.id, userId: scope.userId || scope.contact?.id };
  const { method, needs, areas } = operations[id];
  if (scope.readOnly && method !== 'get') throw forbidden('This key is read-only');
  assertArea(scope, areas, method);
  const missing = needs.find((need) => !may(scope, need));
  if (missing !== undefined) throw forbidden(refusalOf(missing));
  assertWritable({ workspace, duringDeletion: isDuringDeletion(id) });
}

/** Throws `forbidden` if a restricted key lacks an area. */
function assertArea({ access }: Scope, areas: AreaNeeds, method: string): void {
  const refusal = access && areaRefusal(access, areas, method === 'get');
  if (refusal !== undefined) throw forbidden(refusal);
}

/** Throws `forbidden` if a restricted key lacks the area of something to be embedded. */
function assertMayInclude(id: OperationId, { access }: Scope, { include }: Record<string, unknown>): void {
  if (!access || !Array.isArray(include)) return;
  const refusal = includeRefusal(access, operations[id].includedAreas, include);
  if (refusal !== undefined) throw forbidden(refusal, 'include');
}

/** A request; `freeSlot` is set once it has a slot. */
interface Slotted extends ContractRequest {
  freeSlot?: () => void;
}

/**
 * Waits for a slot of the workspace. The request holds it from before its body is read until its operation has ended.
 */
async function takeSlot(slots: RequestSlots, context: Context, koa: KoaContext): Promise<void> {
  const id = context.operation.operationId as OperationId;
  const kind: SlotKind = operations[id].weight === 'report' ? 'report' : hasLargeBody(koa) ? 'body' : 'plain';
  (context.request as ContractRequest as Slotted).freeSlot = await slots.take(identityOf(context).workspace.id, kind);
}

/** The parsed parts of a request. */
interface Received {
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly requestBody: unknown;
}

/** Whether a variable of a path is an id of Docket's own. */
const isIdName = (name: string): boolean => /(?:^|_)id$/.test(name) && name !== 'external_id';

/** Throws `not_found` unless every id in the path has the form of one. */
function assertIds(params: Readonly<Record<string, string>>): void {
  if (Object.entries(params).some(([name, text]) => isIdName(name) && !isId(text))) throw notFound();
}

function run(
  runtime: Runtime,
  id: OperationId,
  context: Context,
  koa: KoaContext,
  operationRequest: OperationRequest | undefined,
  bodyFor: Call['bodyFor'],
): Promise<Outcome> {
  const { params, query, requestBody: body } = context.request as Received;
  assertMayInclude(id, identityOf(context).scope, query);
  // For an upsert, `chosenCall` does this: which fields need a permission depends on the operation that it chooses.
  if (operations[id].upsert === null) assertMaySend(id, identityOf(context).scope, body);
  return execute(runtime, {
    id,
    identity: identityOf(context),
    requestId: String(koa.state['requestId']),
    origin: originOf(koa),
    url: operationRequest ? pathOf(id, operationRequest.params) : koa.url,
    input: { params, query, body },
    idempotencyKey: operationRequest ? operationRequest.idempotencyKey : koa.get('idempotency-key'),
    ifMatch: operationRequest ? operationRequest.ifMatch : koa.get('if-match'),
    bodyFor,
  });
}
