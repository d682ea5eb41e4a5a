/** The main job of Docket with the Python SDK, against the service. */
import { expect } from 'chai';
import { testApi } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { findPython, runPython } from '../../support/service/python-sdk.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { expected } from '../sample/outcome.js';

describe('the Python SDK', () => {
  let python: string | undefined;

  before(async () => {
    [python] = await Promise.all([findPython(), testApi()]);
  });

  it('does the main job', async () => {
    if (!python) return; // with a message from `findPython`
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    expect(await runPython(python, 'main_job.py', { args: [owner.url, owner.key ?? ''] })).to.deep.equal(expected);
  });
});
