/** A new ticket: what it is about and for whom; the rest has defaults. */
import { useNavigate } from '@tanstack/react-router';
import type { BillingType, TicketCreate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { createTicketFields as fields } from '../../../generated/fields.js';
import { billingTypeLabels } from '../../../generated/labels.js';
import { ComboField } from '../../../ui/combo-field.js';
import { DayField } from '../../../ui/day-field.js';
import { Drawer } from '../../../ui/dialog.js';
import { Form, FormActions, FormRow, SubmitButton } from '../../../ui/form.js';
import { HoursField } from '../../../ui/number-field.js';
import { SelectField, optionsOf } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import {
  agreementsOf,
  contactsOf,
  optionsNamed,
  phasesOf,
  projectsOf,
  searchClients,
  searchUsers,
  usePriorities,
  useStatuses,
} from '../../../entities/ticket/choices.js';
import { TagField } from '../../../entities/ticket/tag-field.js';

type Draft = { readonly [Name in keyof TicketCreate]?: TicketCreate[Name] | undefined };
type Set = (change: Draft) => void;

interface PartProps {
  readonly draft: Draft;
  readonly set: Set;
}

export function NewTicket({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({});
  const set: Set = (change) => setDraft((before) => ({ ...before, ...change }));
  const create = useChange({
    operation: 'createTicket',
    send: (body: TicketCreate) => docket.tickets.create(body),
    showsProblems: true,
    onDone: ({ id }) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: id } }),
  });
  const submit = async (): Promise<void> => {
    const { title = '', client_id = '', ...rest } = draft;
    await create.mutateAsync({ ...withoutMissing(rest), title, client_id });
  };
  return (
    <Drawer title="New ticket" isOpen onClose={onClose} isHeld={draft.title !== undefined}>
      <Form onSubmit={submit}>
        <TextField
          label="Title"
          name="title"
          value={draft.title ?? ''}
          onChange={(title) => set({ title })}
          limits={fields.title}
          autoFocus
        />
        <WhoseFields draft={draft} set={set} />
        <TextArea
          label="Description"
          name="description"
          value={draft.description ?? ''}
          onChange={(description) => set({ description: description || null })}
          limits={fields.description}
          rows={5}
        />
        <HowFields draft={draft} set={set} />
        <TagField value={draft.tags ?? []} onChange={(tags) => set({ tags: [...tags] })} canCreate />
        <FormActions>
          <SubmitButton shortcut="ctrl+enter">Create ticket</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}

function WhoseFields({ draft, set }: PartProps) {
  const { can } = useSession();
  const { client_id: clientId, project_id: projectId } = draft;
  return (
    <>
      <ComboField
        label="Client"
        name="client_id"
        value={clientId ?? null}
        onChange={(id) =>
          set({
            client_id: id ?? undefined,
            project_id: undefined,
            phase_id: undefined,
            contact_id: undefined,
            agreement_id: undefined,
          })
        }
        limits={fields.client_id}
        queryKey={['clients']}
        search={searchClients}
      />
      {clientId !== undefined && (
        <FormRow>
          <ComboField
            label="Project"
            name="project_id"
            value={projectId ?? null}
            onChange={(id) => set({ project_id: id, phase_id: undefined })}
            queryKey={['projects', clientId]}
            search={projectsOf(clientId)}
          />
          <ComboField
            label="Contact"
            name="contact_id"
            hint="Gets public replies by mail."
            value={draft.contact_id ?? null}
            onChange={(contact_id) => set({ contact_id })}
            queryKey={['contacts', clientId]}
            search={contactsOf(clientId)}
          />
          {projectId != null && (
            <ComboField
              label="Phase"
              name="phase_id"
              value={draft.phase_id ?? null}
              onChange={(phase_id) => set({ phase_id })}
              queryKey={['phases', projectId]}
              search={phasesOf(projectId)}
            />
          )}
          {can('listAgreements') && (
            <ComboField
              label="Retainer"
              name="agreement_id"
              value={draft.agreement_id ?? null}
              onChange={(agreement_id) => set({ agreement_id })}
              queryKey={['agreements', clientId]}
              search={agreementsOf(clientId)}
            />
          )}
        </FormRow>
      )}
    </>
  );
}

function HowFields({ draft, set }: PartProps) {
  const { user } = useSession();
  const [statuses, priorities] = [useStatuses(), usePriorities()];
  const billing = optionsOf<BillingType>(billingTypeLabels);
  return (
    <FormRow>
      <SelectField
        label="Priority"
        name="priority_id"
        options={optionsNamed(priorities)}
        value={draft.priority_id ?? priorities.find(({ is_default }) => is_default)?.id ?? null}
        onChange={(id) => set({ priority_id: id ?? undefined })}
      />
      <SelectField
        label="Status"
        name="status_id"
        options={optionsNamed(statuses)}
        value={draft.status_id ?? statuses.find(({ type }) => type === 'open')?.id ?? null}
        onChange={(id) => set({ status_id: id ?? undefined })}
      />
      {user.role !== 'contractor' && (
        <ComboField
          label="Assignee"
          name="assignee_id"
          value={draft.assignee_id ?? null}
          onChange={(assignee_id) => set({ assignee_id })}
          queryKey={['users']}
          search={searchUsers}
          placeholder="Nobody yet"
        />
      )}
      <DayField label="Due" name="due_date" value={draft.due_date ?? null} onChange={(due_date) => set({ due_date })} />
      <HoursField
        label="Estimate"
        name="estimated_hours"
        value={draft.estimated_hours ?? null}
        onChange={(estimated_hours) => set({ estimated_hours })}
        limits={fields.estimated_hours}
      />
      <SelectField
        label="Billing"
        name="billing_type"
        options={billing}
        value={draft.billing_type ?? null}
        onChange={(id) => set({ billing_type: id ?? undefined })}
        noneLabel="As the project"
      />
    </FormRow>
  );
}

/** What was not filled in is left to the service. */
function withoutMissing(draft: Omit<Draft, 'title' | 'client_id'>): Omit<TicketCreate, 'title' | 'client_id'> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}
