/** The commands that are made from the contract, by the packed program against the service. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { ublInvoice } from '../../support/e-invoices/received-invoices.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildSignedIn } from '../../support/service/visitor.js';
import { environmentOf, installCli, type Cli, type CliUser } from '../../support/cli/cli.js';

describe('the packed command line', function () {
  let cli: Cli;
  let owner: ApiClient;
  let live: ApiClient;
  let user: CliUser;

  before(async () => {
    [cli] = await Promise.all([installCli(), testApi()]);
    ({ owner, live } = await buildWorkspace());
    user = cli.newUser();
  });

  after(() => cli.remove());

  const json = async <T>(words: readonly string[], by = user): Promise<T> =>
    JSON.parse(await by.done([...words, '--output', 'json'])) as T;
  const data = async <T>(words: readonly string[]): Promise<T> => (await json<{ data: T }>(words)).data;

  it('is one program without dependencies', () => {
    const installed = join(cli.folder, 'node_modules/docket-cli');
    expect(readdirSync(installed).toSorted()).to.deep.equal(['README.md', 'docket.js', 'package.json']);
    expect(readdirSync(join(cli.folder, 'node_modules')).filter((name) => !name.startsWith('.'))).to.deep.equal([
      'docket-cli',
    ]);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
    expect(manifest).not.to.have.any.keys('private', 'dependencies', 'devDependencies', 'scripts');
  });

  it('bills an hour and is paid, in ten commands', async () => {
    const signedIn = await user.done(['login', '--url', owner.url, '--key', '-'], { input: `${owner.key}\n` });
    expect(signedIn).to.equal('Signed in to Test Firm as Olga Owner, on the test side. Profile: test\n');
    const clientFields = [
      '-d',
      'name=Acme Corporation',
      '-d',
      'email=billing@acme.example',
      '-d',
      'tax_rate=0.0825',
      '-d',
      'payment_terms_days=7',
    ];
    const client = await data<Schemas['ClientObject']>(['clients', 'create', ...clientFields]);
    const projectFields = ['-d', 'title=Shop', '-d', `client_id=${client.id}`, '-d', 'status=active'];
    const rate = ['-d', 'rate_override=true', '-d', 'custom_rate=120'];
    const project = await data<Schemas['Project']>(['projects', 'create', ...projectFields, ...rate]);
    const today = (await data<{ now: string }>(['clock'])).now.slice(0, 10);
    const work = ['-d', `project_id=${project.id}`, '-d', `date=${today}`, '-d', 'hours=7.5'];
    expect(await user.done(['time-entries', 'create', ...work, '-d', 'description=Design'])).to.match(/^hours +7.5$/m);
    const terms = ['-d', `client_id=${client.id}`, '-d', `from=${today}`, '-d', `to=${today}`];
    const invoice = await data<Schemas['Invoice']>(['invoices', 'create-from-time', ...terms]);
    expect(invoice.amounts.total).to.equal(974.25);
    expect(await user.done(['invoices', 'send', invoice.id, '-d', 'message=Thank you'])).to.match(/^status +sent$/m);
    expect(await user.done(['clock', 'advance', '8d'])).to.match(/^frozen +true$/m);
    expect(await user.done(['invoices', 'list', '--status', 'overdue'])).to.contain('INV-');
    const paid = await user.done([
      'invoices',
      'record-payment',
      invoice.id,
      '-d',
      'amount=974.25',
      '-d',
      'method=wire',
    ]);
    expect(paid).to.match(/^status +paid$/m);
  });

  it('lists a page, every page, and a file for programs', async () => {
    const names = Array.from({ length: 23 }, (_, at) => `Client ${String(at + 10)}`);
    for (const name of names) await owner.call('createClient', { body: { name, tags: ['many'] } });
    const filter = ['clients', 'list', '--tags', 'many', '--sort', 'name', '--order', 'asc'];
    const page = await user.run(filter);
    expect(page.stdout.split('\n')[1]).to.match(/^cli_\w+ {2}Client 10 +active/);
    expect(page.stderr).to.equal('20 of 23. --all shows all of them.\n');
    const all = await user.run([...filter, '--all', '--fields', 'name,billing']);
    expect(all.stdout.trim().split('\n')).to.have.length(24);
    expect(all.stdout).to.match(/^name +billing\.currency +billing\./);
    expect(all.stderr).to.equal('');
    const whole = await json<{ data: Schemas['ClientObject'][] }>([...filter, '--all', '--per-page', '5']);
    expect(whole.data.map(({ name }) => name)).to.deep.equal(names);
    const one = await json<{ pagination: { total: number } }>([...filter, '--per-page', '1']);
    expect(one.pagination.total).to.equal(23);
    const csv: string[][] = parse(await user.done([...filter, '--fields', 'name,billing.currency', '--output', 'csv']));
    expect(csv).to.deep.equal([['name', 'billing.currency'], ...names.map((name) => [name, 'USD'])]);
    expect(await user.run(['clients', 'list', '--search', 'nobody'])).to.deep.equal({
      code: 0,
      stdout: '',
      stderr: 'None.\n',
    });
  });

  it('sends files and receives them', async () => {
    const expense = await data<Schemas['Expense']>([
      'expenses',
      'create',
      '-d',
      'date=2026-01-05',
      '-d',
      'description=Taxi',
      '-d',
      'amount=12.5',
    ]);
    writeFileSync(join(user.folder, 'taxi.txt'), 'Taxi, 12.50');
    await user.done(['expenses', 'upload-receipt', expense.id, '--file', 'taxi.txt']);
    expect(await user.done(['expenses', 'get-receipt', expense.id])).to.equal('Taxi, 12.50');
    const saved = await user.run(['expenses', 'get-receipt', expense.id, '--save', 'back.txt']);
    expect(saved).to.deep.equal({ code: 0, stdout: '', stderr: 'Saved back.txt\n' });
    expect(readFileSync(join(user.folder, 'back.txt'), 'utf8')).to.equal('Taxi, 12.50');
  });

  it('sends the other fields of a form beside its file', async () => {
    const lines = ['from,to,date,rate', 'USD,EUR,2026-01-05,0.8', 'USD,EUR,2026-01-12,0.9'];
    writeFileSync(join(user.folder, 'rates.csv'), lines.join('\n'));
    const words = ['exchange-rates', 'import-many', '--file', 'rates.csv', '-d', 'since=2026-01-10'];
    expect((await data<Schemas['ExchangeRateImport']>(words)).created).to.equal(1);
    writeFileSync(join(user.folder, 'invoice.xml'), ublInvoice());
    const recorded = ['expenses', 'create-from-einvoice', '--file', 'invoice.xml', '-d', 'billable=false'];
    expect((await data<Schemas['Expense']>(recorded)).billing.billable).to.equal(false);
  });

  it('does a repetition with the same idempotency key once', async () => {
    const words = ['clients', 'create', '-d', 'name=Once Only', '--idempotency-key', 'once'];
    const [first, second] = [await data<{ id: string }>(words), await data<{ id: string }>(words)];
    expect(first.id).to.equal(second.id);
  });

  it('tells scripts apart what went wrong', async () => {
    const refused = await user.run(['clients', 'create', '-d', 'name=Once Only']);
    expect(refused.code).to.equal(1);
    expect(refused.stderr).to.match(/^error: A client with this name .*\nfield: name\nrequest: req_\w+\n$/);
    const asJson = await user.run(['clients', 'get', 'cli_nowhere', '--output', 'json']);
    expect([asJson.code, asJson.stdout]).to.deep.equal([1, '']);
    expect((JSON.parse(asJson.stderr) as { error: object }).error).to.include({ code: 'not_found', status: 404 });

    const usage: [words: string[], message: RegExp][] = [
      [['clients', 'lst'], /unknown command 'lst'\n\(Did you mean list\?\)/],
      [['cleints', 'list'], /unknown command 'cleints'\n\(Did you mean clients\?\)/],
      [['clients', 'list', '--stauts', 'active'], /unknown option '--stauts'\n\(Did you mean --status\?\)/],
      [['clients', 'create', '-d', 'nmae=Acme'], /There is no field "nmae". Did you mean name\?/],
      [['clients', 'get'], /missing required argument 'client-id'/],
      [['clients', 'list', '--output', 'pdf'], /Allowed choices are table, json, csv/],
      [['clients', 'get', '..'], /<client-id> must be an id, not "\.\."/],
      [['listen', '--events', 'invoice.payed'], /no event "invoice.payed". Did you mean invoice.paid\?/],
      [['clock', 'advance', 'soon'], /"soon" is neither a time/],
    ];
    for (const [words, message] of usage) {
      const { code, stdout, stderr } = await user.run(words);
      expect([code, stdout], words.join(' ')).to.deep.equal([2, '']);
      expect(stderr).to.match(message);
    }

    const misspelt = await user.run(['clients', 'list', '--stauts', 'x', '-o', 'json']);
    expect([misspelt.code, misspelt.stdout]).to.deep.equal([2, '']);
    const { error } = JSON.parse(misspelt.stderr) as { error: { code: string; message: string } };
    expect(error.code).to.equal('usage');
    expect(error.message).to.match(/^unknown option '--stauts'/);

    const nowhere = { DOCKET_URL: 'http://127.0.0.1:9', DOCKET_KEY: owner.key ?? '' };
    const unreachable = user.run(['clients', 'list'], { env: nowhere });
    const unknown = await user.run(['whoami'], { env: { DOCKET_URL: owner.url, DOCKET_KEY: 'svc_sk_test_unknown' } });
    expect([unknown.code, unknown.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 4 && /docket login/.test(text),
    );
    expect(await cli.newUser().run(['clients', 'list'])).to.include({ code: 4, stdout: '' });
    expect(await unreachable).to.include({ code: 3, stdout: '' });
  });

  it('takes key and address from the environment, and sends a stored key nowhere else', async () => {
    const other = cli.newUser();
    expect(await json(['whoami'], user)).to.deep.include({ profile: 'test', side: 'test', workspace: 'Test Firm' });
    const ofLive = await other.done(['whoami'], { env: environmentOf(live) });
    expect(ofLive).to.match(/^side +LIVE$/m);
    const elsewhere = await user.run(['clients', 'list'], { env: { DOCKET_URL: 'http://elsewhere.example' } });
    expect([elsewhere.code, elsewhere.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && /set DOCKET_KEY too/.test(text),
    );
    expect(await other.run(['whoami'], { env: { DOCKET_KEY: owner.key ?? '' } })).to.include({ code: 2 });
  });

  it('keeps several keys apart, in a file that only its owner can read', async () => {
    const contractor = await buildUser(owner, 'contractor');
    await user.done(['login', '--url', live.url, '--key', '-'], { input: live.key ?? '' });
    await user.done(['login', '--profile', 'helper', '--key', '-'], { input: contractor.key ?? '' });
    expect(await user.done(['profiles'])).to.match(
      /^current +name +side +workspace +user +url\n +test +test .*\n +live +LIVE .*\n\* +helper +test .*\n$/,
    );
    expect(await json<object>(['whoami', '--profile', 'live'])).to.deep.include({ profile: 'live', side: 'live' });
    expect(await user.done(['profiles', 'use', 'test'])).to.equal(
      'The current profile is test: Test Firm, test side.\n',
    );
    expect(await json<object>(['whoami'])).to.deep.include({ profile: 'test' });
    expect(
      JSON.parse(await user.done(['whoami', '-o', 'json'], { env: { DOCKET_PROFILE: 'helper' } })),
    ).to.deep.include({ profile: 'helper' });
    expect(statSync(join(user.settings, 'docket/profiles.json')).mode & 0o777).to.equal(0o600);
    expect(statSync(join(user.settings, 'docket')).mode & 0o777).to.equal(0o700);
    expect(await user.done(['logout', '--profile', 'helper'])).to.equal('Signed out of helper.\n');
    expect(await user.run(['whoami', '--profile', 'helper'])).to.include({ code: 4 });
  });

  it('signs in by a code that the dashboard shows, once', async () => {
    const signedIn = await buildSignedIn(live);
    const described = { name: 'Command line', mode: 'live', scope: 'read_only' };
    const code = String((await signedIn.call('POST', '/v1/cli-logins', described)).body.data?.['code']);
    const words = ['login', '--url', live.url, '--profile', 'by-code', '--code', code];
    expect(await user.done(words)).to.match(
      /^Signed in to Test Firm as Olga Owner, on the LIVE side\. Profile: by-code\n$/,
    );
    expect(await json<object>(['whoami'])).to.deep.include({ profile: 'by-code', side: 'live' });
    const again = await user.run(words);
    expect([again.code, again.stderr]).to.satisfy(
      ([status, text]: [number, string]) => status === 1 && /code is not valid/.test(text),
    );
    await user.done(['logout']);
  });

  it('signs in with a restricted key by a code, also one that cannot read the name of the workspace', async () => {
    const signedIn = await buildSignedIn(live);
    const access = { clients: 'read', tickets: 'write' };
    const described = { name: 'Command line', mode: 'live', scope: 'restricted', access };
    const code = String((await signedIn.call('POST', '/v1/cli-logins', described)).body.data?.['code']);
    const words = ['login', '--url', live.url, '--profile', 'restricted', '--code', code];
    expect(await user.done(words)).to.equal('Signed in as Olga Owner, on the LIVE side. Profile: restricted\n');
    expect(await json<object>(['whoami'])).to.deep.include({ profile: 'restricted', side: 'live', workspace: null });
    expect(await user.done(['profiles'])).to.match(/^\* +restricted +LIVE +Olga Owner /m);
    expect(await user.done(['profiles', 'use', 'restricted'])).to.equal(
      'The current profile is restricted: LIVE side.\n',
    );
    await user.done(['clients', 'list']);
    for (const refused of [
      ['clients', 'create', '-d', 'name=Acme'],
      ['invoices', 'list'],
    ]) {
      const { code: exit, stderr } = await user.run(refused);
      expect([exit, stderr]).to.satisfy(
        ([status, text]: [number, string]) => status === 1 && /This key is restricted and lacks/.test(text),
      );
    }
    await user.done(['logout']);
  });

  it('refuses a key that is not one, and one in the command itself', async () => {
    expect(await user.run(['login', '--url', owner.url, '--key', '-'], { input: 'hello' })).to.include({ code: 2 });
    expect(await user.run(['login', '--url', owner.url, '--key', 'svc_sk_test_secret'])).to.include({ code: 2 });
    expect(await user.run(['login', '--url', owner.url, '--key', '-'], { input: 'svc_sk_test_no' })).to.include({
      code: 4,
    });
    expect(await user.run(['login', '--url', 'docket.example', '--key', '-'], { input: owner.key ?? '' })).to.include({
      code: 2,
    });
  });

  it('opens the dashboard at an object, or prints the address', async () => {
    const invoice = `inv_${'0'.repeat(26)}`;
    expect(await user.done(['open', invoice])).to.equal(`${owner.url}/billing/invoices/${invoice}\n`);
    expect(await user.done(['open'])).to.equal(`${owner.url}/\n`);
    expect(await user.run(['open', 'https://elsewhere.example'])).to.include({ code: 2 });
  });

  it('has never written a key', () => {
    expect(user.written().length).to.be.greaterThan(10_000);
    for (const { key } of [owner, live]) expect(user.written()).to.not.contain(key);
    expect(user.written()).to.not.match(/svc_sk_(live|test)_[A-Za-z0-9]{8}/);
  });
});
