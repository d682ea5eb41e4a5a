/**
 * The whole data folder is lost: after a restore, everything in the backup exists, and numbers and queues continue
 * where they were.
 */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Schemas } from '../../contract/contract.js';
import { attachFile, pdf } from '../support/builders/uploads.js';
import { buildInvoice, buildSentInvoice } from '../support/builders/invoices.js';
import { ApiClient } from '../support/service/api.js';
import { folder, removeFolders } from '../support/service/backups.js';
import { ensureBuilt } from '../support/service/built.js';
import { startReceiver, stopReceivers } from '../support/service/receiver.js';
import { startSmtpSink, type SmtpSink } from '../support/mails/smtp-sink.js';
import { until } from '../support/service/waiting.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';

describe('an installation that is lost with its data folder', () => {
  let mail: SmtpSink;
  before(async () => {
    ensureBuilt();
    mail = await startSmtpSink();
  });
  after(async () => {
    killSpawned();
    await mail.stop();
    await stopReceivers();
    await removeFolders();
  });

  it('is restored from its backup, and continues: numbers, files, keys, mails and webhooks', async () => {
    const [data, elsewhere] = [await folder(), await folder()];
    const file = join(elsewhere, 'docket.tar');
    const run = (name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): SpawnedScript =>
      spawnBuilt(
        name,
        {
          DATA_DIR: data,
          DATABASE_URL: '',
          PORT: '0',
          LOG_LEVEL: 'error',
          SMTP_URL: mail.url,
          WEBHOOK_ALLOW_PRIVATE: '1',
          ...env,
        },
        args,
      );

    const first = run('serve', [], { WORKER: 'off' });
    const told = await first.until(/Docket is ready at .*\n/);
    const clientOf = (text: string, mode: 'live' | 'test'): ApiClient => {
      const key = new RegExp(`svc_sk_${mode}_\\S+`).exec(told)?.[0];
      return new ApiClient(/Docket is ready at (\S+)/.exec(text)?.[1] ?? '', key, '', '');
    };
    const [live, test] = [clientOf(told, 'live'), clientOf(told, 'test')];
    const receiver = await startReceiver();
    await test.call('createWebhook', { body: { url: receiver.url, events: ['ticket.created'] } });
    const { id: client_id } = (await test.call('createClient', { body: { name: 'Printer & Sons' } })).data;
    const addTicket = (api: ApiClient) =>
      api.call('createTicket', { body: { title: 'The printer is on fire', client_id } });
    const { id: ticket } = (await addTicket(test)).data;
    const { id: attachment_id } = await attachFile(test, ticket, new Uint8Array(pdf));
    const address = 'client-of-the-lost@client.example';
    const client = await live.call('createClient', { body: { name: 'Acme', email: address } });
    const sent = await buildSentInvoice(live, { client_id: client.data.id });

    const backup = run('backup', [file]);
    expect(await backup.over, backup.output()).to.equal(0);
    expect(JSON.parse(backup.output())).to.include({ file, missing_files: 0 });
    await first.end('SIGTERM');
    const SECRET_KEY = (await readFile(join(data, 'secret-key'), 'utf8')).trim();
    rmSync(data, { recursive: true });

    const restore = run('restore', [file], { SECRET_KEY });
    expect(await restore.over, restore.output()).to.equal(0);
    const second = run('serve', [], { SECRET_KEY });
    const text = await second.until(/Docket is ready at .*\n/);
    expect(text, 'no first workspace is made').to.not.include('svc_sk_');
    const [liveAgain, testAgain] = [clientOf(text, 'live'), clientOf(text, 'test')];

    const number = ({ invoice_number }: Schemas['Invoice']): number => Number(/\d+$/.exec(invoice_number)?.[0]);
    const next = await buildInvoice(liveAgain, { client_id: client.data.id });
    expect(number(next)).to.equal(number(sent) + 1);
    const kept = await liveAgain.call('getInvoice', { params: { id: sent.id } });
    expect([kept.data.status, kept.data.amounts]).to.deep.equal([sent.status, sent.amounts]);
    const content = await testAgain.request('getTicketAttachment', { params: { id: ticket, attachment_id } });
    expect(Buffer.from(await content.arrayBuffer()).equals(pdf)).to.equal(true);

    await mail.mailTo(address);
    await receiver.waitFor(1);
    // If anything were sent a second time, it would arrive before what this requests.
    await addTicket(testAgain);
    await receiver.waitFor(2);
    await liveAgain.call('sendInvoice', { params: { id: next.id } });
    await until(() => mail.mailsTo(address).length >= 2);
    expect(mail.mailsTo(address)).to.have.length(2);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).to.equal(2);
    expect(receiver.received).to.have.length(2);
    expect(await second.end('SIGTERM')).to.equal(0);
  });
});
