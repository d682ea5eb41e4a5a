/** The commands that are made from the contract, by the packed program against the service. */
import { expect } from 'chai';
import type { Schemas } from '../../contract/contract.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { installCli, type Cli, type CliUser } from '../support/cli/cli.js';

describe('the command line', function () {
  let cli: Cli;
  let owner: ApiClient;
  let user: CliUser;

  before(async () => {
    [cli] = await Promise.all([installCli(), testApi()]);
    ({ owner } = await buildWorkspace());
    user = cli.newUser();
    await user.done(['login', '--url', owner.url, '--key', '-'], { input: `${owner.key}\n` });
  });

  after(() => cli.remove());

  const json = async <T>(words: readonly string[]): Promise<T> =>
    JSON.parse(await user.done([...words, '--output', 'json'])) as T;

  it('creates, gets and lists', async () => {
    const fields = ['-d', 'name=Acme Corporation', '-d', 'tax_rate=0.0825', '-d', 'metadata.team=blue'];
    const { data: client } = await json<{ data: Schemas['Client'] }>(['clients', 'create', ...fields]);
    expect(client).to.deep.include({ name: 'Acme Corporation', metadata: { team: 'blue' } });
    expect(client.billing.tax_rate).to.equal(0.0825);
    expect(await json(['clients', 'get', client.id])).to.deep.equal({ data: client });
    expect(await user.done(['clients', 'list', '--status', 'active', '--metadata', 'team=blue'])).to.match(
      new RegExp(`^id +name +status.*\n${client.id}  Acme Corporation  active.*\n$`),
    );
  });
});
