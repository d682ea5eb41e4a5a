import { formatTerms, isXRechnung } from './formats.js';
import { dutchTerms } from './national/dutch.js';
import { germanPdfTerms, germanTerms } from './national/german.js';
import { danishTerms, icelandicTerms, norwegianTerms, swedishTerms } from './national/nordic.js';
import { isIn, isWithin } from './national/parties.js';
import { greekTerms, italianTerms } from './national/southern.js';
import type { Judged, Requirement } from './requirement.js';
import { statesVatIds } from './tax-terms.js';

/** The rules of the Peppol network for sellers of a country. */
const sellersOf: Readonly<Record<string, (judged: Judged) => Requirement[]>> = {
  DE: (judged) => (isWithin(judged, 'DE') ? germanTerms(judged) : []),
  DK: danishTerms,
  GR: greekTerms,
  IS: icelandicTerms,
  IT: italianTerms,
  NL: dutchTerms,
  NO: norwegianTerms,
  SE: swedishTerms,
};

/** What countries want beyond EN 16931: Germany by XRechnung and in PDFs, others in the Peppol network. */
export function nationalTerms(judged: Judged): Requirement[] {
  if (isXRechnung(judged.format)) return germanTerms(judged);
  if (formatTerms[judged.format].isPdf) return isWithin(judged, 'DE') ? germanPdfTerms(judged) : [];
  return Object.entries(sellersOf).flatMap(([country, terms]) => (isOf(judged, country) ? terms(judged) : []));
}

/** Where these find the country of a seller by its VAT id, before its address. */
const byVatId: ReadonlySet<string> = new Set(['GR', 'IT', 'NO']);

function isOf({ data, seller }: Judged, country: string): boolean {
  const prefix =
    byVatId.has(country) && statesVatIds(data) ? seller.vat_id?.slice(0, 2).replace('EL', 'GR') : undefined;
  return prefix === undefined ? isIn(seller, country) : prefix === country;
}
