/** The links and anchors of the docs' pages. */
import { makeSite, type SiteFile, type SiteOptions } from '../../../scripts/developer/docs/site.js';

export interface SitePage {
  readonly address: string;
  readonly html: string;
  readonly anchors: ReadonlySet<string>;
  /** The values of `href` and `src`. */
  readonly links: readonly string[];
}

const found = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name = '']) => name);

/** Builds the site in memory. Returns its pages, and all its files by address. */
export function readSite(options: SiteOptions): { pages: SitePage[]; files: Map<string, SiteFile> } {
  const files = new Map(makeSite(options).map((file) => [file.address, file]));
  const pages = [...files.values()].filter(({ policy }) => policy !== undefined);
  return {
    files,
    pages: pages.map(({ address, body }) => {
      const html = String(body);
      return {
        address,
        html,
        anchors: new Set(found(html, / id="([^"]+)"/g)),
        links: found(html, / (?:href|src)="([^"]+)"/g),
      };
    }),
  };
}
