/** Whatever an address contains, the query that the dashboard reads from it is valid for the server. */
import { expect } from 'chai';
import fc from 'fast-check';
import { Docket } from '../../sdk/src/index.js';
import type { OperationId } from '../../contract/contract.js';
import { operations } from '../../generated/operations.js';
import { sdkName } from '../../scripts/developer/generate/sdk/names.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { ContractRouter, type ContractRequest } from '../../server/contract/contract-router.js';
import { ContractValidator } from '../../server/contract/contract-validator.js';
import { readFilters, type Filters } from '../../web/api/filters.js';
import * as lists from '../../web/generated/lists.js';

const document = contractDocument();
const router = new ContractRouter(document);
const validator = new ContractValidator(document, router);
const client = 'cli_01k6jz3v8he9s8x4d2m7q5r0ab';

/** The query string that the SDK sends for a query. */
async function sent(id: OperationId, query: object): Promise<string> {
  const urls: string[] = [];
  const docket = new Docket({
    baseUrl: 'http://docket.test',
    apiKey: 'svc_sk_test_none',
    fetch: (url) => {
      urls.push(url instanceof Request ? url.url : String(url));
      return Promise.resolve(Response.json({ data: [], pagination: {} }));
    },
  });
  const { path } = operations[id];
  const { resource, method } = sdkName(id, path);
  const ids = [...path.matchAll(/\{\w+\}/g)].map(() => client);
  const calls = Reflect.get(docket, resource) as Record<string, (...inputs: unknown[]) => Promise<unknown>>;
  await calls[method]?.(...ids, query);
  return new URL(urls[0] ?? '').search.slice(1);
}

function refused(id: OperationId, querystring: string): unknown[] {
  const operation = router.getOperations().find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`The contract has no ${id}`);
  const request: ContractRequest = {
    method: 'get',
    path: '/',
    headers: {},
    querystring,
    query: {},
    cookies: {},
    params: {},
    requestBody: undefined,
  };
  const { problems } = validator.validateRequest(request, operation);
  // Missing parameters are ignored: the screen adds those that a list requires.
  return problems.filter(({ field, message }) => !field.startsWith('path') && !/^is (required|missing)/.test(message));
}

const values = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('open,closed', 'paid', client, `${client},x`, 'none', '2026-02-30', '2026-02-28', 'true', '20', 1003),
  fc.constantFrom('2026-01-31T09:30:00Z', '2026-01-31', 'created_at', 'asc', 'custom', 'this_month', -1, 0, 1e30, 2.5),
  fc.array(fc.constantFrom('open', 'paid', client, 'draft', 7, null, 'a b', 'key-account'), { maxLength: 150 }),
  fc.dictionary(fc.string(), fc.string()),
);

describe('filters in a URL', () => {
  for (const [name, filters] of Object.entries<Filters<object>>(lists)) {
    const id = name.replace(/Filters$/, '') as OperationId;
    it(`of ${id} are read as the contract takes them, however mangled`, async () => {
      const mangled = fc.record(Object.fromEntries(Object.keys(filters.parameters).map((each) => [each, values])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(mangled, async (search) => {
          expect(refused(id, await sent(id, readFilters(filters, search)))).to.deep.equal([]);
        }),
        { numRuns: 25 },
      );
    });
  }

  const read = (search: Record<string, unknown>) => readFilters(lists.listTicketsFilters, search);

  it('are kept as they are if they are good', () => {
    const search = {
      page: 3,
      client_id: [client],
      status: ['open'],
      search: 'login fails',
      due_from: '2026-01-01',
      due_to: '2026-01-31',
      sla_breached: true,
      metadata: { erp_id: '90210' },
      sort: 'due_date',
    };
    expect(read(search)).to.deep.equal(search);
  });

  it('are read from what people and the router make of them', () => {
    expect(read({ page: '3', status: 'open,closed', number: 1003, sla_breached: 'false' })).to.deep.equal({
      page: 3,
      status: ['open', 'closed'],
      number: ['1003'],
      sla_breached: false,
    });
  });

  const dropped: readonly Record<string, unknown>[] = [
    { page: 0 },
    { per_page: 101 },
    { page: 1.5 },
    { status: [] },
    { status: ['lost'] },
    { client_id: 'prj_01k6jz3v8he9s8x4d2m7q5r0ab' },
    { due_from: '2026-02-30' },
    { search: 'x'.repeat(201) },
    { sort: 'constructor' },
    { sla_breached: 'constructor' },
    { unknown: 1 },
    { toString: 'open' },
  ];
  for (const search of dropped)
    it(`leave out ${JSON.stringify(search).slice(0, 60)}`, () => {
      expect(read(search)).to.deep.equal({});
    });

  it('keep the good items of a list', () => {
    expect(read({ status: ['lost', 'open'] })).to.deep.equal({ status: ['open'] });
  });

  it('leave out the end of a range that is before its start', () => {
    expect(read({ due_from: '2026-02-01', due_to: '2026-01-01' })).to.deep.equal({ due_from: '2026-02-01' });
  });

  it('leave out the days beside a period by name, and half of a custom one', () => {
    const report = (search: Record<string, unknown>) => readFilters(lists.getTimeReportFilters, search);
    const days = { from: '2026-01-01', to: '2026-01-31' };
    expect(report({ period: 'this_month', ...days })).to.deep.equal({ period: 'this_month' });
    expect(report({ period: 'custom', ...days })).to.deep.equal({ period: 'custom', ...days });
    expect(report({ period: 'custom', from: '2026-01-01' })).to.deep.equal({});
  });
});
