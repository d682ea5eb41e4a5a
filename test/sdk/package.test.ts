/** The package of the SDK as it is published: installed into an empty project, where a strict sample compiles and does the main job. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { packSdk } from '../../scripts/sdk/pack.js';
import { projectRoot } from '../../settings/root.js';
import { testApi } from '../support/api.js';
import { stopClock } from '../support/clock.js';
import { buildWorkspace } from '../support/workspace.js';
import type { Outcome } from './sample/main-job.js';

const run = promisify(execFile);
const typescript = join(projectRoot, 'node_modules/typescript7/bin/tsc');
const ofBrowsers = ['--lib', 'ES2022,DOM,DOM.Iterable,DOM.AsyncIterable', '--types', ''];
const ofNode = ['--lib', 'ES2022', '--types', 'node', '--typeRoots', join(projectRoot, 'node_modules/@types')];

describe('the package of the SDK', function () {
  this.timeout(120_000);
  let project: string;

  /** Fails with what the compiler says. */
  const compile = async (options: readonly string[]): Promise<void> => {
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--skipLibCheck',
      'false',
    ];
    const esm = ['--module', 'nodenext', '--target', 'es2022'];
    await run(process.execPath, [typescript, ...strict, ...esm, ...options], { cwd: project }).catch(
      ({ stdout }: { stdout: string }) => expect.fail(stdout),
    );
  };

  before(async () => {
    project = mkdtempSync(join(tmpdir(), 'docket-sdk-user-'));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
    const [tarball] = await Promise.all([packSdk(project), testApi()]);
    const quick = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...quick, tarball], { cwd: project });
    cpSync(join(projectRoot, 'test/sdk/sample/main-job.ts'), join(project, 'main-job.ts'));
  });

  after(() => rmSync(project, { recursive: true, force: true }));

  it('holds what is used and nothing else', () => {
    const folder = join(project, 'node_modules/docket-sdk');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const kinds = files.map(({ name }) => name.replace(/^[a-z]+(?=\.(?:js|d\.ts)$)/, '*'));
    expect(new Set(kinds)).to.deep.equal(new Set(['package.json', 'README.md', '*.js', '*.d.ts']));
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).to.deep.equal(['docket-sdk']);
  });

  it('compiles in a strict project for browsers', () => compile([...ofBrowsers, '--noEmit', 'main-job.ts']));

  it('compiles in a strict project for Node, as the samples of its README do, and does the main job there', async () => {
    await compile([...ofNode, 'main-job.ts', ...writeSamplesOfReadme(project)]);
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    const program = `import { Docket } from 'docket-sdk';
      import { mainJob } from './main-job.js';
      const docket = new Docket({ baseUrl: '${owner.url}', apiKey: '${owner.key}' });
      console.log(JSON.stringify(await mainJob(docket)));`;
    writeFileSync(join(project, 'run.js'), program);
    const { stdout } = await run(process.execPath, ['run.js'], { cwd: project });
    expect(JSON.parse(stdout)).to.deep.equal(expected);
  });
});

/** What the samples take for granted after the first. */
const given = `import type { Client, Docket, Expense, Invoice, InvoiceFromTime } from 'docket-sdk';
  declare const docket: Docket, client: Client, expense: Expense, invoice: Invoice, body: InvoiceFromTime;
  declare const id: string, after: string, rawBody: string, secret: string, request: Request;\n`;

/** A file for each sample. */
function writeSamplesOfReadme(folder: string): string[] {
  const samples = [...readFileSync(join(projectRoot, 'sdk/README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  expect(samples.length).to.be.greaterThan(5);
  return samples.map(([, sample = ''], at) => {
    const name = `readme-${at}.ts`;
    writeFileSync(join(folder, name), sample.includes('new Docket(') ? sample : given + sample);
    return name;
  });
}

const expected: Outcome = {
  statuses: ['draft', 'sent', 'partial', 'overdue', 'paid', 'void'],
  // (1 + 7.5 + 2.25) × 120 = 1290; × 0.0825 = 106.425
  amounts: {
    subtotal: 1290,
    tax_rate: 0.0825,
    tax_amount: 106.43,
    total: 1396.43,
    amount_paid: 1000,
    outstanding: 396.43,
  },
  lines: [['Shop relaunch', 10.75, 120]],
  hours: 10.75,
  pdfBegins: '%PDF-',
  receipt: 'taxi.txt: Taxi, 12.50',
  refused: ['invalid_state', 'precondition_failed', 'invalid_state'],
  subjects: ['Reminder: Invoice INV-2026-0001 from Test Firm', 'Invoice INV-2026-0001 from Test Firm'],
  events: [
    'invoice.created',
    'invoice.updated',
    'invoice.sent',
    'invoice.partial_payment',
    'invoice.overdue',
    'invoice.updated', // reminded
    'invoice.paid',
    'invoice.updated', // the first refund
    'invoice.overdue',
    'invoice.updated', // the second
    'invoice.voided',
  ],
};
