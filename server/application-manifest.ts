/** What a browser needs to install the dashboard as an application: name, icons and colours. */
import { html, type Html } from '../documents/html.js';
import { tokenColors } from './responses/page-tokens.js';

/** Icons in web/icons/, from web/icon.svg. The picture of a maskable one has room around it to be cut to any shape. */
const icons = [
  { name: 'icons/icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icons/icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

export const manifestUrl = '/manifest.webmanifest';

/** The manifest, with the URLs at which icons are served. */
export const applicationManifest = (urlOf: (name: string) => string | undefined): string =>
  JSON.stringify({
    id: '/',
    name: 'Docket',
    short_name: 'Docket',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: tokenColors('--ground').light,
    background_color: tokenColors('--ground').light,
    icons: icons.flatMap(({ name, sizes, purpose }) => {
      const src = urlOf(name);
      return src === undefined ? [] : [{ src, sizes, type: 'image/png', purpose }];
    }),
  });

/** Elements for the head of the page. */
export const manifestLinks = (): Html =>
  html`<link rel="manifest" href="${manifestUrl}" /><meta
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content="${tokenColors('--ground').light}"
    /><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${tokenColors('--ground').dark}" />`;
