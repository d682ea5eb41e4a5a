/**
 * The frame of pages outside the portal: no scripts, nothing from other sites, and an inline style allowed by its hash.
 */
import { createHash } from 'node:crypto';
import { html, Html } from '../../documents/html.js';

export interface PageFrame {
  readonly contentSecurityPolicy: string;
  /** A whole page in this style, in English by default. */
  readonly render: (title: string, body: Html, language?: string) => string;
}

/** `allowed` are directives for what is forbidden by default, such as `form-action 'self'`. */
export function pageFrame(style: string, allowed: readonly string[]): PageFrame {
  const hash = createHash('sha256').update(style).digest('base64');
  // As raw HTML, because the hash covers every byte between the tags.
  const styleTag = new Html(`<style>${style}</style>`);
  const rules = [
    `default-src 'none'`,
    `style-src 'sha256-${hash}'`,
    `font-src 'self'`,
    ...allowed,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ];
  return {
    contentSecurityPolicy: rules.join('; '),
    render: (title, body, language = 'en') =>
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex, nofollow" />
            <title>${title}</title>
            ${styleTag}
          </head>
          <body>
            ${body}
          </body>
        </html>`.text,
  };
}
