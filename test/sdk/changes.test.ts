/** The SDK's stream of changes, with servers that end, are killed, fall silent or refuse. */
import { expect } from 'chai';
import {
  Docket,
  ForbiddenError,
  UnauthorizedError,
  type ChangeNotice,
  type DocketOptions,
} from '../../sdk/src/index.js';
import { failure } from '../support/answers/failure.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { freePort } from '../support/service/free-port.js';
import { sdkOf } from '../support/sdk/sdk.js';
import { at, startService } from '../support/service/service.js';
import {
  change,
  stream,
  error,
  hangUp,
  silence,
  startScriptedServer,
  type Answer,
  type ScriptedServer,
} from '../support/service/scripted-server.js';
import { until } from '../support/service/waiting.js';

const running: ScriptedServer[] = [];

async function told(options: Partial<DocketOptions>, ...answers: Answer[]) {
  const server = await startScriptedServer(...answers);
  running.push(server);
  return { docket: new Docket({ baseUrl: server.url, apiKey: 'svc_sk_test_1', ...options }), server };
}

/** The first `count` items. */
async function take(changes: AsyncIterable<ChangeNotice>, count: number): Promise<ChangeNotice[]> {
  const taken: ChangeNotice[] = [];
  for await (const one of changes) if (taken.push(one) === count) break;
  return taken;
}

const idsOf = (taken: readonly ChangeNotice[]): string[] => taken.map(({ id }) => id);

describe('changes in the SDK', () => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });

  it('are resumed after the last one, even after a block without a message, and end when nobody asks for more', async () => {
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

  const whiles: readonly [what: string, asked: number, ...answers: Answer[]][] = [
    ['it listens', 1, stream(change(1), { stays: true })],
    ['it waits for an answer', 1, silence],
    ['it waits to connect again', 2, hangUp, hangUp, silence],
  ];
  for (const [what, asked, ...answers] of whiles)
    it(`end with the reason of the signal while ${what}`, async () => {
      const { docket, server } = await told({}, ...answers);
      const controller = new AbortController();
      const reason = new Error('Enough');
      const taking = failure(take(docket.changes({ signal: controller.signal }), 2));
      await until(() => server.received.length === asked);
      controller.abort(reason);
      expect(await taking).to.equal(reason);
      expect(server.received.length).to.equal(asked);
    });

  it('do not begin when the signal is aborted already', async () => {
    const { docket, server } = await told({}, stream(change(1)));
    const reason = new Error('Enough');
    expect(await failure(take(docket.changes({ signal: AbortSignal.abort(reason) }), 1))).to.equal(reason);
    expect(server.received).to.deep.equal([]);
  });

  it('end with what the service refuses with, at the beginning and later, and do not ask again', async () => {
    for (const [answers, Expected] of [
      [[error(401, 'unauthorized')], UnauthorizedError],
      [[stream(change(1)), error(401, 'unauthorized')], UnauthorizedError],
      [[stream(change(1)), error(403, 'forbidden')], ForbiddenError],
    ] as const) {
      const { docket, server } = await told({}, ...answers);
      expect(await failure(take(docket.changes(), 2))).to.be.instanceOf(Expected);
      expect(server.received.length).to.equal(answers.length);
    }
  });

  it('are asked for again by waits that double and that chance parts, however the stream was lost', async () => {
    const lost = [stream(change(1)), hangUp, error(503, 'unavailable')] as const;
    const readers = await Promise.all(
      Array.from({ length: 4 }, () => told({}, ...lost, stream(change(2), { stays: true }))),
    );
    await Promise.all(readers.map(({ docket }) => take(docket.changes(), 2)));
    const waits = readers.map(({ server: { received } }) =>
      received.slice(1).map(({ at: after }, index) => after - (received[index]?.at ?? 0)),
    );
    for (const each of waits)
      for (const [index, wait] of each.entries()) {
        // Half of each wait is random. The upper bound allows for a busy machine.
        expect(wait).to.be.at.least(250 * 2 ** index - 5);
        expect(wait).to.be.below(500 * 2 ** index + 1_500);
      }
    expect(new Set(waits.flat().map((wait) => Math.round(wait))).size).to.be.greaterThan(4);
    for (const { server } of readers)
      expect(server.received.map(({ headers }) => headers['last-event-id'])).to.deep.equal([
        undefined,
        ...Array<string>(3).fill('evt_1'),
      ]);
  });

  it('wait as long as the service asks for, where there are too many streams', async () => {
    const { docket, server } = await told(
      {},
      error(429, 'rate_limit_exceeded', { 'Retry-After': '1' }),
      stream(change(1), { stays: true }),
    );
    expect(idsOf(await take(docket.changes(), 1))).to.deep.equal(['evt_1']);
    const [refused, answered] = server.received;
    expect((answered?.at ?? 0) - (refused?.at ?? 0)).to.be.at.least(995);
  });

  it('are each reported once when the server ends and another one takes its place', async () => {
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
    // Changes made before the stream is open are not reported, so this repeats until one is.
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
