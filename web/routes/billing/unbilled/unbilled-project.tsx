/** Chooses the project to bill, if a client has unbilled work on several. */
import type { ClientUnbilled } from 'docket-sdk';
import { SelectField } from '../../../ui/select-field.js';
import { useProjectTitles } from '../../../entities/project/project-titles.js';
import { t } from '../../../messages/text.js';

interface UnbilledProjectFieldProps {
  readonly clientId: string;
  readonly unbilled: ClientUnbilled;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

export function UnbilledProjectField({ clientId, unbilled, value, onChange }: UnbilledProjectFieldProps) {
  const titles = useProjectTitles(clientId);
  const work = [...unbilled.time, ...unbilled.expenses];
  const ids = new Set(work.map(({ project_id }) => project_id));
  if (ids.size < 2) return null;
  return (
    <SelectField
      label={t('common.project')}
      name="project_id"
      options={[...titles].filter(([id]) => ids.has(id)).map(([id, label]) => ({ id, label }))}
      value={value}
      onChange={onChange}
      noneLabel={t('common.allProjects')}
    />
  );
}

/** Only the work of this project; all work if `id` is null. */
export function ofProject(unbilled: ClientUnbilled, id: string | null): ClientUnbilled {
  if (id === null) return unbilled;
  const isOf = ({ project_id }: { readonly project_id: string | null }): boolean => project_id === id;
  return { ...unbilled, time: unbilled.time.filter(isOf), expenses: unbilled.expenses.filter(isOf) };
}
