/**
 * The user's rights over other people, by the server's rules, so that the screen offers nothing that it would refuse.
 */
import type { User } from 'docket-sdk';
import {
  excessOver,
  mayDecideOn,
  permissionsOf,
  reachOf,
  roles,
  type Role,
  type Account,
} from '../../../domain/people/policy.js';
import { useSession } from '../../api/session.js';

export interface Rights {
  /** Whether the user is an owner or an admin. */
  readonly administers: boolean;
  /** Whether the user may change their own profile. */
  readonly ownProfile: boolean;
  /** Whether the user may change a person's title, department, capacity and rates. */
  readonly canManage: (user: User) => boolean;
  /** Whether the user may deactivate a person. */
  readonly canDeactivate: (user: User) => boolean;
  /** Whether the user may invite or reactivate a person: nobody admits someone with more rights than their own. */
  readonly canReadmit: (user: User) => boolean;
  /** Whether the user may reset the second factor of a person: that of an owner only as an owner. */
  readonly canResetFactor: (user: User) => boolean;
  readonly rolesToGive: readonly Role[];
  readonly rolesToInvite: readonly Role[];
  readonly canSetPermissions: (user: User) => boolean;
  readonly seesTime: (user: User) => boolean;
}

const accountOf = ({ role, permissions, department }: Pick<User, 'role'> & Partial<User>): Account => ({
  role,
  permissions: permissionsOf(role, permissions ?? null),
  department: department ?? null,
});

export function useRights(): Rights {
  const { user: me, can, has } = useSession();
  const own = accountOf(me);
  const administers = has('administer');
  const decidesOn = (user: User): boolean => can('deactivateUser') && mayDecideOn(own, user.role);
  const canManage = (user: User): boolean =>
    administers || (can('updateUsers') && user.id !== me.id && mayDecideOn(own, user.role));
  const reach = reachOf(own);
  const isWithin = (account: Account): boolean => administers || excessOver(own, account) === undefined;
  const rolesToGive = roles.filter((role) => mayDecideOn(own, role));
  return {
    administers,
    ownProfile: has('contribute'),
    canManage,
    canDeactivate: decidesOn,
    canReadmit: (user) => decidesOn(user) && isWithin(accountOf(user)),
    canResetFactor: (user) =>
      can('resetUserFactor') && user.status === 'active' && user.id !== me.id && mayDecideOn(own, user.role),
    rolesToGive,
    rolesToInvite: rolesToGive.filter((role) => isWithin(accountOf({ role }))),
    canSetPermissions: (user) => can('updateUserPermissions') && user.role !== 'owner' && user.role !== 'admin',
    seesTime: (user) =>
      user.id === me.id || reach === 'everyone' || (reach === 'department' && user.department === me.department),
  };
}
