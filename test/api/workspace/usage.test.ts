/** What a workspace may use, and what happens at its limits. */
import { expect } from 'chai';
import { setLimits } from '../../../commands/workspace/set-limits.js';
import { queueWithinQuota } from '../../../commands/workspace/quotas.js';
import { transaction } from '../../../database/transaction.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';
import type { Limits } from '../../../models/workspace/limits.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { noJobs } from '../../support/service/no-jobs.js';
import { buildClient, buildContact, buildTicket } from '../../support/builders/factories.js';
import { uploadForm } from '../../support/builders/uploads.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { Listener } from '../../support/listening/listener.js';
import { isWaitingForTable, until } from '../../support/service/waiting.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

async function limit({ workspaceId }: ApiClient, limits: Partial<Limits>) {
  const { database: db, settings } = await testApi();
  return setLimits({ db, settings, jobs: noJobs }, workspaceId, limits);
}

const kilobyte = new Uint8Array(1000).fill(97);

const upload = (owner: ApiClient, id: string) =>
  owner.request('createTicketAttachment', { params: { id }, body: uploadForm(kilobyte, 'notes.txt') });

async function buildTicketOf(owner: ApiClient): Promise<string> {
  const { id: client_id } = await buildClient(owner);
  return (await buildTicket(owner, { client_id })).id;
}

const usage = async (owner: ApiClient) => (await owner.call('getWorkspaceUsage', {})).data;

describe('getWorkspaceUsage', () => {
  it('counts files, exports and mails of both sides, without a limit unless one is set', async () => {
    const { owner, live } = await buildWorkspace();
    await upload(owner, await buildTicketOf(owner));
    await upload(live, await buildTicketOf(live));
    await live.request('listClients', { query: { format: 'csv' } });
    for (const side of [owner, live]) {
      const { storage_bytes, exports_today, open_streams } = await usage(side);
      expect(storage_bytes).to.deep.equal({ used: 2000, limit: null, percent: null });
      expect([exports_today.used, open_streams.used]).to.deep.equal([1, 0]);
    }
    await limit(owner, { storage_bytes: 8000 });
    expect((await usage(live)).storage_bytes).to.deep.equal({ used: 2000, limit: 8000, percent: 25 });
  });

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    expect((await manager.fail('getWorkspaceUsage', {})).status).to.equal(403);
  });
});

describe('the storage of a workspace', () => {
  it('is not exceeded by uploads at the same time, on both sides', async () => {
    const { owner, live } = await buildWorkspace();
    await limit(live, { storage_bytes: 5500 });
    const tickets = await Promise.all([owner, live].map(async (side) => ({ side, id: await buildTicketOf(side) })));
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => tickets).flatMap((all) => all.map(({ side, id }) => upload(side, id))),
    );
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).to.have.length(5);
    expect(statuses.filter((status) => status === 409)).to.have.length(7);
    expect((await usage(live)).storage_bytes.used).to.equal(5000);
  });

  it('refuses an upload with a message that says what may be stored, and takes it once another file is gone', async () => {
    const { owner } = await buildWorkspace();
    const id = await buildTicketOf(owner);
    await limit(owner, { storage_bytes: 1_500_000_000 });
    await limit(owner, { storage_bytes: 1500 });
    const first = (await (await upload(owner, id)).json()) as { data: { id: string } };
    const { error } = await owner.fail('createTicketAttachment', {
      params: { id },
      body: uploadForm(kilobyte, 'notes.txt'),
    });
    expect(error.code).to.equal('invalid_state');
    expect(error.message).to.match(/^The workspace may store 0 GB of files, and this one would exceed that: delete/);
    const params = { id, attachment_id: first.data.id };
    await owner.call('deleteTicketAttachment', { params });
    expect((await upload(owner, id)).status).to.equal(201);
  });

  it('tells the owners once, at 80 percent', async () => {
    const { live } = await buildWorkspace();
    const id = await buildTicketOf(live);
    await limit(live, { storage_bytes: 5000 });
    for (let at = 0; at < 5; at += 1) await upload(live, id);
    const { db } = await testApi();
    const rows = (await db('mails').where({ workspace_id: live.workspaceId })) as { subject: string }[];
    expect(rows.filter(({ subject }) => subject.startsWith('Storage of'))).to.have.length(1);
  });
});

describe('the exports and mails of a day', () => {
  it('are refused beyond the limit with a time to try again, and noted in the audit log if they were made', async () => {
    const { owner } = await buildWorkspace();
    await limit(owner, { exports_a_day: 2 });
    const query = { format: 'csv' } as const;
    for (let at = 0; at < 2; at += 1) await owner.request('listClients', { query });
    const { error, headers } = await owner.fail('listClients', { query });
    expect(error.code).to.equal('rate_limit_exceeded');
    expect(Number(headers.get('retry-after'))).to.be.within(1, 86_400);
    const { data } = await owner.call('listAuditEntries', { query: { action: ['export.made'] } });
    expect(data).to.have.length(2);
  });

  it('do not keep anybody out: an invitation is refused, a link to set a password is not', async () => {
    const { live } = await buildWorkspace();
    await limit(live, { mails_a_day: 1 });
    const { id: client_id } = await buildClient(live);
    const contact = await buildContact(live, { client_id, email: `${crypto.randomUUID()}@client.example` });
    await live.call('enableContactPortal', { params: { id: contact.id }, body: { access_level: 'view' } });
    await live.call('resetContactPortalPassword', { params: { id: contact.id } });
    expect((await usage(live)).mails_today).to.deep.equal({ used: 2, limit: 1, percent: 200 });
  });
});

