/** Which screens the navigation shows to a role, in which groups and order. Pure. */
import type { Role } from '../../domain/people/policy.js';
import type { ScreenEntry } from './screens.js';
import { t } from '../messages/text.js';

type Path = ScreenEntry['path'];

export interface ScreenGroup {
  readonly id: 'home' | 'work' | 'business' | 'firm';
  /** Null for the screens above the groups. */
  readonly name: string | null;
  readonly screens: readonly ScreenEntry[];
}

const paths: Readonly<Record<ScreenGroup['id'], readonly Path[]>> = {
  home: ['/'],
  work: ['/time', '/tickets', '/projects', '/approvals', '/expenses'],
  business: ['/clients', '/billing', '/retainers'],
  firm: ['/reports', '/people', '/settings', '/developers'],
};

const names: Readonly<Record<ScreenGroup['id'], string | null>> = {
  home: null,
  work: t('shell.work'),
  business: t('shell.clientsAndMoney'),
  firm: t('shell.firm'),
};

/** Screens that a role uses before the others of the same group. */
const firstOf: Readonly<Partial<Record<Role, readonly Path[]>>> = {
  owner: ['/projects', '/tickets', '/approvals'],
  admin: ['/projects', '/tickets', '/approvals'],
  manager: ['/approvals', '/projects', '/tickets'],
  viewer: ['/projects', '/tickets'],
};

/** Screens of the bar at the bottom of a phone. */
const barOf: Readonly<Record<Role, readonly Path[]>> = {
  owner: ['/', '/time', '/projects', '/billing'],
  admin: ['/', '/time', '/projects', '/billing'],
  manager: ['/', '/time', '/approvals', '/tickets'],
  member: ['/', '/time', '/tickets', '/projects'],
  contractor: ['/', '/time', '/tickets', '/projects'],
  viewer: ['/', '/projects', '/clients', '/reports'],
};
const bookkeepersBar: readonly Path[] = ['/', '/billing', '/clients', '/time'];

export interface NavigationUser {
  readonly role: Role;
  readonly canInvoice: boolean;
}

/** A member who makes invoices works with clients and money first. */
const isBookkeeper = ({ role, canInvoice }: NavigationUser): boolean => role === 'member' && canInvoice;

/** The groups with the screens that the user may see. */
export function groupsFor(user: NavigationUser, seen: readonly ScreenEntry[]): readonly ScreenGroup[] {
  const order = isBookkeeper(user)
    ? (['home', 'business', 'work', 'firm'] as const)
    : (['home', 'work', 'business', 'firm'] as const);
  const first = firstOf[user.role] ?? [];
  return order
    .map((id) => ({ id, name: names[id], screens: inOrder([...first, ...paths[id]], paths[id], seen) }))
    .filter(({ screens }) => screens.length > 0);
}

/** The screens of the phone's bar. */
export const barFor = (user: NavigationUser, seen: readonly ScreenEntry[]): readonly ScreenEntry[] => {
  const bar = isBookkeeper(user) ? bookkeepersBar : barOf[user.role];
  return inOrder(bar, bar, seen);
};

const inOrder = (order: readonly Path[], chosen: readonly Path[], seen: readonly ScreenEntry[]): ScreenEntry[] =>
  seen
    .filter(({ path }) => chosen.includes(path))
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
