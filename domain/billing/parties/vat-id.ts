/** VAT identification numbers: their one way of writing, and what is wrong with one. */
import { vatSchemes } from './vat-checks.js';

/** A VAT id in capitals, without blanks, dots and dashes. Greece has `EL`, and old Belgian numbers their leading zero. */
export const normalVatId = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '')
    .replace(/^GR(?=\d)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0');

const partsOf = (id: string) => ({ prefix: id.slice(0, 2), body: id.slice(2) });

/** Whether a tax id has the form of a VAT id of a country known here, with any check digit. */
export function isVatNumber(taxId: string): boolean {
  const { prefix, body } = partsOf(normalVatId(taxId));
  return vatSchemes[prefix]?.form.test(body) ?? false;
}

/** What is wrong with a VAT id, as the end of a sentence that begins with its field; undefined for a valid one. */
export function vatIdProblem(text: string): string | undefined {
  const { prefix, body } = partsOf(normalVatId(text));
  const scheme = Object.hasOwn(vatSchemes, prefix) ? vatSchemes[prefix] : undefined;
  if (!scheme)
    return 'must begin with the prefix of a country whose VAT ids are known, as DE123456788 does: give any other number as tax_number';
  if (!scheme.form.test(body)) return `must have the form of a VAT id of ${prefix}, such as ${scheme.example}`;
  if (scheme.fits?.(body) === false) return `is not a VAT id of ${prefix}: the check digit does not fit`;
  return undefined;
}
