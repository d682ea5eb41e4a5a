/** Chooses a rate card, in one currency if it is given. Renders nothing for users who may not see rate cards. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { getRateCardOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchRateCards } from '../pickers.js';

export function RateCardField({ currency, ...props }: PickProps & { readonly currency?: string | undefined }) {
  const { can } = useSession();
  const isShown = can('listRateCards');
  const rules = nameRules(props);
  const { data } = useQuery({ ...getRateCardOptions(props.value ?? ''), ...rules, enabled: isShown && rules.enabled });
  if (!isShown) return null;
  return (
    <PickField
      {...props}
      valueLabel={props.valueLabel ?? data?.name}
      queryKey={['rate-cards', currency]}
      search={searchRateCards(currency)}
    />
  );
}
