/** docket-contract-check as published and installed, in the CI of a consumer. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { packContractCheck } from '../../../scripts/developer/contract-check/pack.js';
import { projectRoot } from '../../../settings/root.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { contractOf, stubOf } from '../../support/service/prism.js';

const run = promisify(execFile);

describe('docket-contract-check', () => {
  /** The folder of a consumer, with the installed package. */
  let folder: string;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'docket-consumer-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const quick = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...quick, await packContractCheck(folder)], { cwd: folder });
    copyFileSync(join(projectRoot, 'test/packages/contract-check/sample/consumer.mjs'), join(folder, 'consumer.mjs'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the consumer, which writes its recording to `recorded.har`. */
  const record = (env: NodeJS.ProcessEnv) =>
    run(process.execPath, ['consumer.mjs'], { cwd: folder, env: { ...env, HAR: 'recorded.har' } });

  /** Runs the command, and returns its exit code and what it printed. */
  const check = async (...args: string[]): Promise<{ code: number; output: string }> => {
    const program = join(folder, 'node_modules/.bin/docket-contract-check');
    const { stdout, stderr, code } = await run(program, args, { cwd: folder }).then(
      (done) => ({ ...done, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
    return { code, output: stdout + stderr };
  };

  /** Runs a program that uses the package, and returns the JSON that it prints. */
  async function evaluate(expression: string): Promise<unknown> {
    const code = `import { checkRequest, checkResponse } from 'docket-contract-check'; console.log(JSON.stringify(${expression}));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
    return JSON.parse(stdout);
  }

  it('accepts what a correct consumer records with the service, and no key is in the recording', async () => {
    const { owner } = await buildWorkspace();
    await record({ API: owner.url, KEY: owner.key ?? '' });
    expect(await check('recorded.har')).to.deep.equal({
      code: 0,
      output: 'recorded.har: 4 exchanges with Docket, 0 do not fit the contract\n',
    });
    expect(readFileSync(join(folder, 'recorded.har'), 'utf8')).not.to.include(owner.key);
  });

  it('accepts what a correct consumer records with Prism as a stub, without a service', async () => {
    const stub = await stubOf(contractOf(['clients', 'projects', 'time-entries']));
    if (stub === undefined) return; // `findPrism` says so, and fails in CI
    try {
      await record({ API: stub.url, KEY: 'svc_sk_test_stub' });
      expect(await check('--url', stub.url, 'recorded.har')).to.deep.equal({
        code: 0,
        output: 'recorded.har: 4 exchanges with Docket, 0 do not fit the contract\n',
      });
    } finally {
      await stub.stop();
    }
  });

  it('names the field that the API would refuse', async () => {
    const { owner } = await buildWorkspace();
    await record({ API: owner.url, KEY: owner.key ?? '', MISTAKE: 'land' });
    const { code, output } = await check('recorded.har');
    expect(code).to.equal(1);
    expect(output).to.include(`POST ${owner.url}/v1/clients (entry 0)\n    request: land is not a known field\n`);
  });

  it('refuses a recording without Docket: a check of nothing would pass for ever', async () => {
    writeFileSync(join(folder, 'empty.har'), JSON.stringify({ log: { entries: [] } }));
    expect(await check('empty.har')).to.have.property('code', 2);
    expect((await check()).output).to.include('Name at least one HAR file');
    writeFileSync(join(folder, 'other.har'), '{}');
    expect((await check('other.har')).output).to.include('This is not a HAR file');
  });

  it('checks requests in the words of the API: bodies, queries and paths', async () => {
    const found = (request: object) => evaluate(`checkRequest(${JSON.stringify(request)})`);
    expect(await found({ method: 'GET', url: '/v1/invoices?status=paid,overdue' })).to.deep.equal([]);
    expect(await found({ method: 'GET', url: '/v1/invoices?status=payed' })).to.have.nested.property(
      '[0].field',
      'status',
    );
    expect(await found({ method: 'GET', url: '/v1/invoice' })).to.deep.equal([
      { in: 'request', field: '', message: 'GET /v1/invoice is not an operation of the contract' },
    ]);
    const line = { description: 'Workshop', quantity: 1, rate: 'much' };
    const body = { client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab', line_items: [line] };
    expect(await found({ method: 'POST', url: 'https://docket.example/v1/invoices', body })).to.deep.equal([
      { in: 'request', operationId: 'createInvoice', field: 'line_items.0.rate', message: 'must be a number' },
    ]);
  });

  it('checks what stubs return: missing and invented fields, and statuses', async () => {
    const found = (status: number, body: object, options = {}) =>
      evaluate(
        `checkResponse({ method: 'DELETE', url: '/v1/tags/tag_1' }, ${JSON.stringify({ status, body })}, ${JSON.stringify(options)})`,
      );
    const data = { id: 'tag_01k6jz3v8he9s8x4d2m7q5r0ab', deleted: true };
    const mismatch = { in: 'response', operationId: 'deleteTag' };
    expect(await found(200, { data })).to.deep.equal([]);
    expect(await found(200, { data: { id: data.id } })).to.deep.equal([
      { ...mismatch, field: 'data.deleted', message: 'is required' },
    ]);
    const invented = { data: { ...data, name: 'Key Account' } };
    expect(await found(200, invented)).to.deep.equal([
      { ...mismatch, field: 'data.name', message: 'is not a known field' },
    ]);
    expect(await found(200, invented, { unknownFields: true })).to.deep.equal([]);
    expect(await found(204, {}))
      .to.have.nested.property('[0].message')
      .that.includes('has the status 204');
    expect(await found(418, { error: 'teapot' })).to.have.nested.property('[0].field', 'error');
  });
});
