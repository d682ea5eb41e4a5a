/** File responses: complete files, and records that are streamed while they are read. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { csvStream } from '../../documents/csv.js';
import type { Renderer } from '../../documents/renderer.js';
import type { WholeFile } from '../../documents/whole-file.js';
import type { RecordFile } from '../../contract/contract.js';
import { setFileHeaders } from './file-headers.js';
import { paced, usualPace } from './pace.js';

export function answerFile(ctx: Context, file: WholeFile | RecordFile, renderer: Renderer): Promise<void> {
  return 'records' in file ? sendRecords(ctx, file) : sendWhole(ctx, file, renderer);
}

async function sendWhole(ctx: Context, file: WholeFile, renderer: Renderer): Promise<void> {
  const body = await file.bytes(renderer);
  setFileHeaders(ctx, file.filename, file.type, file);
  ctx.body = body;
}

/**
 * Sends records as CSV. A failure before the first record becomes a normal error response; a later one aborts the
 * connection, so that a truncated file is not mistaken for a complete one. A client that disconnects, or falls below
 * the minimum pace, ends the read. HEAD reads nothing.
 */
export async function sendRecords(ctx: Context, file: RecordFile, pace = usualPace): Promise<void> {
  const cut = (): void => void ctx.res.destroy();
  const text = csvStream(file.columns, file.records, (texts) => paced(texts, pace, cut), file.dialect);
  if (ctx.method !== 'HEAD') await begun(text);
  // If the client has already disconnected, no event follows that would end the read.
  if (ctx.res.destroyed) text.destroy();
  setFileHeaders(ctx, file.filename, 'text/csv; charset=utf-8');
  // Once the source is read to its end, `paced` has ended: this timeout cuts a client that does not take the last
  // buffered bytes.
  ctx.res.setTimeout(2 * pace.stallMs, cut);
  ctx.body = text;
}

/** Rejects with the stream's error if it fails before its first chunk. */
async function begun(text: Readable): Promise<void> {
  await once(text, 'readable');
}
