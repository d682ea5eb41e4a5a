/** What the user may do to other people: as the server decides, so that nothing is offered that it refuses. */
import type { User } from 'docket-sdk';
import {
  excessOver,
  mayDecideOn,
  permissionsOf,
  reachOf,
  roles,
  type Role,
  type Standing,
} from '../../../domain/people/policy.js';
import { useSession } from '../../api/session.js';

export interface Rights {
  /** Owners and admins: everything about everyone on whom they decide. */
  readonly administers: boolean;
  /** Whether one's own profile can be changed here. */
  readonly ownProfile: boolean;
  /** Title, department, capacity and rates of others. */
  readonly manages: (user: User) => boolean;
  /** Stopping someone. */
  readonly stops: (user: User) => boolean;
  /** Inviting someone again, or letting them back: no one lets in who would have more rights than they have. */
  readonly letsIn: (user: User) => boolean;
  readonly rolesToGive: readonly Role[];
  readonly rolesToInvite: readonly Role[];
  readonly permits: (user: User) => boolean;
  readonly seesTime: (user: User) => boolean;
}

const accountOf = ({ role, permissions, department }: Pick<User, 'role'> & Partial<User>): Standing => ({
  role,
  permissions: permissionsOf(role, permissions ?? null),
  department: department ?? null,
});

export function useRights(): Rights {
  const { user: me, can, has } = useSession();
  const own = accountOf(me);
  const administers = has('administer');
  const decidesOn = (user: User): boolean => can('deactivateUser') && mayDecideOn(own, user.role);
  const manages = (user: User): boolean =>
    administers || (can('updateUsers') && user.id !== me.id && mayDecideOn(own, user.role));
  const reach = reachOf(own);
  const isWithin = (account: Standing): boolean => administers || excessOver(own, account) === undefined;
  const rolesToGive = roles.filter((role) => mayDecideOn(own, role));
  return {
    administers,
    ownProfile: has('contribute'),
    manages,
    stops: decidesOn,
    letsIn: (user) => decidesOn(user) && isWithin(accountOf(user)),
    rolesToGive,
    rolesToInvite: rolesToGive.filter((role) => isWithin(accountOf({ role }))),
    permits: (user) => can('updateUserPermissions') && user.role !== 'owner' && user.role !== 'admin',
    seesTime: (user) =>
      user.id === me.id || reach === 'everyone' || (reach === 'department' && user.department === me.department),
  };
}
