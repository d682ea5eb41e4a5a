/** `npm run test:tools`: fetches the proxy that the main job of the tests goes through, so that they do not wait for it. */
import { findPrism } from '../test/support/prism.js';
import { runScript } from './run-script.js';

await runScript(async () => void (await findPrism()));
