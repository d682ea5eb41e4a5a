import { expect } from 'chai';
import { ApiRequest } from '../../sdk/src/index.js';
import { etagOf, shareWithEtag, withEtag } from '../../web/api/etags.js';

const answered = <T extends object>(data: T, etag: string | undefined): Promise<T> =>
  withEtag(new ApiRequest(Promise.resolve({ data, etag, response: new Response(), requestId: undefined })));

describe('the ETag of what was read', () => {
  it('stays known when the same is read again, and when a part of it has changed', async () => {
    const first = await answered({ id: 'tkt_1', dates: { due: null } }, '"1"');
    const second = await answered({ id: 'tkt_1', dates: { due: null } }, '"2"');
    const third = await answered({ id: 'tkt_2', dates: { due: null } }, '"3"');
    const same = shareWithEtag(first, second);
    expect(same).to.equal(first);
    expect(etagOf(first)).to.equal('"2"');
    const changed = shareWithEtag(same, third) as typeof first;
    expect(changed).to.deep.equal({ id: 'tkt_2', dates: { due: null } });
    expect(changed.dates).to.equal(first.dates);
    expect(etagOf(changed)).to.equal('"3"');
  });

  it('belongs to the state that was read, also for a change that is shown before the server confirms it', async () => {
    const data = await answered({ title: 'Login fails' }, '"1"');
    expect(etagOf(shareWithEtag(data, { title: 'Login works' }) as object)).to.equal('"1"');
  });

  it('is unknown of what was not read', async () => {
    expect(etagOf(undefined)).to.equal(undefined);
    expect(etagOf(await answered({}, undefined))).to.equal(undefined);
  });
});
