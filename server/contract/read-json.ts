import parseBody from 'co-body';
import type { Context } from 'koa';
import { ApiError, invalid } from '../../domain/errors.js';

/** Limit for names and for items each: more than any body in the contract has, and few enough to parse without blocking. */
const most = 40_000;
const deepest = 32;

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
  try {
    return (await parseBody.text(ctx, { limit })) as string;
  } catch (error) {
    const { code, status, type } = (typeof error === 'object' && error !== null ? error : {}) as BodyFailure;
    if (status === 415)
      throw new ApiError('unsupported_media_type', 'Send the body uncompressed, or with gzip, deflate or br');
    // A client that disconnected while the request waited gets no response.
    if (type === 'stream.not.readable') throw invalid('body', 'ended before it was complete');
    if (typeof code === 'string' && unpackingCodes.test(code)) throw invalid('body', 'cannot be decompressed');
    throw error;
  }
}

/** Parses JSON text. Text that would be slow to parse is refused first. */
export function parseJson(text: string): unknown {
  assertQuickToRead(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('body', 'is not well-formed JSON');
  }
}

/** With deep nesting or a hundred thousand names, `JSON.parse` takes many times longer than their size suggests. */
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
    if (depth > deepest) throw invalid('body', `must be nested at most ${deepest} levels deep`);
    if (items > most || names > most) throw invalid('body', `must contain at most ${most} fields and items in total`);
  }
}

/** The end of the string that starts at a quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
