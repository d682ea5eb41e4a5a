/** The firm of the demo, played in a database of its own, with all its invoices and credit notes. */
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { creditNoteDocument, invoiceDocument } from '../../commands/billing/invoice-document.js';
import { dataOfCreditNote, dataOfInvoice } from '../../commands/billing/e-invoice/invoice-data.js';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import type { InvoiceData } from '../../domain/billing/e-invoice/invoice-data.js';
import { creditNotesOf, namedCreditNotes } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { partiesOf, type Parties } from '../../queries/billing/invoice-parties.js';
import { playFirm } from '../../scripts/operator/demo/firm.js';
import { Stage } from '../../scripts/operator/demo/stage.js';
import { noJobs, openDatabaseOf } from '../../scripts/operator/with-database.js';
import type { Script } from '../../scripts/run-script.js';
import { loadSettings } from '../../settings/settings.js';
import { germanBuyer, germanSeller } from '../../test/support/e-invoices/invoice-data.js';
import { gln } from '../../test/support/e-invoices/parts.js';

export interface DemoDocument {
  readonly document: InvoiceDocument;
  /** What its electronic form is made from, in a language. */
  readonly dataIn: (locale: string) => Promise<InvoiceData>;
}

/** All invoices and credit notes of the firm, after its half year. */
export async function demoDocuments(script: Script, folder: string): Promise<DemoDocument[]> {
  const settings = loadSettings({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const { db } = await openDatabaseOf(settings, script);
  const base = { db, settings, jobs: noJobs };
  const { test_workspace_id: id } = await createWorkspace(db, { name: 'Demo', email: 'demo@example.com' }, settings);
  const ctx = await systemContext(base, id);
  await playFirm(new Stage(base, id), ctx.now, () => true);
  const documents: DemoDocument[] = [];
  for (const invoice of await Invoice.all(ctx)) documents.push(...(await documentsOf(ctx, invoice)));
  return documents;
}

/** An invoice and its credit notes. */
async function documentsOf(ctx: Ctx, invoice: Invoice): Promise<DemoDocument[]> {
  const parties = completed(await partiesOf(ctx, invoice));
  const notes = await namedCreditNotes(ctx, await creditNotesOf(ctx, invoice.id));
  return [
    {
      document: await invoiceDocument(ctx, invoice),
      dataIn: async (locale) => referenced(await dataOfInvoice(ctx, invoice, { ...parties, locale })),
    },
    ...(await Promise.all(
      notes.map(async (note): Promise<DemoDocument> => ({
        document: await creditNoteDocument(ctx, invoice, note),
        dataIn: async (locale) => referenced(await dataOfCreditNote(ctx, invoice, note, { ...parties, locale })),
      })),
    )),
  ];
}

/** The parties as they are, with what the formats want in addition. */
function completed({ seller, buyer, locale }: Parties): Parties {
  return {
    locale,
    seller: {
      ...seller,
      contact_name: seller.contact_name ?? germanSeller.contact_name,
      tax_number: seller.tax_number ?? germanSeller.tax_number,
      electronic_address: gln,
    },
    buyer: { ...buyer, vat_id: buyer.vat_id ?? germanBuyer.vat_id, electronic_address: gln },
  };
}

const referenced = (data: InvoiceData): InvoiceData => ({
  ...data,
  delivery: data.delivery ?? { start: data.date, end: data.date },
  references: { ...data.references, buyer: data.references.buyer ?? '04011000-12345-34' },
});
