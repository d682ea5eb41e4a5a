/** The fields of a ticket. Each is saved as soon as it is chosen; a key opens a small menu beside status, priority and assignee. */
import type { BillingType, Ticket, TicketUpdate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../api/session.js';
import { billingTypeLabels } from '../../../generated/labels.js';
import { listTagSuggestionsOptions } from '../../../generated/queries.js';
import { DayField } from '../../../ui/day-field.js';
import { fieldProps } from '../../../ui/field-props.js';
import { Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { SelectField, optionsOf } from '../../../ui/select-field.js';
import { optionsNamed, usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { AgreementField } from '../../../entities/agreement/agreement-field.js';
import { ClientField } from '../../../entities/client/client-field.js';
import { ContactField } from '../../../entities/contact/contact-field.js';
import { PhaseField } from '../../../entities/project/phase-field.js';
import { ProjectField } from '../../../entities/project/project-field.js';
import type { TicketChoiceField } from '../../../entities/ticket/ticket-choice.js';
import { PersonField } from '../../../entities/user/person-field.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { DetailsRead } from './details-read-only.js';
import { EstimateField } from './estimate-field.js';
import { TagField } from '../../../entities/ticket/tag-field.js';
import { useFieldEdit, useStateEdit, type TicketEdit } from './use-ticket-edit.js';
import { t } from '../../../messages/text.js';

const LazyTicketChoice = lazyPart(async () =>
  import('../../../entities/ticket/ticket-choice.js').then((module) => module.TicketChoice),
);

const keyLabels: Readonly<Record<TicketChoiceField, string>> = {
  status_id: t('tickets.setStatus'),
  priority_id: t('tickets.setPriority'),
  assignee_id: t('tickets.assign'),
};

export interface DetailsProps {
  readonly ticket: Ticket;
  readonly edit: TicketEdit;
}

interface TicketFieldsProps {
  readonly ticket: Ticket;
  readonly set: (change: TicketUpdate) => void;
}

const labels = {
  project_id: t('common.project'),
  phase_id: t('common.phase'),
  contact_id: t('common.contact'),
  agreement_id: t('common.retainer'),
  due_date: t('common.due'),
};

/** The fields that can be empty. */
type Optional = Pick<Ticket, Exclude<keyof typeof labels, 'due_date'>> & { readonly due_date: string | null };

const fieldsOf = ({ ticket, set }: TicketFieldsProps) =>
  fieldProps<Optional>({ values: { ...ticket, due_date: ticket.dates.due_date }, set }, labels, {});

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
      <Section title={t('common.details')}>
        <Skeleton lines={8} />
      </Section>
    );
  return (
    <Section title={t('common.details')}>
      <div className="form">
        <StateFields ticket={ticket} edit={edit} />
        <ClientFields ticket={ticket} set={set} />
        <PlanFields ticket={ticket} set={set} />
        <TagField value={ticket.tags} onChange={(tags) => set({ tags: [...tags] })} canCreate suggested={suggested} />
      </div>
    </Section>
  );
}

function StateFields({ ticket, edit }: DetailsProps) {
  const set = useStateEdit(edit, ticket);
  const [statuses, priorities] = [useStatuses(), usePriorities()];
  const [open, setOpen] = useState<TicketChoiceField>();
  const status = useRef<HTMLDivElement>(null);
  const priority = useRef<HTMLDivElement>(null);
  const assignee = useRef<HTMLDivElement>(null);
  const places = { status_id: status, priority_id: priority, assignee_id: assignee };
  const start = (field: TicketChoiceField) => (): void => {
    places[field].current?.scrollIntoView({ block: 'nearest' });
    setOpen(field);
  };
  useShortcut('t', start('status_id'), keyLabels.status_id);
  useShortcut('a', start('assignee_id'), keyLabels.assignee_id);
  useShortcut('p', start('priority_id'), keyLabels.priority_id);
  useEffect(() => void LazyTicketChoice.load(), []);
  return (
    <>
      <div className="ticket-pair">
        <div ref={status}>
          <SelectField
            label={t('common.status')}
            options={optionsNamed(statuses)}
            value={ticket.status_id}
            onChange={(id) => id !== null && set('status_id', { status_id: id })}
          />
        </div>
        <div ref={priority}>
          <SelectField
            label={t('common.priority')}
            options={optionsNamed(priorities)}
            value={ticket.priority_id}
            onChange={(id) => id !== null && set('priority_id', { priority_id: id })}
          />
        </div>
      </div>
      <div ref={assignee}>
        <PersonField
          label={t('common.assignee')}
          value={ticket.assignee_id}
          valueLabel={ticket.assignee?.name}
          onChange={(assignee_id) => set('assignee_id', { assignee_id })}
          placeholder={t('common.nobody')}
        />
      </div>
      {open && (
        <Part>
          <LazyTicketChoice
            field={open}
            label={keyLabels[open]}
            value={ticket[open]}
            anchor={places[open]}
            onChoose={(update) => {
              setOpen(undefined);
              set(open, update);
            }}
            onClose={() => setOpen(undefined)}
          />
        </Part>
      )}
    </>
  );
}

const maxSuggested = 3;

function useSuggestedTags({ id, tags }: Ticket): readonly string[] {
  const { data } = useQuery(listTagSuggestionsOptions({ resource_type: 'tickets', resource_id: id }));
  const names = data?.data.map(({ name }) => name) ?? [];
  return names.filter((name) => !tags.includes(name)).slice(0, maxSuggested);
}

/** Client, project, contact and retainer. Once time is logged, client and project cannot change. */
function ClientFields({ ticket, set }: TicketFieldsProps) {
  const { client_id: clientId, project_id: projectId } = ticket;
  const isFixed = ticket.time.logged_hours > 0;
  const field = fieldsOf({ ticket, set });
  return (
    <>
      <ClientField
        label={t('common.client')}
        value={clientId}
        valueLabel={ticket.client?.name}
        onChange={(id) => id !== null && set({ client_id: id, project_id: null, contact_id: null, agreement_id: null })}
        isDisabled={isFixed}
        hint={isFixed ? t('tickets.clientAndProjectAreFixed') : undefined}
      />
      <ProjectField
        {...field('project_id')}
        clientId={clientId}
        valueLabel={ticket.project?.title}
        isDisabled={isFixed}
      />
      {projectId !== null && <PhaseField {...field('phase_id')} projectId={projectId} />}
      <ContactField {...field('contact_id')} clientId={clientId} />
      <AgreementField {...field('agreement_id')} clientId={clientId} />
    </>
  );
}

function PlanFields({ ticket, set }: TicketFieldsProps) {
  return (
    <>
      <div className="ticket-due">
        <DayField {...fieldsOf({ ticket, set })('due_date')} />
        {/* A new key takes over an estimate that others changed. */}
        <EstimateField key={ticket.time.estimated_hours} ticket={ticket} set={set} />
      </div>
      <SelectField
        label={t('shell.billing')}
        options={optionsOf<BillingType>(billingTypeLabels)}
        value={ticket.billing_type}
        onChange={(id) => id !== null && set({ billing_type: id })}
      />
    </>
  );
}
