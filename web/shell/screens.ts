/** The screens of the navigation, the most used first. */
import type { OperationId } from '../generated/needs.js';
import { settingsParts } from '../routes/settings/settings-parts.js';
import type { IconName } from '../ui/icon.js';

export interface ScreenEntry {
  readonly path:
    | '/time'
    | '/expenses'
    | '/approvals'
    | '/tickets'
    | '/projects'
    | '/clients'
    | '/billing'
    | '/retainers'
    | '/reports'
    | '/overview'
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
  { path: '/time', name: 'My time', icon: 'clock', keys: 'g t', needs: ['listTimeEntries'] },
  { path: '/expenses', name: 'Expenses', icon: 'expense', keys: 'g x', needs: ['listExpenses'] },
  {
    path: '/approvals',
    name: 'Approvals',
    icon: 'approve',
    keys: 'g a',
    needs: ['approveTimeEntries', 'listApprovals'],
    instead: 'What you log is approved by others: My time and Expenses show what became of it.',
  },
  { path: '/tickets', name: 'Tickets', icon: 'ticket', keys: 'g i', needs: ['listTickets'] },
  { path: '/projects', name: 'Projects', icon: 'projects', keys: 'g p', needs: ['listProjects'] },
  { path: '/clients', name: 'Clients', icon: 'clients', keys: 'g c', needs: ['listClients'] },
  { path: '/billing', name: 'Billing', icon: 'invoice', keys: 'g b', needs: ['listInvoices'] },
  { path: '/retainers', name: 'Retainers', icon: 'retainer', keys: 'g r', needs: ['listAgreements'] },
  { path: '/reports', name: 'Reports', icon: 'chart', keys: 'g e', needs: ['getTimeReport'] },
  { path: '/overview', name: 'Overview', icon: 'dashboard', keys: 'g o', needs: ['getDashboardReport'] },
  { path: '/people', name: 'People', icon: 'people', keys: 'g m', needs: ['listUsers'] },
  {
    path: '/settings',
    name: 'Settings',
    icon: 'settings',
    keys: 'g s',
    needs: settingsParts.map(({ needs }) => needs),
    instead: 'Owners and admins change how the firm works.',
  },
  { path: '/developers', name: 'Developers', icon: 'code', keys: 'g d', needs: ['listApiKeys'] },
];

/** Whether a user may see a screen: one of its operations is enough. */
export const isAllowed = (can: (operation: OperationId) => boolean, { needs }: ScreenEntry): boolean => needs.some(can);
