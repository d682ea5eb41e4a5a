import { expect } from 'chai';
import { unknownId } from '../../support/contract/odd-ids.js';
import { buildClient } from '../../support/builders/factories.js';
import { allRetries, buildWatched, deliveriesOf, type Watched } from '../../support/builders/deliveries.js';
import { buildWebhook } from '../../support/service/receiver.js';

describe('getWebhookDelivery', () => {
  const single = async ({ owner, params }: Watched, delivery_id = '') =>
    (await owner.call('getWebhookDelivery', { params: { ...params, delivery_id } })).data;

  it('shows the request, byte for byte, and the response, for each attempt', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver } = built;
    receiver.answer = () => (receiver.received.length === 1 ? 503 : 200);
    receiver.answerBody = 'try later';
    await buildClient(owner, { name: 'Łódź "株式会社" 🚀', notes: 'one\u2028two\u0007' });
    await clock.forward(0);
    receiver.answerBody = Buffer.alloc(5000, 'x');
    await clock.forward(5);
    const listed = await deliveriesOf(built);
    const shown = await Promise.all(listed.map(({ id }) => single(built, id)));
    expect(shown).to.deep.equal([
      {
        ...listed[0],
        request_body: receiver.received[1]?.raw,
        response_body: 'x'.repeat(4096),
        response_body_truncated: true,
      },
      {
        ...listed[1],
        request_body: receiver.received[0]?.raw,
        response_body: 'try later',
        response_body_truncated: false,
      },
    ]);
    expect(shown.map(({ status }) => status)).to.deep.equal(['delivered', 'failed']);
  });

  it('shows no response if there was none', async () => {
    const built = await buildWatched();
    await built.owner.call('updateWebhook', { params: built.params, body: { url: 'http://127.0.0.1:1/' } });
    await buildClient(built.owner);
    await built.clock.forward(0);
    const [delivery] = await deliveriesOf(built);
    expect(await single(built, delivery?.id)).to.include({ response_body: null, response_body_truncated: false });
  });

  it('shows those of a test event, like the test itself, but not the signature', async () => {
    const built = await buildWatched();
    const { owner, receiver, params } = built;
    receiver.answerBody = Buffer.from([0x6f, 0x6b, 0xff]);
    const { data } = await owner.call('testWebhook', { params, body: {} });
    expect(data).to.include({ request_body: receiver.received[0]?.raw, response_body: 'ok\ufffd' });
    expect(await single(built, data.id)).to.deep.equal(data);
    expect(JSON.stringify(data)).not.to.contain(String(receiver.received[0]?.headers['x-service-signature']));
  });

  it('has no request once its event is purged, which happens before the last attempts are', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(allRetries);
    const last = (await deliveriesOf(built))[0]?.id;
    expect((await single(built, last)).request_body).to.equal(receiver.received[6]?.raw);
    await clock.forward(30 * 24 * 60 - allRetries + 24 * 60);
    expect(await single(built, last)).to.include({ request_body: null, response_body: '{"received":true}' });
    await clock.forward(allRetries);
    const { status } = await owner.fail('getWebhookDelivery', {
      params: { ...built.params, delivery_id: last ?? '' },
    });
    expect(status).to.equal(404);
  });

  it('knows no delivery of another webhook', async () => {
    const { owner, clock, params } = await buildWatched();
    const other = await buildWebhook(owner);
    await buildClient(owner);
    await clock.forward(0);
    const [delivery] = (await owner.call('listWebhookDeliveries', { params: { id: other.webhook.id } })).data;
    for (const delivery_id of [delivery?.id ?? '', unknownId('del')])
      expect((await owner.fail('getWebhookDelivery', { params: { ...params, delivery_id } })).status).to.equal(404);
  });
});
