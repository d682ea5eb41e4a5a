/** The fields of a form, by their descriptions in the contract. */
import { permissions } from '../../../domain/people/policy.js';
import { useSession } from '../../api/session.js';
import { fieldAt, type Described, type Values } from './schema-values.js';
import { DescribedField, type ShownField } from './schema-field.js';

export interface DescribedFieldsProps {
  readonly shown: readonly ShownField[];
  readonly fields: Described;
  readonly values: Values;
  readonly onChange: (change: Values) => void;
  /** Currency of amounts. */
  readonly currency?: string;
  /** The first field takes the focus. */
  readonly hasFocus?: boolean;
  readonly isReadOnly?: boolean;
}

export function DescribedFields({
  shown,
  fields,
  values,
  onChange,
  currency,
  hasFocus,
  isReadOnly,
}: DescribedFieldsProps) {
  const { has } = useSession();
  const seen = shown
    .map((one) => ({ one, field: fieldAt(fields, one.name) }))
    .filter(({ field }) => permissions.every((need) => need !== field.needs || has(need)));
  return seen.map(({ one, field }, at) => (
    <DescribedField
      key={one.name}
      {...one}
      field={field}
      value={values[one.name]}
      onChange={(value) => onChange({ [one.name]: value })}
      currency={currency === '' ? undefined : currency}
      autoFocus={hasFocus === true && at === 0}
      isReadOnly={isReadOnly}
    />
  ));
}
