/** Streamed files: what happens if either end fails, and that nothing stays open then. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import Koa from 'koa';
import { askDialect } from '../../database/database.js';
import { sendRecords } from '../../server/responses/answer-file.js';
import { usualPace, type Pace } from '../../server/responses/pace.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { downloadCsv } from '../support/contract/list-files.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { until } from '../support/service/waiting.js';

type Batch = string[][];
const line = 'x'.repeat(1000);

/** A server that streams `records`, and the outcome of reading them. */
class Sender {
  readonly ended: string[] = [];
  private server: Server | undefined;

  async start(records: () => AsyncIterable<Batch>, pace: Partial<Pace> = {}): Promise<string> {
    const app = new Koa();
    app.use((ctx) =>
      sendRecords(
        ctx,
        { filename: 'x.csv', columns: ['x'], records: this.watched(records()) },
        { ...usualPace, ...pace },
      ),
    );
    app.on('error', () => undefined);
    const handle = app.callback();
    this.server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private async *watched(records: AsyncIterable<Batch>): AsyncGenerator<Batch> {
    try {
      yield* records;
    } finally {
      this.ended.push('given back');
    }
  }
}

async function* endless(): AsyncGenerator<Batch> {
  for (;;) yield Array.from({ length: 100 }, () => [line]);
}

async function* failingAfter(batches: number): AsyncGenerator<Batch> {
  for (let count = 0; count < batches; count += 1) yield [[line]];
  await pause(50);
  throw new Error('The database went away');
}

/** The server shows a copy of `innodb_trx`, which it refreshes only when nobody has read it for 100 ms. */
const untilTransactionsShow = 150;

const open = `SELECT 1 FROM information_schema.innodb_trx trx JOIN information_schema.processlist process
     ON process.id = trx.trx_mysql_thread_id AND process.db = DATABASE() WHERE trx.trx_is_read_only = 1 AND process.command = 'Sleep'`;
const openOnTidb = "SELECT 1 FROM information_schema.tidb_trx WHERE state = 'Idle' AND db = DATABASE()";

describe('records that are sent while they are read', () => {
  let sender: Sender;
  beforeEach(() => void (sender = new Sender()));
  afterEach(() => sender.stop());

  it('break the connection if they fail halfway', async () => {
    const url = await sender.start(() => failingAfter(3));
    const response = await fetch(url);
    expect(response.status).to.equal(200);
    expect(
      await response.text().then(
        () => 'whole',
        () => 'broken',
      ),
    ).to.equal('broken');
    expect(sender.ended).to.have.lengthOf(1);
  });

  it('fail like any response if not even the first can be read', async () => {
    const response = await fetch(await sender.start(() => failingAfter(0)));
    expect([response.status, response.headers.get('content-disposition')]).to.deep.equal([500, null]);
  });

  it('are read no further than they are consumed, and given up if nothing is consumed for long', async () => {
    let batches = 0;
    const counted = async function* (): AsyncGenerator<Batch> {
      for await (const batch of endless()) {
        batches += 1;
        yield batch;
      }
    };
    const socket = await ask(await sender.start(counted, { stallMs: 300 }));
    await until(() => sender.ended.length === 1);
    expect(batches).to.be.lessThan(500);
    socket.destroy();
  });

  it('are not given up while they are consumed at the minimum pace', async () => {
    const socket = await ask(await sender.start(endless, { stallMs: 300 }));
    for (let count = 0; count < 10; count += 1) {
      socket.resume();
      await pause(50);
      socket.pause();
      await pause(50);
    }
    expect(sender.ended).to.deep.equal([]);
    socket.destroy();
    await until(() => sender.ended.length === 1);
  });

  it('are given up if they are consumed too slowly overall, even without a pause', async () => {
    const socket = await ask(await sender.start(endless, { stallMs: 300, bytesPerSecond: 1e12 }));
    socket.resume();
    await until(() => sender.ended.length === 1);
    expect(socket.bytesRead).to.be.greaterThan(100_000);
    socket.destroy();
  });

  it('are given up if they take too long, however quickly they are consumed', async () => {
    const socket = await ask(await sender.start(endless, { longestMs: 200 }));
    socket.resume();
    await until(() => sender.ended.length === 1);
    socket.destroy();
  });

  it('may take their time to be produced', async () => {
    const slow = async function* (): AsyncGenerator<Batch> {
      for (let count = 0; count < 3; count += 1) {
        await pause(100);
        yield [[line]];
      }
    };
    const response = await fetch(await sender.start(slow, { stallMs: 150, bytesPerSecond: 1e12 }));
    expect((await response.text()).length).to.be.greaterThan(3_000);
  });
});

/** Sends a request and reads nothing of the response. */
async function ask(url: string, headers = ''): Promise<Socket> {
  const { port, hostname, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n`);
  socket.pause();
  return socket;
}

describe('downloads of a list', () => {
  const entries = 2000;
  let owner: ApiClient;

  before(async () => {
    ({ owner } = await buildWorkspace());
    const { id } = await buildClient(owner);
    const { db } = await testApi();
    const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
    await db.raw(
      `INSERT INTO time_entries (id, user_id, date, hours, description, client_id, currency, rate_charged, workspace_id, created_at, updated_at)
       SELECT CONCAT('time_', a.d, b.d, c.d, d.d, ?), ?, '2026-01-01', 1, REPEAT('x', 4000), ?, 'USD', 100, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
         FROM (${digits}) a JOIN (${digits}) b JOIN (${digits}) c JOIN (${digits}) d WHERE a.d < 2`,
      [owner.workspaceId, owner.userId, id, owner.workspaceId],
    );
  });

  const isSnapshotOpen = async (): Promise<boolean> => {
    const { db, database } = await testApi();
    const { engine } = await askDialect(database);
    const [rows] = (await db.raw(engine === 'TiDB' ? openOnTidb : open)) as [object[]];
    return rows.length > 0;
  };

  it('that are aborted leave no connection behind', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = await ask(`${owner.url}/v1/time-entries?format=csv`, `Authorization: Bearer ${owner.key}\r\n`);
      socket.resume();
      await once(socket, 'data');
      socket.destroy();
    }
    await until(async () => !(await isSnapshotOpen()), untilTransactionsShow);
    const download = () => downloadCsv(owner, 'listTimeEntries', { fields: ['id'] });
    const both = await Promise.all([download(), download()]);
    expect(both.map(({ records }) => records.length)).to.deep.equal([entries, entries]);
  });

  it('that nobody reads leave room for other workspaces', async () => {
    const { owner: other } = await buildWorkspace();
    await buildClient(other);
    const wish = `Authorization: Bearer ${owner.key}\r\n`;
    const stalled = await Promise.all(
      Array.from({ length: 8 }, () => ask(`${owner.url}/v1/time-entries?format=csv`, wish)),
    );
    await until(isSnapshotOpen, untilTransactionsShow);
    expect((await downloadCsv(other, 'listClients')).records).to.have.lengthOf(1);
    for (const socket of stalled) socket.destroy();
    await until(async () => !(await isSnapshotOpen()), untilTransactionsShow);
  });

  it('wait for their turn behind others', async () => {
    const download = () => downloadCsv(owner, 'listTimeEntries', { fields: ['id'] });
    const all = await Promise.all(Array.from({ length: 5 }, download));
    expect(all.map(({ records }) => records.length)).to.deep.equal(Array.from({ length: 5 }, () => entries));
  });
});
