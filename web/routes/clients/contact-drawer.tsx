/** One contact: fields, access to the portal, tickets and activity. */
import type { Contact } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { etagOf, withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { getContactOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Drawer } from '../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { Link } from '../../ui/link.js';
import { Skeleton } from '../../ui/notice.js';
import { DefinitionList, Section } from '../../ui/page.js';
import { Timeline } from '../../ui/timeline.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { contactBodyOf, contactLabels, rolesOf } from './contact-body.js';
import { ContactFields } from './contact-fields.js';
import { PortalAccess } from './portal-access.js';

export interface ContactDrawerProps {
  readonly contactId: string;
  readonly onClose: () => void;
}

const withMore = { include: ['tickets', 'activity'] } as const;
const optionsOf = (id: string) => getContactOptions(id, { include: [...withMore.include] });

export function ContactDrawer({ contactId, onClose }: ContactDrawerProps) {
  const { can } = useSession();
  const { data: contact } = useQuery(optionsOf(contactId));
  return (
    <Drawer title={contact?.name ?? 'Contact'} isOpen onClose={onClose} isPersistent>
      {!contact && <Skeleton />}
      {contact && (
        <div className="client-amounts">
          {can('updateContact') ? <EditContact contact={contact} /> : <ReadContact contact={contact} />}
          <PortalAccess contact={contact} />
          <Tickets contact={contact} />
          {contact.activity && contact.activity.length > 0 && (
            <Section title="What happened">
              <Timeline
                label="What happened"
                events={contact.activity.map(({ id, created_at, type, user_name }) => ({
                  id,
                  at: created_at,
                  icon: 'user',
                  words: `${eventWords(type)}${user_name ? `, by ${user_name}` : ''}`,
                }))}
              />
            </Section>
          )}
          {can('deleteContact') && <DeleteContact contact={contact} onDone={onClose} />}
        </div>
      )}
    </Drawer>
  );
}

const eventWords = (type: string): string => {
  const words = type.replaceAll(/[._]/g, ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

function EditContact({ contact }: { readonly contact: Contact }) {
  const draft = useDraft({
    source: contact,
    bodyOf: contactBodyOf,
    refetchNow: useRefetchNow(optionsOf(contact.id)),
  });
  const change = useChange({
    operation: 'updateContact',
    send: async ({
      body,
      ifMatch,
    }: {
      body: Parameters<typeof docket.contacts.update>[1];
      ifMatch: string | undefined;
    }) => withEtag(docket.contacts.update(contact.id, body, { ifMatch })),
    successMessage: 'Contact saved',
    handlesErrors: true,
  });
  return (
    <Form
      label="Contact"
      onSubmit={async () => draft.save(async (body, ifMatch) => change.mutateAsync({ body, ifMatch }))}
    >
      <ConflictNotice edit={draft} labels={contactLabels} />
      <ContactFields values={draft.values} set={draft.set} />
      <FormActions>
        <SubmitButton isDisabled={!draft.isChanged}>Save contact</SubmitButton>
      </FormActions>
    </Form>
  );
}

const ReadContact = ({ contact }: { readonly contact: Contact }) => (
  <DefinitionList
    facts={[
      contact.email && { label: 'E-mail', value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
      contact.phone && { label: 'Phone', value: contact.phone },
      contact.mobile && { label: 'Mobile', value: contact.mobile },
      contact.title && { label: 'Job title', value: contact.title },
      contact.department && { label: 'Department', value: contact.department },
      rolesOf(contact.roles) && { label: 'Roles', value: rolesOf(contact.roles) },
      contact.notes && { label: 'Notes', value: contact.notes },
    ]}
  />
);

function Tickets({ contact: { tickets } }: { readonly contact: Contact }) {
  if (!tickets || tickets.length === 0) return null;
  return (
    <Section title="Tickets">
      <ul className="burn-list">
        {tickets.map(({ id, title, status }) => (
          <li key={id}>
            <Link kind="quiet" to="/tickets/$ticketId" params={{ ticketId: id }} dir="auto">
              {title}
            </Link>{' '}
            <span className="burn-detail">{status}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DeleteContact({ contact, onDone }: { readonly contact: Contact; readonly onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChange({
    operation: 'deleteContact',
    send: async () => docket.contacts.delete(contact.id, { ifMatch: etagOf(contact) }),
    successMessage: `${contact.name} was deleted`,
    handlesErrors: true,
    onDone,
  });
  return (
    <div>
      <Button kind="danger" icon="trash" onPress={() => setAsking(true)}>
        Delete contact
      </Button>
      <ConfirmDialog
        title={`Delete ${contact.name}?`}
        isOpen={isAsking}
        isDanger
        action="Delete contact"
        onClose={() => setAsking(false)}
        onConfirm={async () => change.mutateAsync(undefined)}
      >
        Their sessions in the portal end and they are taken from their tickets. Invoices keep their name. This cannot be
        undone.
      </ConfirmDialog>
    </div>
  );
}
