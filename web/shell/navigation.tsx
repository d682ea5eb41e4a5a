/** Links to the screens that the user may see. On a phone, the first few are a bar at the bottom, the rest a menu. */
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../api/session.js';
import { Icon } from '../ui/icon.js';
import { Link } from '../ui/link.js';
import { Menu } from '../ui/menu.js';
import { useShortcut } from '../ui/shortcuts.js';
import { AccountMenu, useAccountItems } from './account-menu.js';
import { isAllowed, screens, type ScreenEntry } from './screens.js';
import { t } from '../messages/text.js';

/** How many links fit across a phone, beside the menu. */
const onPhone = 4;

export function Navigation() {
  const { workspace, can } = useSession();
  const seen = screens.filter((screen) => isAllowed(can, screen));
  return (
    <nav className="shell-nav" aria-label={t('shell.screens')}>
      <p className="shell-firm">{workspace.name}</p>
      <ul>
        {seen.map((screen, at) => (
          <li key={screen.path} className={at < onPhone ? undefined : 'shell-nav-rest'}>
            <NavigationLink screen={screen} />
          </li>
        ))}
        <li className="shell-nav-more">
          <MoreMenu screens={seen.slice(onPhone)} />
        </li>
      </ul>
      <AccountMenu />
    </nav>
  );
}

function NavigationLink({ screen: { path, name, icon, keys } }: { readonly screen: ScreenEntry }) {
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate({ to: path }), t('shell.goTo', { name }));
  return (
    <Link to={path} kind="quiet" className="shell-link" activeProps={{ 'aria-current': 'page' }}>
      <Icon name={icon} />
      <span>{name}</span>
    </Link>
  );
}

function MoreMenu({ screens: rest }: { readonly screens: readonly ScreenEntry[] }) {
  const navigate = useNavigate();
  const account = useAccountItems().map((item, at) => ({
    ...item,
    startsGroup: at === 0 || item.startsGroup === true,
  }));
  const screensLeft = rest.map(({ path, name, icon }) => ({
    id: path,
    label: name,
    icon,
    onAction: () => void navigate({ to: path }),
  }));
  return <Menu label={t('shell.more')} icon="menu" isIconOnly items={[...screensLeft, ...account]} />;
}
