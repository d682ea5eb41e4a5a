/**
 * The two tax numbers of a firm, which are stored as `tax_id` (the VAT id as it was written, or else the national number) and
 * `tax_number` (the national number where it was given as such). Rows that have only `tax_id` are read by its form.
 */
import type { FieldError } from '../../errors.js';
import { isVatNumber, normalVatId, vatIdProblem } from './vat-id.js';

export interface StoredTaxIds {
  readonly tax_id?: string | null;
  readonly tax_number?: string | null;
}

export interface TaxIds {
  readonly tax_id: string | null;
  readonly vat_id: string | null;
  readonly tax_number: string | null;
}

/** The numbers apart, and together as `tax_id`. */
export function taxIdsOf({ tax_id = null, tax_number = null }: StoredTaxIds): TaxIds {
  const hasVatId = tax_id !== null && tax_id !== tax_number && isVatNumber(tax_id);
  if (hasVatId) return { tax_id, vat_id: normalVatId(tax_id), tax_number };
  return { tax_id, vat_id: null, tax_number: tax_id };
}

type TaxIdColumns = Partial<Record<keyof StoredTaxIds, string | null>>;

/** What a request gives. */
interface GivenTaxIds {
  readonly tax_id?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly tax_number?: string | null | undefined;
}

/** Problems of the numbers that a request gives, on fields whose names begin with `path`. */
export function taxIdProblems(before: StoredTaxIds, sent: GivenTaxIds, path = ''): FieldError[] {
  const given = changedTaxIds(before, sent);
  const { tax_id: either, vat_id: vatId, tax_number: number } = given;
  if (either !== undefined && (vatId !== undefined || number !== undefined))
    return [{ field: `${path}tax_id`, message: 'must not be given together with vat_id or tax_number' }];
  const problem = vatId == null ? undefined : vatIdProblem(vatId);
  if (problem !== undefined) return [{ field: `${path}vat_id`, message: problem }];
  if (either !== undefined) return [];
  const after = apartAfter(before, given);
  const isTwice =
    after.vat_id !== null && after.tax_number !== null && normalVatId(after.tax_number) === normalVatId(after.vat_id);
  return isTwice ? [{ field: `${path}tax_number`, message: 'must be the national number, not the VAT id' }] : [];
}

/** What to store of the numbers that a request gives; nothing if it gives none, or the `tax_id` that is stored. */
export function storedTaxIds(before: StoredTaxIds, sent: GivenTaxIds): TaxIdColumns {
  const given = changedTaxIds(before, sent);
  const { tax_id: either, vat_id: vatId, tax_number: number } = given;
  if (either !== undefined) {
    const isVatId = either !== null && isVatNumber(either);
    return { tax_id: either, tax_number: isVatId ? taxIdsOf(before).tax_number : null };
  }
  if (vatId === undefined && number === undefined) return {};
  const { vat_id, tax_number } = apartAfter(before, given);
  return { tax_id: vat_id ?? tax_number, tax_number };
}

/** Without what a request sends back as it is: an object that was read can be sent back whole. */
function changedTaxIds(before: StoredTaxIds, sent: GivenTaxIds): GivenTaxIds {
  const present = taxIdsOf(before);
  return {
    tax_id: sent.tax_id === present.tax_id ? undefined : sent.tax_id,
    vat_id: sent.vat_id === present.vat_id ? undefined : sent.vat_id,
    tax_number: sent.tax_number === present.tax_number ? undefined : sent.tax_number,
  };
}

/** Both numbers after a change of one or both. A VAT id that stays is as it was written. */
function apartAfter(before: StoredTaxIds, { vat_id: vatId, tax_number: number }: GivenTaxIds) {
  const present = taxIdsOf(before);
  const staying = present.vat_id === null ? null : present.tax_id;
  return {
    vat_id: vatId === undefined ? staying : vatId && normalVatId(vatId),
    tax_number: number === undefined ? present.tax_number : number,
  };
}
