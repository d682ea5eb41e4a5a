/** What runs in the thread of its own; `renderer.ts` calls it. */
import { prepareFonts } from './fonts.js';
import { presentInvoice } from './invoice.js';
import type { InvoiceDocument } from './invoice.js';
import { createTypesetter } from './typesetter.js';
import type { Typesetter } from './typesetter.js';

let started: Typesetter | undefined;

async function typesetter(): Promise<Typesetter> {
  if (!started) {
    await prepareFonts();
    started = createTypesetter();
  }
  return started;
}

export async function renderInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const { logo } = invoice.workspace;
  const { draw } = await typesetter();
  return draw({
    template: 'invoice.typ',
    view: presentInvoice(invoice),
    country: invoice.client.country,
    ...(logo && { logo: { media_type: logo.media_type, content: Buffer.from(logo.base64, 'base64') } }),
  });
}
