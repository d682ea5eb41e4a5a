/** The Python SDK's verification of webhooks: it judges deliveries as the TypeScript SDK does. */
import { expect } from 'chai';
import { sign } from '../../../domain/events/webhook-signature.js';
import { signWebhook, verifyWebhook, WebhookVerificationError } from '../../../sdk/src/index.js';
import { findPython, runPython } from '../../support/python/python-sdk.js';

const secret = 'whsec_of_the_test';
const now = new Date('2026-01-31T09:30:00.000Z');
const body = JSON.stringify({ id: 'evt_1', type: 'client.deleted', data: { id: 'cli_1', name: 'Bäckerei 東京' } });
const header = sign(body, now, [secret]);
const [time = '', signature = ''] = header.split(',');
const signedAgo = (seconds: number): string => sign(body, new Date(now.getTime() - seconds * 1000), [secret]);

interface Delivery {
  readonly payload: string;
  readonly header: string | null;
  readonly secret: string | string[];
  readonly tolerance: number;
  readonly now: string;
}
const delivery = (change: Partial<Delivery>): Delivery => ({
  payload: body,
  header,
  secret,
  tolerance: 300,
  now: now.toISOString(),
  ...change,
});

const deliveries = [
  {},
  { secret: ['whsec_other', secret] },
  { header: sign(body, now, ['whsec_new', secret]) },
  { header: header.replace(signature, signature.toUpperCase().replace('V1', 'v1')) },
  { header: `${header},v0=abc,v2=${'0'.repeat(64)}` },
  { header: ` ${time} , ${signature} ` },
  { payload: `${body} ` },
  { secret: 'whsec_other' },
  { secret: [] },
  { header: header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`) },
  ...[300, -300, 301, -301].map((seconds) => ({ header: signedAgo(seconds) })),
  { header: signedAgo(3600), tolerance: 3600 },
  { header: signedAgo(2), tolerance: 1 },
  { header: null },
  { header: '' },
  ...['v1=ab', 't=1769851800', 't=x,v1=00', header.replace('t=', 't=-'), header.slice(0, -1), 'nonsense'].map(
    (bad) => ({ header: bad }),
  ),
  { header: `t=${'9'.repeat(16)},${signature}` },
  { header: `t=１７,${signature}` },
  { header: `${time},${signature.replace('v1', 'v2')}` },
  { payload: 'hello', header: sign('hello', now, [secret]) },
].map(delivery);

/** What the TypeScript SDK says: the problem, or the event. */
async function judged({ payload, header: given, secret: secrets, tolerance, now: at }: Delivery): Promise<string> {
  try {
    const event = await verifyWebhook(payload, given, secrets, { tolerance, now: new Date(at) });
    return event.type === 'client.deleted' ? `${event.id} ${event.data.name}` : event.type;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.problem;
    throw error;
  }
}

describe('the verification of webhooks in the Python SDK', () => {
  it('judges each delivery as the TypeScript SDK does, and signs as the service does', async () => {
    const python = await findPython();
    if (!python) return; // with a message from `findPython`
    const expected = await Promise.all(deliveries.map(judged));
    expect(new Set(expected)).to.deep.equal(
      new Set([
        'evt_1 Bäckerei 東京',
        'wrong_signature',
        'too_old_or_new',
        'no_signature',
        'malformed_signature',
        'no_event',
      ]),
    );
    const input = { deliveries, body, secret, now: now.toISOString() };
    expect(await runPython(python, 'hooks.py', { input })).to.deep.equal({
      judged: expected,
      signed: await signWebhook(body, secret, now),
      current: 'evt_1',
    });
  });
});
