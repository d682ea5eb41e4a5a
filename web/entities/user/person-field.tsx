/** Chooses one of the firm's people by typing. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { getUserOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchAllUsers, searchUsers } from '../pickers.js';
import { t } from '../../messages/text.js';

export interface PersonFieldProps extends PickProps {
  /** The signed-in user, whose name is known without a request. */
  readonly own?: Pick<User, 'id' | 'name'>;
  /** Finds deactivated people too. */
  readonly isFilter?: boolean;
}

export function PersonField({ own, isFilter = false, ...props }: PersonFieldProps) {
  const known = props.value !== null && props.value === own?.id ? own.name : props.valueLabel;
  const rules = nameRules({ value: props.value, valueLabel: known });
  const { data } = useQuery({ ...getUserOptions(props.value ?? ''), ...rules });
  return (
    <PickField
      placeholder={t('common.typeToSearch')}
      {...props}
      valueLabel={known ?? data?.name}
      queryKey={isFilter ? ['users', 'all'] : ['users']}
      search={isFilter ? searchAllUsers : searchUsers}
    />
  );
}
