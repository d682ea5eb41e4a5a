/** The status of a user: invited, active or deactivated. */
import type { User } from 'docket-sdk';
import { userStatusLabels } from '../../generated/labels.js';
import { Status, type StatusKind } from '../../ui/status.js';

const kinds: Readonly<Record<NonNullable<User['status']>, StatusKind>> = {
  active: 'good',
  invited: 'neutral',
  deactivated: 'quiet',
};

export const UserStatusBadge = ({ status }: { readonly status: NonNullable<User['status']> }) => (
  <Status kind={kinds[status]}>{userStatusLabels[status]}</Status>
);
