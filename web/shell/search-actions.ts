/** Actions in the search palette: on found objects, and general ones. */
import type { FoundObject } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../api/session.js';
import { useTakesTime } from '../entities/time-entry/accepts-time.js';
import { useTimer } from '../timer/use-timer.js';
import type { Work } from '../timer/intents.js';
import type { PaletteItem } from '../ui/palette.js';
import { seesPart, settingsParts } from '../routes/settings/settings-parts.js';
import { isAllowed, screens } from './screens.js';
import { t } from '../messages/text.js';

/** How many results get actions; nobody looks further down. */
const maxResults = 3;

/** Actions on found objects, then general ones whose text has all typed words. */
export function useActions(text: string, results: readonly FoundObject[]): PaletteItem[] {
  const onResults = useResultActions(results.slice(0, maxResults));
  const general = useGeneralActions();
  const settings = useSettingsActions();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (item: PaletteItem): boolean => words.every((word) => item.text.toLowerCase().includes(word));
  // Settings are too many to list before the user has typed.
  return [...onResults, ...[...general, ...(words.length > 0 ? settings : [])].filter(fits)];
}

function useResultActions(results: readonly FoundObject[]): PaletteItem[] {
  const { can } = useSession();
  const navigate = useNavigate();
  const { start } = useTimer();
  const takesTime = useTakesTime(results.flatMap((result) => workOn(result) ?? []));
  return results.flatMap((result): PaletteItem[] => {
    const { id, kind, title } = result;
    const work = workOn(result);
    return [
      ...(work && takesTime(work) && can('startTimer')
        ? [
            {
              id: `timer-${id}`,
              icon: 'play' as const,
              text: t('common.startTimerOn', { title }),
              onAction: () => start(work),
            },
          ]
        : []),
      ...(kind === 'client' && can('createInvoice')
        ? [
            {
              id: `invoice-${id}`,
              icon: 'invoice' as const,
              text: t('common.newInvoiceFor', { title }),
              onAction: () => void navigate({ to: '/billing', search: { new: 1, client_id: id } }),
            },
          ]
        : []),
    ];
  });
}

function workOn({ id, kind, title }: FoundObject): Work | undefined {
  if (kind === 'project') return { project_id: id, title };
  if (kind === 'ticket') return { ticket_id: id, title };
  return kind === 'client' ? { client_id: id, title } : undefined;
}

function useGeneralActions(): PaletteItem[] {
  const { can } = useSession();
  const navigate = useNavigate();
  const { running, stop } = useTimer();
  const makers = [
    { operation: 'createClient', text: t('common.newClient'), icon: 'clients', to: '/clients' },
    { operation: 'createProject', text: t('common.newProject'), icon: 'projects', to: '/projects' },
    { operation: 'createTicket', text: t('common.newTicket'), icon: 'ticket', to: '/tickets' },
    { operation: 'createInvoice', text: t('common.newInvoice'), icon: 'invoice', to: '/billing' },
    { operation: 'createExpense', text: t('common.newExpense'), icon: 'expense', to: '/expenses' },
    { operation: 'createTimeEntry', text: t('shell.newTimeEntry'), icon: 'clock', to: '/time' },
    { operation: 'inviteUser', text: t('common.inviteSomeone'), icon: 'people', to: '/people' },
  ] as const;
  return [
    ...(running ? [{ id: 'stop', icon: 'stop' as const, text: t('shell.stopTheTimer'), onAction: stop }] : []),
    ...makers
      .filter(({ operation }) => can(operation))
      .map(({ text, icon, to }) => ({
        id: text,
        icon,
        text,
        onAction: () => void navigate({ to, search: { new: 1 } }),
      })),
    ...screens
      .filter((screen) => isAllowed(can, screen))
      .map(({ path, name, icon, keys }) => ({
        id: path,
        icon,
        text: t('shell.goTo', { name }),
        shortcut: keys,
        onAction: () => void navigate({ to: path }),
      })),
    {
      id: '/inbox',
      icon: 'bell',
      text: t('shell.goTo', { name: t('shell.notifications') }),
      shortcut: 'g n',
      onAction: () => void navigate({ to: '/inbox' }),
    },
  ];
}

function useSettingsActions(): PaletteItem[] {
  const session = useSession();
  const navigate = useNavigate();
  return settingsParts
    .filter((part) => seesPart(session, part))
    .map(({ id, name, detail }) => ({
      id: `settings-${id}`,
      icon: 'settings',
      text: t('common.settings2', { name }),
      detail,
      onAction: () => void navigate({ to: '/settings/$part', params: { part: id } }),
    }));
}
