/** The SDK's verification of webhooks: with messages that the service sends, and with messages that it never would. */
import { expect } from 'chai';
import type { eventSamples } from '../../generated/event-samples.js';
import { sign } from '../../domain/events/webhook-signature.js';
import { signWebhook, verifyWebhook, WebhookVerificationError, type WebhookEvent } from '../../sdk/src/index.js';
import { buildClient } from '../support/builders/factories.js';
import { failure } from '../support/answers/failure.js';
import { buildWebhook } from '../support/service/receiver.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const secret = 'whsec_of_the_test';
const now = new Date('2026-01-31T09:30:00.000Z');
const body = JSON.stringify({ id: 'evt_1', type: 'client.deleted', data: { id: 'cli_1', name: 'Bäckerei 東京' } });
const header = sign(body, now, [secret]);
const signedAgo = (seconds: number): string => sign(body, new Date(now.getTime() - seconds * 1000), [secret]);
/** `true` only if the two types are the same, else `never`. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
const problemOf = async (...[payload, given, secrets, options]: Parameters<typeof verifyWebhook>) => {
  const thrown = await failure(verifyWebhook(payload, given, secrets, { now, ...options }));
  expect(thrown).to.be.instanceOf(WebhookVerificationError);
  return (thrown as WebhookVerificationError).problem;
};

describe('verifyWebhook', () => {
  it('accepts what the service delivers, with either secret while it is being rotated', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner, ['client.created']);
    await buildClient(owner, { name: 'Bäckerei 東京' });
    const [first] = await receiver.waitFor(1);
    const params = { id: webhook.id };
    const { data: rotated } = await owner.call('rotateWebhookSecret', { params, body: { grace_hours: 1 } });
    await buildClient(owner, { name: 'Second' });
    const [, second] = await receiver.waitFor(2);
    const signatureOf = (delivery: typeof first) => delivery?.headers['x-service-signature'];

    const event = await verifyWebhook(first?.raw ?? '', signatureOf(first), webhook.secret);
    expect(event.type === 'client.created' && event.data.name).to.equal('Bäckerei 東京');
    for (const each of [webhook.secret, rotated.secret, [rotated.secret, webhook.secret]])
      expect((await verifyWebhook(second?.raw ?? '', signatureOf(second), each)).id).to.equal(second?.event.id);
    expect(await failure(verifyWebhook(first?.raw ?? '', signatureOf(first), rotated.secret))).to.include({
      problem: 'wrong_signature',
    });
  });

  it('accepts the body as bytes', async () => {
    expect((await verifyWebhook(new TextEncoder().encode(body), header, secret, { now })).type).to.equal(
      'client.deleted',
    );
  });

  it('refuses another body, another secret and another time', async () => {
    expect(await problemOf(`${body} `, header, secret)).to.equal('wrong_signature');
    expect(await problemOf(body, header, 'whsec_other')).to.equal('wrong_signature');
    const later = header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`);
    expect(await problemOf(body, later, secret)).to.equal('wrong_signature');
  });

  it('refuses what was signed further from now than the tolerance, 300 s by default', async () => {
    for (const seconds of [300, -300]) await verifyWebhook(body, signedAgo(seconds), secret, { now });
    for (const seconds of [301, -301])
      expect(await problemOf(body, signedAgo(seconds), secret)).to.equal('too_old_or_new');
    await verifyWebhook(body, signedAgo(3600), secret, { now, tolerance: 3600 });
    expect(await problemOf(body, signedAgo(2), secret, { tolerance: 1 })).to.equal('too_old_or_new');
  });

  it('uses the current time by default', async () => {
    await verifyWebhook(body, sign(body, new Date(), [secret]), secret);
    expect(await failure(verifyWebhook(body, header, secret))).to.include({ problem: 'too_old_or_new' });
  });

  it('reports a header that is missing or malformed', async () => {
    for (const none of [undefined, null, '', []]) expect(await problemOf(body, none, secret)).to.equal('no_signature');
    for (const bad of [
      'v1=ab',
      't=1769851800',
      't=x,v1=00',
      header.replace('t=', 't=-'),
      header.slice(0, -1),
      'nonsense',
    ])
      expect(await problemOf(body, bad, secret), bad).to.equal('malformed_signature');
  });

  it('ignores signatures of other schemes', async () => {
    await verifyWebhook(body, `${header},v0=abc,v2=${'0'.repeat(64)}`, secret, { now });
    const [time = '', signature = ''] = header.split(',');
    expect(await problemOf(body, `${time},${signature.replace('v1', 'v2')}`, secret)).to.equal('malformed_signature');
  });

  it('reports a signed body that is not an event', async () => {
    expect(await problemOf('hello', sign('hello', now, [secret]), secret)).to.equal('no_event');
  });

  it('has a type for every event of the contract', () => {
    const isSame: Same<WebhookEvent['type'], keyof typeof eventSamples> = true;
    expect(isSame).to.equal(true);
  });
});

describe('signWebhook', () => {
  it('signs as the service does', async () => {
    expect(await signWebhook(body, secret, now)).to.equal(header);
    await verifyWebhook(body, await signWebhook(body, secret), secret);
  });
});
