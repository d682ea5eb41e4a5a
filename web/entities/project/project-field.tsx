/** Chooses a project of a client, or of any client. */
import { useQuery } from '@tanstack/react-query';
import { getProjectOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchProjects } from '../pickers.js';

export function ProjectField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { data } = useQuery({ ...getProjectOptions(props.value ?? ''), ...nameRules(props) });
  return (
    <PickField
      {...props}
      valueLabel={props.valueLabel ?? data?.title}
      queryKey={['projects', clientId]}
      search={searchProjects(clientId)}
    />
  );
}
