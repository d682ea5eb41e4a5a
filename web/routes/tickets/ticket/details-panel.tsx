/** The fields of a ticket, each saved as soon as it is chosen. */
import type { BillingType, Ticket, TicketUpdate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { billingTypeLabels } from '../../../generated/labels.js';
import { listTagSuggestionsOptions } from '../../../generated/queries.js';
import { DayField } from '../../../ui/day-field.js';
import { Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { SelectField, optionsOf } from '../../../ui/select-field.js';
import { optionsNamed, usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { AgreementField } from '../../../entities/agreement/agreement-field.js';
import { ClientField } from '../../../entities/client/client-field.js';
import { ContactField } from '../../../entities/contact/contact-field.js';
import { PhaseField } from '../../../entities/project/phase-field.js';
import { ProjectField } from '../../../entities/project/project-field.js';
import { PersonField } from '../../../entities/user/person-field.js';
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
        <ClientFields ticket={ticket} set={set} />
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
      <PersonField
        label="Assignee"
        value={ticket.assignee_id}
        valueLabel={ticket.assignee?.name}
        onChange={(assignee_id) => set({ assignee_id })}
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
function ClientFields({ ticket, set }: PartProps) {
  const { client_id: clientId, project_id: projectId } = ticket;
  const isFixed = ticket.time.logged_hours > 0;
  return (
    <>
      <ClientField
        label="Client"
        value={clientId}
        valueLabel={ticket.client?.name}
        onChange={(id) => id !== null && set({ client_id: id, project_id: null, contact_id: null, agreement_id: null })}
        isDisabled={isFixed}
        hint={isFixed ? 'Client and project stay once time is logged.' : undefined}
      />
      <ProjectField
        label="Project"
        clientId={clientId}
        value={projectId}
        valueLabel={ticket.project?.title}
        onChange={(project_id) => set({ project_id })}
        isDisabled={isFixed}
      />
      {projectId !== null && (
        <PhaseField
          label="Phase"
          projectId={projectId}
          value={ticket.phase_id}
          onChange={(phase_id) => set({ phase_id })}
        />
      )}
      <ContactField
        label="Contact"
        clientId={clientId}
        value={ticket.contact_id}
        onChange={(contact_id) => set({ contact_id })}
      />
      <AgreementField
        label="Retainer"
        clientId={clientId}
        value={ticket.agreement_id}
        onChange={(agreement_id) => set({ agreement_id })}
      />
    </>
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
