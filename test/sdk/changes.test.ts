/** The SDK's stream of changes, over servers that end, are killed, fall silent and refuse. */
import { expect } from 'chai';
import { Docket, UnauthorizedError, type ChangeNotice, type DocketOptions } from '../../sdk/src/index.js';
import { failure } from '../support/answers/failure.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { freePort } from '../support/service/free-port.js';
import { sdkOf } from '../support/service/sdk.js';
import { at, startService } from '../support/service/service.js';
import { error, startToldServer, type Answer, type ToldServer } from '../support/service/told-server.js';
import { until } from '../support/service/waiting.js';

const running: ToldServer[] = [];

async function told(options: Partial<DocketOptions>, ...answers: Answer[]) {
  const server = await startToldServer(...answers);
  running.push(server);
  return { docket: new Docket({ baseUrl: server.url, apiKey: 'svc_sk_test_1', ...options }), server };
}

/** Sends this text, and ends unless it is to stay. */
const stream =
  (text: string, { stays = false } = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(text);
    if (!stays) response.end();
  };

const change = (n: number): string => `id: evt_${n}\ndata: {"type":"client.updated","resource_id":"cli_${n}"}\n\n`;

/** The first so many. */
async function take(changes: AsyncIterable<ChangeNotice>, count: number): Promise<ChangeNotice[]> {
  const taken: ChangeNotice[] = [];
  for await (const one of changes) if (taken.push(one) === count) break;
  return taken;
}

const idsOf = (taken: readonly ChangeNotice[]): string[] => taken.map(({ id }) => id);

describe('changes by the SDK', () => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });

  it('are resumed after the last one, also after a block without a message, and end when nobody asks for more', async () => {
    const { docket, server } = await told(
      {},
      stream(`retry: 5\nid: evt_0\n\n`),
      stream(`${change(1)}:\n\n${change(2)}id: evt_3\n\n`),
      stream(`${change(4)}id: evt_5\r\ndata: {"type":"tag`),
      stream(`id: evt_9\nevent: reset\ndata: {}\n\n${change(10)}`, { stays: true }),
    );
    const taken = await take(docket.changes(), 5);
    expect(idsOf(taken)).to.deep.equal(['evt_1', 'evt_2', 'evt_4', 'evt_9', 'evt_10']);
    expect(taken[3]).to.deep.equal({ id: 'evt_9', type: 'reset', resource_id: undefined });
    expect(server.received.map(({ headers }) => headers['last-event-id'])).to.deep.equal([
      undefined,
      'evt_0',
      'evt_3',
      'evt_4',
    ]);
  });

  it('come from another stream when one falls silent', async () => {
    const { docket, server } = await told({}, stream(change(1), { stays: true }), stream(change(2), { stays: true }));
    expect(idsOf(await take(docket.changes({ silenceMs: 50, lastEventId: 'evt_0' }), 2))).to.deep.equal([
      'evt_1',
      'evt_2',
    ]);
    expect(server.received.map(({ headers }) => headers['last-event-id'])).to.deep.equal(['evt_0', 'evt_1']);
  });

  it('end with the reason of the signal, and with what the service refuses with', async () => {
    const { docket } = await told({}, stream(change(1), { stays: true }));
    const controller = new AbortController();
    const reason = new Error('Enough');
    const taking = take(docket.changes({ signal: controller.signal }), 2);
    setTimeout(() => controller.abort(reason), 50);
    expect(await failure(taking)).to.equal(reason);
    const { docket: refused } = await told({}, stream(change(1)), error(401, 'unauthorized'));
    expect(await failure(take(refused.changes(), 2))).to.be.instanceOf(UnauthorizedError);
  });

  it('are each told once when the server ends and another one begins at its place', async () => {
    const { owner } = await buildWorkspace();
    const port = await freePort();
    const start = () => startService({ settings: { PORT: port } });
    let server = await start();
    const heard: ChangeNotice[] = [];
    const controller = new AbortController();
    const listening = (async () => {
      for await (const notice of sdkOf(at(server, owner)).changes({ signal: controller.signal })) heard.push(notice);
    })();
    const made: string[] = [];
    // Of those made before the stream is open nothing is told.
    while (heard.length === 0) made.splice(0, Infinity, (await buildClient(owner)).id);
    for (let round = 0; round < 2; round++) {
      made.push((await buildClient(owner)).id);
      await server.stop();
      made.push((await buildClient(owner)).id);
      server = await start();
      made.push((await buildClient(owner)).id);
      await until(() => heard.at(-1)?.resource_id === made.at(-1));
    }
    controller.abort(new Error('Enough'));
    await failure(listening);
    await server.stop();
    const ids = heard.map(({ resource_id }) => resource_id);
    expect(ids.slice(ids.indexOf(made[0]))).to.deep.equal(made);
  });
});
