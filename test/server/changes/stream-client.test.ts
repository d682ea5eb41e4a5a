import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { permissionsOf } from '../../../domain/people/policy.js';
import { StreamClient, type BacklogLimits } from '../../../server/changes/stream-client.js';
import type { Identity } from '../../../server/identity/auth.js';
import { until } from '../../support/service/waiting.js';

const identity: Identity = {
  scope: {
    workspaceId: 'ws_1',
    userId: 'usr_1',
    role: 'owner',
    permissions: permissionsOf('owner', null),
    department: null,
    readOnly: false,
  },
  workspace: {
    id: 'ws_1',
    mode: 'live',
    twin_id: 'ws_2',
    name: 'Firm',
    timezone: 'UTC',
    currency: 'USD',
    clock_at: null,
    lock_time_before: null,
    has_webhooks: false,
    deletes_at: null,
  },
  now: new Date(),
  apiKeyId: 'key_1',
};

/** Runs a test with a stream and its receiver, which reads nothing unless the test does. */
async function withReader(
  slack: Omit<BacklogLimits, 'onSlow'>,
  test: (reader: StreamClient, taker: IncomingMessage, slowOnes: () => number) => Promise<void>,
): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const asked = new Promise<ServerResponse>((resolve) => server.once('request', (_, response) => resolve(response)));
    const answered = new Promise<IncomingMessage>((resolve) => {
      get({ port: (server.address() as AddressInfo).port, agent: false }, resolve).on('error', () => undefined);
    });
    const response = await asked;
    response.flushHeaders();
    const taker = await answered;
    taker.on('error', () => undefined);
    let count = 0;
    const counting = { ...slack, onSlow: () => void (count += 1) };
    const reader = new StreamClient(response, identity, { kind: 'key', name: 'key_1' }, counting);
    await test(reader, taker, () => count);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Sends more than sockets and kernels buffer, in parts. */
const fill = (reader: StreamClient): void => {
  const text = `:${'x'.repeat(1_000_000)}\n`;
  for (let part = 0; part < 30 && reader.isOpen; part++) reader.sendMessages({ text, lastId: `evt_${part}` });
};

describe('a reader of changes', () => {
  it('is disconnected, and counted once, when more data waits for it than allowed', async () => {
    await withReader({ maxBytes: 64 * 1024, stallMs: 10_000 }, async (reader, _taker, slowOnes) => {
      fill(reader);
      reader.checkPace(0);
      reader.checkPace(10_001);
      expect([reader.isOpen, slowOnes()]).to.deep.equal([false, 1]);
    });
  });

  it('is disconnected, and counted, when it reads nothing for too long, and not before', async () => {
    await withReader({ maxBytes: Infinity, stallMs: 10_000 }, async (reader, _taker, slowOnes) => {
      fill(reader);
      reader.checkPace(0);
      reader.checkPace(10_000);
      expect([reader.isOpen, slowOnes()]).to.deep.equal([true, 0]);
      reader.checkPace(10_001);
      expect([reader.isOpen, slowOnes()]).to.deep.equal([false, 1]);
    });
  });

  it('stays when it has taken everything in between', async () => {
    await withReader({ maxBytes: Infinity, stallMs: 10_000 }, async (reader, taker, slowOnes) => {
      fill(reader);
      reader.checkPace(0);
      let taken = 0;
      taker.on('data', (chunk: Buffer) => (taken += chunk.length));
      await until(() => taken >= 30_000_060);
      await reader.ready();
      reader.checkPace(9_000);
      reader.checkPace(12_000);
      reader.end();
      expect(slowOnes()).to.equal(0);
    });
  });

  it('makes senders wait until there is room or it has disconnected', async () => {
    await withReader({ maxBytes: Infinity, stallMs: 10_000 }, async (reader) => {
      fill(reader);
      let isReady = false;
      const ready = reader.ready().then(() => (isReady = true));
      await new Promise((resolve) => setImmediate(resolve));
      expect(isReady).to.equal(false);
      reader.cut();
      await ready;
    });
  });
});
