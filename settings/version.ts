import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.js';

/** The version of Docket that is running. */
export const version = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string })
  .version;
