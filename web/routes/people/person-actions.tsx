/** Sends an invitation again, deactivates and reactivates a person. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { listTicketsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Link } from '../../ui/link.js';
import { counted } from '../../ui/text/plural.js';
import { useRights } from './rights.js';

export function PersonActions({ user }: { readonly user: User }) {
  const { user: me } = useSession();
  const { canDeactivate, canReadmit } = useRights();
  const [isStopping, setStopping] = useState(false);
  const resend = useChange({
    operation: 'resendUserInvitation',
    send: () => docket.users.resendInvitation(user.id),
    successMessage: `Invitation sent to ${user.name} again`,
  });
  const reactivate = useChange({
    operation: 'reactivateUser',
    send: () => docket.users.reactivate(user.id),
    successMessage: `${user.name} is back`,
  });
  const deactivate = useChange({
    operation: 'deactivateUser',
    send: () => docket.users.deactivate(user.id),
    successMessage: `${user.name} can no longer sign in`,
    handlesErrors: true,
  });
  return (
    <>
      {user.status === 'invited' && canReadmit(user) && (
        <Button icon="mail" isPending={resend.isPending} onPress={() => resend.mutate()}>
          Send invitation again
        </Button>
      )}
      {user.status === 'deactivated' && canReadmit(user) && (
        <Button icon="undo" isPending={reactivate.isPending} onPress={() => reactivate.mutate()}>
          Reactivate
        </Button>
      )}
      {user.status !== 'deactivated' && user.id !== me.id && canDeactivate(user) && (
        <Button kind="danger" onPress={() => setStopping(true)}>
          {user.status === 'invited' ? 'Take back the invitation' : 'Deactivate'}
        </Button>
      )}
      {user.status === 'invited' ? (
        <ConfirmDialog
          title={`Take back the invitation of ${user.name}?`}
          isOpen={isStopping}
          onClose={() => setStopping(false)}
          action="Take it back"
          isDanger
          onConfirm={async () => deactivate.mutateAsync()}
        >
          The link in the mail stops working.
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          title={`Deactivate ${user.name}?`}
          isOpen={isStopping}
          onClose={() => setStopping(false)}
          action="Deactivate"
          isDanger
          onConfirm={async () => deactivate.mutateAsync()}
        >
          <p>
            They are signed out everywhere, their timer is stopped and their API keys stop working. Their time, tickets
            and projects stay. You can let them back at any time.
          </p>
          <OpenTickets user={user} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The person's open tickets, which others have to take over. */
function OpenTickets({ user: { id } }: { readonly user: User }) {
  const filters = { assignee_id: [id], status: ['open' as const] };
  const count = useQuery(listTicketsOptions({ ...filters, per_page: 1 })).data?.pagination.total ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Link to="/tickets" search={filters}>
        {counted(count, 'open ticket')}
      </Link>{' '}
      still to be given to someone else.
    </p>
  );
}
