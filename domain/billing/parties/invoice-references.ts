/** What a client needs to assign an invoice. The number of the order is the invoice's `po_number`; the others are stored together. */
import type { Schemas } from '../../../contract/contract.js';
import { invalid } from '../../errors.js';

type Given = Schemas['InvoiceReferencesInput'];

/** Only the references that are set. */
export type StoredReferences = Partial<Readonly<Record<Exclude<keyof Schemas['InvoiceReferences'], 'order'>, string>>>;

const stored = ['buyer', 'contract', 'project', 'accounting'] as const satisfies readonly (keyof StoredReferences)[];

interface Referenced {
  readonly po_number?: string | null | undefined;
  readonly document_references?: StoredReferences | null | undefined;
}

export const referencesOf = ({ po_number, document_references: all }: Referenced): Schemas['InvoiceReferences'] => ({
  buyer: all?.buyer ?? null,
  contract: all?.contract ?? null,
  order: po_number ?? null,
  project: all?.project ?? null,
  accounting: all?.accounting ?? null,
});

/**
 * What to store of the references that a request gives; nothing if it gives none. Throws `invalid_request` if it gives two different
 * numbers of the order.
 */
export function storedReferences(
  before: StoredReferences | null,
  given: { readonly po_number?: string | null | undefined; readonly references?: Given | undefined },
): { po_number?: string | null; document_references?: StoredReferences | null } {
  const { references, po_number } = given;
  if (!references) return {};
  const { order, ...others } = references;
  if (order !== undefined && po_number !== undefined && order !== po_number)
    throw invalid('references.order', 'must be the same as po_number, if both are given');
  return {
    ...(order === undefined ? {} : { po_number: order }),
    ...(Object.keys(others).length === 0 ? {} : { document_references: filledIn({ ...before, ...others }) }),
  };
}

/** The references of a new invoice: those given, and from its client what the request leaves out. */
export const referencesOfNew = (client: ClientReferences, given: Given = {}): StoredReferences | null =>
  filledIn({ buyer: client.buyer_reference, accounting: client.accounting_reference, ...given });

interface ClientReferences {
  readonly buyer_reference: string | null;
  readonly accounting_reference: string | null;
}

/** The references of a draft that moves to another client: those that came from the former client come from the other. */
export function movedReferences(
  { document_references: all }: Referenced,
  { from, to }: { readonly from: ClientReferences; readonly to: ClientReferences },
): StoredReferences | null {
  const isUsual = (name: 'buyer' | 'accounting'): boolean => (all?.[name] ?? null) === from[`${name}_reference`];
  return filledIn({
    ...all,
    ...(isUsual('buyer') ? { buyer: to.buyer_reference } : {}),
    ...(isUsual('accounting') ? { accounting: to.accounting_reference } : {}),
  });
}

function filledIn(values: {
  readonly [Name in keyof StoredReferences]: string | null | undefined;
}): StoredReferences | null {
  const filled = stored.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}
