import { isUtf8 } from 'node:buffer';
import parseBody from 'co-body';
import type { Context } from 'koa';
import { ApiError, invalid } from '../../domain/errors.js';
import { isBroken } from '../../domain/texts.js';

/**
 * Limit for names and for items each: more than any body in the contract has, and few enough to parse without blocking.
 */
const max = 40_000;
const maxDepth = 32;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/** The error codes of zlib and of Brotli. */
const unpackingCodes = /^(Z_|ERR__ERROR_)/;

interface BodyFailure {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly type?: unknown;
}

/** The decompressed text of a body of at most `limit` bytes. */
export async function readText(ctx: Context, limit: number): Promise<string> {
  assertUtf8(ctx);
  const bytes = await readBytes(ctx, limit);
  if (!isUtf8(bytes)) throw invalid('body', 'must be UTF-8');
  return bytes.toString('utf8');
}

/** Refuses a body that is declared in another charset: reading it as UTF-8 would change it. */
export function assertUtf8({ request: { charset } }: Context): void {
  if (charset !== '' && !/^utf-?8$/i.test(charset))
    throw new ApiError('unsupported_media_type', 'Send the body in UTF-8');
}

/** The decompressed bytes of a body of at most `limit` bytes. */
export async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  try {
    // Read as one character per byte: decoding as UTF-8 would silently replace invalid bytes.
    return Buffer.from((await parseBody.text(ctx, { limit, encoding: 'binary' })) as string, 'binary');
  } catch (error) {
    const { code, status, type } = (typeof error === 'object' && error !== null ? error : {}) as BodyFailure;
    if (status === 415)
      throw new ApiError('unsupported_media_type', 'Send the body uncompressed, or with gzip, deflate or br');
    // The client has disconnected while the request waited, and will not get this response.
    if (type === 'stream.not.readable') throw invalid('body', 'ended before it was complete');
    if (typeof code === 'string' && unpackingCodes.test(code)) throw invalid('body', 'cannot be decompressed');
    throw error;
  }
}

/** Parses JSON text. Text that would be slow to parse is refused first. */
export function parseJson(text: string): unknown {
  assertQuickToRead(text);
  const value = parsed(text);
  // UTF-8 cannot encode half of a surrogate pair, so only an escape can.
  if (/\\u[dD][89a-fA-F]/.test(text)) assertNoLoneSurrogates(value, []);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('body', 'is not well-formed JSON');
  }
}

function assertNoLoneSurrogates(value: unknown, path: readonly string[]): void {
  const field = path.join('.') || 'body';
  if (typeof value === 'string' && isBroken(value)) throw invalid(field, 'must not contain half of a surrogate pair');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isBroken(name)) throw invalid(field, 'has a name with half of a surrogate pair');
    assertNoLoneSurrogates(inner, [...path, name]);
  }
}

/**
 * Throws if the text has deep nesting or too many names: `JSON.parse` would take many times longer than its size
 * suggests.
 */
function assertQuickToRead(text: string): void {
  let depth = 0;
  let items = 0;
  let names = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) items += 1;
    else if (code === colon) names += 1;
    else if (openings.has(code)) depth += 1;
    else if (closings.has(code)) depth -= 1;
    if (depth > maxDepth) throw invalid('body', `must be nested at most ${maxDepth} levels deep`);
    if (items > max || names > max) throw invalid('body', `must contain at most ${max} fields and items in total`);
  }
}

/** The end of the string that starts at a quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
