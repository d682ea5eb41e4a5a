import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the servers are kept once they were downloaded or built. */
export const engineCache = (): string => process.env['DOCKET_ENGINES'] ?? join(homedir(), '.cache', 'docket-engines');
