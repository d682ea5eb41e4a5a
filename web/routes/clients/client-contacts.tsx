/** The contacts of a client: their roles, and their access to the portal. */
import type { Client, ContactSummary } from 'docket-sdk';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { portalAccessLabels } from '../../generated/labels.js';
import { listContactsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { None } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Menu } from '../../ui/menu.js';
import { Empty } from '../../ui/notice.js';
import { Actions } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { SearchField } from '../../ui/text-field.js';
import { TagList } from '../../entities/tag/tags.js';
import { BulkTags } from '../../entities/tag/bulk-tags.js';
import { BulkChange } from './bulk-change.js';
import { ContactDrawer } from './contact-drawer.js';
import { rolesOf } from './contact-body.js';
import { NewContact } from './new-contact.js';
import { SeveralContacts } from './several-contacts.js';
import { t } from '../../messages/text.js';

const route = getRouteApi('/clients/$clientId');

export function ClientContacts({ client }: { readonly client: Client }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const { contact } = route.useSearch();
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<'one' | 'several' | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const search = typed.trim();
  const rows = useListPages((page) =>
    listContactsOptions({ client_id: client.id, sort: 'name', order: 'asc', ...(search && { search }), ...page }),
  );
  const open = (id: string | undefined): void =>
    void navigate({
      to: '/clients/$clientId',
      params: { clientId: client.id },
      search: { tab: 'contacts', ...(id && { contact: id }) },
    });
  const add = can('createContact') && (
    <Button kind="primary" icon="add" onPress={() => setAdding('one')}>
      {t('clients.newContact')}
    </Button>
  );
  const ids = [...selected];
  return (
    <div className="client-amounts">
      <Actions>
        <SearchField label={t('clients.searchContacts')} value={typed} onChange={setTyped} />
        {add}
        {can('createContacts') && (
          <Menu
            label={t('clients.moreForContacts')}
            isIconOnly
            items={[
              { id: 'several', label: t('clients.addSeveral'), icon: 'people', onAction: () => setAdding('several') },
            ]}
          />
        )}
      </Actions>
      <Table
        label={t('clients.contacts')}
        columns={columnsOf(client.id)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => open(id)}
        {...(can('updateContacts') && {
          selected,
          onSelect: setSelected,
          bulkActions: (
            <>
              <BulkChange ids={ids} onDone={() => setSelected(new Set())} />
              <BulkTags kind="contacts" ids={ids} onDone={() => setSelected(new Set())} />
            </>
          ),
        })}
        isMain
        empty={
          search ? (
            <Empty
              title={t('clients.noContactsMatch')}
              action={<Button onPress={() => setTyped('')}>{t('clients.clearSearch')}</Button>}
            />
          ) : (
            <Empty icon="people" title={t('clients.noContactsYet')} action={add}>
              {t('clients.contactsHint')}
            </Empty>
          )
        }
      />
      {adding === 'one' && <NewContact client={client} onClose={() => setAdding(null)} />}
      {adding === 'several' && <SeveralContacts client={client} onClose={() => setAdding(null)} />}
      {contact !== undefined && <ContactDrawer key={contact} contactId={contact} onClose={() => open(undefined)} />}
    </div>
  );
}

const columnsOf = (clientId: string): readonly Column<ContactSummary>[] => [
  {
    id: 'name',
    header: t('common.name'),
    width: '2fr',
    cell: ({ id, name }) => (
      <Link
        kind="quiet"
        to="/clients/$clientId"
        params={{ clientId }}
        search={{ tab: 'contacts', contact: id }}
        dir="auto"
      >
        {name}
      </Link>
    ),
  },
  {
    id: 'title',
    header: t('clients.jobTitle'),
    cell: ({ title }) => (title ? <span dir="auto">{title}</span> : <None />),
  },
  {
    id: 'email',
    header: t('clients.email'),
    width: '2fr',
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : <None />),
  },
  { id: 'roles', header: t('clients.roles'), width: 'fit', cell: ({ roles }) => rolesOf(roles) || <None /> },
  {
    id: 'portal',
    header: t('clients.portal'),
    cell: ({ portal: { access_level, last_login_at } }) => (
      <Status kind={access_level === 'none' ? 'quiet' : last_login_at === null ? 'warn' : 'good'}>
        {portalAccessLabels[access_level]}
      </Status>
    ),
  },
  { id: 'tags', header: t('shell.tags'), cell: ({ tags }) => <TagList slugs={tags} max={1} /> },
];
