/** Fields that choose what others have made, found by typing: a contact, an agreement, a rate card, a type. Emptied, they choose none. */
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { docket } from '../api/docket.js';
import { useSession } from '../api/session.js';
import {
  getAgreementOptions,
  getContactOptions,
  getProjectTypeOptions,
  getRateCardOptions,
} from '../generated/queries.js';
import { ComboField, type ComboFieldProps } from '../ui/combo-field.js';
import type { FieldProps } from '../ui/form-state.js';

export interface PickProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

interface PickFieldProps extends PickProps {
  /** What is chosen, as it is read by its id. */
  readonly chosen: string | undefined;
  /** What stands in the field while nothing is chosen. */
  readonly noneLabel?: string | undefined;
  readonly queryKey: QueryKey;
  readonly search: ComboFieldProps['search'];
}

export function PickField({ onChange, chosen, noneLabel = 'None', ...field }: PickFieldProps) {
  return <ComboField {...field} valueLabel={chosen} placeholder={noneLabel} onChange={(id) => onChange(id)} />;
}

const byName = { per_page: 20, sort: 'name', order: 'asc' } as const;
const few = { per_page: 20 } as const;

/** The words that were typed, unless there are none. */
const typed = (text: string): { readonly search?: string } => (text.trim() === '' ? {} : { search: text.trim() });

/** How the name of what is chosen is read. */
const rulesFor = (id: string | null) => ({ enabled: id !== null, throwOnError: false, staleTime: 300_000 }) as const;

/** A contact of a client. */
export function ContactField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { data } = useQuery({ ...getContactOptions(props.value ?? ''), ...rulesFor(props.value) });
  return (
    <PickField
      {...props}
      chosen={data?.name}
      queryKey={['contacts', clientId]}
      search={async (text, signal) => {
        if (clientId === null) return [];
        const found = await docket.contacts.list({ client_id: clientId, ...byName, ...typed(text) }, { signal });
        return found.data.map(({ id, name, email }) => ({ id, label: name, ...(email !== null && { detail: email }) }));
      }}
    />
  );
}

/** An agreement of a client; nothing for whoever may not see those. */
export function AgreementField({ clientId, ...props }: PickProps & { readonly clientId: string | null }) {
  const { can } = useSession();
  const isShown = can('listAgreements');
  const rules = rulesFor(props.value);
  const { data } = useQuery({ ...getAgreementOptions(props.value ?? ''), ...rules, enabled: isShown && rules.enabled });
  if (!isShown) return null;
  return (
    <PickField
      {...props}
      chosen={data?.title}
      queryKey={['agreements', clientId]}
      search={async (text, signal) => {
        if (clientId === null) return [];
        const found = await docket.agreements.list({ client_id: clientId, ...few, ...typed(text) }, { signal });
        return found.data.map(({ id, title, status }) => ({ id, label: title, detail: status }));
      }}
    />
  );
}

/** A rate card in a currency; nothing for whoever may not see those. */
export function RateCardField({
  currency,
  ...props
}: PickProps & { readonly currency?: string | undefined; readonly noneLabel?: string }) {
  const { can } = useSession();
  const isShown = can('listRateCards');
  const rules = rulesFor(props.value);
  const { data } = useQuery({ ...getRateCardOptions(props.value ?? ''), ...rules, enabled: isShown && rules.enabled });
  if (!isShown) return null;
  return (
    <PickField
      {...props}
      chosen={data?.name}
      queryKey={['rate-cards', currency]}
      search={async (text, signal) => {
        const of = currency === undefined ? {} : { currency };
        const found = await docket.rateCards.list({ ...byName, ...of, ...typed(text) }, { signal });
        return found.data.map(({ id, name, currency: its }) => ({ id, label: name, detail: its }));
      }}
    />
  );
}

export function ProjectTypeField(props: PickProps) {
  const { data } = useQuery({ ...getProjectTypeOptions(props.value ?? ''), ...rulesFor(props.value) });
  return <PickField {...props} chosen={data?.name} queryKey={['project-types']} search={searchProjectTypes} />;
}

export const searchProjectTypes: ComboFieldProps['search'] = async (text, signal) => {
  const found = await docket.projectTypes.list({ ...byName, ...typed(text) }, { signal });
  return found.data.map(({ id, name }) => ({ id, label: name }));
};

export const searchAgreementTypes: ComboFieldProps['search'] = async (text, signal) => {
  const found = await docket.agreementTypes.list({ ...byName, ...typed(text) }, { signal });
  return found.data.map(({ id, name }) => ({ id, label: name }));
};
