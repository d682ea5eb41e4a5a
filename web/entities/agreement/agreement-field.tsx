/** Chooses a retainer of a client. Renders nothing for users who may not see retainers. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { getAgreementOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchAgreements } from '../pickers.js';

export function AgreementField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { can } = useSession();
  const isShown = can('listAgreements');
  const rules = nameRules(props);
  const { data } = useQuery({ ...getAgreementOptions(props.value ?? ''), ...rules, enabled: isShown && rules.enabled });
  if (!isShown) return null;
  return (
    <PickField
      {...props}
      valueLabel={props.valueLabel ?? data?.title}
      queryKey={['agreements', clientId]}
      search={searchAgreements(clientId)}
    />
  );
}
