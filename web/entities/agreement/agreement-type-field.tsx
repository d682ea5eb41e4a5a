/** Chooses the type of a retainer, which fills in its default hours if none are set. */
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.js';
import { getAgreementTypeOptions, listAgreementTypesOptions } from '../../generated/queries.js';
import { useNameOf } from '../name-of.js';
import { PickField } from '../pick-field.js';
import { searchAgreementTypes } from '../pickers.js';
import { t } from '../../messages/text.js';

interface TypeFieldProps {
  readonly value: string | null;
  readonly hours: number | null;
  readonly onChange: (chosen: { readonly type_id: string | null; readonly hours_included: number | null }) => void;
}

export function AgreementTypeField({ value, hours, onChange }: TypeFieldProps) {
  const { data: some } = useQuery(listAgreementTypesOptions({ per_page: 1 }));
  const name = useNameOf(value ?? undefined);
  const choose = async (type_id: string | null): Promise<void> => {
    onChange({ type_id, hours_included: hours });
    if (type_id === null || hours !== null) return;
    const { default_hours } = await queryClient.fetchQuery(getAgreementTypeOptions(type_id));
    onChange({ type_id, hours_included: default_hours });
  };
  if (some === undefined || some.data.length === 0) return null;
  return (
    <PickField
      label={t('common.type')}
      name="type_id"
      value={value}
      valueLabel={value === null ? undefined : name}
      queryKey={['agreement-types']}
      search={searchAgreementTypes}
      onChange={(id) => void choose(id)}
    />
  );
}
