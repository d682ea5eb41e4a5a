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
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { HoursField } from '../../ui/number-field.js';
import { Section } from '../../ui/page.js';
import { Table } from '../../ui/table/table.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps } from '../../ui/field-props.js';
import { OptionalArea } from '../../ui/optional-text.js';
import { PersonField } from '../../entities/user/person-field.js';
import { ContactField } from '../../entities/contact/contact-field.js';
import { ticketColumnsOfProject } from '../../entities/ticket/ticket-columns.js';
import { PhaseField } from '../../entities/project/phase-field.js';
import { t } from '../../messages/text.js';

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
      title={t('shell.tickets')}
      isFlush
      actions={
        <>
          <SwitchField label={t('projects.includeClosed')} value={isAll} onChange={setAll} />
          {can('createProjectTicket') && (
            <Button kind="primary" icon="add" onPress={() => setAdding(true)}>
              {t('common.newTicket')}
            </Button>
          )}
        </>
      }
    >
      <Table
        label={t('shell.tickets')}
        columns={ticketColumnsOfProject}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ number, title }) => `${number}, ${title}`}
        onOpen={({ id }) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: id } })}
        isMain
        empty={
          <Empty icon="ticket" title={isAll ? t('common.noTicketsYet') : t('projects.noOpenTickets')}>
            {t('projects.ticketsHint')}
          </Empty>
        }
      />
      {isAdding && <NewTicket project={project} onClose={() => setAdding(false)} />}
    </Section>
  );
}

const labels = {
  title: t('common.title'),
  description: t('common.description'),
  assignee_id: t('common.assignee'),
  contact_id: t('common.contact'),
  due_date: t('common.due'),
  estimated_hours: t('common.estimate'),
  phase_id: t('common.phase'),
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
    successMessage: ({ number }) => t('projects.ticketCreated', { number }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('common.newTicket')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{ name: 'new-project-ticket', id: project.id, value: values, restore: setValues }}
        onSubmit={async () => change.mutateAsync(undefined)}
      >
        <TextField {...field('title')} autoFocus />
        <OptionalArea {...field('description')} />
        <FormRow>
          <PersonField {...field('assignee_id')} placeholder={t('common.nobody')} />
          <ContactField {...field('contact_id')} clientId={project.client_id} />
        </FormRow>
        <FormRow>
          <DayField {...field('due_date')} />
          <HoursField {...field('estimated_hours')} />
        </FormRow>
        <PhaseField {...field('phase_id')} projectId={project.id} />
        <FormActions>
          <SubmitButton>{t('projects.createTicket')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
