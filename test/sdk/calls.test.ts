/** How the SDK sends and reads lists, options, errors and files, against a server with scripted responses. */
import { expect } from 'chai';
import { statusOf } from '../../server/responses/errors.js';
import * as sdk from '../../sdk/src/index.js';
import { failure } from '../support/answers/failure.js';
import {
  error,
  hangUp,
  json,
  silence,
  startScriptedServer,
  type Answer,
  type ScriptedServer,
} from '../support/service/scripted-server.js';

const running: ScriptedServer[] = [];

async function told(options: Partial<sdk.DocketOptions>, ...answers: Answer[]) {
  const server = await startScriptedServer(...answers);
  running.push(server);
  return { docket: new sdk.Docket({ baseUrl: server.url, maxRetries: 0, ...options }), server };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** Pages of two out of five objects. Lists that are sorted while `updated_since` is sent have no cursors. */
const pageOf: Answer = (response, { target }) => {
  const { searchParams: query } = new URL(target, 'http://x');
  const cursor = query.get('cursor');
  const page = cursor === null ? Number(query.get('page') ?? 1) : Number(cursor.slice('after_'.length)) + 1;
  const data = [1, 2, 3, 4, 5].slice(page * 2 - 2, page * 2).map((n) => ({ id: `inv_${n}` }));
  const next_cursor = query.has('sort') ? null : `after_${page}`;
  const pagination = { page, per_page: 2, total: 5, total_pages: 3, next_cursor, has_more: page < 3 };
  json({ data, pagination, summary: { total_invoiced: 10 } })(response, { target } as never);
};

describe('a list of the SDK', () => {
  it('filters by metadata keys', async () => {
    const { docket, server } = await told({}, pageOf);
    await docket.invoices.list({ metadata: { team: 'blue', cost_center: '7 & 8' }, external_id: ['crm-1'] });
    const { searchParams } = new URL(server.received[0]?.target ?? '', 'http://x');
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      'metadata.team': 'blue',
      'metadata.cost_center': '7 & 8',
      external_id: 'crm-1',
    });
  });

  it('can be awaited for one page', async () => {
    const { docket, server } = await told({}, pageOf);
    const { data, pagination, summary } = await docket.invoices.list({ per_page: 2 });
    expect([data.map(({ id }) => id), pagination.total, summary.total_invoiced]).to.deep.equal([
      ['inv_1', 'inv_2'],
      5,
      10,
    ]);
    expect(server.received.length).to.equal(1);
  });

  it('can be iterated to its end, page by page, with the same filters', async () => {
    const { docket, server } = await told({}, pageOf);
    const ids: string[] = [];
    for await (const { id } of docket.invoices.list({ per_page: 2, status: ['sent', 'paid'] })) ids.push(id);
    expect(ids).to.deep.equal(['inv_1', 'inv_2', 'inv_3', 'inv_4', 'inv_5']);
    const query = '?per_page=2&status=sent%2Cpaid';
    expect(server.received.map(({ target }) => target.replace('/v1/invoices', ''))).to.deep.equal([
      query,
      `${query}&cursor=after_1`,
      `${query}&cursor=after_2`,
    ]);
  });

  it('is iterated by its pages where it has no cursors', async () => {
    const { docket, server } = await told({}, pageOf);
    const sorted = docket.clients.list({ updated_since: '2026-01-01T00:00:00Z', sort: 'name' });
    const ids: string[] = [];
    for await (const { id } of sorted) ids.push(id);
    expect(ids).to.have.length(5);
    expect(server.received.map(({ target }) => new URL(target, 'http://x').searchParams.get('page'))).to.deep.equal([
      null,
      '2',
      '3',
    ]);
  });

  it('continues after the page that it began with, by cursor alone', async () => {
    const { docket, server } = await told({}, pageOf);
    for await (const { data } of docket.invoices.list({ page: 2 }).pages()) expect(data).to.not.deep.equal([]);
    expect(server.received.map(({ target }) => target)).to.deep.equal([
      '/v1/invoices?page=2',
      '/v1/invoices?cursor=after_2',
    ]);
  });

  it('begins with the requested page, and requests no page that is not needed', async () => {
    const { docket, server } = await told({}, pageOf);
    for await (const { id } of docket.invoices.list({ page: 2 })) if (id === 'inv_3') break;
    expect(server.received.length).to.equal(1);
    const pages: number[] = [];
    for await (const { pagination } of docket.invoices.list({ page: 2 }).pages()) pages.push(pagination.page);
    expect(pages).to.deep.equal([2, 3]);
  });

  it('ends with the error of the page that fails', async () => {
    const { docket } = await told({}, pageOf, error(403, 'forbidden'));
    const ids: string[] = [];
    const thrown = await failure(
      (async () => {
        for await (const { id } of docket.invoices.list()) ids.push(id);
      })(),
    );
    expect(thrown).to.be.instanceOf(sdk.ForbiddenError);
    expect(ids).to.deep.equal(['inv_1', 'inv_2']);
  });

  it('repeats a parameter if the contract says so', async () => {
    const { docket, server } = await told({}, pageOf);
    await docket.clients.list({ tags: ['a,b', 'c'], fields: ['id', 'name'], search: undefined });
    expect(server.received[0]?.target).to.equal('/v1/clients?tags=a%2Cb&tags=c&fields=id%2Cname');
  });
});

