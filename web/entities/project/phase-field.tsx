/** Chooses a phase of a project. Renders nothing if the project has none. */
import { useQuery } from '@tanstack/react-query';
import { listProjectPhasesOptions } from '../../generated/queries.js';
import type { FieldProps } from '../../ui/form-state.js';
import { SelectField } from '../../ui/select-field.js';
import { t } from '../../messages/text.js';

export interface PhaseFieldProps extends FieldProps {
  readonly projectId: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

export function PhaseField({ projectId, ...props }: PhaseFieldProps) {
  const { data } = useQuery(listProjectPhasesOptions(projectId, { per_page: 100 }));
  const options = (data?.data ?? []).map(({ id, title }) => ({ id, label: title }));
  return options.length > 0 && <SelectField {...props} options={options} noneLabel={t('common.noPhase')} />;
}
