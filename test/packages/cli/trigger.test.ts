/** What `docket trigger` makes happen, and how `docket completion` completes. */
import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Api } from '../../../cli/src/connection.js';
import { eventTypes } from '../../../cli/src/event-types.js';
import { ExampleObjects } from '../../../cli/src/trigger/example-objects.js';
import { triggers } from '../../../cli/src/trigger/triggers.js';
import type { Schemas } from '../../../contract/contract.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { environmentOf, installCli, type Cli, type CliUser } from '../../support/cli/cli.js';
import { testApi } from '../../support/service/api.js';

const run = promisify(execFile);

describe('docket trigger', () => {
  it('makes each event happen that it lists', async () => {
    const { owner } = await buildWorkspace();
    const objects = new ExampleObjects(new Api({ url: owner.url, key: owner.key }));
    for (const [type, trigger] of Object.entries(triggers)) {
      expect(eventTypes()).to.include(type);
      const resource_id = [await trigger(objects)];
      const query = { type: [type as Schemas['EventType']], resource_id };
      const { data } = await owner.call('listEvents', { query });
      expect(data, type).to.not.deep.equal([]);
    }
  });
});

describe('the packed command line', function () {
  let cli: Cli;
  let user: CliUser;

  before(async () => {
    [cli] = await Promise.all([installCli(), testApi()]);
    user = cli.newUser();
  });

  after(() => cli.remove());

  it('triggers nothing with a live key, and suggests what it can', async () => {
    const { live } = await buildWorkspace();
    const env = environmentOf(live);
    const refused = await user.run(['trigger', 'invoice.paid'], { env });
    expect([refused.code, refused.stderr]).to.deep.equal([
      2,
      'error: The key in DOCKET_KEY is live, and docket trigger is for the test side only: use a test key, for example with --profile test\n',
    ]);
    expect((await user.run(['clock', 'advance', '1d'], { env })).code).to.equal(2);
    expect(await user.done(['trigger', '--list'])).to.equal(`${Object.keys(triggers).join('\n')}\n`);
    const unknown = await user.run(['trigger', 'invoice.payed'], { env });
    expect([unknown.code, unknown.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && text.includes('Did you mean invoice.paid?'),
    );
  });

  it('explains itself at each level, with examples', async () => {
    const [whole, resource, operation] = await Promise.all(
      [['--help'], ['invoices', '--help'], ['invoices', 'list', '--help']].map((words) => user.done(words)),
    );
    expect(whole)
      .to.contain('Examples:\n  docket login')
      .and.to.match(/^ {2}invoices +Invoices to clients/m);
    expect(resource).to.match(/^ {2}send <invoice-id> +Send an invoice$/m);
    expect(operation)
      .to.match(/--status <value,…>.*draft/s)
      .and.to.contain('Example:\n  docket invoices list --status ');
    for (const text of [whole, resource, operation])
      expect(Math.max(...(text ?? '').split('\n').map((line) => line.length))).to.be.at.most(100);
  });

  it('completes commands, options and their values in bash', async () => {
    const script = await user.done(['completion', 'bash']);
    const complete = async (...words: string[]): Promise<string[]> => {
      const typed = words.map((word) => `'${word}'`).join(' ');
      const completion = `${script}\nCOMP_WORDS=(docket ${typed}); COMP_CWORD=${words.length}; _docket; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const PATH = `${dirname(cli.program)}:${process.env['PATH']}`;
      const { stdout } = await run('bash', ['--norc', '-c', completion], { env: { PATH, HOME: user.folder } });
      return stdout.trim().split('\n');
    };
    expect(await complete('invo')).to.deep.equal(['invoices']);
    expect(await complete('invoices', 'rem')).to.deep.equal(['remind']);
    expect(await complete('clients', 'list', '--st')).to.deep.equal(['--status']);
    expect(await complete('clients', 'list', '--status', '')).to.deep.equal(['active', 'inactive']);
    expect(await complete('clients', 'create', '-d', 'tax_r')).to.deep.equal(['tax_rate=', 'tax_rate_ids=']);
    expect(await complete('clients', 'list', '--output', '')).to.deep.equal(['csv', 'json', 'table']);
    expect(await complete('trigger', 'invoice.p')).to.deep.equal(['invoice.paid', 'invoice.partial_payment']);
  });

  it('has a script for each shell, which the shell can read', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const script = await user.done(['completion', shell]);
      expect(script).to.contain('docket complete-words');
      // Only bash is on every machine.
      if (shell === 'bash') await run('bash', ['-n', '-c', script]);
    }
    expect(await user.run(['completion', 'tcsh'])).to.include({ code: 2 });
  });
});
