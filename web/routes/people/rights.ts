/** What the user may do to other people: as the server decides, so that nothing is offered that it refuses. */
import type { User } from 'docket-sdk';
import { mayDecideOn, permissionsOf, reachOf, roles, type Role, type Subject } from '../../../domain/people/policy.js';
import { useSession } from '../../api/session.js';

export interface Rights {
  /** Owners and admins: everything about everyone on whom they decide. */
  readonly administers: boolean;
  /** Whether one's own profile can be changed here. */
  readonly ownProfile: boolean;
  /** Title, department, capacity and rates of others. */
  readonly manages: (user: User) => boolean;
  readonly rolesToGive: readonly Role[];
  readonly permits: (user: User) => boolean;
  readonly seesTime: (user: User) => boolean;
}

export function useRights(): Rights {
  const { user: me, can, has } = useSession();
  const subject: Subject = { role: me.role, permissions: permissionsOf(me.role, me.permissions ?? null) };
  const administers = has('administer');
  const manages = (user: User): boolean =>
    administers || (can('updateUsers') && user.id !== me.id && mayDecideOn(subject, user.role));
  const reach = reachOf({ role: me.role, department: me.department ?? null });
  return {
    administers,
    ownProfile: has('contribute'),
    manages,
    rolesToGive: roles.filter((role) => mayDecideOn(subject, role)),
    permits: (user) => can('updateUserPermissions') && user.role !== 'owner' && user.role !== 'admin',
    seesTime: (user) =>
      user.id === me.id || reach === 'everyone' || (reach === 'department' && user.department === me.department),
  };
}
