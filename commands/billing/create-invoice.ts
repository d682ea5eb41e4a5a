import { invalid } from '../../domain/errors.js';
import { assertBillable } from '../../domain/billing/invoice-amounts.js';
import { storedShares, taxableLines } from '../../domain/billing/taxes/invoice-taxes.js';
import {
  referencesOfNew,
  storedReferences,
  type StoredReferences,
} from '../../domain/billing/parties/invoice-references.js';
import { incrementOf, withRounding } from '../../domain/billing/total-rounding.js';
import { taxedAmounts } from '../../domain/billing/taxes/tax-amounts.js';
import type { DraftLine } from '../../domain/billing/invoice-lines.js';
import type { InvoiceText } from '../../domain/billing/invoice-texts.js';
import type { Big } from '../../domain/money.js';
import type { MetadataInput } from '../../domain/metadata.js';
import { addDays, today, type Day } from '../../domain/time.js';
import type { Locked, Values } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { Schemas } from '../../contract/contract.js';
import { newId } from '../../models/ids.js';
import { InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import { Invoice } from '../../models/billing/invoice.js';
import { workspaceOf, type Workspace } from '../../models/workspace/workspace.js';
import { billedModels, type BilledKind } from '../../queries/billing/invoice-lines.js';
import { invoiceSettingsFrom } from '../../queries/billing/invoice-settings.js';
import { serializeInvoice } from '../../serializers/invoice.js';
import { everything } from '../../serializers/view.js';
import type { LineLinks } from '../../serializers/line-item.js';
import { externalColumns } from '../workspace/external.js';
import { countProjectBilled, noShares, projectShares } from './count-project-billed.js';
import { assertLineCount } from './invoice-size.js';
import { link } from './lines/line-links.js';
import { givenTaxTerms, usualTaxTerms, type TaxTerms } from './taxes/tax-terms.js';
import { nextInvoiceNumber } from './next-invoice-number.js';

/** A new line with the work that it bills: locked by the caller, and unbilled. */
export interface NewLine extends DraftLine {
  readonly links: LineLinks;
}

/** Fields of a draft apart from its lines. */
export type DraftHeader = Pick<
  Values<Invoice>,
  'contact_id' | 'agreement_id' | 'recurring_invoice_id' | 'recurring_date' | InvoiceText
> & {
  readonly external_id?: string | null;
  readonly metadata?: MetadataInput;
  readonly invoice_date?: Day;
  readonly due_date?: Day;
  readonly delivery_start?: Day | null;
  readonly delivery_end?: Day | null;
  readonly references?: Schemas['InvoiceReferencesInput'];
  /** Instead of `references` but for the order, and without the defaults of the client. */
  readonly document_references?: StoredReferences | null;
  readonly tax_rate?: number;
  readonly tax_rate_ids?: readonly string[] | null;
  readonly prices_include_tax?: boolean;
  /** Instead of `tax_rate` and `tax_rate_ids`. */
  readonly tax_terms?: TaxTerms;
};

/** The last day that the contract allows. */
const lastDay: Day = '2999-12-31';

/** Locks the client that a request names, so that concurrent requests for one client run one after the other. */
export function lockClient(ctx: Ctx, id: string): Promise<Locked<Client>> {
  return Client.lockReference(ctx, id, 'client_id');
}

/**
 * Creates a draft with its lines, links the work that they bill, and updates `amount_billed` of the projects. The
 * number is taken last, because taking it makes every other invoice of the workspace wait. Throws `invalid_request` on
 * `field` if the amounts are out of range.
 */
export async function createInvoice(
  ctx: Ctx,
  client: Locked<Client>,
  header: DraftHeader,
  lines: readonly NewLine[],
  field = 'line_items',
): Promise<Locked<Invoice>> {
  const { workspace, terms, amounts, nets } = await termsAndAmounts(ctx, client, header, lines, field);
  const { currency } = client;
  const id = newId(Invoice.idPrefix);
  const priced = terms.prices_include_tax
    ? lines.map((line, at) => ({ ...line, net_amount: nets[at] ?? null }))
    : lines;
  const rows = await insertLines(ctx, id, priced, [...lines.keys()]);
  await countProjectBilled(ctx, noShares, await projectShares(ctx, { currency }, rows));
  const invoice_number = await nextInvoiceNumber(ctx, workspace, terms.invoice_date);
  const { external_id, metadata, references: _references, tax_rate_ids: _ids, tax_terms: _terms, ...given } = header;
  const external = await externalColumns(ctx, Invoice, { external_id, metadata });
  const values = { ...given, ...external, ...terms, ...amounts, id, invoice_number, client_id: client.id, currency };
  const invoice = await Invoice.insert(ctx, values);
  await emit(ctx, 'invoice.created', serializeInvoice(invoice, invoiceSettingsFrom(ctx, workspace), everything));
  return invoice;
}

/**
 * Dates, tax rate and amounts of a draft with these lines. Throws `invalid_request` on `field` if the amounts are not
 * allowed, and `invalid_state` for too many lines.
 */
export async function termsAndAmounts(
  ctx: Ctx,
  client: Client,
  header: DraftHeader,
  lines: readonly DraftLine[],
  field: string,
) {
  assertLineCount(lines.length);
  const computed = await computeAmounts(ctx, client, header, lines);
  assertBillable(computed.amounts, field);
  return computed;
}

/** Like `termsAndAmounts`, without the checks of amounts and of the number of lines. */
export async function computeAmounts(ctx: Ctx, client: Client, header: DraftHeader, lines: readonly DraftLine[]) {
  const workspace = await workspaceOf(ctx);
  const terms = {
    ...datesOf(ctx, workspace, client, header),
    rounding_increment: incrementOf(workspace.total_rounding, client.currency),
    ...(header.tax_terms ?? (await givenTaxTerms(ctx, header)) ?? (await usualTaxTerms(ctx, workspace, client))),
    prices_include_tax: header.prices_include_tax ?? false,
    ...newReferences(client, header),
  };
  const taxed = taxedAmounts(taxableLines(lines, terms), client.currency, terms.prices_include_tax);
  const { subtotal, tax_amount, total } = withRounding(taxed, terms.rounding_increment);
  const amounts = { subtotal, tax_amount, total, outstanding: total, tax_shares: storedShares(taxed.shares, terms) };
  return { workspace, terms, amounts, nets: taxed.nets };
}

/** References as given, and where the request leaves them out, those of the client. */
function newReferences(client: Client, header: DraftHeader) {
  const { document_references: copied, references } = header;
  const { po_number = header.po_number ?? null } = storedReferences(null, header);
  return { po_number, document_references: copied === undefined ? referencesOfNew(client, references) : copied };
}

/** Dates: as given, otherwise from the client, otherwise from the workspace. */
function datesOf(ctx: Ctx, workspace: Workspace, client: Client, header: DraftHeader) {
  const invoice_date = header.invoice_date ?? today(ctx.now, ctx.workspace.timezone);
  const usual = addDays(invoice_date, client.payment_terms_days ?? workspace.payment_terms_days);
  const due_date = header.due_date ?? (usual < lastDay ? usual : lastDay);
  assertDueAfter(invoice_date, due_date);
  assertDelivery(header.delivery_start ?? null, header.delivery_end ?? null);
  return { invoice_date, due_date };
}

/** Throws `invalid_request` when an invoice would be due before it is dated. */
export function assertDueAfter(invoiceDate: Day, dueDate: Day): void {
  if (dueDate < invoiceDate) throw invalid('due_date', `must not be before invoice_date, ${invoiceDate}`);
}

/** Throws `invalid_request` unless the delivery period has both ends, in order, or neither. */
export function assertDelivery(start: Day | null, end: Day | null): void {
  if (start !== null && end === null) throw invalid('delivery_end', 'is required together with delivery_start');
  if (start === null && end !== null) throw invalid('delivery_start', 'is required together with delivery_end');
  if (start !== null && end !== null && end < start)
    throw invalid('delivery_end', `must not be before delivery_start, ${start}`);
}

/** A line to insert; `net_amount` is its amount before tax if prices include tax. */
type InsertedLine = NewLine & { readonly net_amount?: Big | null };

/** Inserts lines at `positions`, and links the work that they bill. */
export async function insertLines(
  ctx: Ctx,
  invoiceId: string,
  lines: readonly InsertedLine[],
  positions: readonly number[],
): Promise<Locked<InvoiceLineItem>[]> {
  const rows: Locked<InvoiceLineItem>[] = [];
  for (let at = 0; at < lines.length; at += 500) {
    const part = lines.slice(at, at + 500);
    const values = part.map(({ links: _links, ...columns }, index) => {
      const place = { invoice_id: invoiceId, position: positions[at + index] ?? 0 };
      return { ...place, ...columns };
    });
    rows.push(...(await InvoiceLineItem.insertMany(ctx, values)));
  }
  for (const kind of Object.keys(billedModels) as BilledKind[]) {
    const links = lines.flatMap((line, index) => line.links[kind].map((id) => ({ id, lineId: rows[index]?.id ?? '' })));
    await link(ctx, kind, links);
  }
  return rows;
}
