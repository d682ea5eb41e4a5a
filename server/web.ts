/** The dashboard: its files, as the build made them, and its page at the address of each of its screens. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import { projectRoot } from '../settings/root.js';
import { screens, signInUrl } from './identity/realms.js';
import { wantsJson } from './pages/form-input.js';
import type { PageParts } from './pages/form-route.js';
import { signedIn } from './pages/signed-in.js';

/** What Vite records of a chunk. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What the build put in place of the nonce (web/vite.config.ts). */
const noncePlace = '__NONCE__';

const builtFolder = join(projectRoot, 'dist', 'web');

/** `/assets/…`, and the screens for those who are signed in; without a build there is no dashboard. */
export function dashboard(parts: Pick<PageParts, 'db' | 'settings'>, folder = builtFolder): Router {
  const router = new Router();
  const index = join(folder, 'manifest.json');
  if (!existsSync(index)) return router;
  const manifest = JSON.parse(readFileSync(index, 'utf8')) as Manifest;
  serveFiles(router, folder, manifest);
  serveScreens(router, parts, pageOf(readFileSync(join(folder, 'index.html'), 'utf8'), manifest));
  return router;
}

/** How a file can be sent: the name of the encoding, and how the build named the file in it. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Only what the build lists: no other address reaches the file system. */
function serveFiles(router: Router, folder: string, manifest: Manifest): void {
  const served = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const cached = new Map<string, Buffer>();
  const read = async (file: string): Promise<Buffer> => {
    const body = cached.get(file) ?? (await readFile(join(folder, file)));
    cached.set(file, body);
    return body;
  };
  router.get('/assets/:file', async (context, next: () => Promise<void>) => {
    const file = context.params['file'] ?? '';
    if (!served.has(file)) return next();
    context.status = 200;
    context.set({
      // The name changes with the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `W/"${file}"`,
      Vary: 'Accept-Encoding',
    });
    if (context.fresh) {
      context.status = 304;
      return undefined;
    }
    context.type = extname(file);
    // Asked one by one: of those that a browser likes equally, its order says nothing about their size.
    const [encoding, ending] = encodings.find(
      ([name, suffix]) => context.acceptsEncodings(name) === name && existsSync(join(folder, file + suffix)),
    ) ?? [undefined, ''];
    if (encoding !== undefined) context.set('Content-Encoding', encoding);
    context.body = await read(file + ending);
    return undefined;
  });
}

const headers = (nonce: string): Record<string, string> => ({
  'Content-Security-Policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  // The nonce is good for one answer.
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** The page at the address of every screen; others than people, and whoever is not signed in, go elsewhere. */
function serveScreens(
  router: Router,
  parts: Pick<PageParts, 'db' | 'settings'>,
  page: (screen: string, nonce: string) => string,
): void {
  const paths = ['/', ...screens.map((screen) => `/${screen}{/*rest}`)];
  router.get(paths, async (context: Context, next: () => Promise<void>) => {
    if (wantsJson(context)) return next();
    const nonce = randomBytes(16).toString('base64');
    context.set(headers(nonce));
    if (await signedIn(parts, context, 'team')) {
      context.type = 'html';
      context.body = page(context.path.split('/')[1] ?? '', nonce);
      return undefined;
    }
    context.status = 303;
    context.redirect(signInUrl('team', { next: context.url === '/' ? undefined : context.url }));
    return undefined;
  });
}

/** The page of a screen, which has the browser load that screen's scripts at once with those of all. */
function pageOf(text: string, manifest: Manifest): (screen: string, nonce: string) => string {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const loaded = scriptsOf(manifest, entry);
  const made = new Map<string, string>();
  const make = (screen: string): string => {
    const folder = `routes/${screen === '' ? 'time' : screen}/`;
    const route = Object.keys(manifest).filter((name) => name.startsWith(folder) && name.endsWith('-route.tsx'));
    const links = [...scriptsOf(manifest, route)]
      .filter((file) => !loaded.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}" nonce="${noncePlace}">`);
    return text.replace('</head>', () => `${links.join('')}</head>`);
  };
  return (screen, nonce) => {
    const whole = made.get(screen) ?? make(screen);
    made.set(screen, whole);
    return whole.replaceAll(noncePlace, nonce);
  };
}

/** The scripts of chunks and of all that they import. */
function scriptsOf(manifest: Manifest, names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    scriptsOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
