/** The methods of the Python SDK: those of the TypeScript SDK in Python's spelling, each of which sends its operation. */
import { expect } from 'chai';
import { sdkMethod } from '../../../scripts/developer/generate/sdk/calls.js';
import { sdkOperations } from '../../../scripts/developer/generate/sdk/operations.js';
import { operations } from '../../../generated/operations.js';
import { generatorDocument } from '../../support/contract/generator-document.js';
import { findPython, runPython } from '../../support/python/python-sdk.js';

describe('the names of the Python SDK', () => {
  it('are one for each operation, which they send, and a sync beside each list of changes', async () => {
    const python = await findPython();
    if (!python) return; // with a message from `findPython`
    const all = sdkOperations(generatorDocument(), new Map());
    // The stream of changes is a method of the client itself.
    expect(all.map(({ id }) => id)).to.have.members(Object.keys(operations).filter((id) => id !== 'streamChanges'));
    const calls = all.map((operation) => {
      const { resource, method } = sdkMethod(operation, 'python');
      return { resource, method, operation };
    });
    const input = calls.map(({ resource, method, operation: { params, body } }) => [
      resource,
      method,
      params.length,
      body.kind,
    ]);
    const synced = calls.filter(({ operation }) => operation.isSyncable);
    expect(synced).to.have.length(9);
    const { methods, sent } = (await runPython(python, 'names.py', { input })) as { methods: string[]; sent: string[] };
    expect(methods).to.have.members([
      ...calls.map(({ resource, method }) => `${resource}.${method}`),
      ...synced.map(({ resource }) => `${resource}.sync`),
    ]);
    expect(methods).to.include.members(['invoices.create_from_time', 'time_entries.create_many', 'timers.start']);
    expect(sent).to.deep.equal(
      all.map(({ http, path, params }) => {
        const filled = params.reduce((text, { wireName }, at) => text.replace(`{${wireName}}`, `id_${at}`), path);
        return `${http.toUpperCase()} ${filled}`;
      }),
    );
  });
});
