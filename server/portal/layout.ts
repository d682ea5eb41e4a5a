/** The frame of all portal pages: the firm's name and colour, and the sections that the contact may see. */
import { html, type Html } from '../../documents/html.js';
import type { Schemas } from '../../contract/contract.js';
import { realms } from '../identity/realms.js';
import type { Section, Shown } from './page.js';
import { styleUrls } from './styles.js';
import type { PortalWords } from './words.js';

/** Allows no scripts, and nothing from other sites. */
export const contentSecurityPolicy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self' data:`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** For whom the page is rendered, and where it is in the navigation. */
export interface Frame {
  readonly profile: Schemas['PortalProfile'];
  readonly words: PortalWords;
  readonly sections: readonly Section[];
  /** The section that the page belongs to. */
  readonly section?: Section | undefined;
  /** Whether the page shows an error; its title then says so. */
  readonly isWrong?: boolean;
}

/** The HTML of a whole page. */
export function layout({ profile, words, sections, section, isWrong = false }: Frame, { title, body }: Shown): string {
  const { workspace } = profile;
  const { say } = words;
  const heading = isWrong ? say('error_titled', { title }) : title;
  return frame(
    { language: words.language, title: `${heading} · ${workspace.name}`, accentColor: workspace.accent_color },
    html`<a class="skip" href="#main">${say('skip')}</a>
      ${workspace.mode === 'test' ? html`<aside class="test">${say('test_side')}</aside>` : ''}
      <header class="top">
        <div class="wrap">
          <a class="brand" href="${realms.portal.home}">${brand(workspace)}</a>
          <div class="who">
            <span class="name" dir="auto">${profile.name}</span>
            <form method="post" action="${realms.portal.signOut}">
              <button type="submit">${say('sign_out')}</button>
            </form>
          </div>
        </div>
        <nav class="main" aria-label="${say('navigation')}">
          <div class="wrap">
            <ul class="tabs">
              ${sections.filter(({ isAllowed }) => isAllowed?.(profile) ?? true).map((each) => tab(each, section, words))}
            </ul>
          </div>
        </nav>
      </header>
      <main id="main" class="wrap" tabindex="-1">${body}</main>
      <footer class="foot">
        <p class="wrap" dir="auto">${say('footer', { firm: workspace.name, client: profile.client.name })}</p>
      </footer>`,
  );
}

function brand({ name, logo }: Schemas['PortalWorkspace']): Html {
  const image = logo ? html`<img src="${logoPath(logo)}" alt="" />` : '';
  return html`${image}<span dir="auto">${name}</span>`;
}

/** The address of the logo, which changes with each upload, so that browsers can cache it. */
export const logoPath = ({ uploaded_at }: Pick<Schemas['WorkspaceLogo'], 'uploaded_at'>): string =>
  `/portal/logo/${Date.parse(uploaded_at)}`;

function tab(section: Section, current: Section | undefined, { say }: PortalWords): Html {
  const here = section === current ? html` aria-current="page"` : '';
  return html`<li><a href="${section.path}" ${here}>${say(section.label)}</a></li>`;
}

interface Head {
  readonly language: string;
  readonly title: string;
  readonly accentColor: string | null;
}

function frame({ language, title, accentColor }: Head, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styleUrls(accentColor).map((url) => html`<link rel="stylesheet" href="${url}" />`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}

/** A page for someone who is not signed in: without navigation, and in no firm's colour. */
export const barePage = ({ language }: PortalWords, title: string, body: Html): string =>
  frame({ language, title, accentColor: null }, html`<main id="main" class="wrap">${body}</main>`);
