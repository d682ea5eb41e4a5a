/** The tickets of a project, with the form for a new one. */
import type { Project, ProjectTicketCreate } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { changedIn } from '../../api/draft-state.js';
import { useSession } from '../../api/session.js';
import { createProjectTicketFields as limits } from '../../generated/fields.js';
import { listProjectTicketsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { SwitchField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormActions, FormRow, SubmitButton } from '../../ui/form.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { HoursField } from '../../ui/number-field.js';
import { Section } from '../../ui/page.js';
import { Table } from '../../ui/table.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps } from '../../ui/field-props.js';
import { OptionalArea } from '../../ui/optional-text.js';
import { PersonField } from '../../entities/user/person-field.js';
import { ContactField } from '../../entities/contact/contact-field.js';
import { ticketColumnsOfProject } from '../../entities/ticket/ticket-columns.js';
import { PhaseField } from '../../entities/project/phase-field.js';

interface OfProject {
  readonly project: Project;
}

export function ProjectTickets({ project }: OfProject) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [isAll, setAll] = useState(false);
  const rows = useListPages((page) =>
    listProjectTicketsOptions(project.id, { status: isAll ? 'all' : 'open', ...page }),
  );
  return (
    <Section
      title="Tickets"
      isFlush
      actions={
        <>
          <SwitchField label="Closed ones too" value={isAll} onChange={setAll} />
          {can('createProjectTicket') && (
            <Button kind="primary" icon="add" onPress={() => setAdding(true)}>
              New ticket
            </Button>
          )}
        </>
      }
    >
      <Table
        label="Tickets"
        columns={ticketColumnsOfProject}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ number, title }) => `${number}, ${title}`}
        onOpen={({ id }) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: id } })}
        isMain
        empty={
          <Empty icon="ticket" title={isAll ? 'No tickets yet' : 'No open tickets'}>
            Tickets are what is asked for; their time counts for the project.
          </Empty>
        }
      />
      {isAdding && <NewTicket project={project} onClose={() => setAdding(false)} />}
    </Section>
  );
}

const labels = {
  title: 'Title',
  description: 'Description',
  assignee_id: 'Assignee',
  contact_id: 'Contact',
  due_date: 'Due',
  estimated_hours: 'Estimate',
  phase_id: 'Phase',
} as const;

const blank: Pick<Required<ProjectTicketCreate>, keyof typeof labels> = {
  title: '',
  description: null,
  assignee_id: null,
  contact_id: null,
  due_date: null,
  estimated_hours: null,
  phase_id: null,
};

function NewTicket({ project, onClose }: OfProject & { readonly onClose: () => void }) {
  const [values, setValues] = useState(blank);
  const field = fieldProps({ values, set: (change) => setValues((now) => ({ ...now, ...change })) }, labels, limits);
  const change = useChange({
    operation: 'createProjectTicket',
    send: async () => docket.projects.createTicket(project.id, { ...changedIn(blank, values), title: values.title }),
    successMessage: ({ number }) => `Ticket ${number} opened`,
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title="New ticket" isOpen isPersistent onClose={onClose}>
      <Form onSubmit={async () => change.mutateAsync(undefined)}>
        <TextField {...field('title')} autoFocus />
        <OptionalArea {...field('description')} />
        <FormRow>
          <PersonField {...field('assignee_id')} placeholder="Nobody" />
          <ContactField {...field('contact_id')} clientId={project.client_id} />
        </FormRow>
        <FormRow>
          <DayField {...field('due_date')} />
          <HoursField {...field('estimated_hours')} />
        </FormRow>
        <PhaseField {...field('phase_id')} projectId={project.id} />
        <FormActions>
          <SubmitButton>Open ticket</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
