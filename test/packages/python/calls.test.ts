/** How the Python SDK sends and reads lists, options and errors, against a server with scripted responses. */
import { expect } from 'chai';
import { pascalCase } from '../../../scripts/developer/generate/names.js';
import { statusOf } from '../../../server/responses/errors.js';
import { callsOf } from '../../support/python/python-calls.js';
import { error, hangUp, json, silence, type Answer, type Received } from '../../support/service/scripted-server.js';

/** Pages of two out of five objects. Lists that are sorted while `updated_since` is sent have no cursors. */
const pageOf: Answer = (response, request) => {
  const { searchParams: query } = new URL(request.target, 'http://x');
  const cursor = query.get('cursor');
  const page = cursor === null ? Number(query.get('page') ?? 1) : Number(cursor.slice('after_'.length)) + 1;
  const data = [1, 2, 3, 4, 5].slice(page * 2 - 2, page * 2).map((n) => ({ id: `inv_${n}` }));
  const next_cursor = query.has('sort') ? null : `after_${page}`;
  const pagination = { page, per_page: 2, total: 5, total_pages: 3, next_cursor, has_more: page < 3 };
  json({ data, pagination, summary: { total_invoiced: 10 } })(response, request);
};
const client = json({ data: { id: 'cli_1' } }, 200, { ETag: '"7"', 'X-Request-Id': 'req_7' });
const targetsOf = (received: readonly Received[]): string[] => received.map(({ target }) => target);

