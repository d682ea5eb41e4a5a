/** Chooses one tax rate. Renders nothing in a firm that has none. */
import { useHasTaxRates } from './tax-rates-field.js';
import { useNameOf } from '../name-of.js';
import { PickField, type PickProps } from '../pick-field.js';
import { searchTaxRates } from '../pickers.js';

export function TaxRateField(props: PickProps) {
  const hasRates = useHasTaxRates();
  const { value } = props;
  const name = useNameOf(value ?? undefined);
  if (value === null && !hasRates) return null;
  return (
    <PickField
      {...props}
      valueLabel={value === null ? undefined : (props.valueLabel ?? name)}
      queryKey={['tax-rates']}
      search={searchTaxRates}
    />
  );
}
