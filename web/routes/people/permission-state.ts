/** Whether a person has a permission, and whether that differs from their role. */
import type { User } from 'docket-sdk';
import { defaultPermissions, type Permission } from '../../../domain/people/policy.js';

export const mayNow = (user: User, permission: Permission): boolean =>
  user.permissions?.[permission] ?? defaultPermissions(user.role).has(permission);

/** Whether the permission differs from the role's default. */
export const isOwn = (user: User, permission: Permission): boolean =>
  mayNow(user, permission) !== defaultPermissions(user.role).has(permission);
