/** The type of a retainer; one with usual hours brings them along. */
import { useQuery } from '@tanstack/react-query';
import { listAgreementTypesOptions } from '../../generated/queries.js';
import { SelectField } from '../../ui/select-field.js';

interface TypeFieldProps {
  readonly value: string | null;
  readonly hours: number | null;
  readonly onChange: (chosen: { readonly type_id: string | null; readonly hours_included: number | null }) => void;
}

export function TypeField({ value, hours, onChange }: TypeFieldProps) {
  const { data } = useQuery(listAgreementTypesOptions({ per_page: 100, sort: 'name', order: 'asc' }));
  const types = data?.data ?? [];
  if (types.length === 0) return null;
  return (
    <SelectField
      label="Type"
      name="type_id"
      options={types.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      noneLabel="None"
      onChange={(type_id) => {
        const usual = types.find(({ id }) => id === type_id)?.default_hours ?? null;
        onChange({ type_id, hours_included: hours ?? usual });
      }}
    />
  );
}
