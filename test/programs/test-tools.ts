/**
 * `npm run test:tools`: installs Prism, which the journey uses, and what the tests of the Python SDK use, so that the tests do not wait
 * for them.
 */
import { findPrism } from '../support/service/prism.js';
import { findPython } from '../support/python/python-sdk.js';
import { readOptions } from '../../scripts/command-line.js';
import { runScript } from '../../scripts/run-script.js';

readOptions(
  'npm run test:tools\n\nFetches the proxy that the tests go through, and what checks the Python SDK. It takes no options.\n',
  {},
);
await runScript(async () => void (await Promise.all([findPrism(), findPython()])));
