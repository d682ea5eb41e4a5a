/** Further services for a single test, with settings of their own and a log that can be read. */
import { pino } from 'pino';
import { runServer, type RunningServer, type ServerOptions } from '../../../server/main.js';
import type { Settings } from '../../../settings/settings.js';
import { ApiClient, testApi } from './api.js';

export interface TestService extends RunningServer {
  /** Everything logged so far, at all levels. */
  readonly log: () => string;
}

export interface TestServiceOptions extends Pick<ServerOptions, 'checkAnswer' | 'contract' | 'timeouts' | 'feedPace'> {
  readonly settings?: Partial<Settings>;
  readonly databaseUrl?: string;
}

/** Starts a service, by default on the database of the tests. The test stops it. */
export async function startService({ settings, databaseUrl, ...options }: TestServiceOptions): Promise<TestService> {
  const shared = await testApi();
  let text = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (text += line) });
  const server = await runServer({ ...shared.settings, ...settings }, databaseUrl ?? shared.databaseUrl, {
    ...options,
    log,
  });
  return { ...server, log: () => text };
}

/** The same user as a client of another service. */
export const at = ({ url }: RunningServer, { key, workspaceId, userId, portalSession }: ApiClient): ApiClient =>
  new ApiClient(url, key, workspaceId, userId, portalSession);
