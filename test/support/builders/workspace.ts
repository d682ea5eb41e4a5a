import { randomUUID } from 'node:crypto';
import { createWorkspace } from '../../../commands/across/create-workspace.js';
import type { Role } from '../../../domain/people/policy.js';
import type { Body, Schemas } from '../../../contract/contract.js';
import { ApiClient, testApi } from '../service/api.js';
import { uniqueName } from './factories.js';
import { addUser, type UserOverrides } from './users.js';

/** A workspace, with an API client of its owner on each side. */
export interface TestWorkspace {
  /** The owner on the test side, where the clock can be moved and mails are captured. */
  readonly owner: ApiClient;
  /** The owner on the live side. */
  readonly live: ApiClient;
  readonly workspaceId: string;
}

/** Creates a workspace. Each test has its own next to those of others, and so also tests tenancy. */
export async function buildWorkspace(): Promise<TestWorkspace> {
  const { url, database } = await testApi();
  const made = await createWorkspace(database, {
    name: 'Test Firm',
    email: `owner-${randomUUID()}@example.com`,
    owner_name: 'Olga Owner',
  });
  return {
    owner: new ApiClient(url, made.test_key, made.test_workspace_id, made.test_user_id),
    live: new ApiClient(url, made.live_key, made.workspace_id, made.user_id),
    workspaceId: made.test_workspace_id,
  };
}

/** A new user on the owner's side, as an API client. */
export async function buildUser(owner: ApiClient, role: Role, overrides: UserOverrides = {}): Promise<ApiClient> {
  const { db } = await testApi();
  const { key, userId } = await addUser(db, owner.workspaceId, role, overrides);
  return new ApiClient(owner.url, key, owner.workspaceId, userId);
}

/** A view of tickets that only its user sees. */
export async function buildView(
  user: ApiClient,
  overrides: Partial<Schemas['SavedViewCreate']> = {},
): Promise<Schemas['SavedView']> {
  const query = { assignee_id: 'none', sort: 'due_date' };
  const body = { screen: 'tickets' as const, name: uniqueName('View'), query, ...overrides };
  return (await user.call('createSavedView', { body })).data;
}

/** An API key of the caller, for the test side unless `body` says otherwise. */
export const buildKey = async (
  by: ApiClient,
  body: Partial<Body<'createApiKey'>> = {},
): Promise<Schemas['ApiKeyObject']> =>
  (await by.call('createApiKey', { body: { name: 'Sync', mode: 'test', ...body } })).data;

/** An API client with a key that was just created. */
export const withKey = (
  by: ApiClient,
  { key, user_id }: Schemas['ApiKeyObject'],
  workspaceId = by.workspaceId,
): ApiClient => new ApiClient(by.url, key, workspaceId, user_id);
