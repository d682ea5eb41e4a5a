/** Confirms the deletion of a client, and says how much is deleted with it. */
import type { Client } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { listContactsOptions, listProjectsOptions, listTicketsOptions } from '../../generated/queries.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Counted } from '../../ui/amounts.js';

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
    successMessage: `${name} was deleted`,
    handlesErrors: true,
    onDone: () => void navigate({ to: '/clients', replace: true }),
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      isOpen
      isDanger
      action="Delete client"
      onClose={onClose}
      onConfirm={async () => change.mutateAsync(undefined)}
    >
      <p>
        Everything that belongs to this client goes with it and cannot be brought back:{' '}
        <Counted count={contacts} one="contact" /> with their access to the portal,{' '}
        <Counted count={projects} one="project" /> with all that they contain, <Counted count={tickets} one="ticket" />,
        and all time, agreements, expenses and receipts.
      </p>
      <p>
        A client with invoices, billed work or an active agreement cannot be deleted. Setting it inactive keeps
        everything, and takes it out of the way.
      </p>
    </ConfirmDialog>
  );
}
