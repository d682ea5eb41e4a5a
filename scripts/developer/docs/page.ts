/** The layout of every page: title and main links at the top, the guides and the contents of the page at the sides. */
import { html, Html } from '../../../documents/html.js';
import type { Guide, GuideGroup } from './guide.js';
import { addressOf } from './links.js';
import type { Heading } from './markdown.js';

/** What all pages of the site share. */
export interface Site {
  /** The path under which the site is served: `/docs`, or empty for the root. */
  readonly base: string;
  readonly groups: readonly GuideGroup[];
  /** The pages of the error codes. */
  readonly errors: readonly Guide[];
}

/** What the pages may load: only from their own server. The reference adds inline styles at run time. */
export const policies = {
  guide: policy(`style-src 'self'`),
  reference: policy(`style-src 'self' 'unsafe-inline'`),
};

function policy(styles: string): string {
  const own = [`script-src 'self'`, `font-src 'self'`, `img-src 'self' data:`, `connect-src 'self'`];
  return [`default-src 'none'`, ...own, styles, `base-uri 'none'`, `form-action 'none'`].join('; ');
}

const places: readonly (readonly [path: string, title: string])[] = [
  ['guides/index', 'Guides'],
  ['index', 'Reference'],
  ['errors', 'Errors'],
  ['changes', 'Changes'],
];

interface FrameOptions {
  readonly site: Site;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly contentPolicy: string;
  /** Elements of the head besides those that every page has. */
  readonly head: Html;
  readonly body: Html;
}

/** A whole page: the head, the bar at its top and the body. */
export function frame({ site: { base }, path, title, summary, contentPolicy, head, body }: FrameOptions): string {
  const isAt = (place: string): boolean =>
    place === path || (place !== 'index' && path.startsWith(`${place.replace(/\/index$/, '')}/`));
  const links = places.map(
    ([place, name]) =>
      html`<a href="${addressOf(base, place)}" ${isAt(place) ? new Html('aria-current="page"') : ''}>${name}</a>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${contentPolicy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${summary}" />
        <title>${title} – Docket</title>
        <link rel="icon" href="${base}/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}/assets/docs.css" />
        <script src="${base}/assets/docs.js" type="module"></script>
        ${head}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="bar">
          <a class="name" href="${addressOf(base, 'guides/index')}"
            ><img src="${base}/assets/icon.svg" alt="" width="24" height="24" />Docket</a
          >
          <nav aria-label="Main">${links}</nav>
          <search class="search" data-index="${base}/search.json" hidden>
            <input type="search" placeholder="Search the docs" aria-label="Search the docs" autocomplete="off" />
            <ul aria-live="polite"></ul>
          </search>
        </header>
        ${body}
      </body>
    </html>`.text;
}

/** The pages that stand beside a page: the errors beside an error, else the guides. */
const groupsAround = ({ groups, errors }: Site, path: string): readonly GuideGroup[] =>
  /^errors($|\/)/.test(path) ? [{ title: 'Errors', guides: errors }] : groups;

function guideNavigation(site: Site, path: string): Html[] {
  const { base } = site;
  const entry = (guide: Guide) =>
    html`<li>
      <a href="${addressOf(base, guide.path)}" ${guide.path === path ? new Html('aria-current="page"') : ''}
        >${guide.title}</a
      >
    </li>`;
  return groupsAround(site, path).map(
    ({ title, guides }) =>
      html`<h2>${title}</h2>
        <ul>
          ${guides.map(entry)}
        </ul>`,
  );
}

function onThisPage(headings: readonly Heading[]): Html {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return new Html('');
  const entries = shown.map(
    ({ id, depth, text }) => html`<li class="depth-${depth}"><a href="#${id}">${text}</a></li>`,
  );
  return html`<nav class="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">On this page</h2>
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

/** The pages before and after this one. */
function neighbours(site: Site, path: string): Html {
  const { base } = site;
  const guides = groupsAround(site, path).flatMap((group) => group.guides);
  const at = guides.findIndex((guide) => guide.path === path);
  const link = (guide: Guide | undefined, rel: string, label: string) =>
    guide === undefined
      ? new Html('')
      : html`<a rel="${rel}" href="${addressOf(base, guide.path)}"><span>${label}</span>${guide.title}</a>`;
  if (at < 0) return new Html('');
  return html`<nav class="neighbours" aria-label="Neighbouring pages">
    ${link(guides[at - 1], 'prev', 'Previous')} ${link(guides[at + 1], 'next', 'Next')}
  </nav>`;
}

/** A page of Markdown in its frame. */
export function guidePage(site: Site, guide: Guide, body: Html, headings: readonly Heading[]): string {
  const navigation = guideNavigation(site, guide.path);
  return frame({
    site,
    path: guide.path,
    title: guide.title,
    summary: guide.summary,
    contentPolicy: policies.guide,
    head: new Html(''),
    body: html`<div class="columns">
      <aside class="side">
        <nav class="guides" aria-label="Pages">
          <details>
            <summary>All pages</summary>
            ${navigation}
          </details>
          <div class="wide">${navigation}</div>
        </nav>
      </aside>
      <main id="content">
        <article>
          <h1>${guide.title}</h1>
          <p class="lead">${guide.summary}</p>
          ${body}
        </article>
        ${neighbours(site, guide.path)}
      </main>
      ${onThisPage(headings)}
    </div>`,
  });
}

/** The page of the reference, which a script fills. */
export function referencePage(site: Site, canTry: boolean): string {
  const { base } = site;
  return frame({
    site,
    path: 'index',
    title: 'API reference',
    summary: 'Every operation of the Docket API, with its parameters, answers and examples.',
    contentPolicy: policies.reference,
    head: html`<link rel="stylesheet" href="${base}/assets/reference.css" />
      <script src="${base}/assets/scalar.js" defer></script>
      <script src="${base}/assets/reference.js" defer></script>`,
    body: html`<main id="content">
      <div id="reference" data-contract="${base}/openapi.json" data-try="${String(canTry)}"></div>
      <noscript>
        <p>
          The reference needs JavaScript. The contract that it shows is <a href="${base}/openapi.json">openapi.json</a>.
        </p>
      </noscript>
    </main>`,
  });
}
