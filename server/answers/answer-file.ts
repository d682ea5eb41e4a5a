/** Answers that are files: whole ones, and records that are sent while they are read. */
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
 * Sends records as CSV. A failure before the first of them is there is answered as any other; a later one breaks the connection,
 * so that what has come is not taken for the whole. Who goes away, or does not keep the pace, ends the reading. HEAD reads nothing.
 */
export async function sendRecords(ctx: Context, file: RecordFile, pace = usualPace): Promise<void> {
  const cut = (): void => void ctx.res.destroy();
  const text = csvStream(file.columns, file.records, (texts) => paced(texts, pace, cut));
  if (ctx.method !== 'HEAD') await begun(text);
  // Whoever went away meanwhile will not tell again.
  if (ctx.res.destroyed) text.destroy();
  setFileHeaders(ctx, file.filename, 'text/csv; charset=utf-8');
  // What is read to its end waits in memory for its last bytes to be taken.
  ctx.res.setTimeout(2 * pace.stallMs, cut);
  ctx.body = text;
}

/** Fails with what the stream fails with before it has something to give. */
async function begun(text: Readable): Promise<void> {
  await once(text, 'readable');
}
