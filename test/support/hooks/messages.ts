/** Mocha loads this before the tests: the dashboard's modules find their texts, in English. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessages } from '../../../web/messages/compile.js';
import { projectRoot } from '../../../settings/root.js';
import { i18n } from '../../../web/messages/text.js';

const folder = join(projectRoot, 'web', 'messages', 'en');
for (const name of readdirSync(folder))
  i18n.load('en', compileMessages(basename(name, '.json'), readFileSync(join(folder, name), 'utf8')));