describe('a call of the Python SDK', () => {
  const { call, test } = callsOf('calls.py');

  test('writes a query as the contract says', async () => {
    const { received } = await call('metadata', [pageOf]);
    expect(targetsOf(received)).to.deep.equal([
      '/v1/invoices?metadata.team=blue&metadata.cost_center=7+%26+8&external_id=crm-1&overdue=true',
      '/v1/clients?tags=a%2Cb&tags=c&fields=id%2Cname',
    ]);
  });

  test('returns one page of a list, with its position and its totals', async () => {
    const { result, received } = await call('one_page', [pageOf]);
    expect(result).to.deep.equal([['inv_1', 'inv_2'], 5, 10]);
    expect(received).to.have.length(1);
  });

  test('iterates over a list to its end, by cursors, with the same filters', async () => {
    const { result, received } = await call('iterate', [pageOf]);
    expect(result).to.deep.equal(['inv_1', 'inv_2', 'inv_3', 'inv_4', 'inv_5']);
    const query = '/v1/invoices?per_page=2&status=sent%2Cpaid';
    expect(targetsOf(received)).to.deep.equal([query, `${query}&cursor=after_1`, `${query}&cursor=after_2`]);
  });

  test('iterates by page numbers where a list has no cursors', async () => {
    const { result, received } = await call('iterate_by_pages', [pageOf]);
    expect(result).to.have.length(5);
    const pages = targetsOf(received).map((target) => new URL(target, 'http://x').searchParams.get('page'));
    expect(pages).to.deep.equal([null, '2', '3']);
  });

  test('begins with the requested page, and requests no page that is not needed', async () => {
    const { result, received } = await call('from_second_page', [pageOf]);
    expect(result).to.deep.equal(['inv_3', [2, 3]]);
    expect(targetsOf(received)).to.deep.equal([
      '/v1/invoices?page=2',
      '/v1/invoices?page=2',
      '/v1/invoices?cursor=after_2',
    ]);
  });

  test('ends an iteration with the error of the page that fails', async () => {
    const { result } = await call('failing_page', [pageOf, error(403, 'forbidden')]);
    expect(result).to.deep.equal(['ForbiddenError', ['inv_1', 'inv_2']]);
  });

  test('syncs everything and returns a mark, and after a mark what follows', async () => {
    const { result, received } = await call('sync', [pageOf]);
    const ids = ['inv_1', 'inv_2', 'inv_3', 'inv_4', 'inv_5'];
    expect(result).to.deep.equal([null, ids, 'after_3', ids.slice(2)]);
    const since = '/v1/time-entries?per_page=100&client_id=cli_1&updated_since=1970-01-01T00%3A00%3A00Z';
    expect(targetsOf(received).slice(0, 3)).to.deep.equal([
      since,
      `${since}&cursor=after_1`,
      `${since}&cursor=after_2`,
    ]);
  });

  test('has the mark before a page until all of its objects are taken', async () => {
    expect((await call('marks', [pageOf])).result).to.deep.equal(['after_1', ['after_2', 'after_3']]);
  });

  test('sends the key, the headers of client and call, and JSON in UTF-8; without a body, neither', async () => {
    const options = { api_key: 'svc_sk_test_1', headers: { 'X-From': 'client', 'X-Both': 'client' } };
    const { received } = await call('headers', [client], options);
    expect(received[0]?.headers).to.include({
      authorization: 'Bearer svc_sk_test_1',
      'x-from': 'client',
      'x-both': 'call',
      'content-type': 'application/json',
    });
    expect(received[0]?.body).to.equal('{"name":"Bäckerei 東京"}');
    expect(received[1]?.body).to.equal('');
    expect(received[1]?.headers).not.to.have.any.keys('content-type');
  });

  test('does not reveal its key when the client is printed', async () => {
    const { result } = await call('printed', [client], { api_key: 'svc_sk_live_secret' });
    expect(result).to.be.a('string').and.contain('Docket').and.not.contain('secret');
  });

  test('returns the response, the request id and the ETag on request', async () => {
    const { result, received } = await call('with_response', [client], {}, '/docket/');
    expect(result).to.deep.equal(['cli_1', '"7"', 'req_7', 200]);
    expect(targetsOf(received)).to.deep.equal(['/docket/v1/clients/cli_1?fields=id']);
  });

  test('accepts no id that would lead elsewhere, and escapes others', async () => {
    const { result, received } = await call('hostile_ids', [client]);
    expect(result).to.deep.equal(["Not an id: ''", "Not an id: '.'", "Not an id: '..'"]);
    expect(targetsOf(received)).to.deep.equal(['/v1/clients/a%2Fb%3Fc%23d']);
  });

  test('raises an error of a class for each code of the contract', async () => {
    const codes = Object.entries(statusOf);
    const answers = codes.map(([code, status]) => error(status, code));
    const classOf = (code: string) => `${pascalCase(code.replace(/_error$/, ''))}Error`;
    expect((await call('errors', [...answers, client])).result).to.deep.equal(
      codes.map(([code, status]) => [classOf(code), code, status]),
    );
  });

  test('raises errors with the fields, the request id and the link to the docs, which can be pickled', async () => {
    const details = [{ field: 'name', message: 'is required' }];
    const refused = error(400, 'invalid_request', { 'Retry-After': '7' }, { field: 'name', details });
    expect((await call('error', [refused])).result).to.deep.equal({
      class: 'InvalidRequestError',
      message: 'It is invalid_request',
      status: 400,
      code: 'invalid_request',
      field: 'name',
      details,
      request_id: 'req_1',
      doc_url: 'http://docs',
      retry_after: 7,
    });
    const pickled = ['InvalidRequestError', 'It is invalid_request', 400, 'req_1'];
    expect((await call('pickled', [refused])).result).to.deep.equal(pickled);
  });

  test('raises errors for responses that are not the service’s own, and for lost connections', async () => {
    const page: Answer = (response) =>
      void response.writeHead(502, { 'X-Request-Id': 'req_9' }).end('<h1>Bad gateway</h1>');
    expect((await call('error', [page])).result).to.include({ status: 502, code: 'unknown', request_id: 'req_9' });
    const later = json({ error: { code: 'of_tomorrow', message: 'New' } }, 418);
    expect((await call('error', [later])).result).to.include({ class: 'ApiError', code: 'of_tomorrow' });
    const welcome: Answer = (response) => void response.writeHead(200).end('<h1>Welcome</h1>');
    const lost = { class: 'ConnectionError', builtin: 'ConnectionError', hasCause: true };
    for (const answer of [hangUp, welcome]) expect((await call('error', [answer])).result).to.deep.equal(lost);
    expect((await call('unreachable', [client])).result).to.deep.equal(lost);
  });

  test('ends if the service stays silent, before its response or within it', async () => {
    const half: Answer = (response) => void response.writeHead(200).write('{"data":');
    const late = { class: 'TimeoutError', builtin: 'TimeoutError', hasCause: true };
    expect((await call('timeout', [silence, half])).result).to.deep.equal([late, late]);
  });

  test('goes through the proxy that the environment names for its host', async () => {
    const { result, received } = await call('through_proxy', [client]);
    expect(result).to.deep.equal(['cli_1', 'ConnectionError']);
    expect(targetsOf(received)).to.deep.equal(['http://docket.invalid/v1/clients/cli_1']);
  });

  test('can be made by many threads at once, each of which gets its own response', async () => {
    const own: Answer = (response, request) => {
      const id = request.target.slice(request.target.lastIndexOf('/') + 1);
      json({ data: { id } }, 200, { ETag: id })(response, request);
    };
    const ids = Array.from({ length: 40 }, (_, at) => `cli_${at}`);
    expect((await call('threads', [own])).result).to.deep.equal(ids.map((id) => [id, id]));
  });

  test('needs a valid address', async () => {
    expect((await call('bad_address', [client])).result).to.equal('base_url is not a valid URL: docket.example');
  });
});
