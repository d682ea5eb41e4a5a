import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('ETag and If-Match', () => {
  it('allow a change if the object is as it was read', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const { headers } = await owner.send('getClient', { params: { id: client.id } });
    const etag = headers.get('etag') ?? '';
    const changed = await owner.send('updateClient', {
      params: { id: client.id },
      body: { city: 'Rome' },
      headers: { 'If-Match': etag },
    });
    const { headers: now } = await owner.send('getClient', { params: { id: client.id } });
    expect(changed.headers.get('etag')).to.equal(now.get('etag')).and.not.equal(etag);
  });

  it('refuse a change to an object that has changed since', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const { headers } = await owner.send('getClient', { params: { id: client.id } });
    await owner.call('updateClient', { params: { id: client.id }, body: { city: 'Rome' } });
    const { status, error } = await owner.fail('updateClient', {
      params: { id: client.id },
      body: { city: 'Oslo' },
      headers: { 'If-Match': headers.get('etag') ?? '' },
    });
    expect([status, error.code]).to.deep.equal([412, 'precondition_failed']);
  });

  it('refuse an invalid tag', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    for (const tag of ['', 'x'.repeat(201)]) {
      const headers = { 'If-Match': tag };
      const { status, error } = await owner.fail('updateClient', { params: { id }, body: { city: 'Oslo' }, headers });
      expect([status, error.field]).to.deep.equal([400, 'If-Match']);
    }
  });

  it('let one of 10 concurrent changes win', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const { headers } = await owner.send('getClient', { params: { id: client.id } });
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        owner.request('updateClient', {
          params: { id: client.id },
          body: { city: `City ${n}` },
          headers: { 'If-Match': headers.get('etag') ?? '' },
        }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).to.deep.equal([
      200,
      ...Array<number>(9).fill(412),
    ]);
  });
});
