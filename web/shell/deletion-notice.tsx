/** A notice on every screen while the workspace waits for its deletion. Owners take it back there, on the live side. */
import { useChange } from '../api/change.js';
import { docket } from '../api/docket.js';
import { useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { Moment } from '../ui/times.js';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

export function DeletionNotice() {
  const { user, workspace } = useSession();
  const restore = useChange({
    operation: 'restoreWorkspace',
    send: () => docket.workspace.restore(),
    successMessage: t('shell.deletionTakenBack'),
  });
  const { deletion, mode } = workspace;
  if (!deletion) return null;
  const isPossible = user.role === 'owner' && mode === 'live';
  return (
    <div className="shell-notice">
      <Notice
        kind="warn"
        action={
          isPossible && (
            <Button isPending={restore.isPending} onPress={() => restore.mutate()}>
              {t('shell.takeBackDeletion')}
            </Button>
          )
        }
      >
        {rich('shell.deletionPending', { moment: <Moment at={deletion.deletes_at} isExact /> })}{' '}
        {!isPossible && t('shell.ownersTakeBackDeletion')}
      </Notice>
    </div>
  );
}
