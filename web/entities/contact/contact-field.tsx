/** Chooses a contact of a client. */
import { useQuery } from '@tanstack/react-query';
import { getContactOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchContacts } from '../pickers.js';

export function ContactField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { data } = useQuery({ ...getContactOptions(props.value ?? ''), ...nameRules(props) });
  return (
    <PickField
      {...props}
      valueLabel={props.valueLabel ?? data?.name}
      queryKey={['contacts', clientId]}
      search={searchContacts(clientId)}
    />
  );
}
