/** `npm run test:tools`: downloads the proxy that the main job of the tests goes through, so that they do not wait for it. */
import { findPrism } from '../support/service/prism.js';
import { readOptions } from '../../scripts/command-line.js';
import { runScript } from '../../scripts/run-script.js';

readOptions('npm run test:tools\n\nFetches the proxy that the tests go through. It takes no options.\n', {});
await runScript(async () => void (await findPrism()));
