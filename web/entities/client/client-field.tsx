/** Chooses a client by typing, among all clients. */
import { useQuery } from '@tanstack/react-query';
import { getClientOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchClients } from '../pickers.js';
import { t } from '../../messages/text.js';

export function ClientField(props: PickProps) {
  const { data } = useQuery({ ...getClientOptions(props.value ?? ''), ...nameRules(props) });
  return (
    <PickField
      placeholder={t('common.nameOfTheClient')}
      {...props}
      valueLabel={props.valueLabel ?? data?.name}
      queryKey={['clients']}
      search={searchClients}
    />
  );
}

/** A client's name; undefined while it loads. */
export function useClientName(id: string | null | undefined): string | undefined {
  const { data } = useQuery({ ...getClientOptions(id ?? ''), enabled: id != null, throwOnError: false });
  return data?.name;
}
