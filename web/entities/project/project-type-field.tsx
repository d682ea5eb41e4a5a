/** Chooses a project type. */
import { useQuery } from '@tanstack/react-query';
import { getProjectTypeOptions } from '../../generated/queries.js';
import { nameRules, PickField, type PickProps } from '../pick-field.js';
import { searchProjectTypes } from '../pickers.js';

export function ProjectTypeField(props: PickProps) {
  const { data } = useQuery({ ...getProjectTypeOptions(props.value ?? ''), ...nameRules(props) });
  return (
    <PickField
      {...props}
      valueLabel={props.valueLabel ?? data?.name}
      queryKey={['project-types']}
      search={searchProjectTypes}
    />
  );
}
