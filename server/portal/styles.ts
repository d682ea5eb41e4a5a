/**
 * The stylesheets of the portal. Their addresses change with their content, so that browsers can cache them forever.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import { accentShades } from '../../domain/workspace/accent-color.js';
import { projectRoot } from '../../settings/root.js';
import { withTokens } from '../responses/page-tokens.js';

const folder = '/portal/styles';
const cacheForever = 'public, max-age=31536000, immutable';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** portal.css without comments and needless spaces. */
const look = withTokens(
  readFileSync(join(projectRoot, 'server', 'portal', 'portal.css'), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .trim(),
);

/**
 * The stylesheet of an accent colour: its shades on light pages, where text on it is white, and on dark ones, where it
 * is black.
 */
function accentStyle(color: string): string {
  const { onLight, onDark } = accentShades(color);
  return `:root{--accent:${onLight}}@media(prefers-color-scheme:dark){:root{--accent:${onDark}}}`;
}

const lookName = `portal-${digestOf(look)}.css`;
const accentName = (color: string): string => `accent-${color.slice(1)}-${digestOf(accentStyle(color))}.css`;

/** The addresses of the stylesheets of a page, with the firm's accent colour (`#rrggbb`) if it has one. */
export function styleUrls(accentColor: string | null): readonly string[] {
  const names = accentColor === null ? [lookName] : [lookName, accentName(accentColor.toLowerCase())];
  return names.map((name) => `${folder}/${name}`);
}

/**
 * Serves the stylesheets. During an upgrade, a page of a server of another version may request one with another digest:
 * the response is this version's, and is not cached.
 */
export function serveStyles(router: Router): void {
  router.get(`${folder}/:file`, (context, next) => {
    const file = context.params['file'] ?? '';
    const [, digits] = /^accent-([\da-f]{6})-[\da-f]+\.css$/.exec(file) ?? [];
    if (digits === undefined && !/^portal-[\da-f]+\.css$/.test(file)) return next();
    const name = digits === undefined ? lookName : accentName(`#${digits}`);
    context.type = 'css';
    context.set('Cache-Control', file === name ? cacheForever : 'no-cache');
    context.body = digits === undefined ? look : accentStyle(`#${digits}`);
    return undefined;
  });
}
