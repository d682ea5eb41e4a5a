import Router from '@koa/router';
import { stringify } from 'yaml';
import { html, type Html } from '../documents/html.js';
import { statusOf, type ErrorCode } from '../domain/errors.js';
import { operations } from '../generated/operations.js';
import { contractDocument, contractText, locate, operationPointer } from './contract-document.js';

/** What a client does about each error; `doc_url` of an error leads here. */
const advice: Record<ErrorCode, string> = {
  invalid_request:
    'A field or parameter does not fit the contract. `field` names the first, `details` all of them; correct them and send the request again.',
  unauthorized:
    'The key is missing, malformed, unknown, expired or revoked, or its user is deactivated. Send Authorization: Bearer <key>.',
  forbidden: 'The key works, but its user may not see or do this. The message names the permission that is missing.',
  not_found:
    'There is no such path or object in this workspace and mode. Ids of other workspaces and of the other mode are unknown too.',
  method_not_allowed: 'The path exists, but not with this method. The Allow header lists those it takes.',
  duplicate: 'Something like this exists already; `field` names what collides.',
  invalid_state: 'A rule of state refuses the change. The message says what to do instead.',
  precondition_failed:
    'If-Match was given and the object has changed since it was read. Read it again, and decide anew.',
  payload_too_large: 'JSON bodies may have 1 MiB, uploads 10 MiB.',
  unsupported_media_type: 'Send JSON as application/json, files as multipart/form-data.',
  idempotency_key_reused: 'The Idempotency-Key was used for another request. Use a new one for each piece of work.',
  idempotency_in_progress: 'The first request with this key is still running. Retry after the seconds in Retry-After.',
  rate_limit_exceeded: 'Too many requests in this window. Retry after the seconds in Retry-After.',
  internal_error:
    'The service failed, and nothing was changed. Retry with exponential backoff, and with the same Idempotency-Key.',
  unavailable:
    'The service is away for a moment, or too much changed the same thing at once. Retry after the seconds in Retry-After.',
};

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#1f2328;background:#fff}
h1{font-size:1.8rem}h2{margin-top:2.5rem;border-bottom:1px solid #d0d7de}code{background:#f6f8fa;padding:.1em .3em;border-radius:4px}
dt{margin-top:1rem;font-weight:600}dd{margin:0}a{color:#0b57d0}.verb{display:inline-block;width:4.5rem;font:600 .85rem monospace}
@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}code{background:#161b22}a{color:#79b8ff}h2{border-color:#30363d}}`;

const page = (title: string, body: readonly Html[]): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Docket</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;

function errorsPage(): string {
  const entries = (Object.keys(statusOf) as ErrorCode[]).map(
    (code) =>
      html`<dt id="${code}"><code>${code}</code> (${statusOf[code]})</dt>
        <dd>${advice[code]}</dd>`,
  );
  return page('Errors', [
    html`<p><a href="/docs">API reference</a></p>
      <h1>Errors</h1>
      <p>Every error is <code>{"error": {"code", "message", "request_id", "doc_url"}}</code>.</p>
      <dl>${entries}</dl>`,
  ]);
}

function referencePage(): string {
  const document = contractDocument();
  const tags = document.tags ?? [];
  const sections = tags.map(({ name, description = '' }) => {
    const entries = Object.entries(operations)
      .filter(([, { tag }]) => tag === name)
      .map(([id, { method, path }]) => {
        const { summary, description: rule } = locate(document, operationPointer(path, method)).value;
        return html`<dt id="${id}">
            <span class="verb">${method.toUpperCase()}</span><code>${path}</code> ${String(summary)}
          </dt>
          <dd>${String(rule)}</dd>`;
      });
    return html`<h2 id="${name}">${name}</h2>
      <p>${description}</p>
      <dl>${entries}</dl>`;
  });
  const links = html`<p>
    <a href="/openapi.yaml">openapi.yaml</a> · <a href="/openapi.json">openapi.json</a> ·
    <a href="/docs/errors">errors</a>
  </p>`;
  return page('API reference', [
    html`<h1>Docket API reference</h1>
      ${links}`,
    ...sections,
  ]);
}

/** The reference, the page that explains errors, and the contract itself as JSON and YAML; nothing in them comes from outside. */
export function docs(): Router {
  const pages: Readonly<Record<string, { type: string; body: string }>> = {
    '/docs': { type: 'html', body: referencePage() },
    '/docs/errors': { type: 'html', body: errorsPage() },
    '/docs/style.css': { type: 'css', body: style },
    '/openapi.json': { type: 'application/json', body: contractText },
    '/openapi.yaml': { type: 'application/yaml', body: stringify(JSON.parse(contractText)) },
  };
  const router = new Router();
  for (const [path, { type, body }] of Object.entries(pages)) {
    router.get(path, (ctx) => {
      ctx.type = type;
      ctx.body = body;
    });
  }
  return router;
}
