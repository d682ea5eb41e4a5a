/** What the taxes of invoices and credit notes are called on the screen. */
import type { DocumentTax, LineItem } from 'docket-sdk';
import { taxCategoryLabels } from '../../generated/labels.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { percentOf } from '../../ui/text/exact.js';
import { cached } from '../../ui/text/formatters.js';
import { t } from '../../messages/text.js';

type Tax = Pick<DocumentTax, 'name' | 'rate' | 'category'>;

/** Whether a tax is nothing but a rate. */
export const isPlainTax = ({ name, category }: Tax): boolean =>
  name === null && (category === 'standard' || category === 'zero');

/** The names of the tax rates on these lines, by id: the lines know them even if they were deleted. */
export const taxNames = (lines: readonly Pick<LineItem, 'taxes'>[] = []): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ taxes }) =>
      taxes.flatMap(({ tax_rate_id: id, name }) => (id === null || name === null ? [] : [[id, name] as const])),
    ),
  );

/** The name of a tax with its rate, unless the name says it; an untaxed one without a name is called by its category. */
export function useTaxName(): (tax: Tax) => string {
  const { locale } = useLocaleSettings();
  const format = cached(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 4 });
  return (tax) => {
    const { name, rate, category } = tax;
    const percent = format.format(rate);
    if (isPlainTax(tax)) return t('billing.taxOf', { percent });
    if (name === null) return taxCategoryLabels[category];
    const isSaid = rate === 0 || name.replaceAll(',', '.').includes(String(percentOf(rate)));
    return isSaid ? name : `${name} (${percent})`;
  };
}
