/** `npm run test:tools`: installs Prism, which the journey uses, so that the tests do not wait for it. */
import { findPrism } from '../support/service/prism.js';
import { readOptions } from '../../scripts/command-line.js';
import { runScript } from '../../scripts/run-script.js';

readOptions('npm run test:tools\n\nFetches the proxy that the tests go through. It takes no options.\n', {});
await runScript(async () => void (await findPrism()));
