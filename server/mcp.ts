/**
 * `/mcp`: agents call tools by an API key, over MCP's streamable HTTP (docs/decisions/mcp.md). Each request has a server
 * of its own and gets one JSON response: there are no sessions.
 */
import Router from '@koa/router';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { ApiError, forbidden, invalid } from '../domain/errors.js';
import { today } from '../domain/time.js';
import { operations } from '../generated/operations.js';
import { createMcpServer } from '../mcp/server.js';
import type { CallOperation, OperationAnswer } from '../mcp/tool.js';
import type { Settings } from '../settings/settings.js';
import { pathOf } from './api.js';
import type { Ask } from './contract/ask.js';
import { contractDocument } from './contract/contract-document.js';
import { parseJson, readText } from './contract/read-json.js';
import { unauthorized, type Identity } from './identity/auth.js';
import { mcpPath } from './identity/realms.js';
import type { RequestLog } from './request-log/request-log.js';
import { statusOf, toApiError } from './responses/errors.js';

export interface McpEndpointParts {
  readonly ask: Ask;
  readonly identify: (koa: Context) => Promise<Identity>;
  readonly requestLog: Pick<RequestLog, 'within'>;
  readonly settings: Pick<Settings, 'PUBLIC_URL'>;
  readonly log: Pick<Logger, 'error'>;
}

const maxMessage = 1024 * 1024;
const { version } = contractDocument().info;

export function mcpEndpoint(parts: McpEndpointParts): Router {
  const router = new Router();
  router.post(mcpPath, async (koa) => {
    assertNoOtherSite(koa, parts.settings);
    const identity = await identityOfKey(parts, koa);
    const message = parseJson(await readText(koa, maxMessage));
    // Every request counts once against the limits: a batch would get around them, and MCP no longer has any.
    if (Array.isArray(message)) throw invalid('body', 'must be one JSON-RPC message: batches are not accepted');
    koa.state = { ...koa.state, workspaceId: identity.workspace.id, userId: identity.scope.userId };
    await respond(koa, await handle(parts, koa, identity, message));
    koa.state = { ...koa.state, operationId: undefined };
  });
  // There is no stream to open with GET and no session to end with DELETE.
  router.all(mcpPath, (koa) => {
    koa.set('Allow', 'POST');
    throw new ApiError('method_not_allowed', 'This path accepts POST');
  });
  return router;
}

/**
 * Refuses what a page of another site makes a browser send, even through a name that it lets point at this machine (DNS
 * rebinding). Programs send no `Origin`.
 */
function assertNoOtherSite(koa: Context, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): void {
  const origin = koa.get('origin');
  if (origin !== '' && origin !== new URL(PUBLIC_URL).origin)
    throw forbidden('This endpoint is for programs: browsers may not call it from other sites');
}

/** A session of a browser does not work here. */
async function identityOfKey({ identify }: McpEndpointParts, koa: Context): Promise<Identity> {
  if (koa.get('authorization') === '')
    throw unauthorized('No API key was provided: send it as Authorization: Bearer <key>');
  return identify(koa);
}

async function handle(parts: McpEndpointParts, koa: Context, identity: Identity, message: unknown): Promise<Response> {
  const { role, permissions, readOnly, access: areas } = identity.scope;
  const server = createMcpServer({
    access: { role, permissions, readOnly, areas, today: today(identity.now, identity.workspace.timezone) },
    call: callOf(parts, koa),
    version,
    toApiError: (thrown) => {
      const error = toApiError(thrown);
      if (statusOf[error.code] >= 500)
        parts.log.error({ err: thrown, request_id: String(koa.state['requestId']) }, error.message);
      return error;
    },
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = Object.entries(koa.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const request = new Request(new URL(mcpPath, parts.settings.PUBLIC_URL), { method: 'POST', headers });
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** Calls an operation as the request's key, and logs it like a request of its own. */
function callOf({ ask, requestLog }: McpEndpointParts, koa: Context): CallOperation {
  return async (id, { params = {}, query = {}, body, idempotencyKey = '' }) => {
    const querystring = querystringOf(query);
    const { method, status } = operations[id];
    const line = { method: method.toUpperCase(), path: pathOf(id, params), querystring };
    const call = { id, params, querystring, body, idempotencyKey, ifMatch: '' };
    const outcome = await requestLog.within(koa, line, status, () => ask(koa, call));
    if (!('answer' in outcome)) throw new Error(`${id} answers no JSON`);
    return JSON.parse(outcome.answer.body) as OperationAnswer;
  };
}

/** Lists become comma-separated values, and objects one parameter for each of their names (`metadata.order=7`). */
function querystringOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, inner]): [string, unknown] => [`${name}.${key}`, inner])
      : [[name, value]],
  );
  const given = pairs.filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

async function respond(koa: Context, response: Response): Promise<void> {
  koa.status = response.status;
  koa.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  const text = await response.text();
  koa.body = text === '' ? null : text;
  koa.status = response.status;
  if (text !== '') koa.type = 'application/json';
}
