/** The code that the SDK generator writes for a contract. */
import { expect } from 'chai';
import type { Document, Operation } from '../../scripts/developer/generate/document.js';
import { sdkOperations } from '../../scripts/developer/generate/sdk/operations.js';
import { sdkResources } from '../../scripts/developer/generate/sdk/resources.js';
import type { Schema } from '../../scripts/developer/generate/sdk/schema.js';
import { answering, query, ref } from '../support/contract/small-contract.js';

/** The source of the resources, and the names of the schemas that it uses. */
function generate(path: string, method: 'get' | 'post', operation: Partial<Operation> & { operationId: string }) {
  const whole = { tags: [], responses: answering({ data: ref('Thing') }), ...operation };
  const document: Document = {
    paths: { [path]: { [method]: whole } },
    components: {
      schemas: { Format: { type: 'string', enum: ['json', 'csv', 'pdf'] } },
      parameters: { Format: query('format', { schema: { ...ref('Format'), default: 'json' } }) },
    },
  };
  const named = new Map<string, Schema>();
  return { source: sdkResources(sdkOperations(document, named), () => 'Things.'), named };
}

describe('the generator of the SDK', () => {
  it('distinguishes lists, objects, files and other responses', () => {
    const of = (responses: Record<string, object>) =>
      generate('/v1/things', 'get', { operationId: 'listThings', responses });
    const page = answering({ data: { type: 'array', items: ref('Thing') }, pagination: ref('Pagination') });
    expect(of(page).source).to.contain('list(options?: RequestOptions): ListRequest<Page<Thing>> {');
    const summed = answering({ data: { type: 'array', items: ref('Thing') }, pagination: {}, summary: ref('Sum') });
    expect(of(summed).source).to.contain('ListRequest<SummedPage<Thing, Sum>> {');
    expect(of(answering({ data: { type: 'array', items: ref('Thing') } })).source).to.contain('ApiRequest<Thing[]> {');
    expect(of(answering({ data: ref('Thing'), more: {} })).source).to.contain('ApiRequest<ListThingsAnswer> {');
    expect(of({ '200': { content: { 'application/pdf': {} } } }).source).to.contain('ApiRequest<Download> {');
  });

  it('names unnamed schemas', () => {
    const responses = answering({ data: { type: 'object', properties: { count: { type: 'integer' } } } });
    const { source, named } = generate('/v1/things/count', 'get', { operationId: 'getThingCount', responses });
    expect(source).to.contain('getCount(options?: RequestOptions): ApiRequest<GetThingCountData> {');
    expect([...named.keys()]).to.deep.equal(['GetThingCountData']);
  });

  it('gives an operation with formats an overload for JSON and one for files', () => {
    const parameters = [{ $ref: '#/components/parameters/Format' }];
    const { source } = generate('/v1/things/report', 'get', { operationId: 'getThingReport', parameters });
    expect(source).to.contain("getReport(query?: { format?: 'json' }, options?: RequestOptions): ApiRequest<Thing>;");
    expect(source).to.contain(
      "getReport(query: { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;",
    );
    const more = generate('/v1/things/report', 'get', {
      operationId: 'getThingReport',
      parameters: [...parameters, query('from')],
    });
    expect(more.source).to.contain("query: GetThingReportQuery & { format: 'csv' | 'pdf' }");
    expect(Object.keys(more.named.get('GetThingReportQuery')?.properties ?? {})).to.deep.equal(['from']);
  });

  it('requires a query if the contract does, and repeats parameters that can be repeated', () => {
    const list = { type: 'array', items: { type: 'string' } };
    const parameters = [
      query('kind', { required: true }),
      query('tags', { schema: list }),
      query('ids', { schema: list, explode: false }),
    ];
    const { source, named } = generate('/v1/things', 'get', { operationId: 'listThings', parameters });
    expect(source)
      .to.contain('list(query: ListThingsQuery, options?: RequestOptions)')
      .and.contain('repeated: ["tags"]');
    expect(named.get('ListThingsQuery')?.required).to.deep.equal(['kind']);
  });

  it('says what is deprecated, in comments that no description can close', () => {
    const marks = { deprecated: true, 'x-sunset': '2027-06-30', description: 'Takes */* of them.' };
    const parameters = [{ ...query('old'), deprecated: true }];
    const { source, named } = generate('/v1/things', 'get', { operationId: 'listThings', ...marks, parameters });
    expect(source)
      .to.contain('* @deprecated It may be removed from 2027-06-30 on.')
      .and.contain('Takes *\\/* of them.');
    expect(named.get('ListThingsQuery')?.properties?.['old']?.deprecated).to.equal(true);
  });

  it('requires a name for every body', () => {
    const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } };
    const make = () => generate('/v1/things', 'post', { operationId: 'createThing', requestBody });
    expect(make).to.throw('The body of createThing needs a schema with a name');
  });
});
