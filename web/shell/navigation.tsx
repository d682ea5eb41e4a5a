/**
 * Links to the screens that the user may see, in groups that fold. On a phone, those that the role uses most are a bar at
 * the bottom, the rest a menu.
 */
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../api/session.js';
import { Icon } from '../ui/icon.js';
import { Link } from '../ui/link.js';
import { useHasBar } from '../ui/media.js';
import { Menu } from '../ui/menu.js';
import { useShortcut } from '../ui/shortcuts.js';
import { AccountMenu, useAccountItems } from './account-menu.js';
import { barFor, groupsFor, type ScreenGroup } from './screen-groups.js';
import { isAllowed, screens, type ScreenEntry } from './screens.js';
import { t } from '../messages/text.js';

export function Navigation() {
  const { workspace, user, can } = useSession();
  const hasBar = useHasBar();
  const seen = screens.filter((screen) => isAllowed(can, screen));
  const who = { role: user.role, canInvoice: can('createInvoice') };
  const groups = groupsFor(who, seen);
  const bar = barFor(who, seen);
  return (
    <nav className="shell-nav" aria-label={t('shell.screens')}>
      {seen.map((screen) => (
        <ScreenKey key={screen.path} screen={screen} />
      ))}
      {hasBar ? (
        <ul>
          {bar.map((screen) => (
            <li key={screen.path}>
              <NavigationLink screen={screen} />
            </li>
          ))}
          <li className="shell-nav-more">
            <MoreMenu screens={groups.flatMap((group) => group.screens).filter((screen) => !bar.includes(screen))} />
          </li>
        </ul>
      ) : (
        <>
          <p className="shell-firm">{workspace.name}</p>
          <Groups groups={groups} />
          <AccountMenu />
        </>
      )}
    </nav>
  );
}

/** The shortcut of a screen, whether or not its link is shown. */
function ScreenKey({ screen: { path, name, keys } }: { readonly screen: ScreenEntry }) {
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate({ to: path }), t('shell.goTo', { name }));
  return null;
}

/** Ids of the groups that are folded in this browser. */
const foldedKey = 'docket.navigation.folded';

function Groups({ groups }: { readonly groups: readonly ScreenGroup[] }) {
  const [folded, setFolded] = useState(() => (localStorage.getItem(foldedKey) ?? '').split(' '));
  const toggle = (id: string): void => {
    const next = folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id];
    localStorage.setItem(foldedKey, next.join(' '));
    setFolded(next);
  };
  return (
    <ul className="shell-groups">
      {groups.map((group) => (
        <Group key={group.id} group={group} isFolded={folded.includes(group.id)} onToggle={() => toggle(group.id)} />
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly group: ScreenGroup;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** A folded group still shows the screen that is open. */
function Group({ group: { id, name, screens: all }, isFolded, onToggle }: GroupProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const shown = isFolded ? all.filter((screen) => path.startsWith(screen.path)) : all;
  const heading = `shell-group-${id}`;
  return (
    <li>
      {name !== null && (
        <button type="button" id={heading} className="shell-group" aria-expanded={!isFolded} onClick={onToggle}>
          {name}
          <Icon name="down" />
        </button>
      )}
      {shown.length > 0 && (
        <ul aria-labelledby={name === null ? undefined : heading}>
          {shown.map((screen) => (
            <li key={screen.path}>
              <NavigationLink screen={screen} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** `/` is the beginning of every address, and open only if it is the whole. */
const isExact = { exact: true, includeSearch: false };

function NavigationLink({ screen: { path, name, icon } }: { readonly screen: ScreenEntry }) {
  return (
    <Link
      to={path}
      kind="quiet"
      className="shell-link"
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={path === '/' ? isExact : undefined}
    >
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
