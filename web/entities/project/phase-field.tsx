/** A phase of the project. */
import { useQuery } from '@tanstack/react-query';
import { listProjectPhasesOptions } from '../../generated/queries.js';
import { SelectField } from '../../ui/select-field.js';
import type { PickProps } from '../pick-fields.js';

export function PhaseField({ projectId, ...props }: PickProps & { readonly projectId: string }) {
  const { data } = useQuery(listProjectPhasesOptions(projectId, { per_page: 100 }));
  const options = (data?.data ?? []).map(({ id, title }) => ({ id, label: title }));
  return <SelectField {...props} options={options} noneLabel="No phase" />;
}
