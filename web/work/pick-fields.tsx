/** Fields that choose what others have made: a person, a contact, an agreement, a rate card. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../api/session.js';
import {
  listAgreementsOptions,
  listContactsOptions,
  listProjectTypesOptions,
  listRateCardsOptions,
} from '../generated/queries.js';
import type { FieldProps } from '../ui/form-state.js';
import { SelectField } from '../ui/select-field.js';
import { usePeople } from './people.js';

export interface PickProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Somebody of the firm. */
export function PersonField({ noneLabel = 'Nobody', ...props }: PickProps & { readonly noneLabel?: string }) {
  const { people } = usePeople();
  const options = people
    .filter(({ id, status }) => status !== 'deactivated' || id === props.value)
    .map(({ id, name, title }) => ({ id, label: name, ...(title && { detail: title }) }));
  return <SelectField {...props} options={options} noneLabel={noneLabel} />;
}

const most = { per_page: 100 } as const;

/** A contact of a client. */
export function ContactField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { data } = useQuery({
    ...listContactsOptions({ client_id: clientId ?? '', sort: 'name', order: 'asc', ...most }),
    enabled: clientId !== null,
  });
  const options = (clientId === null ? [] : (data?.data ?? [])).map(({ id, name, email }) => ({
    id,
    label: name,
    ...(email !== null && { detail: email }),
  }));
  return <SelectField {...props} options={options} noneLabel="None" />;
}

/** An agreement of a client; nothing for whoever may not see those. */
export function AgreementField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { can } = useSession();
  const isShown = can('listAgreements');
  const { data } = useQuery({
    ...listAgreementsOptions({ client_id: clientId ?? '', ...most }),
    enabled: isShown && clientId !== null,
  });
  if (!isShown) return null;
  const options = (clientId === null ? [] : (data?.data ?? [])).map(({ id, title, status }) => ({
    id,
    label: title,
    detail: status,
  }));
  return <SelectField {...props} options={options} noneLabel="None" />;
}

/** A rate card in a currency; nothing for whoever may not see those. */
export function RateCardField({
  currency,
  noneLabel = 'None',
  ...props
}: PickProps & { readonly currency?: string | undefined; readonly noneLabel?: string }) {
  const { can } = useSession();
  const isShown = can('listRateCards');
  const { data } = useQuery({ ...listRateCardsOptions({ ...most, sort: 'name', order: 'asc' }), enabled: isShown });
  if (!isShown) return null;
  const options = (data?.data ?? [])
    .filter((card) => currency === undefined || card.currency === currency || card.id === props.value)
    .map(({ id, name, currency: of }) => ({ id, label: name, detail: of }));
  return <SelectField {...props} options={options} noneLabel={noneLabel} />;
}

export function ProjectTypeField(props: PickProps) {
  const { data } = useQuery(listProjectTypesOptions({ ...most, sort: 'name', order: 'asc' }));
  const options = (data?.data ?? []).map(({ id, name }) => ({ id, label: name }));
  return <SelectField {...props} options={options} noneLabel="None" />;
}
