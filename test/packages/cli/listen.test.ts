/** `docket listen`, `docket trigger` and completion, by the packed program against the service and a receiver. */
import { once } from 'node:events';
import { expect } from 'chai';
import { verifyWebhook } from '../../../sdk/src/index.js';
import { buildKey, buildWorkspace, withKey } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { environmentOf, installCli, textFrom, type Cli, type CliUser } from '../../support/cli/cli.js';
import { freePort } from '../../support/service/free-port.js';
import { startReceiver, type Delivery } from '../../support/service/receiver.js';
import { at, startService } from '../../support/service/service.js';
import { until } from '../../support/service/waiting.js';

describe('docket listen', function () {
  let cli: Cli;

  before(async () => {
    [cli] = await Promise.all([installCli(), testApi()]);
  });

  after(() => cli.remove());

  const signedIn = async (owner: ApiClient): Promise<CliUser> => {
    const user = cli.newUser();
    await user.done(['login', '--url', owner.url, '--key', '-'], { input: owner.key ?? '' });
    return user;
  };

  /** A listener that is ready, and what it writes. */
  async function listening(user: CliUser, words: readonly string[]) {
    const child = user.start(['listen', ...words]);
    const [stdout, stderr] = [textFrom(child.stdout), textFrom(child.stderr)];
    await until(() => stdout().includes('whsec_'));
    const secret = /whsec_\S+/.exec(stdout())?.[0] ?? '';
    return {
      stdout,
      stderr,
      secret,
      async stop() {
        child.kill('SIGINT');
        const [code] = (await once(child, 'close')) as [number | null];
        return code;
      },
    };
  }

  const typesOf = (deliveries: readonly Delivery[]): string[] => deliveries.map(({ event }) => event.type);

  it('forwards events as webhooks send them: the same body, the same headers, a valid signature', async () => {
    const { owner } = await buildWorkspace();
    const user = await signedIn(owner);
    const [own, hook] = [await startReceiver(), await startReceiver()];
    await owner.call('createWebhook', { body: { url: hook.url, events: ['invoice.paid', 'invoice.sent'] } });
    const listener = await listening(user, ['--forward-to', own.url, '--events', 'invoice.sent, invoice.paid']);
    const triggered = await user.done(['trigger', 'invoice.paid']);
    await Promise.all([own.waitFor(2), hook.waitFor(2)]);
    expect(typesOf(own.received)).to.deep.equal(['invoice.sent', 'invoice.paid']);
    for (const { raw, headers, event } of own.received) {
      const sent = hook.received.find((each) => each.event.id === event.id);
      expect(raw).to.equal(sent?.raw);
      expect(comparable(headers)).to.deep.equal(comparable(sent?.headers ?? {}));
      const verified = await verifyWebhook(raw, String(headers['x-service-signature']), listener.secret);
      expect(verified).to.deep.equal(event);
    }
    const [, paid] = own.received;
    expect(triggered)
      .to.match(/^invoice\.paid {2}evt_\w+ {2}inv_\w+\n$/)
      .and.contain(paid?.event.id);
    await until(() => listener.stdout().split('\n').length === 4);
    expect(listener.stdout()).to.match(
      /^Listening on the test side of .*\n\S+Z {2}invoice\.sent {2}evt_\w+ {2}inv_\w+ {2}200\n\S+Z {2}invoice\.paid .* {2}200\n$/,
    );
    expect(await listener.stop()).to.equal(0);
    const again = await listening(user, []);
    expect(again.secret).to.equal(listener.secret);
    await again.stop();
    expect(listener.stdout() + again.stdout()).to.not.contain(owner.key);
  });

  it('loses nothing while the receiver is down, and shows a failure as it is', async () => {
    const { owner } = await buildWorkspace();
    const port = await freePort();
    const listener = await listening(await signedIn(owner), [
      '--forward-to',
      `127.0.0.1:${port}/hooks`,
      '--events',
      'client.*',
    ]);
    for (const name of ['First', 'Second', 'Third']) await owner.call('createClient', { body: { name } });
    await until(() => listener.stderr().includes('does not respond: ECONNREFUSED'));
    const receiver = await startReceiver(port);
    receiver.answer = ({ event }) => ((event.data as { name: string }).name === 'Second' ? 500 : 200);
    await receiver.waitFor(3);
    expect(receiver.received.map(({ event }) => (event.data as { name: string }).name)).to.deep.equal([
      'First',
      'Second',
      'Third',
    ]);
    await until(() => /200\n.* 500\n.* 200\n$/.test(listener.stdout()));
    await listener.stop();
    expect(receiver.received).to.have.length(3);
  });

  it('loses nothing while the service restarts', async () => {
    const { owner } = await buildWorkspace();
    const settings = { PORT: await freePort() };
    const first = await startService({ settings });
    const receiver = await startReceiver();
    const listener = await listening(await signedIn(at(first, owner)), [
      '--forward-to',
      receiver.url,
      '--events',
      'client.*',
    ]);
    await owner.call('createClient', { body: { name: 'Before' } });
    await receiver.waitFor(1);
    await first.stop();
    await owner.call('createClient', { body: { name: 'Meanwhile' } });
    const second = await startService({ settings });
    try {
      await owner.call('createClient', { body: { name: 'After' } });
      await receiver.waitFor(3);
      expect(receiver.received.map(({ event }) => (event.data as { name: string }).name)).to.deep.equal([
        'Before',
        'Meanwhile',
        'After',
      ]);
    } finally {
      await listener.stop();
      await second.stop();
    }
  });

  it('goes on after the test side was reset', async () => {
    const { owner } = await buildWorkspace();
    const receiver = await startReceiver();
    const user = await signedIn(owner);
    const listener = await listening(user, ['--forward-to', receiver.url, '--events', 'client.*']);
    await owner.call('createClient', { body: { name: 'Before' } });
    await receiver.waitFor(1);
    await owner.call('resetTestData', {});
    await until(() => listener.stderr().includes('the test side was reset'));
    await owner.call('createClient', { body: { name: 'After' } });
    await receiver.waitFor(2);
    await listener.stop();
  });

  it('ends when its key is revoked, and says so', async () => {
    const { owner } = await buildWorkspace();
    const key = await buildKey(owner);
    const child = cli.newUser().start(['listen'], { env: environmentOf(withKey(owner, key)) });
    const [stdout, stderr] = [textFrom(child.stdout), textFrom(child.stderr)];
    await until(() => stdout().includes('whsec_'));
    await owner.call('deleteApiKey', { params: { id: key.id } });
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).to.equal(4);
    expect(stderr()).to.contain('docket login');
  });
});

/** Headers that are the same for all requests of one kind. */
const comparable = ({ host, 'x-service-signature': signature, ...headers }: Delivery['headers']): object => ({
  ...headers,
  host: host?.replace(/\d+$/, ''),
  signature: signature?.length,
});
