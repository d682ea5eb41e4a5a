/** What a person may do, and where it comes from. */
import type { User } from 'docket-sdk';
import { defaultPermissions, type Permission } from '../../../domain/people/policy.js';

export const mayNow = (user: User, permission: Permission): boolean =>
  user.permissions?.[permission] ?? defaultPermissions(user.role).has(permission);

/** It differs from what the role says. */
export const isOwn = (user: User, permission: Permission): boolean =>
  mayNow(user, permission) !== defaultPermissions(user.role).has(permission);
