import type { Context } from 'koa';

/** Types that browsers display without executing anything in them; any other type is served as a download. */
const shown = /^(application\/pdf|image\/(png|jpeg|gif|webp|heic))$/;

const sandboxed = "sandbox; default-src 'none'; frame-ancestors 'none'";
/**
 * Built-in PDF viewers use their own styles and do not work in a sandbox. The dashboard shows files in a frame.
 */
const forViewer = "default-src 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'";

/** Headers of every file response: no caching, no content sniffing, and nothing in it may load resources or run. */
export function setFileHeaders(ctx: Context, filename: string, type: string, { isAttachment = false } = {}): void {
  const isShown = !isAttachment && shown.test(type);
  ctx.attachment(filename, { type: isShown ? 'inline' : 'attachment' });
  ctx.type = type;
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': isShown && type === 'application/pdf' ? forViewer : sandboxed,
    'X-Content-Type-Options': 'nosniff',
  });
}
