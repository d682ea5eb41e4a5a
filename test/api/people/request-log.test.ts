import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { newId } from '../../../models/ids.js';
import { testApi } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { loggedRequests } from '../../support/answers/logged-requests.js';
import { buildKey, buildUser, buildWorkspace, withKey } from '../../support/builders/workspace.js';

const idOf = ({ headers }: { readonly headers: Headers }): string => headers.get('x-request-id') ?? '';

describe('the log of requests', () => {
  it('has what was sent and returned, but no body and no value of the query', async () => {
    const { owner } = await buildWorkspace();
    const headers = { 'User-Agent': 'acme-sync/2.1' };
    const made = await owner.send('createClient', { body: { name: 'Secret Client' }, headers });
    const searched = await owner.send('listClients', { query: { search: 'Secret', per_page: 5 }, headers });
    const [post] = await loggedRequests(owner, { request_id: idOf(made) });
    const [get] = await loggedRequests(owner, { request_id: idOf(searched) });
    const { id, created_at, duration_ms, api_key_id, ip_address, ...rest } = post ?? expect.fail('no request');
    expect(id).to.match(/^log_/);
    expect(Math.abs(Date.parse(created_at) - Date.now())).to.be.below(60_000);
    expect(duration_ms).to.be.above(0);
    expect(String(duration_ms)).to.match(/^\d+(\.\d{1,2})?$/);
    expect(ip_address).to.equal(owner.address);
    expect((await owner.call('listApiKeys', {})).data.map((key) => key.id)).to.include(api_key_id);
    expect(rest).to.deep.equal({
      request_id: idOf(made),
      method: 'POST',
      path: '/v1/clients',
      query_parameters: [],
      operation_id: 'createClient',
      status: 201,
      user_id: owner.userId,
      user_agent: 'acme-sync/2.1',
      error: null,
    });
    expect(get).to.include({ method: 'GET', operation_id: 'listClients', status: 200 });
    expect(get?.query_parameters).to.have.members(['search', 'per_page']);
    const { db } = await testApi();
    const rows = (await db('logged_requests').where({ workspace_id: owner.workspaceId })) as unknown[];
    expect(JSON.stringify(rows)).not.to.contain('Secret');
  });

  it('has the errors of refused requests with their values masked', async () => {
    const { owner } = await buildWorkspace();
    const invalid = await owner.fail('createClient', { body: { name: 'Acme', email: 'nobody' } });
    const { id } = await buildClient(owner);
    const unknown = await owner.fail('addClientTags', { params: { id }, body: { tags: ['Top secret'] } });
    const [first] = await loggedRequests(owner, { request_id: idOf(invalid) });
    expect(first).to.include({ status: 400, operation_id: 'createClient' });
    expect(first?.error).to.deep.equal({
      code: 'invalid_request',
      message: invalid.error.message,
      field: 'email',
      details: [{ field: 'email', message: 'must be an e-mail address' }],
    });
    expect(unknown.error.message).to.contain('Top secret');
    const [second] = await loggedRequests(owner, { request_id: idOf(unknown) });
    expect(second?.error?.message).to.equal('tags.0 does not exist: “…”');
    expect(JSON.stringify(second)).not.to.contain('Top secret');
  });

  it('has requests that match no operation, and those that a key may not make', async () => {
    const { owner } = await buildWorkspace();
    const reader = withKey(owner, await buildKey(owner, { scope: 'read_only' }));
    const refused = await reader.fail('createClient', { body: { name: 'No' } });
    const headers = { Authorization: `Bearer ${owner.key ?? ''}` };
    const lost = await fetch(`${owner.url}/v1/nothing`, { headers });
    const wrongMethod = await fetch(`${owner.url}/v1/clients`, { method: 'PATCH', headers });
    const found = async (response: { readonly headers: Headers }) =>
      (await loggedRequests(owner, { request_id: idOf(response) }))[0];
    expect(await found(refused)).to.include({ status: 403, operation_id: 'createClient' });
    expect(await found(lost)).to.include({ status: 404, path: '/v1/nothing', operation_id: null });
    expect(await found(wrongMethod)).to.include({ status: 405, method: 'PATCH', operation_id: null });
  });

  it('is filtered by status, operation, key and time', async () => {
    const { owner } = await buildWorkspace();
    const key = await buildKey(owner);
    const other = withKey(owner, key);
    const mine = await buildClient(other);
    await other.fail('getClient', { params: { id: newId('cli') } });
    await other.fail('createClient', { body: { name: '' } });
    await other.call('getClient', { params: { id: mine.id } });
    const all = await loggedRequests(owner, { api_key_id: [key.id] }, 4);
    const ids = async (query: Parameters<typeof loggedRequests>[1]) =>
      (await owner.call('listLoggedRequests', { query: { api_key_id: [key.id], ...query } })).data.map(({ id }) => id);
    const expected = (isMeant: (request: (typeof all)[number]) => boolean) => all.filter(isMeant).map(({ id }) => id);
    expect(all.map(({ status }) => status)).to.have.members([201, 404, 400, 200]);
    expect(await ids({ status: ['4xx'] })).to.deep.equal(expected(({ status }) => status >= 400));
    expect(await ids({ status: ['200', '404'] })).to.deep.equal(expected(({ status }) => [200, 404].includes(status)));
    expect(await ids({ operation_id: ['createClient'] })).to.deep.equal(
      expected(({ operation_id }) => operation_id === 'createClient'),
    );
    const middle = all[1]?.created_at ?? '';
    expect(await ids({ from: middle })).to.deep.equal(expected(({ created_at }) => created_at >= middle));
    expect(await ids({ to: middle })).to.deep.equal(expected(({ created_at }) => created_at <= middle));
    expect(await refusalOf(owner.fail('listLoggedRequests', { query: { status: ['oops'] } }))).to.deep.equal([
      400,
      'invalid_request',
      'status',
    ]);
  });

  it('names the request in the events that came of it', async () => {
    const { owner } = await buildWorkspace();
    const made = await owner.send('createClient', { body: { name: 'Acme' } });
    const [event] = (await owner.call('listEvents', { query: { resource_id: [made.body.data.id] } })).data;
    const [request] = await loggedRequests(owner, { request_id: event?.actor.request_id ?? '' });
    expect(request).to.include({ request_id: idOf(made), api_key_id: event?.actor.api_key_id });
  });

  it('is separate on each side of a workspace, and belongs to owners and admins', async () => {
    const { owner, live } = await buildWorkspace();
    const onTest = await owner.send('getWorkspace', {});
    const onLive = await live.send('getWorkspace', {});
    await loggedRequests(owner, { request_id: idOf(onTest) });
    await loggedRequests(live, { request_id: idOf(onLive) });
    const crossed = await owner.call('listLoggedRequests', { query: { request_id: idOf(onLive) } });
    expect(crossed.data).to.deep.equal([]);
    const manager = await buildUser(owner, 'manager');
    expect(await refusalOf(manager.fail('listLoggedRequests', {}))).to.deep.equal([403, 'forbidden']);
  });
});
