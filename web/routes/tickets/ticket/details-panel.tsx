/** The fields of a ticket, each saved as soon as it is chosen. */
import type { BillingType, Ticket, TicketUpdate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { billingTypeLabels } from '../../../generated/labels.js';
import {
  getAgreementOptions,
  getContactOptions,
  listProjectPhasesOptions,
  listTagSuggestionsOptions,
} from '../../../generated/queries.js';
import { ComboField } from '../../../ui/combo-field.js';
import { DayField } from '../../../ui/day-field.js';
import { Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { SelectField, optionsOf } from '../../../ui/select-field.js';
import {
  agreementsOf,
  contactsOf,
  optionsNamed,
  projectsOf,
  searchClients,
  searchUsers,
  usePriorities,
  useStatuses,
} from '../../../entities/ticket/choices.js';
import { DetailsRead } from './details-read-only.js';
import { EstimateField } from './estimate-field.js';
import { TagField } from '../../../entities/ticket/tag-field.js';
import { useFieldEdit, type TicketEdit } from './use-ticket-edit.js';

export interface DetailsProps {
  readonly ticket: Ticket;
  readonly edit: TicketEdit;
}

interface PartProps {
  readonly ticket: Ticket;
  readonly set: (change: TicketUpdate) => void;
}

export function DetailsPanel({ ticket, edit }: DetailsProps) {
  const { can } = useSession();
  return can('updateTicket') ? <Editable ticket={ticket} edit={edit} /> : <DetailsRead ticket={ticket} />;
}

function Editable({ ticket, edit }: DetailsProps) {
  const set = useFieldEdit(edit, ticket);
  const suggested = useSuggestedTags(ticket);
  const isKnown = [useStatuses(), usePriorities()].every(({ length }) => length > 0);
  if (!isKnown)
    return (
      <Section title="Details">
        <Skeleton lines={8} />
      </Section>
    );
  return (
    <Section title="Details">
      <div className="form">
        <StateFields ticket={ticket} set={set} />
        <PlaceFields ticket={ticket} set={set} />
        <PlanFields ticket={ticket} set={set} />
        <TagField value={ticket.tags} onChange={(tags) => set({ tags: [...tags] })} canCreate suggested={suggested} />
      </div>
    </Section>
  );
}

function StateFields({ ticket, set }: PartProps) {
  const [statuses, priorities] = [useStatuses(), usePriorities()];
  return (
    <>
      <div className="ticket-pair">
        <SelectField
          label="Status"
          options={optionsNamed(statuses)}
          value={ticket.status_id}
          onChange={(id) => id !== null && set({ status_id: id })}
        />
        <SelectField
          label="Priority"
          options={optionsNamed(priorities)}
          value={ticket.priority_id}
          onChange={(id) => id !== null && set({ priority_id: id })}
        />
      </div>
      <ComboField
        label="Assignee"
        value={ticket.assignee_id}
        valueLabel={ticket.assignee?.name ?? null}
        onChange={(assignee_id) => set({ assignee_id })}
        queryKey={['users']}
        search={searchUsers}
        placeholder="Nobody"
      />
    </>
  );
}

const maxSuggested = 3;

function useSuggestedTags({ id, tags }: Ticket): readonly string[] {
  const { data } = useQuery(listTagSuggestionsOptions({ resource_type: 'tickets', resource_id: id }));
  const names = data?.data.map(({ name }) => name) ?? [];
  return names.filter((name) => !tags.includes(name)).slice(0, maxSuggested);
}

/** Whose it is. Once time is logged, client and project stay. */
function PlaceFields({ ticket, set }: PartProps) {
  const { can } = useSession();
  const { client_id: clientId, contact_id: contactId, agreement_id: agreementId } = ticket;
  const isFixed = ticket.time.logged_hours > 0;
  const contact = useQuery({ ...getContactOptions(contactId ?? ''), enabled: contactId !== null, throwOnError: false });
  const canSeeAgreements = can('listAgreements');
  const agreement = useQuery({
    ...getAgreementOptions(agreementId ?? ''),
    enabled: agreementId !== null && canSeeAgreements,
    throwOnError: false,
  });
  return (
    <>
      <ComboField
        label="Client"
        value={clientId}
        valueLabel={ticket.client?.name ?? null}
        onChange={(id) => id !== null && set({ client_id: id, project_id: null, contact_id: null, agreement_id: null })}
        queryKey={['clients']}
        search={searchClients}
        isDisabled={isFixed}
        hint={isFixed ? 'Client and project stay once time is logged.' : undefined}
      />
      <ComboField
        label="Project"
        value={ticket.project_id}
        valueLabel={ticket.project?.title ?? null}
        onChange={(project_id) => set({ project_id })}
        queryKey={['projects', clientId]}
        search={projectsOf(clientId)}
        placeholder="None"
        isDisabled={isFixed}
      />
      {ticket.project_id !== null && <PhaseField ticket={ticket} projectId={ticket.project_id} set={set} />}
      <ComboField
        label="Contact"
        value={contactId}
        valueLabel={contact.data?.name ?? null}
        onChange={(contact_id) => set({ contact_id })}
        queryKey={['contacts', clientId]}
        search={contactsOf(clientId)}
        placeholder="None"
      />
      {canSeeAgreements && (
        <ComboField
          label="Retainer"
          value={agreementId}
          valueLabel={agreement.data?.title ?? null}
          onChange={(agreement_id) => set({ agreement_id })}
          queryKey={['agreements', clientId]}
          search={agreementsOf(clientId)}
          placeholder="None"
        />
      )}
    </>
  );
}

function PhaseField({ ticket, projectId, set }: PartProps & { readonly projectId: string }) {
  const { data } = useQuery(listProjectPhasesOptions(projectId, { per_page: 100 }));
  const phases = data?.data ?? [];
  if (phases.length === 0) return null;
  return (
    <SelectField
      label="Phase"
      options={phases.map(({ id, title }) => ({ id, label: title }))}
      value={ticket.phase_id}
      onChange={(phase_id) => set({ phase_id })}
      noneLabel="None"
    />
  );
}

function PlanFields({ ticket, set }: PartProps) {
  return (
    <>
      <div className="ticket-due">
        <DayField label="Due" value={ticket.dates.due_date ?? null} onChange={(due_date) => set({ due_date })} />
        <EstimateField key={ticket.time.estimated_hours} ticket={ticket} set={set} />
      </div>
      <SelectField
        label="Billing"
        options={optionsOf<BillingType>(billingTypeLabels)}
        value={ticket.billing_type}
        onChange={(id) => id !== null && set({ billing_type: id })}
      />
    </>
  );
}
