/**
 * Discounts for early payment (Skonto), which XRechnung finds in the terms of payment: a line such as
 * `#SKONTO#TAGE=14#PROZENT=2.00#`. It takes every line that begins with `#` for one (BR-DE-18).
 */
const marked = /^\s*#/;
const discount = /^\s*#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#\s*$/;

/** Whether each line that begins with `#` is a discount. */
export const hasDiscountsOnly = (terms: string | null): boolean =>
  (terms ?? '').split('\n').every((line) => !marked.test(line) || discount.test(line));

/** The terms of payment, in which the line of a discount ends with a line break. */
export function withClosedDiscounts(terms: string | null): string | null {
  if (terms === null) return null;
  return marked.test(terms.split('\n').at(-1) ?? '') ? `${terms}\n` : terms;
}
