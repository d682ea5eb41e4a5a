/** A field that chooses one object of a kind, found by typing; emptied, it chooses none. */
import type { QueryKey } from '@tanstack/react-query';
import { ComboField, type ComboFieldProps } from '../ui/combo-field.js';
import type { FieldProps } from '../ui/form-state.js';

/** What the field of each kind takes. */
export interface PickProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** What the chosen one is called, where the screen knows it: it is not read then. */
  readonly valueLabel?: string | null | undefined;
  readonly placeholder?: string;
}

interface PickFieldProps extends PickProps {
  readonly queryKey: QueryKey;
  readonly search: ComboFieldProps['search'];
}

export const PickField = ({ onChange, placeholder = 'None', ...field }: PickFieldProps) => (
  <ComboField {...field} placeholder={placeholder} onChange={(id) => onChange(id)} />
);

/** How the name of what is chosen is read: only where it is not known. */
export const nameRules = ({ value, valueLabel }: Pick<PickProps, 'value' | 'valueLabel'>) =>
  ({ enabled: value !== null && valueLabel == null, throwOnError: false, staleTime: 300_000 }) as const;
