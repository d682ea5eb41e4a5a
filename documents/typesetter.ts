import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { projectRoot } from '../settings/root.js';
import { fontFolders } from './fonts/fonts.js';
import { cleanText, fontsFor, plainText } from './fonts/text.js';

/** An image that a template may show. */
export interface Image {
  media_type: string;
  content: Buffer;
}

export interface Page {
  /** A template of this folder, for example `invoice.typ`. */
  template: string;
  /** What the template shows: its text is drawn as it is, whatever markup it may look like. */
  view: object;
  /** The reader's country, ISO 3166-1 alpha-2. */
  country: string | null;
  logo?: Image;
  /** SVG without texts, for templates that show some; drawn as it is. */
  drawings?: readonly string[];
  /** Whether its texts are reduced to what is never a problem. */
  isPlain?: boolean;
}

/** Draws documents. Synchronous and busy: only for its own thread. */
export interface Typesetter {
  draw: (page: Page) => Buffer;
}

const folder = join(projectRoot, 'documents');

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/** An intermediate result is dropped after this many documents without use; this keeps memory level. */
const cacheAge = 3;

/** The typesetter; `prepareFonts` has to have run. */
export function createTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] });

  function typeset({ template, view, country, drawings = [], isPlain }: Page, logo: string | null): Buffer {
    const settable = isPlain ? plainText : cleanText;
    const data = JSON.stringify({ ...view, logo }, (_key, value: unknown) =>
      typeof value === 'string' ? settable(value) : value,
    );
    const inputs = { data, fonts: JSON.stringify(fontsFor(data, country)), drawings: JSON.stringify(drawings) };
    try {
      // In one step: a compiled document in between would be held until the garbage collector learns of its size.
      return compiler.pdf({ mainFilePath: join(folder, template), inputs });
    } finally {
      compiler.evictCache(cacheAge);
    }
  }

  function typesetWithLogo(page: Page, file: string, content: Buffer): Buffer {
    const path = join(folder, file);
    compiler.mapShadow(path, content);
    try {
      return typeset(page, file);
    } catch {
      // Most likely the logo is damaged; a fault of the document itself shows again without it.
      return typeset(page, null);
    } finally {
      compiler.unmapShadow(path);
    }
  }

  return {
    draw(page) {
      const { logo } = page;
      const ending = logo && endings[logo.media_type];
      return ending ? typesetWithLogo(page, `logo.${ending}`, logo.content) : typeset(page, null);
    },
  };
}
