import { expect } from 'chai';
import { ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('every request', () => {
  it('is refused without a key, saying what to send', async () => {
    const { owner } = await buildWorkspace();
    const { status, error, headers } = await new ApiClient(owner.url, undefined, '', '').fail('listClients');
    expect([status, error.code, headers.get('www-authenticate')]).to.deep.equal([401, 'unauthorized', 'Bearer']);
    expect(error.message).to.contain('No API key was provided');
  });

  for (const header of ['Bearer nonsense', 'Basic dXNlcjpwYXNz', `Bearer svc_sk_test_${'x'.repeat(43)}`]) {
    it(`is refused with the header ${header.slice(0, 24)}`, async () => {
      const { owner } = await buildWorkspace();
      const { status, error } = await new ApiClient(owner.url, undefined, '', '').fail('listClients', {
        headers: { Authorization: header },
      });
      expect([status, error.code]).to.deep.equal([401, 'unauthorized']);
    });
  }

  it('can write the authorization scheme in any case', async () => {
    const { owner } = await buildWorkspace();
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      const headers = { Authorization: `${scheme} ${owner.key}` };
      expect((await new ApiClient(owner.url, undefined, '', '').request('listClients', { headers })).status).to.equal(
        200,
      );
    }
  });

  it('keeps a valid X-Request-Id and replaces an invalid one', async () => {
    const { owner } = await buildWorkspace();
    const good = await owner.send('listClients', { headers: { 'X-Request-Id': 'my-request_1' } });
    const bad = await owner.send('listClients', { headers: { 'X-Request-Id': 'not good!' } });
    expect(good.headers.get('x-request-id')).to.equal('my-request_1');
    expect(bad.headers.get('x-request-id')).to.match(/^req_[0-9a-f]{32}$/);
  });

  it('reports how much of the rate limit is left', async () => {
    const { owner } = await buildWorkspace();
    const first = await owner.send('listClients', {});
    const second = await owner.send('listClients', {});
    const [limit, before, after, reset] = [
      first.headers.get('x-ratelimit-limit'),
      first.headers.get('x-ratelimit-remaining'),
      second.headers.get('x-ratelimit-remaining'),
      second.headers.get('x-ratelimit-reset'),
    ].map(Number);
    expect(limit).to.equal(1_000_000);
    expect(Number(before) - Number(after)).to.equal(1);
    expect(Number(reset) * 1000).to.be.greaterThan(Date.now() - 1000);
  });

  it('to an unknown path is not_found', async () => {
    const { owner } = await buildWorkspace();
    const response = await fetch(`${owner.url}/v1/nothing`, { headers: { Authorization: `Bearer ${owner.key}` } });
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).to.deep.equal([
      404,
      'not_found',
    ]);
  });

  it('with a method that the path does not support is told those that it does', async () => {
    const { owner } = await buildWorkspace();
    const response = await fetch(`${owner.url}/v1/clients`, { method: 'PATCH' });
    expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, POST']);
  });

  it('with a malformed percent-escape in the path is invalid_request', async () => {
    const { owner } = await buildWorkspace();
    const response = await fetch(`${owner.url}/v1/clients/%E0%A4%A`, {
      headers: { Authorization: `Bearer ${owner.key}` },
    });
    expect(response.status).to.equal(400);
  });
});

describe('the body of a request', () => {
  it('names every offending field by its path, the first of them as field', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createClient', {
      body: { email: 'no address', country: 'usa', sla_overrides: [{ priority_id: 'pri_1' }], colour: 'red' },
    });
    expect([status, error.code]).to.deep.equal([400, 'invalid_request']);
    expect(error.details?.map(({ field }) => field).toSorted()).to.deep.equal([
      'colour',
      'country',
      'email',
      'name',
      'sla_overrides.0.priority_id',
      'sla_overrides.0.resolution_target',
      'sla_overrides.0.response_target',
    ]);
    expect(error.field).to.equal(error.details?.[0]?.field);
  });

  it('that is not JSON is invalid_request', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createClient', { body: '{"name": ' });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'body']);
  });

  it('of another media type is unsupported', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createClient', {
      body: 'name=Acme',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([status, error.code]).to.deep.equal([415, 'unsupported_media_type']);
  });

  it('in an unknown encoding is unsupported, and invalid_request if it cannot be decoded', async () => {
    const { owner } = await buildWorkspace();
    const errors = [];
    for (const encoding of ['zip', 'gzip', 'br']) {
      const headers = { 'Content-Encoding': encoding };
      const { status, error } = await owner.fail('createClient', { body: { name: 'Acme' }, headers });
      errors.push([status, error.code, error.field]);
    }
    expect(errors).to.deep.equal([
      [415, 'unsupported_media_type', undefined],
      [400, 'invalid_request', 'body'],
      [400, 'invalid_request', 'body'],
    ]);
  });

  it('over 1 MiB is too large', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createClient', {
      body: { name: 'Acme', notes: 'x'.repeat(1024 * 1024) },
    });
    expect([status, error.code]).to.deep.equal([413, 'payload_too_large']);
  });

  it('that is missing is named', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createClient', {});
    expect([status, error.field]).to.deep.equal([400, 'body']);
  });

  it('cannot smuggle in a prototype', async () => {
    const { owner } = await buildWorkspace();
    const { status } = await owner.fail('createClient', { body: '{"name":"Acme","__proto__":{"status":"inactive"}}' });
    expect(status).to.equal(400);
  });
});

describe('the query of a request', () => {
  it('with a misspelt filter is refused, never unfiltered', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('listClients', { query: { statuss: 'active' } });
    expect([status, error.field, error.message]).to.deep.equal([400, 'statuss', 'statuss is not a known field']);
  });

  for (const [query, field] of [
    [{ page: 0 }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ per_page: 101 }, 'per_page'],
    [{ per_page: 0 }, 'per_page'],
    [{ sort: 'colour' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ fields: 'id,colour' }, 'fields'],
    [{ updated_since: 'yesterday' }, 'updated_since'],
  ] as const) {
    it(`with ${JSON.stringify(query)} names ${field}`, async () => {
      const { owner } = await buildWorkspace();
      const { status, error } = await owner.fail('listClients', { query });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });
  }

  it('may name the fields to return, dotted for nested ones', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { city: 'Berlin' });
    const response = await owner.request('getClient', {
      params: { id: client.id },
      query: { fields: 'id,address.city' },
    });
    expect(await response.json()).to.deep.equal({ data: { id: client.id, address: { city: 'Berlin' } } });
  });
});

describe('permissions', () => {
  it('are checked before the body is looked at', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { status, error } = await member.fail('createClient', { body: { nonsense: true } });
    expect([status, error.code]).to.deep.equal([403, 'forbidden']);
    expect(error.message).to.contain('can_manage_clients');
  });
});
