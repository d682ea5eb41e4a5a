/** Serves the docs from the build, and the contract as JSON and YAML. The docs load nothing from other sites. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Router from '@koa/router';
import type { Context } from 'koa';
import { stringify } from 'yaml';
import { projectRoot } from '../../settings/root.js';
import { contractText } from '../contract/contract-document.js';

/** The entry for a file of the site in `site.json`, written by the build. */
interface SiteEntry {
  readonly file: string;
  readonly address: string;
  readonly type: string;
  readonly policy?: string;
}

interface Content {
  readonly type: string;
  readonly body: Buffer;
  readonly zipped: Buffer | undefined;
  readonly etag: string;
}

const builtFolder = join(projectRoot, 'dist', 'docs');
const compress = promisify(gzip);

async function prepare(type: string, body: Buffer): Promise<Content> {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isText = !type.startsWith('font/') && type !== 'image/png';
  return { type, body, zipped: isText ? await compress(body) : undefined, etag };
}

/**
 * Responds with 304 if the browser already has the file; otherwise sends it, compressed if the browser accepts gzip.
 */
function send(ctx: Context, { type, body, zipped, etag }: Content): void {
  ctx.status = 200;
  ctx.set({ ETag: `"${etag}"`, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  const isZipped = zipped !== undefined && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isZipped) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isZipped ? zipped : body;
}

/** A route that reads and compresses its file when first requested; if that fails, it tries again the next time. */
function serve(router: Router, address: string, type: string, read: () => Promise<Buffer>, policy?: string): void {
  let content: Promise<Content> | undefined;
  router.get(address, async (ctx) => {
    if (policy !== undefined) ctx.set('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
    content ??= read().then((body) => prepare(type, body));
    try {
      send(ctx, await content);
    } catch (error) {
      content = undefined;
      throw error;
    }
  });
}

/** The pages of the docs; none if they were not built. */
function builtPages(folder: string): SiteEntry[] {
  const index = join(folder, 'site.json');
  return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as SiteEntry[]) : [];
}

/** The reference and the guides below `/docs`, and the contract at `/openapi.json` and `/openapi.yaml`. */
export function docs(folder = builtFolder): Router {
  const router = new Router();
  for (const { file, address, type, policy } of builtPages(folder))
    serve(router, address, type, () => readFile(join(folder, file)), policy);
  const contract = Buffer.from(contractText);
  serve(router, '/openapi.json', 'application/json', async () => contract);
  serve(router, '/openapi.yaml', 'application/yaml', async () => Buffer.from(stringify(JSON.parse(contractText))));
  return router;
}
