/** The screens of the navigation. */
import type { OperationId } from '../generated/needs.js';
import { settingsParts } from '../routes/settings/settings-parts.js';
import type { IconName } from '../ui/icon.js';
import { t } from '../messages/text.js';

export interface ScreenEntry {
  readonly path:
    | '/'
    | '/time'
    | '/expenses'
    | '/approvals'
    | '/tickets'
    | '/projects'
    | '/clients'
    | '/billing'
    | '/retainers'
    | '/reports'
    | '/people'
    | '/settings'
    | '/developers';
  readonly name: string;
  readonly icon: IconName;
  /** The shortcut that opens it. */
  readonly keys: string;
  /** A user who may do none of these does not see the screen. */
  readonly needs: readonly OperationId[];
  /** Message for users who may not see it but open its address. */
  readonly instead?: string;
}

export const screens: readonly ScreenEntry[] = [
  { path: '/', name: t('shell.today'), icon: 'dashboard', keys: 'g o', needs: ['getCurrentUser'] },
  { path: '/time', name: t('shell.myTime'), icon: 'clock', keys: 'g t', needs: ['listTimeEntries'] },
  { path: '/tickets', name: t('shell.tickets'), icon: 'ticket', keys: 'g i', needs: ['listTickets'] },
  { path: '/projects', name: t('shell.projects'), icon: 'projects', keys: 'g p', needs: ['listProjects'] },
  {
    path: '/approvals',
    name: t('shell.approvals'),
    icon: 'approve',
    keys: 'g a',
    needs: ['approveTimeEntries', 'listApprovals'],
    instead: t('shell.whatYouLogIsApprovedBy'),
  },
  { path: '/expenses', name: t('shell.expenses'), icon: 'expense', keys: 'g x', needs: ['listExpenses'] },
  { path: '/clients', name: t('shell.clients'), icon: 'clients', keys: 'g c', needs: ['listClients'] },
  { path: '/billing', name: t('shell.billing'), icon: 'invoice', keys: 'g b', needs: ['listInvoices'] },
  { path: '/retainers', name: t('shell.retainers'), icon: 'retainer', keys: 'g r', needs: ['listAgreements'] },
  { path: '/reports', name: t('shell.reports'), icon: 'chart', keys: 'g e', needs: ['getTimeReport'] },
  { path: '/people', name: t('shell.people'), icon: 'people', keys: 'g m', needs: ['listUsers'] },
  {
    path: '/settings',
    name: t('shell.settings'),
    icon: 'settings',
    keys: 'g s',
    needs: settingsParts.map(({ needs }) => needs),
    instead: t('shell.ownersAndAdminsChangeHowThe'),
  },
  { path: '/developers', name: t('shell.developers'), icon: 'code', keys: 'g d', needs: ['listApiKeys'] },
];

/** Whether a user may see a screen: one of its operations is enough. */
export const isAllowed = (can: (operation: OperationId) => boolean, { needs }: ScreenEntry): boolean => needs.some(can);
