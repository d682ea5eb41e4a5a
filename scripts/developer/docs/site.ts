/** The documentation site: the reference, the guides, and everything that they load. Nothing in it comes from another host. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { tokensFor } from '../../../server/responses/page-tokens.js';
import { projectRoot } from '../../../settings/root.js';
import { contractForReading, searchableOperations } from './contract.js';
import { docsFolder, readErrorPages, readGuides, readMainPages } from './guide.js';
import { addressOf } from './links.js';
import { renderGuide } from './markdown.js';
import { guidePage, policies, referencePage, type Site } from './page.js';

/** A file of the site. */
export interface SiteFile {
  /** Its path and name below the base. */
  readonly file: string;
  /** Its address: for a page, without the file name. */
  readonly address: string;
  /** Its media type. */
  readonly type: string;
  readonly body: string | Buffer;
  /** The Content-Security-Policy of a page. */
  readonly policy?: string;
}

export interface SiteOptions {
  /** The path under which the site is served: `/docs`, or empty for the root. */
  readonly base: string;
  /** Whether the service itself serves it, so that operations can be tried from the reference. */
  readonly canTry: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Assets from packages, by name. Only Scalar's package for Fastify ships the reference as a single file. */
const packaged: Readonly<Record<string, string>> = {
  'scalar.js': '@scalar/fastify-api-reference/dist/js/standalone.js',
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'jetbrains-mono.woff2': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

/** Builds all files of the site. */
export function makeSite({ base, canTry }: SiteOptions): SiteFile[] {
  const site: Site = { base, groups: readGuides(), errors: readErrorPages() };
  const page = (path: string, body: string, policy: string): SiteFile => ({
    file: posix.join(path.replace(/(^|\/)index$/, '$1'), 'index.html'),
    address: addressOf(base, path),
    type: typeOf('.html'),
    body,
    policy,
  });
  const asset = (file: string, body: string | Buffer): SiteFile => ({
    file,
    address: posix.join('/', base, file),
    type: typeOf(extname(file)),
    body,
  });
  const guides = [...site.groups.flatMap((group) => group.guides), ...readMainPages(), ...site.errors];
  const rendered = guides.map((guide) => ({ guide, ...renderGuide(guide, base) }));
  const searchIndex = rendered.flatMap(({ guide, sections }) =>
    sections.map(({ id, text, body }) => ({
      page: guide.title,
      title: text || guide.title,
      address: `${addressOf(base, guide.path)}${id && `#${id}`}`,
      text: id === '' ? `${guide.summary} ${body}` : body,
    })),
  );
  return [
    page('index', referencePage(site, canTry), policies.reference),
    ...rendered.map(({ guide, body, headings }) =>
      page(guide.path, guidePage(site, guide, body, headings), policies.guide),
    ),
    ...filesIn(join(docsFolder, 'assets')).map((path) => asset(`assets/${basename(path)}`, contentOf(path))),
    asset('assets/icon.svg', readFileSync(join(projectRoot, 'web', 'icon.svg'))),
    ...Object.entries(packaged).map(([name, path]) =>
      asset(`assets/${name}`, readFileSync(join(projectRoot, 'node_modules', path))),
    ),
    asset('search.json', JSON.stringify([...searchIndex, ...searchableOperations(base)])),
    asset('openapi.json', contractForReading()),
  ];
}

/** Styles with the colours of the dashboard in front. */
function contentOf(path: string): string | Buffer {
  const body = readFileSync(path);
  return basename(path) === 'docs.css' ? `${tokensFor(body.toString())}${body.toString()}` : body;
}

const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));

function typeOf(extension: string): string {
  const type = types[extension];
  if (type === undefined) throw new Error(`The docs have no media type for ${extension}`);
  return type;
}

/** Writes the site to a folder, replacing what is there; `site.json` lists each file with its type and policy. */
export function writeSite(folder: string, options: SiteOptions): void {
  const files = makeSite(options);
  rmSync(folder, { recursive: true, force: true });
  for (const { file, body } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), body);
  }
  const index = files.map(({ file, address, type, policy }) => ({ file, address, type, policy }));
  writeFileSync(join(folder, 'site.json'), JSON.stringify(index, null, 2));
}
