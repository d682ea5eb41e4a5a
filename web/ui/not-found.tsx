import { Link } from './link.js';
import { Page } from './page.js';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

/** For addresses that lead nowhere. */
export function NotFound() {
  return (
    <Page title={t('shell.thereIsNoSuchPage')}>
      <p>{rich('shell.theAddressMayBeMistypedOr', {}, { link: (words) => <Link to="/time">{words}</Link> })}</p>
    </Page>
  );
}
