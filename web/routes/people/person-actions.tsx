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
import { notify } from '../../ui/toast.js';
import { Link } from '../../ui/link.js';
import { ResetFactor } from './reset-factor.js';
import { useRights } from './rights.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export function PersonActions({ user }: { readonly user: User }) {
  const { user: me } = useSession();
  const { canDeactivate, canReadmit, canResetFactor } = useRights();
  const [isStopping, setStopping] = useState(false);
  const resend = useChange({
    operation: 'resendUserInvitation',
    send: () => docket.users.resendInvitation(user.id),
    successMessage: t('people.invitationResent', { name: user.name }),
  });
  const reactivate = useChange({
    operation: 'reactivateUser',
    send: () => docket.users.reactivate(user.id),
    successMessage: t('people.wasReactivated', { name: user.name }),
  });
  const deactivate = useChange({
    operation: 'deactivateUser',
    send: () => docket.users.deactivate(user.id),
    // The link of an invitation that was revoked would not work again.
    onDone: () =>
      notify(
        t('people.canNoLongerSignIn', { name: user.name }),
        user.status === 'active' ? { undo: () => reactivate.mutate() } : {},
      ),
    handlesErrors: true,
  });
  return (
    <>
      {user.status === 'invited' && canReadmit(user) && (
        <Button icon="mail" isPending={resend.isPending} onPress={() => resend.mutate()}>
          {t('people.resendInvitation')}
        </Button>
      )}
      {user.status === 'deactivated' && canReadmit(user) && (
        <Button icon="undo" isPending={reactivate.isPending} onPress={() => reactivate.mutate()}>
          {t('people.reactivate')}
        </Button>
      )}
      {canResetFactor(user) && <ResetFactor user={user} />}
      {user.status !== 'deactivated' && user.id !== me.id && canDeactivate(user) && (
        <Button kind="danger" onPress={() => setStopping(true)}>
          {user.status === 'invited' ? t('people.revokeInvitation') : t('people.deactivate')}
        </Button>
      )}
      {user.status === 'invited' ? (
        <ConfirmDialog
          title={t('people.revokeInvitationOf', { name: user.name })}
          isOpen={isStopping}
          onClose={() => setStopping(false)}
          action={t('people.revoke')}
          isDanger
          onConfirm={async () => deactivate.mutateAsync()}
        >
          {t('people.linkWillStopWorking')}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          title={t('people.deactivatePerson', { name: user.name })}
          isOpen={isStopping}
          onClose={() => setStopping(false)}
          action={t('people.deactivate')}
          isDanger
          onConfirm={async () => deactivate.mutateAsync()}
        >
          <p>{t('people.deactivateHint')}</p>
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
      {rich(
        'people.openTicketsNeedAssignee',
        { count },
        {
          link: (words) => (
            <Link to="/tickets" search={filters}>
              {words}
            </Link>
          ),
        },
      )}
    </p>
  );
}
