/** The dashboard: its files, as the build made them, and its page at the address of each of its screens. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import { projectRoot } from '../settings/root.js';
import { applicationManifest, manifestLinks, manifestUrl } from './application-manifest.js';
import { realms, screens, signInUrl } from './identity/realms.js';
import { firstWeekdayOf } from './responses/first-weekday.js';
import { readerLocale } from './responses/reader-language.js';
import { wantsJson } from './pages/form-input.js';
import type { PageParts } from './pages/form-route.js';
import { lacksRequiredFactor, signedIn } from './pages/signed-in.js';

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The build's placeholder for the nonce (web/vite.config.ts). */
const noncePlace = '__NONCE__';

const builtFolder = join(projectRoot, 'dist', 'web');

/** Serves `/assets/…`, and the screens for users who are signed in; nothing if the dashboard was not built. */
export function dashboard(parts: Pick<PageParts, 'db' | 'settings'>, folder = builtFolder): Router {
  const router = new Router();
  const index = join(folder, 'manifest.json');
  if (!existsSync(index)) return router;
  const manifest = JSON.parse(readFileSync(index, 'utf8')) as Manifest;
  serveFiles(router, folder, manifest);
  serveManifest(router, manifest);
  serveScreens(router, parts, {
    page: pageOf(readFileSync(join(folder, 'index.html'), 'utf8'), manifest),
    languages: languagesOf(manifest),
  });
  return router;
}

/** Encodings of a file, best first, with the suffix of the file that the build wrote in it. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves only files that the manifest lists: no other address reaches the file system. */
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
    // Checked one by one: among encodings that a browser accepts equally, the order of its header says nothing about
    // their size.
    const [encoding, ending] = encodings.find(
      ([name, suffix]) => context.acceptsEncodings(name) === name && existsSync(join(folder, file + suffix)),
    ) ?? [undefined, ''];
    if (encoding !== undefined) context.set('Content-Encoding', encoding);
    context.body = await read(file + ending);
    return undefined;
  });
}

/** Public, because browsers fetch it without the session. */
function serveManifest(router: Router, manifest: Manifest): void {
  const text = applicationManifest((name) => {
    const file = manifest[name]?.file;
    return file === undefined ? undefined : `/assets/${file}`;
  });
  router.get(manifestUrl, (context) => {
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'application/manifest+json';
    context.body = text;
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
    `manifest-src 'self'`,
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  // The nonce is valid for one response.
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/**
 * Serves the page at each screen's address. Requests for JSON pass on to the next route; others without a session go to
 * sign in.
 */
function serveScreens(router: Router, parts: Pick<PageParts, 'db' | 'settings'>, { page, languages }: Built): void {
  const paths = ['/', ...screens.map((screen) => `/${screen}{/*rest}`)];
  router.get(paths, async (context: Context, next: () => Promise<void>) => {
    if (wantsJson(context)) return next();
    const nonce = randomBytes(16).toString('base64');
    context.set(headers(nonce));
    const account = await signedIn(parts, context, 'team');
    if (account && (await lacksRequiredFactor(parts, context))) {
      context.status = 303;
      context.redirect(realms.team.secondFactor);
      return undefined;
    }
    if (account) {
      context.type = 'html';
      const locale = readerLocale(context, languages, account.locale);
      context.body = page(context.path.split('/')[1] ?? '', nonce, locale);
      return undefined;
    }
    context.status = 303;
    context.redirect(signInUrl('team', { next: context.url === '/' ? undefined : context.url }));
    return undefined;
  });
}

/** The dashboard as the build made it. */
interface Built {
  readonly page: (screen: string, nonce: string, locale: string) => string;
  /** Those that it has texts in. */
  readonly languages: ReadonlySet<string>;
}

const languagesOf = (manifest: Manifest): ReadonlySet<string> =>
  new Set(Object.keys(manifest).flatMap((name) => /^messages\/(\w+)\/shell\.json$/.exec(name)?.[1] ?? []));

/** Areas of texts that every screen needs (web/messages/text.ts). */
const commonTexts = ['shell', 'common', 'values'];

/**
 * Makes the page of a screen. Its links make the browser load the scripts and texts of that screen together with the
 * common ones, and not one after the other.
 */
function pageOf(text: string, manifest: Manifest): Built['page'] {
  const names = Object.keys(manifest);
  const loaded = scriptsOf(
    manifest,
    names.filter((name) => manifest[name]?.isEntry),
  );
  const made = new Map<string, string>();
  const make = (screen: string, language: string): string => {
    const area = screen === '' ? 'today' : screen;
    const route = names.filter((name) => name.startsWith(`routes/${area}/`) && name.endsWith('-route.tsx'));
    const texts = [...commonTexts, area].map((each) => `messages/${language}/${each}.json`);
    const links = [...scriptsOf(manifest, ['dashboard.tsx', ...route, ...texts])]
      .filter((file) => !loaded.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}" nonce="${noncePlace}">`);
    return text.replace('</head>', () => `${manifestLinks().text}${links.join('')}</head>`);
  };
  return (screen, nonce, locale) => {
    const [language = ''] = locale.split('-');
    const key = `${language} ${screen}`;
    const whole = made.get(key) ?? make(screen, language);
    made.set(key, whole);
    return whole
      .replaceAll(noncePlace, nonce)
      .replace('<html lang="en">', `<html lang="${locale}" data-week="${firstWeekdayOf(locale)}">`);
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
