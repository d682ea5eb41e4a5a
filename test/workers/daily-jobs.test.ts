import { expect } from 'chai';
import { hashToken } from '../../domain/people/secret-token.js';
import { newId } from '../../models/ids.js';
import { loggedRequestLifeMs } from '../../models/people/logged-request.js';
import { sessionLife } from '../../models/people/session.js';
import { buildLoggedRequest } from '../support/answers/logged-requests.js';
import { testApi } from '../support/service/api.js';
import { stopClock } from '../support/service/clock.js';
import { buildClient } from '../support/builders/factories.js';
import { buildInvited } from '../support/builders/invitations.js';
import { buildWebhook } from '../support/service/receiver.js';
import { buildSignedIn } from '../support/service/visitor.js';
import { buildWorkspace } from '../support/builders/workspace.js';

describe('the daily purge', () => {
  it('deletes idempotency keys after 24 hours by the clock of the workspace', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const headers = { 'Idempotency-Key': 'kept for a day' };
    await owner.call('createClient', { body: { name: 'Acme' }, headers });
    const { db } = await testApi();
    const keysOf = async () => (await db('idempotency_keys').where({ workspace_id: owner.workspaceId })).length;
    await clock.forward(24 * 60 - 1);
    expect(await keysOf()).to.equal(1);
    await clock.forward(24 * 60);
    expect(await keysOf()).to.equal(0);
  });

  it('deletes the deliveries along with an event, even more than one statement deletes', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook } = await buildWebhook(owner);
    await buildClient(owner);
    await clock.forward(0);
    const { db } = await testApi();
    const row = (await db('events').where({ workspace_id: owner.workspaceId }).first()) as { id: string };
    const copies = Array.from({ length: 1_500 }, (_, index) => ({
      ...row,
      id: `evt_${String(index).padStart(26, '0')}`,
    }));
    await db.batchInsert('events', copies, 500);
    await clock.forward(31 * 24 * 60);
    for (const table of ['events', 'webhook_messages', 'webhook_deliveries'])
      expect(await db(table).where({ workspace_id: owner.workspaceId }), table).to.deep.equal([]);
    expect((await owner.call('listWebhookDeliveries', { params: { id: webhook.id } })).data).to.deep.equal([]);
  });

  it('deletes expired links by the clock of the workspace, and sessions by real time', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await buildInvited(owner);
    await buildSignedIn(owner);
    const over = await buildSignedIn(owner);
    const { db } = await testApi();
    const hash = hashToken(over.cookies.get('docket_session') ?? '');
    await db('sessions')
      .where({ hash })
      .update({ created_at: new Date(Date.now() - sessionLife.maxMs - 1_000) });
    const left = async () => {
      const of = { workspace_id: owner.workspaceId };
      return [(await db('tokens').where(of)).length, (await db('sessions').where(of)).length];
    };
    await clock.forward(6 * 24 * 60);
    expect(await left()).to.deep.equal([1, 1]);
    await clock.forward(60 * 24 * 60);
    expect(await left()).to.deep.equal([0, 1]);
  });

  it('deletes logged requests after seven days by real time, whatever the clock of the workspace says', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const [over, recent] = [await buildLoggedRequest(owner), await buildLoggedRequest(owner)];
    const { db } = await testApi();
    await db('logged_requests')
      .where({ id: over.id })
      .update({ created_at: new Date(Date.now() - loggedRequestLifeMs - 1_000) });
    await clock.forward(30 * 24 * 60);
    const ids = [over.id, recent.id];
    const left = (await db('logged_requests').whereIn('id', ids).select('id')) as { id: string }[];
    expect(left.map(({ id }) => id)).to.deep.equal([recent.id]);
  });

  it('deletes what scheduled reports have mailed when it is no longer needed, by real time', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { db } = await testApi();
    const row = { workspace_id: owner.workspaceId, scheduled_report_id: newId('srep'), document: '{}' };
    const at = new Date();
    const [over, kept] = [new Date(at.getTime() - 1_000), new Date(at.getTime() + 60_000)];
    await db('report_runs').insert(
      [over, kept].map((kept_until) => ({ id: newId('rrun'), created_at: at, updated_at: at, kept_until, ...row })),
    );
    await clock.forward(24 * 60);
    const left = (await db('report_runs').where({ workspace_id: owner.workspaceId })) as { kept_until: Date }[];
    expect(left.map(({ kept_until }) => kept_until)).to.deep.equal([kept]);
  });
});
