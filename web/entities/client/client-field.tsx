/** A client, found by typing over all of them. */
import { useQuery } from '@tanstack/react-query';
import { docket } from '../../api/docket.js';
import { getClientOptions } from '../../generated/queries.js';
import { ComboField } from '../../ui/combo-field.js';
import type { FieldProps } from '../../ui/form-state.js';
import type { Option } from '../../ui/select-field.js';

export interface ClientFieldProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

const maxFound = 10;

export function ClientField(props: ClientFieldProps) {
  const name = useClientName(props.value);
  return (
    <ComboField
      {...props}
      valueLabel={name}
      onChange={(id) => props.onChange(id)}
      queryKey={['clients']}
      search={search}
      placeholder="Name of the client"
    />
  );
}

async function search(text: string, signal: AbortSignal): Promise<Option<string>[]> {
  const words = text.trim();
  const { data } = await docket.clients.list(
    { per_page: maxFound, sort: 'name', order: 'asc', ...(words !== '' && { search: words }) },
    { signal },
  );
  return data.map(({ id, name }) => ({ id, label: name }));
}

/** What a client is called; undefined until it is known. */
export function useClientName(id: string | null | undefined): string | undefined {
  const { data } = useQuery({ ...getClientOptions(id ?? ''), enabled: id != null, throwOnError: false });
  return data?.name;
}
