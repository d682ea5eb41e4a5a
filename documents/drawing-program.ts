/**
 * The program of the rendering process: it prepares fonts, then renders one document after the other.
 * drawing-process.ts starts it and may kill it at any time.
 */
import { prepareFonts } from './fonts/fonts.js';
import { presentInvoice } from './invoice.js';
import type { InvoiceDocument, InvoiceLogo } from './invoice-document.js';
import { plainPng } from './plain-png.js';
import { presentReport } from './report.js';
import type { ReportDocument } from './report.js';
import { createTypesetter } from './typesetter.js';
import type { Image, Page } from './typesetter.js';

/** A document to render. */
export type Drawing = (
  | { readonly kind: 'invoice'; readonly document: InvoiceDocument }
  | { readonly kind: 'report'; readonly document: ReportDocument }
) & {
  /**
   * Whether its texts are reduced to letters, digits and signs, because the typesetter has crashed over the document.
   */
  readonly isPlain?: boolean;
};

/** A message of the program: first that it is ready, then the result of each drawing. */
export type DrawingAnswer = { readonly isReady: true } | { readonly bytes: Uint8Array } | { readonly error: string };

/** The parent process is gone. */
const leave = (): void => process.exit();
process.on('disconnect', leave);

function answer(message: DrawingAnswer): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) leave();
  });
}

// A terminal sends its signals to all processes; the parent ends this one when its documents are finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

await prepareFonts();
const { draw } = createTypesetter();

process.on('message', (drawing: Drawing) => {
  try {
    answer({ bytes: draw(pageOf(drawing)) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
answer({ isReady: true });

function pageOf(drawing: Drawing): Page {
  const page = drawing.kind === 'invoice' ? pageOfInvoice(drawing.document) : pageOfReport(drawing.document);
  return { ...page, isPlain: drawing.isPlain === true };
}

function pageOfInvoice(invoice: InvoiceDocument): Page {
  const view = presentInvoice(invoice);
  return {
    template: 'invoice.typ',
    view,
    isArchived: true,
    xml: invoice.xml,
    drawings: view.payment?.code ? [view.payment.code.svg] : [],
    country: invoice.client.country,
    ...imageOf(invoice.workspace.logo),
  };
}

function pageOfReport(report: ReportDocument): Page {
  const { country, logo } = report.workspace;
  return { template: 'report.typ', ...presentReport(report), country, ...imageOf(logo) };
}

function imageOf(logo: InvoiceLogo | undefined): { logo?: Image } {
  if (!logo) return {};
  const { media_type, base64 } = logo;
  const content = Buffer.from(base64, 'base64');
  return { logo: { media_type, content: media_type === 'image/png' ? plainPng(content) : content } };
}
