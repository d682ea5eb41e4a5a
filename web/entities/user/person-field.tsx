/** One of the firm's people, found by typing. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { docket } from '../../api/docket.js';
import { getUserOptions } from '../../generated/queries.js';
import { ComboField } from '../../ui/combo-field.js';
import type { FieldProps } from '../../ui/form-state.js';
import type { Option } from '../../ui/select-field.js';

export interface PersonFieldProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Who is signed in: known without a request. */
  readonly own?: Pick<User, 'id' | 'name'>;
  readonly placeholder?: string;
}

const maxFound = 20;

export function PersonField({ value, onChange, own, ...rest }: PersonFieldProps) {
  const isOther = value !== null && value !== own?.id;
  const { data } = useQuery({ ...getUserOptions(value ?? ''), enabled: isOther, throwOnError: false });
  return (
    <ComboField
      {...rest}
      value={value}
      valueLabel={isOther ? data?.name : own?.name}
      onChange={(id) => onChange(id)}
      queryKey={['people']}
      search={searchPeople}
    />
  );
}

/** Whoever can be given something: not those who were deactivated. */
export async function searchPeople(text: string, signal: AbortSignal): Promise<Option<string>[]> {
  const { data } = await docket.users.list(
    {
      status: ['active', 'invited'],
      per_page: maxFound,
      sort: 'name',
      order: 'asc',
      ...(text.trim() === '' ? {} : { search: text.trim() }),
    },
    { signal },
  );
  return data.map(({ id, name, title }) => ({ id, label: name, ...(title ? { detail: title } : {}) }));
}
