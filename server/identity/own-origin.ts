import type { Context } from 'koa';
import { forbidden } from '../../domain/errors.js';
import type { Settings } from '../../settings/settings.js';

/**
 * Refuses a change that another site makes a browser request (CSRF). Browsers say where a request comes from with
 * `Sec-Fetch-Site`, or with `Origin` over plain HTTP and in old versions; a page can set neither. A request with
 * neither header comes from a program, not from a browser acting for someone else.
 */
export function assertOwnOrigin(ctx: Context, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): void {
  const site = ctx.get('sec-fetch-site');
  const origin = ctx.get('origin');
  const isOwn =
    site === '' ? ['', new URL(PUBLIC_URL).origin].includes(origin) : ['same-origin', 'none'].includes(site);
  if (!isOwn)
    throw forbidden(
      'This request does not come from a page of this service: open the page on this service and try again',
    );
}
