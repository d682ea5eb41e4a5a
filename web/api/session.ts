/** Who is signed in, and what they may do. */
import type { User, Workspace } from 'docket-sdk';
import { useSuspenseQueries, type QueryClient } from '@tanstack/react-query';
import { may, permissionsOf, type Need, type Subject } from '../../domain/people/policy.js';
import { needs, type OperationId } from '../generated/needs.js';
import { getCurrentUserOptions, getWorkspaceOptions } from '../generated/queries.js';
import { setDraftOwner } from '../ui/drafts/draft-owner.js';
import { setCurrentUser } from './docket.js';

export interface Session {
  readonly user: User;
  readonly workspace: Workspace;
  /**
   * Whether the user has every permission that the contract requires for an operation, not access to a single object.
   */
  readonly can: (operation: OperationId) => boolean;
  /** Whether the user meets a requirement, such as a permission. */
  readonly has: (need: Need) => boolean;
}

const parts = [getCurrentUserOptions(), getWorkspaceOptions()] as const;

/** Reads the session, before the first screen. */
export async function loadSession(client: QueryClient): Promise<void> {
  const [user, workspace] = await Promise.all([client.ensureQueryData(parts[0]), client.ensureQueryData(parts[1])]);
  setCurrentUser(user.id);
  setDraftOwner(workspace.id, user.id);
}

export function useSession(): Session {
  const [{ data: user }, { data: workspace }] = useSuspenseQueries({ queries: parts });
  const subject = subjectOf(user);
  const has = (need: Need): boolean => may(subject, need);
  return { user, workspace, has, can: (operation) => (needsByOperation[operation] ?? []).every(has) };
}

const needsByOperation: Readonly<Partial<Record<OperationId, readonly Need[]>>> = needs;

const subjectOf = ({ role, permissions }: User): Subject => ({
  role,
  permissions: permissionsOf(role, permissions ?? null),
});
