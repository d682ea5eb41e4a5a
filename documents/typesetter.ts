import { join } from 'node:path';
import { NodeCompiler, type PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { projectRoot } from '../settings/root.js';
import { withInvoiceMetadata } from './e-invoice/invoice-metadata.js';
import { fontFolders } from './fonts/fonts.js';
import { withoutMissingLetters } from './fonts/missing-letters.js';
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
  /** Whether it is for archives: PDF/A-3b, which may contain other files. */
  isArchived?: boolean;
  /** The data of an electronic invoice, as XML, for a template that embeds it; used unchanged. */
  xml?: string | undefined;
}

/** Renders documents. It blocks its thread, so it runs only in the rendering process. */
export interface Typesetter {
  draw: (page: Page) => Buffer;
}

const folder = join(projectRoot, 'documents');

// The package declares its values as a const enum, which has no values when it runs.
const archiveStandard = 'a-3b' as PdfStandard;

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/**
 * Intermediate results of the compiler are dropped when this many documents have not used them, which keeps memory
 * constant.
 */
const cacheAge = 3;

/** How a page is set: its logo, and what makes text of unknown origin safe. */
interface Setting {
  readonly logo: string | null;
  readonly settable: (text: string) => string;
}

const displayable = (text: string): string => withoutMissingLetters(cleanText(text));
const displayablePlain = (text: string): string => withoutMissingLetters(plainText(text));

const isUndisplayable = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('could not be displayed with any font');

/** Creates the typesetter. Call `prepareFonts` first. */
export function createTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] });

  function compile(
    { template, view, country, drawings = [], isArchived, xml }: Page,
    { logo, settable }: Setting,
  ): Buffer {
    const data = JSON.stringify({ ...view, logo }, (_key, value: unknown) =>
      typeof value === 'string' ? settable(value) : value,
    );
    const inputs = {
      data,
      fonts: JSON.stringify(fontsFor(data, country)),
      drawings: JSON.stringify(drawings),
      ...(xml === undefined ? {} : { xml }),
    };
    const options = isArchived ? { pdfStandard: archiveStandard } : {};
    try {
      // In one step: an intermediate compiled document would stay in memory, because the garbage collector does not
      // know its size.
      const pdf = compiler.pdf({ mainFilePath: join(folder, template), inputs }, options);
      return xml === undefined ? pdf : withInvoiceMetadata(pdf);
    } finally {
      compiler.evictCache(cacheAge);
    }
  }

  /** PDF/A forbids the boxes that stand for missing letters, so a text with such letters is set again without them. */
  function typeset(page: Page, logo: string | null): Buffer {
    let failure: unknown;
    for (const settable of page.isPlain ? [plainText, displayablePlain] : [cleanText, displayable, displayablePlain])
      try {
        return compile(page, { logo, settable });
      } catch (error) {
        if (!isUndisplayable(error)) throw error;
        failure = error;
      }
    throw failure;
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
