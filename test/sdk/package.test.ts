/**
 * The SDK as published, installed in an empty project: a sample compiles under strict options and does the main job.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { contractDocument } from '../../server/contract/contract-document.js';
import { projectRoot } from '../../settings/root.js';
import { testApi } from '../support/service/api.js';
import { stopClock } from '../support/service/clock.js';
import { makeSdkProject, type SdkProject } from '../support/sdk/sdk-project.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { expected } from './sample/outcome.js';

const run = promisify(execFile);

describe('the package of the SDK', function () {
  let project: SdkProject;

  before(async () => {
    [project] = await Promise.all([makeSdkProject(), testApi()]);
  });

  after(() => project.remove());

  it('contains what is needed and nothing else', () => {
    const folder = join(project.folder, 'node_modules/docket-sdk');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const kinds = files.map(({ name }) => name.replace(/^[a-z]+(?=\.(?:js|d\.ts)$)/, '*'));
    expect(new Set(kinds)).to.deep.equal(new Set(['package.json', 'README.md', '*.js', '*.d.ts']));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).to.include({ version: contractDocument().info.version, sideEffects: false, type: 'module' });
    expect(manifest).not.to.have.any.keys('private', 'dependencies', 'devDependencies', 'scripts');
    const installed = readdirSync(join(project.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).to.deep.equal(['docket-sdk']);
  });

  it('compiles in a strict project for browsers', () => project.compile('browser', '--noEmit'));

  it('compiles in a strict project for Node, like the samples in its README, and does the main job there', async () => {
    await project.compile('node', ...writeSamplesOfReadme(project.folder));
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    const { stdout } = await run(process.execPath, [project.writeProgram(owner)], { cwd: project.folder });
    expect(JSON.parse(stdout)).to.deep.equal(expected);
  });
});

/** Declarations that all samples but the first rely on. */
const given = `import type { Client, Docket, Expense, Invoice, InvoiceFromTime, TimeEntrySummary } from 'docket-sdk';
  declare const docket: Docket, client: Client, expense: Expense, invoice: Invoice, body: InvoiceFromTime;
  declare let mark: string | undefined;
  declare const save: (entry: TimeEntrySummary) => void;
  declare const id: string, after: string, rawBody: string, secret: string, request: Request;\n`;

/** Writes a file for each sample of the SDK's README. */
function writeSamplesOfReadme(folder: string): string[] {
  const samples = [...readFileSync(join(projectRoot, 'sdk/README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  expect(samples.length).to.be.greaterThan(5);
  return samples.map(([, sample = ''], at) => {
    const name = `readme-${at}.ts`;
    writeFileSync(join(folder, name), sample.includes('new Docket(') ? sample : given + sample);
    return name;
  });
}
