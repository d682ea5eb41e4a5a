import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { sign } from '../../../domain/events/webhook-signature.js';

describe('sign', () => {
  const at = new Date('2026-01-31T09:30:00.999Z');

  it('signs the timestamp and the body with the whole secret', () => {
    // printf '1769851800.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
    const known = 'f7ab216d';
    const header = sign('{"id":"evt_1"}', at, ['whsec_test']);
    expect(header).to.match(/^t=1769851800,v1=[0-9a-f]{64}$/);
    expect(header.slice(16, 24)).to.equal(known);
  });

  const bodies: [what: string, body: string][] = [
    ['an empty body', ''],
    ['letters beyond ASCII', '{"name":"Zoë & 東京 😀"}'],
    ['line breaks', '{\r\n}\n'],
  ];
  for (const [what, body] of bodies) {
    it(`takes the bytes of ${what} as UTF-8`, () => {
      const expected = createHmac('sha256', Buffer.from('s'))
        .update(Buffer.from(`1769851800.${body}`, 'utf8'))
        .digest('hex');
      expect(sign(body, at, ['s'])).to.equal(`t=1769851800,v1=${expected}`);
    });
  }

  it('carries a signature for each secret, in their order', () => {
    const [, first, second] = sign('x', at, ['new', 'old']).split(',');
    expect(first).to.equal(sign('x', at, ['new']).split(',')[1]);
    expect(second).to.equal(sign('x', at, ['old']).split(',')[1]);
  });

  it('changes with the body, the second and the secret', () => {
    const all = [
      sign('x', at, ['a']),
      sign('y', at, ['a']),
      sign('x', new Date(at.getTime() + 1000), ['a']),
      sign('x', at, ['b']),
    ];
    expect(new Set(all.map((header) => header.split('v1=')[1])).size).to.equal(4);
  });
});
