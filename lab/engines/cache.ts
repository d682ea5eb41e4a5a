import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder for servers that were downloaded or built: DOCKET_ENGINES, or one in ~/.cache. */
export const engineCache = (): string => process.env['DOCKET_ENGINES'] ?? join(homedir(), '.cache', 'docket-engines');
