import { join } from 'node:path';
import type { Logger } from 'pino';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import { runServer } from '../../server/main.js';
import { projectRoot } from '../../settings/root.js';
import { loadSettings } from '../../settings/settings.js';
import { ApiClient } from '../support/service/api.js';
import { freshDatabase } from '../support/service/database.js';
import { startStripeDouble } from '../support/stripe/stripe-double.js';
import type { WebhookClient } from '../../workers/webhook-client.js';
import type { Script } from '../../scripts/run-script.js';
import { mochaGlobalSetup, mochaGlobalTeardown } from '../../scripts/developer/test-database.js';

/** A webhook client that sends nothing, because programs make up URLs. */
const nowhere: WebhookClient = {
  post: () => Promise.reject(new Error('Nothing leaves a trial')),
  close: () => Promise.resolve(),
};

export interface TrialService {
  /** Creates a workspace and returns its owner on the test side. */
  readonly openWorkspace: () => Promise<ApiClient>;
}

/**
 * Starts a service on a database of its own, for external programs to test while the script runs. `name` is the name of
 * its data folder. It logs errors to the terminal, or everything to `log`.
 */
export async function startTrialService({ onEnd }: Script, name: string, log?: Logger): Promise<TrialService> {
  await mochaGlobalSetup();
  onEnd(mochaGlobalTeardown);
  const databaseUrl = await freshDatabase();
  const stripe = await startStripeDouble();
  onEnd(() => stripe.stop());
  const settings = loadSettings({
    PORT: '0',
    LOG_LEVEL: 'error',
    // Programs make up keys of Stripe, too.
    STRIPE_API_URL: stripe.url,
    RATE_LIMIT: '100000000',
    // So that the programs can claim different IP addresses.
    TRUSTED_PROXIES: '1',
    DATA_DIR: join(projectRoot, '.data', name),
  });
  const server = await runServer(settings, databaseUrl, { webhookClient: nowhere, ...(log ? { log } : {}) });
  onEnd(() => server.stop());
  return {
    async openWorkspace() {
      const db = openDatabase(databaseUrl, 1);
      const made = await createWorkspace(db, { name: 'Trial', email: 'trial@example.com' });
      await db.destroy();
      return new ApiClient(server.url, made.test_key, made.test_workspace_id, made.test_user_id);
    },
  };
}
