/** Inviting again, stopping and letting back. */
import type { User } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { useRights } from './rights.js';

export function PersonActions({ user }: { readonly user: User }) {
  const { user: me, can } = useSession();
  const { manages } = useRights();
  const [isStopping, setStopping] = useState(false);
  const resend = useChange({
    operation: 'resendUserInvitation',
    send: () => docket.users.resendInvitation(user.id),
    said: `Invitation sent to ${user.name} again`,
  });
  const reactivate = useChange({
    operation: 'reactivateUser',
    send: () => docket.users.reactivate(user.id),
    said: `${user.name} is back`,
  });
  const deactivate = useChange({
    operation: 'deactivateUser',
    send: () => docket.users.deactivate(user.id),
    said: `${user.name} can no longer sign in`,
    showsProblems: true,
  });
  if (!can('deactivateUser') || !manages(user)) return null;
  return (
    <>
      {user.status === 'invited' && (
        <Button icon="mail" isPending={resend.isPending} onPress={() => resend.mutate()}>
          Send invitation again
        </Button>
      )}
      {user.status === 'deactivated' ? (
        <Button icon="undo" isPending={reactivate.isPending} onPress={() => reactivate.mutate()}>
          Reactivate
        </Button>
      ) : (
        user.id !== me.id && (
          <Button kind="danger" onPress={() => setStopping(true)}>
            Deactivate
          </Button>
        )
      )}
      <ConfirmDialog
        title={`Deactivate ${user.name}?`}
        isOpen={isStopping}
        onClose={() => setStopping(false)}
        action="Deactivate"
        isDanger
        onConfirm={async () => deactivate.mutateAsync()}
      >
        They are signed out everywhere and their API keys stop working. Their time, tickets and projects stay. You can
        let them back at any time.
      </ConfirmDialog>
    </>
  );
}