describe('the open streams of a workspace', () => {
  it('are counted on both sides together, refused beyond the limit, and possible again once one has ended', async () => {
    const { owner, live } = await buildWorkspace();
    await limit(live, { streams: 2 });
    const listeners = [await Listener.begin(owner), await Listener.begin(live)];
    expect((await usage(owner)).open_streams).to.deep.equal({ used: 2, limit: 2, percent: 100 });
    for (const side of [owner, live]) {
      const { error, headers } = await side.fail('streamChanges');
      expect([error.code, headers.get('retry-after')]).to.deep.equal(['rate_limit_exceeded', '5']);
      expect(error.message).to.match(/streams of this workspace/);
    }
    const { owner: other } = await buildWorkspace();
    listeners.push(await Listener.begin(other));
    listeners[0]?.close();
    await until(async () => (await usage(owner)).open_streams.used === 1);
    listeners.push(await Listener.begin(live));
    expect((await usage(live)).open_streams.percent).to.equal(100);
    for (const listener of listeners) listener.close();
  });

  it('are not counted if their client left before they began', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const lock = await db.transaction();
    await lock.raw('LOCK TABLES workspace_limits WRITE');
    const left = new AbortController();
    const headers = { Authorization: `Bearer ${owner.key}` };
    const stream = fetch(`${owner.url}/v1/changes`, { headers, signal: left.signal }).catch(() => undefined);
    await until(async () => isWaitingForTable(db, 'SELECT'));
    left.abort();
    await stream;
    // The server sees the end of one connection before it answers on another.
    await fetch(`${owner.url}/healthz`);
    await lock.raw('UNLOCK TABLES');
    await lock.rollback();
    await until(async () => !(await isWaitingForTable(db, 'SELECT')));
    expect((await usage(owner)).open_streams.used).to.equal(0);
  });
});

describe('mails beyond the limit', () => {
  it('wait until tomorrow in the time zone of the workspace if the service sends them, and count today', async () => {
    const { live } = await buildWorkspace();
    await live.call('updateWorkspace', { body: { timezone: 'Pacific/Auckland' } });
    await limit(live, { mails_a_day: 1 });
    const { database, settings, db } = await testApi();
    const draft = (subject: string) => ({
      kind: 'other' as const,
      resource: null,
      to: ['ann@client.example'],
      subject,
      text: subject,
      html: subject,
    });
    const queue = async (subject: string) =>
      transaction(database, async (within) => {
        const ctx = await systemContext({ db: within, settings, jobs: noJobs }, live.workspaceId);
        return queueWithinQuota(ctx, draft(subject));
      });
    await queue('Today');
    await queue('Tomorrow');
    const rows = (await db('mails').where({ workspace_id: live.workspaceId })) as {
      subject: string;
      next_attempt_at: Date;
    }[];
    const dueAt = (subject: string) => rows.find((row) => row.subject === subject)?.next_attempt_at ?? new Date(0);
    const dayIn = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(at);
    expect(dueAt('Today').getTime()).to.be.at.most(Date.now());
    expect(dayIn(new Date(dueAt('Tomorrow').getTime() - 1))).to.equal(dayIn(new Date()));
    expect(dayIn(dueAt('Tomorrow')) > dayIn(new Date())).to.equal(true);
    // The third is the warning that the owner gets.
    expect((await usage(live)).mails_today).to.deep.equal({ used: 3, limit: 1, percent: 300 });
  });

  it('are refused if somebody asks for them, who can try again tomorrow', async () => {
    const { live } = await buildWorkspace();
    const { id: client_id } = await buildClient(live, { email: 'billing@client.example' });
    const [first, second] = [await buildInvoice(live, { client_id }), await buildInvoice(live, { client_id })];
    await limit(live, { mails_a_day: 1 });
    await live.call('sendInvoice', { params: { id: first.id }, body: {} });
    const { error, headers } = await live.fail('sendInvoice', { params: { id: second.id }, body: {} });
    expect(error.code).to.equal('rate_limit_exceeded');
    expect(Number(headers.get('retry-after'))).to.be.within(1, 86_400);
    expect((await live.call('getInvoice', { params: { id: second.id } })).data.status).to.equal('draft');
  });
});

describe('npm run workspaces -- limits', () => {
  it('changes the limits that are named, and leaves an entry of the operator in the audit log', async () => {
    const { live } = await buildWorkspace();
    await limit(live, { storage_bytes: 5e9, streams: 3 });
    const { limits } = await limit(live, { streams: null, mails_a_day: 10 });
    expect(limits).to.deep.equal({ storage_bytes: 5e9, mails_a_day: 10, exports_a_day: null, streams: null });
    const { data } = await live.call('listAuditEntries', { query: { action: ['limits.changed'] } });
    expect(data.map(({ actor, changes }) => [actor.type, changes])).to.deep.equal([
      ['operator', { streams: { from: 3, to: null }, mails_a_day: { from: null, to: 10 } }],
      ['operator', { storage_bytes: { from: null, to: 5e9 }, streams: { from: null, to: 3 } }],
    ]);
  });
});