describe('sync of the SDK', () => {
  it('returns everything and a mark, and after a mark what follows', async () => {
    const { docket, server } = await told({}, pageOf);
    const sync = docket.timeEntries.sync(undefined, { client_id: 'cli_1' });
    expect(sync.mark).to.equal(undefined);
    const ids: string[] = [];
    for await (const { id } of sync) ids.push(id);
    expect([ids.length, sync.mark]).to.deep.equal([5, 'after_3']);
    const since = '/v1/time-entries?per_page=100&client_id=cli_1&updated_since=1970-01-01T00%3A00%3A00Z';
    expect(server.received.map(({ target }) => target)).to.deep.equal([
      since,
      `${since}&cursor=after_1`,
      `${since}&cursor=after_2`,
    ]);
    for await (const { id } of docket.timeEntries.sync('after_1', { client_id: 'cli_1' })) ids.push(id);
    expect(ids).to.have.length(8);
  });

  it('has the mark before a page until all of its objects are taken', async () => {
    const { docket } = await told({}, pageOf);
    const sync = docket.clients.sync();
    for await (const { id } of sync) if (id === 'inv_4') break;
    expect(sync.mark).to.equal('after_1');
    const marks: string[] = [];
    for await (const { mark } of docket.clients.sync('after_1').pages()) marks.push(mark);
    expect(marks).to.deep.equal(['after_2', 'after_3']);
  });
});

describe('a call of the SDK', () => {
  it('sends the key, the headers of client and call, and JSON', async () => {
    const headers = { 'X-From': 'client', 'X-Both': 'client' };
    const { docket, server } = await told({ apiKey: 'svc_sk_test_1', headers }, json({ data: {} }));
    await docket.clients.create({ name: 'Acme' }, { headers: { 'X-Both': 'call' } });
    expect(server.received[0]?.headers).to.include({
      authorization: 'Bearer svc_sk_test_1',
      'x-from': 'client',
      'x-both': 'call',
      'content-type': 'application/json',
    });
  });

  it('sends no body if none is given, and no key if it has none', async () => {
    const { docket, server } = await told({}, json({ data: {} }));
    await docket.invoices.send('inv_1');
    expect(server.received[0]?.body).to.equal('');
    expect(server.received[0]?.headers).not.to.have.any.keys('authorization', 'content-type');
  });

  it('is sent below the path of the base URL, which must be valid', async () => {
    const server = await startScriptedServer(json({ data: {} }));
    running.push(server);
    await new sdk.Docket({ baseUrl: `${server.url}/docket/` }).clients.get('cli_1');
    expect(server.received[0]?.target).to.equal('/docket/v1/clients/cli_1');
    expect(() => new sdk.Docket({ baseUrl: 'docket.example' })).to.throw(TypeError, 'baseUrl');
  });

  it('does not reveal its key when printed', async () => {
    const { docket } = await told({ apiKey: 'svc_sk_live_secret' }, json({}));
    const { inspect } = await import('node:util');
    expect(inspect(docket, { depth: 9, showHidden: true }) + JSON.stringify(docket)).not.to.contain('secret');
  });

  it('returns the response, the request id and the ETag on request', async () => {
    const headers = { ETag: '"7"', 'X-Request-Id': 'req_7' };
    const { docket } = await told({}, json({ data: { id: 'cli_1' } }, 200, headers));
    const { data, etag, requestId, response } = await docket.clients.get('cli_1').withResponse();
    expect([data.id, etag, requestId, response.status]).to.deep.equal(['cli_1', '"7"', 'req_7', 200]);
  });

  it('is a promise like any other', async () => {
    const { docket } = await told({}, json({ data: { id: 'cli_1' } }), error(404, 'not_found'));
    let ended = 0;
    const call = docket.clients.get('cli_1').finally(() => (ended += 1));
    expect([(await call).id, ended]).to.deep.equal(['cli_1', 1]);
    expect(await docket.clients.get('cli_2').catch(() => 'caught')).to.equal('caught');
  });

  it('ends with the reason of its signal: while being sent, while waiting, and before it begins', async () => {
    const { docket, server } = await told({}, silence);
    const sent = new AbortController();
    const call = failure(docket.clients.get('cli_1', {}, { signal: sent.signal }));
    sent.abort(new RangeError('Changed my mind'));
    expect(await call).to.be.instanceOf(RangeError);

    const { docket: other, server: busy } = await told({ maxRetries: 3 }, (response) => {
      error(429, 'rate_limit_exceeded', { 'Retry-After': '50' })(response, {} as never);
      setTimeout(() => waiting.abort(), 50);
    });
    const waiting = new AbortController();
    expect(await failure(other.clients.get('cli_1', {}, { signal: waiting.signal }))).to.include({
      name: 'AbortError',
    });
    expect(busy.received.length).to.equal(1);

    expect(await failure(docket.clients.get('cli_1', {}, { signal: sent.signal }))).to.be.instanceOf(RangeError);
    expect(server.received.length).to.be.lessThan(2);
  });

  it('ends if there is no complete response in time', async () => {
    const half: Answer = (response) => void response.writeHead(200).write('{"data":');
    const { docket } = await told({ timeoutMs: 100 }, silence, half);
    for (const id of ['cli_1', 'cli_2'])
      expect(await failure(docket.clients.get(id)))
        .to.be.instanceOf(sdk.TimeoutError)
        .and.include({ timeoutMs: 100 });
  });
});

