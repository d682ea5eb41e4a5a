/** The code that the generator of the Python SDK writes for a contract. */
import { expect } from 'chai';
import type { Document, Operation } from '../../../scripts/developer/generate/document.js';
import { sdkOperations } from '../../../scripts/developer/generate/sdk/operations.js';
import { pythonKeywords, pythonResources } from '../../../scripts/developer/generate/sdk/python/resources.js';
import { docstring, pythonName, snakeCase } from '../../../scripts/developer/generate/sdk/python/source.js';
import { pythonTypes } from '../../../scripts/developer/generate/sdk/python/types.js';
import type { Schema } from '../../../scripts/developer/generate/sdk/schema.js';
import { answering, query, ref } from '../../support/contract/small-contract.js';

/** The sources of the resources and of the types. */
function generate(path: string, method: 'get' | 'post', operation: Partial<Operation> & { operationId: string }) {
  const whole = { tags: [], responses: answering({ data: ref('Thing') }), ...operation };
  const document: Document = { paths: { [path]: { [method]: whole } }, components: {} };
  const named = new Map<string, Schema>();
  const operations = sdkOperations(document, named);
  const keywords = pythonKeywords(operations, named);
  return {
    resources: pythonResources(operations, named, () => 'Things.'),
    types: pythonTypes(new Map(), keywords),
  };
}

const typesOf = (schemas: Record<string, Schema>): string => pythonTypes(new Map(Object.entries(schemas)), new Map());

describe('the generator of the Python SDK', () => {
  it('spells names as Python does, and words of the language with an underscore', () => {
    expect(['createFromTime', 'time-entries', 'list', 'import'].map(snakeCase)).to.deep.equal([
      'create_from_time',
      'time_entries',
      'list',
      'import_',
    ]);
    expect(['from', 'type'].map(pythonName)).to.deep.equal(['from_', 'type']);
  });

  it('distinguishes lists, objects, arrays and files', () => {
    const of = (responses: Record<string, object>) =>
      generate('/v1/things', 'get', { operationId: 'listThings', responses }).resources;
    const page = answering({ data: { type: 'array', items: ref('Thing') }, pagination: ref('Pagination') });
    expect(of(page)).to.contain('def list(self, **options: Unpack[RequestOptions]) -> Page[types.Thing]:');
    const summed = answering({ data: { type: 'array', items: ref('Thing') }, pagination: {}, summary: ref('Sum') });
    expect(of(summed)).to.contain('-> SummedPage[types.Thing, types.Sum]:');
    // Within a class that has a method `list`, that name means the method.
    expect(of(answering({ data: { type: 'array', items: ref('Thing') } }))).to.contain('builtins.list[types.Thing]');
    expect(of({ '200': { content: { 'application/pdf': {} } } })).to.contain('-> Download:');
  });

  it('writes a query as keyword arguments, with its descriptions', () => {
    const parameters = [
      query('from', { required: true, description: 'The first day. Not the last.' }),
      query('tags', { schema: { type: 'array', items: { type: 'string' } } }),
    ];
    const { resources, types } = generate('/v1/things', 'get', { operationId: 'listThings', parameters });
    expect(resources)
      .to.contain('**query: Unpack[types.ListThingsQuery]')
      .and.contain('            from_: The first day.\n')
      .and.contain('Call("GET", "/v1/things", query, repeated=("tags",))');
    expect(types)
      .to.contain('class ListThingsQuery(RequestOptions, total=False):')
      .and.contain('    from_: Required[str]\n    """The first day. Not the last."""')
      .and.contain('    tags: str | Sequence[str]');
  });

  it('gives sync the filters of its list, without what it sets itself', () => {
    const parameters = ['status', 'cursor', 'updated_since'].map((name) => query(name));
    const responses = answering({ data: { type: 'array', items: ref('Thing') }, pagination: {} });
    const { resources, types } = generate('/v1/things', 'get', { operationId: 'listThings', parameters, responses });
    expect(resources).to.contain(
      'def sync(self, mark: str | None = None, **query: Unpack[types.SyncThingsQuery]) -> Sync[types.Thing]:',
    );
    expect(types).to.match(/class SyncThingsQuery\(RequestOptions, total=False\):\n.*\n {4}status: str\n\n/);
    expect(types).to.match(/class ListThingsQuery\(SyncThingsQuery, .*\n.*\n {4}cursor: str\n {4}updated_since: str\n/);
  });

  it('refuses a parameter with the name of an option, and a query of anything but a GET', () => {
    const named = { operationId: 'listThings', parameters: [query('timeout')] };
    expect(() => generate('/v1/things', 'get', named)).to.throw('listThings has a parameter timeout, like an option');
    const posted = { operationId: 'createThing', parameters: [query('from')] };
    expect(() => generate('/v1/things', 'post', posted)).to.throw('createThing has a query, and is not a GET');
  });

  it('marks what is deprecated', () => {
    const marks = { deprecated: true, 'x-sunset': '2027-06-30' };
    const { resources } = generate('/v1/things', 'post', { operationId: 'createThing', ...marks });
    expect(resources).to.contain('    @deprecated("It may be removed from 2027-06-30 on.")\n    def create(self');
  });

  it('writes objects as TypedDicts, also those with keys that are no names, and lists of values as Literals', () => {
    const source = typesOf({
      Kind: { type: 'string', enum: ['a', 'b'], description: 'A "kind"' },
      Thing: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: ref('Kind'),
          note: { type: ['string', 'null'], description: 'Free \\ text.' },
          parts: { type: 'array', items: { anyOf: [{ type: 'null' }, ref('Day')] } },
          more: { type: 'object', additionalProperties: { type: 'integer' } },
        },
      },
      Span: { type: 'object', required: ['from'], properties: { from: ref('Day'), to: { description: 'End.' } } },
      Created: { allOf: [ref('Span'), { type: 'object', required: ['to'], properties: { to: { const: 'x' } } }] },
    });
    expect(source)
      .to.contain('Kind: TypeAlias = Literal["a", "b"]\n"""A "kind\\""""')
      .and.contain(
        'class Thing(TypedDict):\n    kind: Kind\n    note: NotRequired[str | None]\n    """Free \\\\ text."""',
      )
      .and.contain('    parts: NotRequired[list[CalendarDate | None]]\n    more: NotRequired[dict[str, int]]')
      .and.contain('Span = TypedDict(\n    "Span",\n    {\n        "from": "CalendarDate",\n        # End.\n')
      .and.contain('        "to": "NotRequired[object]",')
      .and.contain('Created = TypedDict(\n    "Created",\n    {\n        "from": "CalendarDate",\n')
      .and.contain(String.raw`        "to": "Literal[\"x\"]",`);
  });

  it('does not let a description end its string', () => {
    expect(docstring('a """ b\n\nc\\', '  ')).to.deep.equal(['  """a \\"\\"\\" b', '', '  c\\\\', '  """']);
    expect(docstring('', '  ')).to.deep.equal([]);
  });

  it('requires a name for an object within another', () => {
    const schemas = { Thing: { type: 'object', properties: { part: { type: 'object', properties: { x: {} } } } } };
    expect(() => typesOf(schemas)).to.throw('An object with x has no name');
  });
});
