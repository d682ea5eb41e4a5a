/** Chooses up to three tax rates, in the order in which they are charged. Renders nothing in a firm that has none. */
import { useQuery } from '@tanstack/react-query';
import { listTaxRatesOptions } from '../../generated/queries.js';
import type { FieldProps } from '../../ui/form-state.js';
import { ChosenItem, ManyField } from '../many-field.js';
import { useNameOf } from '../name-of.js';
import { searchTaxRates } from '../pickers.js';
import { t } from '../../messages/text.js';

/** As the contract has it for lines, invoices and clients. */
const maxTaxes = 3;

export interface TaxRatesFieldProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** What applies without a choice. */
  readonly placeholder: string;
  /** Names by id that the screen knows, such as those of deleted tax rates. */
  readonly names?: ReadonlyMap<string, string>;
}

/** Whether the firm has tax rates: those without need no fields for them. */
export function useHasTaxRates(): boolean {
  const { data } = useQuery({ ...listTaxRatesOptions({ per_page: 1 }), throwOnError: false });
  return (data?.pagination.total ?? 0) > 0;
}

export function TaxRatesField({ names, placeholder, ...field }: TaxRatesFieldProps) {
  const hasRates = useHasTaxRates();
  const { value } = field;
  if (value.length === 0 && !hasRates) return null;
  return (
    <ManyField
      {...field}
      queryKey={['tax-rates']}
      search={searchTaxRates}
      placeholder={value.length === 0 ? placeholder : t('common.anotherTax')}
      isDisabled={value.length >= maxTaxes}
      renderChosen={(id, onRemove) => <ChosenTax key={id} id={id} known={names?.get(id)} onRemove={onRemove} />}
    />
  );
}

interface ChosenTaxProps {
  readonly id: string;
  readonly known: string | undefined;
  readonly onRemove: () => void;
}

function ChosenTax({ id, known, onRemove }: ChosenTaxProps) {
  const read = useNameOf(known === undefined ? id : undefined);
  const name = known ?? read;
  return <ChosenItem name={name} removeLabel={t('common.remove', { name })} onRemove={onRemove} />;
}
