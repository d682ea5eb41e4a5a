/** The dashboard as a browser loads it: its page and its files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { screens } from '../../server/identity/realms.js';
import { projectRoot } from '../../settings/root.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { sourceFiles, textOf } from '../support/source/source-imports.js';
import { buildSignedIn, Visitor, type PageAnswer } from '../support/service/visitor.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const built = join(projectRoot, 'dist', 'web');
const nonceIn = ({ text }: PageAnswer): string => /<meta property="csp-nonce" nonce="([^"]+)">/.exec(text)?.[1] ?? '';
const scriptsIn = ({ text }: PageAnswer): string[] =>
  [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

const ownId = async (who: ApiClient): Promise<string> => (await who.call('getCurrentUser', {})).data.id;

/** The addresses of the texts of the tickets' screen. */
function textsIn(language: string): string[] {
  const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as Record<string, { file: string }>;
  return ['shell', 'common', 'values', 'tickets'].map(
    (area) => `/assets/${manifest[`messages/${language}/${area}.json`]?.file ?? 'missing'}`,
  );
}

const arrive = async (): Promise<Visitor> => buildSignedIn((await buildWorkspace()).live);

describe('the page of the dashboard', () => {
  it('stands at the address of each screen and of all below them', async () => {
    const visitor = await arrive();
    for (const path of ['/', ...screens.flatMap((screen) => [`/${screen}`, `/${screen}/a/b?c=d`])]) {
      const { status, headers, text } = await visitor.get(path);
      expect([status, headers.get('content-type')], path).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(text, path).to.contain('<div id="root">');
    }
    for (const path of ['/timed', '/unknown', '/assets', '/time.html'])
      expect((await visitor.get(path)).status, path).to.equal(404);
  });

  it('stands at every address that the dashboard leads to', async () => {
    const paths = sourceFiles
      .filter((path) => path.startsWith('web/router/') && path.endsWith('-routes.ts'))
      .flatMap((file) => [...textOf(file).matchAll(/\bpath: '\/([\w-]+)/g)].map(([, screen = '']) => screen));
    expect(paths).to.include('time');
    expect(screens).to.include.members(paths);
  });

  it('allows scripts of this service alone, and styles of this service or with the nonce of this answer', async () => {
    const visitor = await arrive();
    const [one, other] = [await visitor.get('/time'), await visitor.get('/time')];
    for (const seen of [one, other]) {
      expect(seen.headers.get('content-security-policy')).to.equal(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonceIn(seen)}'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(seen.text).not.to.contain('__NONCE__');
      expect(seen.text).not.to.match(/<style|<script(?![^>]* src=)|\son\w+=|\sstyle=/);
    }
    expect(nonceIn(one)).to.match(/^[\w+/]{22}==$/);
    expect(nonceIn(one)).not.to.equal(nonceIn(other));
  });

  it('can be installed: a manifest with its name, icons and colours, for everyone', async () => {
    const { text } = await (await arrive()).get('/time');
    const [, url = ''] = /<link rel="manifest" href="([^"]+)"/.exec(text) ?? [];
    expect(text).to.match(/<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#[0-9a-f]{6}"/);
    const stranger = await Visitor.arrive();
    const manifest = await stranger.get(url);
    expect([manifest.status, manifest.headers.get('content-type')]).to.deep.equal([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const { name, display, start_url, theme_color, icons } = JSON.parse(manifest.text) as Record<string, unknown>;
    expect([name, display, start_url]).to.deep.equal(['Docket', 'standalone', '/']);
    expect(theme_color).to.match(/^#[0-9a-f]{6}$/);
    const found = icons as { src: string; sizes: string; purpose: string }[];
    expect(found.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).to.deep.equal([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of found) {
      const icon = await fetch(`${stranger.url}${src}`);
      const body = Buffer.from(await icon.arrayBuffer());
      // The size of a PNG is in its first chunk.
      expect(
        [icon.status, icon.headers.get('content-type'), `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`],
        src,
      ).to.deep.equal([200, 'image/png', sizes]);
    }
  });

  it('says on which day weeks begin in the country of the person', async () => {
    for (const [locale, day] of [
      ['de-DE', 1],
      ['en-GB', 1],
      ['en-US', 0],
      ['en', 0],
      ['es-MX', 0],
    ] as const) {
      const { live } = await buildWorkspace();
      await live.call('updateUser', { params: { id: await ownId(live) }, body: { locale } });
      expect((await (await buildSignedIn(live)).get('/time', { 'Accept-Language': '*' })).text, locale).to.contain(
        `<html lang="${locale}" data-week="${day}">`,
      );
    }
  });

  it('is not kept by anyone, and reveals its address to no other site', async () => {
    const { headers } = await (await arrive()).get('/tickets');
    expect(headers.get('cache-control')).to.equal('private, no-store');
    expect(headers.get('etag')).to.equal(null);
    expect(headers.get('referrer-policy')).to.equal('same-origin');
    expect(headers.get('x-robots-tag')).to.equal('noindex, nofollow');
  });

  it('has the scripts of its first screen loaded with those of all', async () => {
    const visitor = await arrive();
    const [home, time, other] = [await visitor.get('/'), await visitor.get('/time/x'), await visitor.get('/welcome')];
    for (const [page, screen] of [
      [home, 'today-route'],
      [time, 'time-route'],
      [other, 'welcome-route'],
    ] as const)
      for (const each of ['today-route', 'time-route', 'welcome-route'])
        expect(
          scriptsIn(page).some((path) => path.includes(each)),
          each,
        ).to.equal(each === screen);
    for (const path of scriptsIn(home)) expect((await visitor.get(path)).status, path).to.equal(200);
  });

  describe('has the language', () => {
    for (const [words, user, workspace, accepted, expected] of [
      ['of the user', 'de-AT', 'fr', 'nl', 'de-AT'],
      ['of the workspace, if the user has none', null, 'fr', 'nl', 'fr'],
      ['of the browser, if nobody has one', null, null, 'sv, nl-BE;q=0.8, en;q=0.5', 'nl-BE'],
      ['with the country of the browser, if the chosen one has none', 'de', null, 'en-GB, de-CH;q=0.5', 'de-CH'],
      ['English, if there is no other', null, null, 'sv, x', 'en'],
    ] as const)
      it(words, async () => {
        const { live } = await buildWorkspace();
        await live.call('updateWorkspace', { body: { locale: workspace } });
        await live.call('updateUser', { params: { id: await ownId(live) }, body: { locale: user } });
        const seen = await (await buildSignedIn(live)).get('/tickets', { 'Accept-Language': accepted });
        expect(seen.text).to.contain(`<html lang="${expected}" `);
        const [language = ''] = expected.split('-');
        const texts = scriptsIn(seen).filter((path) => textsIn(language).includes(path));
        expect(texts).to.have.lengthOf(4);
      });
  });

  it('answers HEAD as GET, without a body', async () => {
    const visitor = await arrive();
    const cookie = `docket_session=${visitor.cookies.get('docket_session')}`;
    const answer = await fetch(`${visitor.url}/time`, { method: 'HEAD', headers: { Accept: 'text/html', cookie } });
    expect([answer.status, await answer.text()]).to.deep.equal([200, '']);
    expect(answer.headers.get('content-security-policy')).to.contain('nonce-');
  });

  it('is for people: a program asking `/` for JSON is told who is signed in', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    const { status, body } = await visitor.read('/');
    expect([status, body.data?.['account_id']]).to.deep.equal([200, live.userId]);
    expect((await (await Visitor.arrive()).read('/')).body).to.deep.equal({ data: null });
    expect((await visitor.read('/time')).status).to.equal(404);
  });
});

describe('the files of the dashboard', () => {
  const script = async (): Promise<{ url: string; path: string; body: Buffer }> => {
    const [path = ''] = scriptsIn(await (await arrive()).get('/'));
    const { url } = await testApi();
    return { url, path, body: readFileSync(join(built, path.replace('/assets/', ''))) };
  };
  /** Fetches without decompressing the response. */
  const fetchRaw = (url: string, accepted: string): Promise<Response> =>
    fetch(url, { headers: { 'Accept-Encoding': accepted } });

  it('are kept for good, by browsers and proxies', async () => {
    const { url, path } = await script();
    const { status, headers } = await fetchRaw(url + path, 'identity');
    expect(status).to.equal(200);
    expect(headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).to.match(/^(text|application)\/javascript/);
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(headers.get('vary')).to.equal('Accept-Encoding');
    const again = await fetch(url + path, {
      headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect(again.status).to.equal(304);
  });

  it('come in the smallest encoding that the browser accepts', async () => {
    const { url, path, body } = await script();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetchRaw(url + path, accepted);
      expect(answer.headers.get('content-encoding'), accepted).to.equal(encoding);
      expect(Buffer.from(await answer.arrayBuffer()).equals(body), accepted).to.equal(true);
    }
    const file = join(built, path.replace('/assets/', ''));
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(body)).to.equal(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(body)).to.equal(true);
  });

  it('are those that the build lists, and nothing else', async () => {
    const { url, path } = await script();
    for (const other of [
      '/assets/index.html',
      '/assets/manifest.json',
      `${path}.br`,
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/manifest.json',
      '/assets/',
      '/assets/x/y.js',
    ]) {
      const { status, headers } = await fetch(url + other);
      expect(status, other).to.equal(404);
      expect(headers.get('cache-control') ?? '', other).not.to.contain('immutable');
    }
  });
});
