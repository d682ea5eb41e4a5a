import { invoiceTexts } from '../../domain/billing/invoice-texts.js';
import { dec } from '../../domain/money.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Project } from '../../models/projects/project.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { isOneOf } from '../../models/select.js';
import { noLinks } from '../../queries/billing/invoice-lines.js';
import { createInvoice, lockClient, type NewLine } from './create-invoice.js';

/** Creates a draft like another invoice, dated today. Its lines bill no work. */
export async function duplicateInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const source = await Invoice.get(ctx, id);
  const client = await lockClient(ctx, source.client_id);
  const contact = source.contact_id === null ? undefined : await Contact.find(seeingAll(ctx), source.contact_id);
  const lines = await copyLines(ctx, source);
  const header = {
    contact_id: contact?.id ?? null,
    agreement_id: source.agreement_id,
    ...Object.fromEntries(invoiceTexts.map((name) => [name, source[name]])),
    document_references: source.document_references,
    prices_include_tax: source.prices_include_tax,
    tax_terms: { taxes: source.taxes, tax_rate: source.tax_rate },
  };
  return createInvoice(ctx, client, header, lines);
}

/** Copies lines. Drops a deleted project: lines of void invoices may still name one. */
async function copyLines(ctx: Ctx, source: Invoice): Promise<NewLine[]> {
  const lines = await linesOf(ctx, source.id);
  const named = lines.flatMap(({ project_id: project }) => project ?? []);
  const projects = await Project.all(seeingAll(ctx), isOneOf('t.id', named));
  const existing = new Set(projects.map((project) => project.id));
  return lines.map((line) => ({
    description: line.description,
    quantity: dec(line.quantity),
    rate: dec(line.rate),
    amount: dec(line.amount),
    unit: line.unit,
    taxes: line.taxes,
    project_id: line.project_id !== null && existing.has(line.project_id) ? line.project_id : null,
    links: noLinks,
  }));
}
