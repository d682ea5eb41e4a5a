import type { Context } from 'koa';

/** What a browser shows by itself and cannot be made to run; anything else is saved. */
const shown = /^(application\/pdf|image\/(png|jpeg|gif|webp|heic))$/;

const nothing = "default-src 'none'; frame-ancestors 'none'";
const sandboxed = `sandbox; ${nothing}`;
/** A browser's own viewer of PDFs has styles of its own, and does not open in a sandbox. */
const forViewer = `${nothing}; style-src 'unsafe-inline'`;

/** What every answer has that is a file: it is kept nowhere, is what it says it is, and may load and run nothing. */
export function setFileHeaders(ctx: Context, filename: string, type: string, { isToBeSaved = false } = {}): void {
  const isShown = !isToBeSaved && shown.test(type);
  ctx.attachment(filename, { type: isShown ? 'inline' : 'attachment' });
  ctx.type = type;
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': isShown && type === 'application/pdf' ? forViewer : sandboxed,
    'X-Content-Type-Options': 'nosniff',
  });
}
