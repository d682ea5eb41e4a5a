/** What runs in the thread of its own; `renderer.ts` calls it. */
import { prepareFonts } from './fonts.js';
import { presentInvoice } from './invoice.js';
import type { InvoiceDocument, InvoiceLogo } from './invoice.js';
import { plainPng } from './plain-png.js';
import { presentReport } from './report.js';
import type { ReportDocument } from './report.js';
import { createTypesetter } from './typesetter.js';
import type { Image, Typesetter } from './typesetter.js';

let started: Typesetter | undefined;

async function typesetter(): Promise<Typesetter> {
  if (!started) {
    await prepareFonts();
    started = createTypesetter();
  }
  return started;
}

function imageOf(logo: InvoiceLogo | undefined): { logo?: Image } {
  if (!logo) return {};
  const { media_type, base64 } = logo;
  const content = Buffer.from(base64, 'base64');
  return { logo: { media_type, content: media_type === 'image/png' ? plainPng(content) : content } };
}

export async function renderInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const { draw } = await typesetter();
  return draw({
    template: 'invoice.typ',
    view: presentInvoice(invoice),
    country: invoice.client.country,
    ...imageOf(invoice.workspace.logo),
  });
}

export async function renderReport(report: ReportDocument): Promise<Buffer> {
  const { draw } = await typesetter();
  const { country, logo } = report.workspace;
  return draw({ template: 'report.typ', ...presentReport(report), country, ...imageOf(logo) });
}
