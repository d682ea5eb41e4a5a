/** Chooses the work that time is spent on: a project, a ticket or a client, found by typing. */
import type { SearchKind, FoundObject } from 'docket-sdk';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { ComboField } from '../../ui/combo-field.js';
import type { FieldProps } from '../../ui/form-state.js';
import type { Option } from '../../ui/select-field.js';
import { idOf, idsOf, type WorkIds, type WorkKind } from './work-ids.js';
import { recentWorkOptions } from './recent-work-options.js';
import { t } from '../../messages/text.js';

export interface ChosenWork {
  readonly ids: WorkIds;
  /** Name of the work. */
  readonly title: string;
}

export interface WorkFieldProps extends Omit<FieldProps, 'limits'> {
  readonly value: ChosenWork | undefined;
  readonly onChange: (value: ChosenWork | undefined) => void;
  /** All by default. */
  readonly kinds?: readonly WorkKind[];
  /** Offers only work that the server takes new time for. */
  readonly takesTime?: boolean;
}

const maxFound = 10;
const kindNames: Partial<Readonly<Record<SearchKind, string>>> = {
  project: t('common.project'),
  ticket: t('shell.ticket2'),
  client: t('common.client'),
};
const allKinds: readonly WorkKind[] = ['project', 'ticket', 'client'];

export function WorkField({ value, onChange, kinds = allKinds, takesTime = false, ...rest }: WorkFieldProps) {
  const { user } = useSession();
  return (
    <ComboField
      {...rest}
      value={value ? idOf(value.ids) : null}
      valueLabel={value?.title}
      onChange={(id, option) => onChange(id === null || !option ? undefined : { ids: idsOf(id), title: option.label })}
      queryKey={['search', 'work', takesTime, ...kinds]}
      search={async (text, signal) =>
        text.trim() === ''
          ? recentWorkOptions({ userId: user.id, kinds, takesTime, max: maxFound }, signal)
          : search(text.trim(), { kinds, takesTime }, signal)
      }
      placeholder={kinds.length === allKinds.length ? t('common.projectTicketOrClient') : t('common.projectOrClient')}
    />
  );
}

async function search(
  q: string,
  { kinds, takesTime }: Required<Pick<WorkFieldProps, 'kinds' | 'takesTime'>>,
  signal: AbortSignal,
): Promise<Option<string>[]> {
  const { data } = await docket.search.search(
    { q, kinds: [...kinds], takes_time: takesTime, limit: maxFound },
    { signal },
  );
  return data.map(optionOf);
}

const optionOf = ({ id, kind, title, number, client }: FoundObject): Option<string> => ({
  id,
  label: title,
  detail: [kindNames[kind], number, client?.name].filter((fact) => fact != null).join(' · '),
});
