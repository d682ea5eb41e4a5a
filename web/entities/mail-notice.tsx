/** Says that mails reach nobody, where the user is about to send one. */
import { useSession } from '../api/session.js';
import { Notice } from '../ui/notice.js';
import { t } from '../messages/text.js';

export function MailNotice() {
  const { workspace } = useSession();
  // The test side never sends: its own bar says so.
  if (workspace.mail.configured || workspace.mode === 'test') return null;
  return <Notice kind="warn">{t('common.noMailServer')}</Notice>;
}
