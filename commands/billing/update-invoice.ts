import { invalid, invalidState } from '../../domain/errors.js';
import { assertAllowed } from '../../domain/billing/invoice-status.js';
import { movedReferences, storedReferences } from '../../domain/billing/parties/invoice-references.js';
import { alwaysEditableTexts } from '../../domain/billing/invoice-texts.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { Schemas } from '../../contract/contract.js';
import { linkedLinesOf } from '../../queries/billing/invoice-lines.js';
import type { LinkedLine } from '../../serializers/line-item.js';
import { externalColumns } from '../workspace/external.js';
import { changeInvoice } from './change-invoice.js';
import { assertDelivery, assertDueAfter } from './create-invoice.js';
import { editLines, replaceLines } from './lines/edit-lines.js';
import { assertTextsFit } from './invoice-size.js';
import { assertLinksOfClient } from './client-links.js';
import { defaultTaxesOf } from '../../domain/billing/taxes/invoice-taxes.js';
import { dec } from '../../domain/money.js';
import { changedTaxes } from './taxes/resolve-taxes.js';
import { givenTaxTerms, usualTaxTerms } from './taxes/tax-terms.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';

type Update = Schemas['InvoiceUpdate'];

/** Fields that can change at any time; all others only on a draft. */
const always: ReadonlySet<string> = new Set([...alwaysEditableTexts, 'reminders_paused']);

/** Changes the fields of an invoice that a request contains, its lines among them. */
export async function updateInvoice(
  ctx: Ctx,
  invoice: Locked<Invoice>,
  { external_id, metadata, references, ...body }: Update,
): Promise<Invoice> {
  const external = await externalColumns(ctx, Invoice, { external_id, metadata }, invoice);
  const referenced = storedReferences(invoice.document_references, { references, po_number: body.po_number });
  const fixed = fixedField(body, references);
  if (fixed === undefined) {
    const changed = await changeInvoice(
      ctx,
      invoice,
      { ...body, ...referenced, ...external },
      { event: 'invoice.updated' },
    );
    await assertTextsFit(ctx, changed, body);
    return changed;
  }
  assertAllowed(invoice.status, 'change', fixed);
  const { line_items: lines, tax_rate, tax_rate_ids, ...sent } = body;
  const taxes = await newTaxTerms(
    ctx,
    { taxes: invoice.taxes, tax_rate: invoice.tax_rate, client_id: body.client_id ?? invoice.client_id },
    { tax_rate, tax_rate_ids },
  );
  const client_id = body.client_id ?? invoice.client_id;
  const isMoving = client_id !== invoice.client_id;
  if (isMoving) await assertMovable(ctx, invoice, client_id, lines);
  const moved = isMoving ? await movedTo(ctx, invoice, client_id, references) : referenced;
  const changes = { ...sent, ...referenced, ...moved, ...external, ...taxes };
  const { contact_id, agreement_id } = invoice;
  await assertLinksOfClient(ctx, client_id, isMoving ? { contact_id, agreement_id, ...changes } : changes);
  assertDueAfter(body.invoice_date ?? invoice.invoice_date, body.due_date ?? invoice.due_date);
  const { delivery_start = invoice.delivery_start, delivery_end = invoice.delivery_end } = body;
  assertDelivery(delivery_start, delivery_end);
  const owner = {
    id: invoice.id,
    client_id,
    currency: invoice.currency,
    taxes: invoice.taxes,
    tax_rate: invoice.tax_rate,
  };
  const replace = async (before: readonly LinkedLine[]) => lines && replaceLines(ctx, owner, before, lines);
  const { invoice: changed } =
    lines || taxes || body.prices_include_tax !== undefined
      ? await editLines(ctx, invoice, lines ? 'line_items' : 'tax_rate', replace, changes)
      : { invoice: await changeInvoice(ctx, invoice, changes, { event: 'invoice.updated' }) };
  await assertTextsFit(ctx, changed, body);
  return changed;
}

/** The first field of a request that can change only on a draft. The number of the order can always change. */
const fixedField = (body: object, references: Update['references']): string | undefined =>
  Object.keys(body).find((name) => !always.has(name)) ??
  Object.keys(references ?? {})
    .filter((name) => name !== 'order')
    .map((name) => `references.${name}`)[0];

/** The references of a draft that moves to another client, with those that the request gives. */
async function movedTo(ctx: Ctx, invoice: Invoice, clientId: string, given: Update['references']) {
  const from = await Client.get(seeingAll(ctx), invoice.client_id);
  const to = await Client.get(seeingAll(ctx), clientId);
  const moved = movedReferences(invoice, { from, to });
  const { document_references = moved } = storedReferences(moved, { references: given });
  return { document_references };
}

/** The tax terms that a request gives an invoice: for null, those of its client; undefined if it gives none. */
async function newTaxTerms(
  ctx: Ctx,
  invoice: Pick<Invoice, 'taxes' | 'tax_rate' | 'client_id'>,
  given: Pick<Update, 'tax_rate' | 'tax_rate_ids'>,
) {
  const { tax_rate, tax_rate_ids } = changedTaxes(given, defaultTaxesOf(invoice));
  if (tax_rate === undefined && tax_rate_ids === undefined) return undefined;
  const usual = async () =>
    usualTaxTerms(ctx, await workspaceOf(ctx), await Client.get(seeingAll(ctx), invoice.client_id));
  const terms = (await givenTaxTerms(ctx, { tax_rate, tax_rate_ids })) ?? (await usual());
  return { taxes: terms.taxes, tax_rate: dec(terms.tax_rate) };
}

/**
 * Throws unless a draft can move to another client: the currency must be the same, and no line that stays may bill work
 * or name a project of the present client.
 */
async function assertMovable(ctx: Ctx, invoice: Invoice, clientId: string, lines: Update['line_items']): Promise<void> {
  const client = await Client.reference(ctx, clientId, 'client_id');
  if (client.currency !== invoice.currency)
    throw invalid('client_id', `must be a client in ${invoice.currency}, the currency of the invoice`);
  const staying = lines && new Set(lines.map(({ id }) => id));
  const stuck = (await linkedLinesOf(ctx, invoice)).find(
    ({ line, links }) =>
      (staying?.has(line.id) ?? true) &&
      (line.project_id !== null || Object.values(links).some(({ length }) => length > 0)),
  );
  if (stuck)
    throw invalidState(
      `The line ${stuck.line.id} bills work of the current client: remove the line first`,
      'client_id',
    );
}
