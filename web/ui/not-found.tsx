import { Link } from './link.js';
import { Page } from './page.js';

/** For addresses that lead nowhere. */
export function NotFound() {
  return (
    <Page title="There is no such page">
      <p>
        The address may be mistyped, or what it led to was deleted. <Link to="/time">Go to my time</Link>, or search
        with Ctrl-K.
      </p>
    </Page>
  );
}
