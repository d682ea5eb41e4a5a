import { workspace } from './workspace.js';
import { users } from './users.js';
import { testMode } from './test-mode.js';
import { apiKeys } from './api-keys.js';
import { clients } from './clients.js';
import type { Handlers } from './contract.js';
import type { Tag } from '../openapi/contract.js';

/** Every operation of the contract has its handler here: a missing one does not compile. */
export const handlers = {
  ...clients,
  ...apiKeys,
  ...testMode,
  ...users,
  ...workspace,
} satisfies Handlers<Tag>;
