import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWebhook, isSigned, signaturesOf, startReceiver } from '../../support/service/receiver.js';
import { testApi } from '../../support/service/api.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const somewhere = 'https://hooks.example.com/docket';

describe('createWebhook', () => {
  it('returns the secret only this time', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createWebhook', {
      body: { url: somewhere, events: ['client.created', 'client.deleted'], description: 'Sync' },
    });
    const { secret, ...rest } = data;
    expect(secret).to.match(/^whsec_/);
    expect(rest).to.include({
      url: somewhere,
      description: 'Sync',
      status: 'active',
      previous_secret_expires_at: null,
    });
    expect(rest.events).to.deep.equal(['client.created', 'client.deleted']);
    expect((await owner.call('getWebhook', { params: { id: data.id } })).data).to.deep.equal(rest);
    expect((await owner.call('listWebhooks', {})).data).to.deep.equal([rest]);
  });

  it('stores the secret encrypted', async () => {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner);
    const { db } = await testApi();
    const row: unknown = await db('webhooks').where({ id: webhook.id }).first();
    expect(JSON.stringify(row)).not.to.contain(webhook.secret).and.not.to.contain(webhook.secret.slice(6));
  });

  it('accepts http only on the test side', async () => {
    const { owner, live } = await buildWorkspace();
    const body = { url: 'http://hooks.example.com/', events: ['client.created' as const] };
    expect((await owner.call('createWebhook', { body })).data.url).to.equal(body.url);
    const { status, error } = await live.fail('createWebhook', { body });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'url']);
    expect((await live.call('createWebhook', { body: { ...body, url: somewhere } })).data.url).to.equal(somewhere);
  });

  const wrong: [what: string, body: object, field: string][] = [
    ['no URL', { events: ['client.created'] }, 'url'],
    ['no events', { url: somewhere }, 'events'],
    ['an empty list of events', { url: somewhere, events: [] }, 'events'],
    ['an unknown event', { url: somewhere, events: ['client.created', 'client.vanished'] }, 'events.1'],
    ['a wildcard', { url: somewhere, events: ['*'] }, 'events.0'],
    ['an event twice', { url: somewhere, events: ['client.created', 'client.created'] }, 'events'],
    ['something that is no URL', { url: 'hooks', events: ['client.created'] }, 'url'],
    ['another protocol', { url: 'ftp://example.com/', events: ['client.created'] }, 'url'],
    ['a password in the URL', { url: 'https://me:secret@example.com/', events: ['client.created'] }, 'url'],
    ['an unknown field', { url: somewhere, events: ['client.created'], secret: 'mine' }, 'secret'],
  ];
  for (const [what, body, field] of wrong) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { status, error } = await owner.fail('createWebhook', { body });
      expect([status, error.field]).to.deep.equal([400, field]);
    });
  }

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const [admin, manager] = await Promise.all([buildUser(owner, 'admin'), buildUser(owner, 'manager')]);
    const body = { url: somewhere, events: ['client.created' as const] };
    await admin.call('createWebhook', { body });
    expect((await manager.fail('createWebhook', { body })).error.code).to.equal('forbidden');
    expect((await manager.fail('listWebhooks')).error.code).to.equal('forbidden');
  });
});

describe('listWebhooks', () => {
  it('filters by status', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await buildWebhook(owner), await buildWebhook(owner)];
    await owner.call('updateWebhook', { params: { id: one.webhook.id }, body: { status: 'failed' } });
    const idsOf = async (status: 'active' | 'failed') =>
      (await owner.call('listWebhooks', { query: { status } })).data.map(({ id }) => id);
    expect(await idsOf('active')).to.deep.equal([two.webhook.id]);
    expect(await idsOf('failed')).to.deep.equal([one.webhook.id]);
  });
});

describe('updateWebhook', () => {
  it('changes the fields sent', async () => {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner);
    const params = { id: webhook.id };
    const { data } = await owner.call('updateWebhook', {
      params,
      body: { events: ['client.deleted'], description: 'New' },
    });
    expect(data.events).to.deep.equal(['client.deleted']);
    expect([data.url, data.description]).to.deep.equal([webhook.url, 'New']);
    expect((await owner.call('updateWebhook', { params, body: { description: null } })).data.description).to.equal(
      null,
    );
  });

  it('applies other event types from the next event on', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook, receiver } = await buildWebhook(owner, ['client.deleted']);
    await buildClient(owner);
    await owner.call('updateWebhook', { params: { id: webhook.id }, body: { events: ['client.created'] } });
    const { id } = await buildClient(owner);
    await clock.forward(0);
    expect(receiver.received.map(({ event }) => event.data['id'])).to.deep.equal([id]);
  });

  it('refuses http on the live side', async () => {
    const { live } = await buildWorkspace();
    const { data } = await live.call('createWebhook', { body: { url: somewhere, events: ['client.created'] } });
    const { error } = await live.fail('updateWebhook', {
      params: { id: data.id },
      body: { url: 'http://example.com/' },
    });
    expect(error.field).to.equal('url');
  });
});

describe('deleteWebhook', () => {
  it('sends nothing more, not even what is waiting', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook, receiver } = await buildWebhook(owner);
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(0);
    const params = { id: webhook.id };
    expect((await owner.call('deleteWebhook', { params })).data).to.deep.equal({ id: webhook.id, deleted: true });
    await buildClient(owner);
    await clock.forward(24 * 60);
    expect(receiver.received).to.have.length(1);
    expect((await owner.fail('getWebhook', { params })).status).to.equal(404);
    expect((await owner.fail('listWebhookDeliveries', { params })).status).to.equal(404);
  });
});

