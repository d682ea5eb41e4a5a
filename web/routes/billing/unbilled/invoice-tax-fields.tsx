/** The taxes of a new invoice, where they are not those of its client. */
import type { InvoiceCreate } from 'docket-sdk';
import { CheckboxField } from '../../../ui/check-field.js';
import type { FormOf } from '../../../ui/field-props.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { t } from '../../../messages/text.js';

const LazyRatesField = lazyPart(async () =>
  import('../../../entities/tax-rate/tax-rates-field.js').then((module) => module.TaxRatesField),
);

export interface InvoiceTaxes {
  readonly tax_rate_ids: string[];
  readonly prices_include_tax: boolean;
}

export const usualTaxes: InvoiceTaxes = { tax_rate_ids: [], prices_include_tax: false };

/** The fields of a request that differ from what applies without them. */
export const taxesIn = ({
  tax_rate_ids,
  prices_include_tax,
}: InvoiceTaxes): Pick<InvoiceCreate, 'tax_rate_ids' | 'prices_include_tax'> => ({
  ...(tax_rate_ids.length > 0 && { tax_rate_ids }),
  ...(prices_include_tax && { prices_include_tax }),
});

export const InvoiceTaxFields = ({ values, set }: FormOf<InvoiceTaxes>) => (
  <>
    <Part isField>
      <LazyRatesField
        label={t('shell.taxRates')}
        name="tax_rate_ids"
        value={values.tax_rate_ids}
        onChange={(tax_rate_ids) => set({ tax_rate_ids })}
        placeholder={t('billing.asTheClient')}
        hint={t('billing.linesWithoutOwnTax')}
      />
    </Part>
    <CheckboxField
      label={t('billing.pricesIncludeTax')}
      name="prices_include_tax"
      value={values.prices_include_tax}
      onChange={(prices_include_tax) => set({ prices_include_tax })}
    />
  </>
);
