/** A bar across the top that marks the test side, with its clock and a link to its mails. */
import { useSession } from '../api/session.js';
import { useNow } from '../api/workspace-clock.js';
import { Link } from '../ui/link.js';
import { Moment } from '../ui/times.js';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

export function TestSideBar() {
  const { workspace } = useSession();
  return workspace.mode === 'test' ? <TestSide /> : null;
}

function TestSide() {
  const { can } = useSession();
  const now = useNow();
  return (
    <aside className="shell-test" aria-label={t('shell.testSide')}>
      <strong>{t('shell.testSide')}</strong>
      <span className="shell-test-words">{t('shell.nothingHereIsRealNoMail')}</span>
      <span>{rich('shell.itsClock', { moment: <Moment at={new Date(now).toISOString()} isExact /> })}</span>
      {can('advanceTestClock') && (
        <Link to="/developers/$part" params={{ part: 'test-side' }}>
          {t('shell.clockAndMails')}
        </Link>
      )}
    </aside>
  );
}
