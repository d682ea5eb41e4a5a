/** The signed-in user's menu: profile, theme, shortcuts, signing out. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../api/session.js';
import { signOut } from '../api/sign-in.js';
import { Menu, type MenuEntry } from '../ui/menu.js';
import { useShortcutHelp } from '../ui/shortcuts.js';
import { chooseTheme, chosenTheme, themes, type Theme } from './theme.js';
import { t } from '../messages/text.js';

export function AccountMenu() {
  const { user } = useSession();
  return (
    <div className="shell-account">
      <Menu label={user.name} icon="user" kind="quiet" items={useAccountItems()} />
    </div>
  );
}

/** On a phone, these items are in the menu of screens. */
export function useAccountItems(): readonly MenuEntry[] {
  const { user } = useSession();
  const navigate = useNavigate();
  const showKeys = useShortcutHelp();
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme): void => {
    chooseTheme(next);
    setTheme(next);
  };
  return [
    {
      id: 'profile',
      label: t('shell.yourProfile'),
      icon: 'user',
      onAction: () => void navigate({ to: '/people/$userId', params: { userId: user.id } }),
    },
    {
      id: 'factor',
      label: t('shell.secondFactor'),
      icon: 'lock',
      onAction: () => void navigate({ to: '/people/$userId', params: { userId: user.id }, hash: 'second-factor' }),
    },
    { id: 'keys', label: t('shell.keyboard'), icon: 'help', shortcut: '?', onAction: showKeys },
    ...(Object.keys(themes) as Theme[]).map((id, at) => ({
      id,
      label: themes[id],
      startsGroup: at === 0,
      ...(id === theme ? { icon: 'check' as const } : {}),
      onAction: () => choose(id),
    })),
    { id: 'out', label: t('shell.signOut'), icon: 'external', startsGroup: true, onAction: () => void signOut() },
  ];
}
