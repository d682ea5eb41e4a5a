/** One contact: fields, access to the portal, tickets and activity. */
import type { Contact } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { etagOf, withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { eventTypeLabels } from '../../generated/labels.js';
import { getContactOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Drawer } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Link } from '../../ui/link.js';
import { Skeleton } from '../../ui/notice.js';
import { DefinitionList, Section } from '../../ui/page.js';
import { Timeline } from '../../ui/timeline.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { HistoryLink } from '../../entities/history.js';
import { PersonalData } from '../../entities/personal-data/personal-data.js';
import { contactBodyOf, contactLabels, rolesOf } from './contact-body.js';
import { ContactFields } from './contact-fields.js';
import { PortalAccess } from './portal-access.js';
import { t } from '../../messages/text.js';

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
    <Drawer title={contact?.name ?? t('common.contact')} isOpen onClose={onClose} isPersistent>
      {!contact && <Skeleton />}
      {contact && (
        <div className="client-amounts">
          {can('updateContact') ? <EditContact contact={contact} /> : <ReadContact contact={contact} />}
          <PortalAccess contact={contact} />
          <Tickets contact={contact} />
          {contact.activity && contact.activity.length > 0 && (
            <Section title={t('clients.activity')}>
              <Timeline
                label={t('clients.activity')}
                events={contact.activity.map(({ id, created_at, type, user_name }) => ({
                  id,
                  at: created_at,
                  icon: 'user',
                  words: user_name
                    ? t('clients.eventBy', { event: eventWords(type), name: user_name })
                    : eventWords(type),
                }))}
              />
            </Section>
          )}
          {can('listAuditEntries') && (
            <Section title={t('common.history')}>
              <HistoryLink search={{ resource: contact.id }} />
            </Section>
          )}
          <PersonalData kind="contact" id={contact.id} name={contact.name} canErase />
          {can('deleteContact') && <DeleteContact contact={contact} onDone={onClose} />}
        </div>
      )}
    </Drawer>
  );
}

const labels: Readonly<Record<string, string>> = eventTypeLabels;

const eventWords = (type: string): string => {
  const label = labels[type];
  if (label !== undefined) return label;
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
    successMessage: t('clients.contactSaved'),
    handlesErrors: true,
  });
  return (
    <Form
      draft={{ name: 'contact', id: contact.id, ...draft.stored }}
      label={t('common.contact')}
      onSubmit={async () => draft.save(async (body, ifMatch) => change.mutateAsync({ body, ifMatch }))}
    >
      <ConflictNotice edit={draft} labels={contactLabels} />
      <ContactFields values={draft.values} set={draft.set} />
      <FormActions>
        <SubmitButton isDisabled={!draft.isChanged}>{t('clients.saveContact')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const ReadContact = ({ contact }: { readonly contact: Contact }) => (
  <DefinitionList
    facts={[
      contact.email && { label: t('clients.email'), value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
      contact.phone && { label: t('common.phone'), value: contact.phone },
      contact.mobile && { label: t('clients.mobile'), value: contact.mobile },
      contact.title && { label: t('clients.jobTitle'), value: contact.title },
      contact.department && { label: t('common.department'), value: contact.department },
      rolesOf(contact.roles) && { label: t('clients.roles'), value: rolesOf(contact.roles) },
      contact.notes && { label: t('common.notes'), value: contact.notes },
    ]}
  />
);

function Tickets({ contact: { tickets } }: { readonly contact: Contact }) {
  if (!tickets || tickets.length === 0) return null;
  return (
    <Section title={t('shell.tickets')}>
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
  return (
    <div>
      <Button
        kind="danger"
        icon="trash"
        onPress={() => {
          void delayWrite({
            operation: 'deleteContact',
            requests: [(api) => api.contacts.delete(contact.id, { ifMatch: etagOf(contact) })],
            hides: [contact.id],
            message: t('clients.wasDeleted', { name: contact.name }),
          });
          onDone();
        }}
      >
        {t('clients.deleteContact')}
      </Button>
    </div>
  );
}