describe('rotateWebhookSecret', () => {
  it('signs only with the new secret if there is no grace period', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook, receiver } = await buildWebhook(owner);
    const { data } = await owner.call('rotateWebhookSecret', { params: { id: webhook.id } });
    expect(data.secret)
      .to.match(/^whsec_/)
      .and.not.equal(webhook.secret);
    expect(data.previous_secret_expires_at).to.equal(null);
    await buildClient(owner);
    await clock.forward(0);
    const [delivery] = receiver.received;
    expect(delivery && [isSigned(delivery, data.secret), isSigned(delivery, webhook.secret)]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('signs with both until the grace period ends, by the clock of the workspace', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook, receiver } = await buildWebhook(owner);
    const params = { id: webhook.id };
    const { data } = await owner.call('rotateWebhookSecret', { params, body: { grace_hours: 2 } });
    expect(data.previous_secret_expires_at).to.equal(new Date(clock.now.getTime() + 2 * 3_600_000).toISOString());
    await buildClient(owner);
    await clock.forward(119);
    await buildClient(owner);
    await clock.forward(1);
    await buildClient(owner);
    await clock.forward(0);
    expect(receiver.received.map(signaturesOf)).to.deep.equal([2, 2, 1]);
    expect(receiver.received.map((delivery) => isSigned(delivery, data.secret))).to.deep.equal([true, true, true]);
    expect(receiver.received.map((delivery) => isSigned(delivery, webhook.secret))).to.deep.equal([true, true, false]);
    expect((await owner.call('getWebhook', { params })).data.previous_secret_expires_at).to.equal(null);
  });

  it('drops the oldest secret when rotated again', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook, receiver } = await buildWebhook(owner);
    const rotate = async () =>
      (await owner.call('rotateWebhookSecret', { params: { id: webhook.id }, body: { grace_hours: 24 } })).data.secret;
    const [second, third] = [await rotate(), await rotate()];
    await buildClient(owner);
    await clock.forward(0);
    const signed = [webhook.secret, second, third].map((secret) => receiver.received.map((it) => isSigned(it, secret)));
    expect(signed).to.deep.equal([[false], [true], [true]]);
  });

  it('refuses a grace period of more than a week', async () => {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner);
    const { error } = await owner.fail('rotateWebhookSecret', {
      params: { id: webhook.id },
      body: { grace_hours: 169 },
    });
    expect(error.field).to.equal('grace_hours');
  });
});

describe('testWebhook', () => {
  it('sends a signed event of the type immediately, and returns the outcome', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner);
    const params = { id: webhook.id };
    const { data } = await owner.call('testWebhook', { params, body: { event_type: 'client.deleted' } });
    expect(data).to.include({
      event_type: 'client.deleted',
      attempt: 1,
      status: 'delivered',
      response_code: 200,
      error: null,
    });
    const [delivery] = receiver.received;
    expect(delivery && isSigned(delivery, webhook.secret)).to.equal(true);
    expect(delivery?.event).to.include({ id: data.event_id, type: 'client.deleted', workspace_id: owner.workspaceId });
    const { request_body, response_body, response_body_truncated, ...listed } = data;
    expect([request_body, response_body]).to.deep.equal([delivery?.raw, '{"received":true}']);
    expect(response_body_truncated).to.equal(false);
    expect((await owner.call('listWebhookDeliveries', { params })).data).to.deep.equal([listed]);
  });

  it('uses the first of the event types if none is named', async () => {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner, ['client.updated', 'client.created']);
    const { data } = await owner.call('testWebhook', { params: { id: webhook.id } });
    expect(data.event_type).to.equal('client.updated');
  });

  it('does not create an event of the workspace', async () => {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner);
    const { data } = await owner.call('testWebhook', { params: { id: webhook.id } });
    expect((await owner.call('listEvents', {})).data).to.deep.equal([]);
    expect((await owner.fail('getEvent', { params: { id: data.event_id } })).status).to.equal(404);
  });

  it('also returns a failure, and tries only once', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { webhook, receiver } = await buildWebhook(owner);
    receiver.answer = () => 503;
    const { data } = await owner.call('testWebhook', { params: { id: webhook.id } });
    expect(data).to.include({ status: 'failed', response_code: 503, error: 'The receiver returned 503' });
    expect([data.delivered_at, data.next_retry_at]).to.deep.equal([null, null]);
    await clock.forward(48 * 60);
    expect(receiver.received).to.have.length(1);
    expect((await owner.call('getWebhook', { params: { id: webhook.id } })).data.status).to.equal('active');
  });

  it('works on a failed webhook, which stays failed', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner);
    const params = { id: webhook.id };
    await owner.call('updateWebhook', { params, body: { status: 'failed' } });
    expect((await owner.call('testWebhook', { params })).data.status).to.equal('delivered');
    expect(receiver.received).to.have.length(1);
    expect((await owner.call('getWebhook', { params })).data.status).to.equal('failed');
  });

  it('sends made-up data that fits the contract, for every type', async () => {
    const { owner } = await buildWorkspace();
    const receiver = await startReceiver();
    const { eventSamples } = await import('../../../generated/event-samples.js');
    const types = Object.keys(eventSamples) as (keyof typeof eventSamples)[];
    const { data } = await owner.call('createWebhook', { body: { url: receiver.url, events: types } });
    for (const event_type of types) await owner.call('testWebhook', { params: { id: data.id }, body: { event_type } });
    expect(receiver.received.map(({ event }) => event.type)).to.deep.equal(types);
  });
});
