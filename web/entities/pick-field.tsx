/** A field that chooses one object of a kind by typing. An empty field chooses none. */
import type { QueryKey } from '@tanstack/react-query';
import { ComboField, type ComboFieldProps } from '../ui/combo-field.js';
import type { FieldProps } from '../ui/form-state.js';
import { t } from '../messages/text.js';

/** Props of the fields of all kinds. */
export interface PickProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Name of the chosen object, if the screen knows it; saves a request. */
  readonly valueLabel?: string | null | undefined;
  readonly placeholder?: string;
}

interface PickFieldProps extends PickProps {
  readonly queryKey: QueryKey;
  readonly search: ComboFieldProps['search'];
}

export const PickField = ({ onChange, placeholder = t('shell.none'), ...field }: PickFieldProps) => (
  <ComboField {...field} placeholder={placeholder} onChange={(id) => onChange(id)} />
);

/** Query options for the name of the chosen object, which is read only if it is not known. */
export const nameRules = ({ value, valueLabel }: Pick<PickProps, 'value' | 'valueLabel'>) =>
  ({ enabled: value !== null && valueLabel == null, throwOnError: false, staleTime: 300_000 }) as const;
