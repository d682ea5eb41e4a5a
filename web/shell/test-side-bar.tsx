/** A bar across the top that marks the test side, with its clock and a link to its mails. */
import { useSession } from '../api/session.js';
import { useNow } from '../api/workspace-clock.js';
import { Link } from '../ui/link.js';
import { Moment } from '../ui/times.js';

export function TestSideBar() {
  const { workspace } = useSession();
  return workspace.mode === 'test' ? <TestSide /> : null;
}

function TestSide() {
  const { can } = useSession();
  const now = useNow();
  return (
    <aside className="shell-test" aria-label="Test side">
      <strong>Test side</strong>
      <span className="shell-test-words">Nothing here is real: no mail leaves, no money moves.</span>
      <span>
        Its clock: <Moment at={new Date(now).toISOString()} isExact />
      </span>
      {can('advanceTestClock') && (
        <Link to="/developers/$part" params={{ part: 'test-side' }}>
          Clock and mails
        </Link>
      )}
    </aside>
  );
}