describe('an error of the SDK', () => {
  it('has a class for each code of the contract', async () => {
    for (const [code, status] of Object.entries(statusOf)) {
      const { docket } = await told({}, error(status, code));
      const words = code.replace(/_error$/, '').split('_');
      const name = `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Error`;
      const thrown = await failure(docket.clients.get('cli_1'));
      expect(thrown).to.be.instanceOf(sdk.ApiError).and.include({ name, code, status });
      expect(new Map<string, unknown>(Object.entries(sdk)).get(name)).to.equal((thrown as object).constructor);
    }
  });

  it('contains the fields, the request id and the link to the docs', async () => {
    const details = [{ field: 'name', message: 'is required' }];
    const { docket } = await told(
      {},
      error(400, 'invalid_request', { 'Retry-After': '7' }, { field: 'name', details }),
    );
    const thrown = await failure(docket.clients.get('cli_1'));
    expect(thrown).to.deep.include({
      field: 'name',
      details,
      requestId: 'req_1',
      docUrl: 'http://docs',
      retryAfter: 7,
    });
  });

  it('represents responses that are not the service’s own', async () => {
    const page: Answer = (response) =>
      void response.writeHead(502, { 'X-Request-Id': 'req_9' }).end('<h1>Bad gateway</h1>');
    const { docket } = await told({}, page, json({ error: { code: 'of_tomorrow', message: 'New' } }, 418), hangUp);
    expect(await failure(docket.clients.get('cli_1'))).to.include({ status: 502, code: 'unknown', requestId: 'req_9' });
    expect(await failure(docket.clients.get('cli_1'))).to.include({ status: 418, code: 'of_tomorrow', message: 'New' });
    expect(await failure(docket.clients.get('cli_1')))
      .to.be.instanceOf(sdk.ConnectionError)
      .and.have.property('cause');
  });

  it('reads an instant in Retry-After as seconds from now', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const { docket } = await told({ maxRetries: 3 }, error(429, 'rate_limit_exceeded', { 'Retry-After': inAnHour }));
    const thrown = (await failure(docket.clients.get('cli_1'))) as sdk.RateLimitExceededError;
    expect(thrown.retryAfter).to.be.within(3500, 3600);
  });

  it('says if a response is not JSON', async () => {
    const { docket } = await told({}, (response) => void response.writeHead(200).end('<h1>Welcome</h1>'));
    expect(await failure(docket.clients.get('cli_1'))).to.be.instanceOf(sdk.ConnectionError);
  });
});
