/** Nothing is deprecated today, so these tests use a contract in which something is. */
import { expect } from 'chai';
import type { Document } from 'openapi-backend';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';
import { findDeprecations } from '../../server/contract/deprecation.js';
import { ApiClient } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { at, startService, type TestService } from '../support/service/service.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const mark = { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2028-01-01' };
const about = '<http://docket.test/docs/changes>';
const told = {
  deprecation: '@1798761600', // 2027-01-01T00:00:00Z
  sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
  link: `${about}; rel="deprecation"; type="text/html", ${about}; rel="sunset"; type="text/html"`,
};
const unsentSignals = { deprecation: null, sunset: null, link: null };
const headersOf = ({ headers }: { headers: Headers }) => ({
  deprecation: headers.get('deprecation'),
  sunset: headers.get('sunset'),
  link: headers.get('link'),
});

const operationOf = (document: Document, path: string, method: string): Record<string, unknown> =>
  locate(document, operationPointer(path, method)).value;

/**
 * Deprecates `getClient`, the parameter `search` of `listClients`, and the Idempotency-Key of `createClient`, the last
 * one earlier than the others.
 */
function contractWithDeprecations(): Document {
  const document = contractDocument();
  Object.assign(operationOf(document, '/v1/clients/{id}', 'get'), mark);
  const ofList = operationOf(document, '/v1/clients', 'get')['parameters'] as Record<string, unknown>[];
  Object.assign(ofList.find(({ name }) => name === 'search') ?? {}, mark);
  const create = operationOf(document, '/v1/clients', 'post');
  Object.assign(create, mark);
  const earlier = { ...mark, 'x-deprecated-since': '2026-12-31', 'x-sunset': '2027-12-31' };
  create['parameters'] = [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' }, ...earlier }];
  return document;
}

describe('what is deprecated', () => {
  let service: TestService;
  let owner: ApiClient;

  before(async () => {
    service = await startService({ contract: contractWithDeprecations() });
    ({ owner } = await buildWorkspace());
  });
  after(() => service.stop());

  it('says so in each of its responses, refusals included, and in no other', async () => {
    const { id } = await buildClient(owner);
    const user = at(service, owner);
    const nobody = new ApiClient(service.url, undefined, '', '');
    expect(headersOf(await user.send('getClient', { params: { id } }))).to.deep.equal(told);
    expect(headersOf(await user.fail('getClient', { params: { id: 'cli_none' } }))).to.deep.equal(told);
    expect(headersOf(await nobody.fail('getClient', { params: { id } }))).to.deep.equal(told);
    expect(headersOf(await user.send('listProjects', {}))).to.deep.equal(unsentSignals);
    expect(headersOf(await owner.send('getClient', { params: { id } }))).to.deep.equal(unsentSignals);
  });

  it('says so for a parameter if it is sent', async () => {
    const user = at(service, owner);
    expect(headersOf(await user.send('listClients', { query: { search: 'acme' } }))).to.deep.equal(told);
    expect(headersOf(await user.send('listClients', { query: { sort: 'name' } }))).to.deep.equal(unsentSignals);
  });

  it('reports the earliest days of everything that a request uses', async () => {
    const user = at(service, owner);
    const plain = await user.send('createClient', { body: { name: 'Plain' } });
    expect(headersOf(plain)).to.deep.equal(told);
    const both = await user.send('createClient', { body: { name: 'Both' }, headers: { 'Idempotency-Key': 'both' } });
    expect(headersOf(both)).to.include({ deprecation: '@1798675200', sunset: 'Fri, 31 Dec 2027 00:00:00 GMT' });
  });

  it('must have both days, the second after the first', () => {
    const refusal = /getClient: anything deprecated must have x-deprecated-since and a later x-sunset/;
    const wrong = [
      { deprecated: true },
      { ...mark, 'x-sunset': undefined },
      { ...mark, 'x-sunset': 'soon' },
      { ...mark, 'x-sunset': '2027-01-01' },
      { ...mark, deprecated: undefined },
    ];
    for (const marked of wrong) {
      const document = contractDocument();
      Object.assign(operationOf(document, '/v1/clients/{id}', 'get'), marked);
      expect(() => findDeprecations(document), JSON.stringify(marked)).to.throw(refusal);
    }
  });
});

describe('the version of the API', () => {
  it('is part of the path, and there is no other', async () => {
    const { owner } = await buildWorkspace();
    const ask = (version: string) =>
      fetch(`${owner.url}/${version}/clients`, { headers: { Authorization: `Bearer ${owner.key}` } });
    expect((await ask('v1')).status).to.equal(200);
    for (const version of ['v0', 'v2', 'V1']) {
      const answer = await ask(version);
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([version, answer.status, error.code]).to.deep.equal([version, 404, 'not_found']);
    }
  });

  it('is chosen by no header', async () => {
    const { owner } = await buildWorkspace();
    const headers = { Accept: 'application/vnd.docket.v2+json', 'X-Api-Version': '2', 'Docket-Version': '2030-01-01' };
    expect((await owner.send('listClients', { headers })).status).to.equal(200);
  });
});
