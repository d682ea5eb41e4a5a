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
  /** A template in this folder, such as `invoice.typ`. */
  template: string;
  /** Data for the template. Its text is never interpreted as markup. */
  view: object;
  /** The reader's country, ISO 3166-1 alpha-2. */
  country: string | null;
  logo?: Image;
  /** SVG images without texts, for templates that show some; they are used unchanged. */
  drawings?: readonly string[];
  /** Whether texts are reduced to letters, digits and signs (`plainText`). */
  isPlain?: boolean;
}

/** Renders documents. It blocks its thread, so it runs only in the rendering process. */
export interface Typesetter {
  draw: (page: Page) => Buffer;
}

const folder = join(projectRoot, 'documents');

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/**
 * Intermediate results of the compiler are dropped when this many documents have not used them, which keeps memory
 * constant.
 */
const cacheAge = 3;

/** Creates the typesetter. Call `prepareFonts` first. */
export function createTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] });

  function typeset({ template, view, country, drawings = [], isPlain }: Page, logo: string | null): Buffer {
    const settable = isPlain ? plainText : cleanText;
    const data = JSON.stringify({ ...view, logo }, (_key, value: unknown) =>
      typeof value === 'string' ? settable(value) : value,
    );
    const inputs = { data, fonts: JSON.stringify(fontsFor(data, country)), drawings: JSON.stringify(drawings) };
    try {
      // In one step: an intermediate compiled document would stay in memory, because the garbage collector does not
      // know its size.
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
      // The logo is probably damaged. If the document itself is at fault, the error is thrown again here.
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
