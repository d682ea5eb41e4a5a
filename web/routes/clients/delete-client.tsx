/** Confirms the deletion of a client, and says how much is deleted with it. */
import type { Client } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { listContactsOptions, listProjectsOptions, listTicketsOptions } from '../../generated/queries.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/notice.js';
import { t } from '../../messages/text.js';

export interface DeleteClientProps {
  readonly client: Client;
  readonly onClose: () => void;
}

export function DeleteClient({ client, onClose }: DeleteClientProps) {
  const { id, name } = client;
  const navigate = useNavigate();
  const query = { client_id: id, per_page: 1 };
  const contacts = useQuery(listContactsOptions(query)).data?.pagination.total;
  const projects = useQuery(listProjectsOptions(query)).data?.pagination.total;
  const tickets = useQuery(listTicketsOptions(query)).data?.pagination.total;
  const change = useChange({
    operation: 'deleteClient',
    send: async () => docket.clients.delete(id, { ifMatch: etagOf(client) }),
    successMessage: t('clients.wasDeleted', { name }),
    handlesErrors: true,
    onDone: () => void navigate({ to: '/clients', replace: true }),
  });
  return (
    <ConfirmDialog
      title={t('common.delete2', { name })}
      isOpen
      isDanger
      action={t('clients.deleteClient')}
      onClose={onClose}
      onConfirm={async () => change.mutateAsync(undefined)}
    >
      {contacts === undefined || projects === undefined || tickets === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <p>{t('clients.everythingThatBelongsToThisClient', { contacts, projects, tickets })}</p>
      )}
      <p>{t('clients.aClientWithInvoicesBilledWork')}</p>
    </ConfirmDialog>
  );
}
