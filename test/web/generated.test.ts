/** The code generated for the dashboard covers every operation of the contract. */
import { expect } from 'chai';
import type { OperationId } from '../../contract/contract.js';
import { eventSamples } from '../../generated/event-samples.js';
import { operations } from '../../generated/operations.js';
import * as fields from '../../web/generated/fields.js';
import { eventTypeLabels, invoiceStatusLabels, timeRoundingLabels } from '../../web/generated/labels.js';
import * as lists from '../../web/generated/lists.js';
import { needs } from '../../web/generated/needs.js';
import { staleByEvent, staleByWrite, type Tag } from '../../web/generated/stale.js';
import { answerOf, bodyOf, isPaged, operationIds, queryOf } from '../support/contract/contract.js';

interface Options {
  readonly queryKey: readonly unknown[];
  readonly structuralSharing?: unknown;
  readonly placeholderData?: unknown;
}
type MakeOptions = (...inputs: readonly unknown[]) => Options;

const team = operationIds.filter((id) => operations[id].realm === 'team');
const read = team.filter((id) => operations[id].isRead && Object.keys(answerOf(id)).length > 0);
const written = team.filter((id) => !operations[id].isRead);
const pathIds = (id: OperationId): string[] => [...operations[id].path.matchAll(/\{\w+\}/g)].map(([name]) => name);

/** Imports the generated queries, which need the `location` of a page. */
async function queriesOfThePage(): Promise<Readonly<Record<string, MakeOptions>>> {
  Object.assign(globalThis, { location: { origin: 'http://docket.test' } });
  try {
    return (await import(new URL('../../web/generated/queries.ts', import.meta.url).href)) as Record<
      string,
      MakeOptions
    >;
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
  }
}

const tagsRead = (): Set<string> => new Set(read.map((id) => operations[id].tag));
const own = (holder: object, name: string): unknown =>
  Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;

describe('the queries of the dashboard', () => {
  let queries: Readonly<Record<string, MakeOptions>>;
  before(async () => {
    queries = await queriesOfThePage();
  });

  const optionsOf = (id: OperationId, query: object = { page: 2 }): Options => {
    const make = queries[`${id}Options`];
    if (!make) throw new Error(`${id} has no options`);
    return make(...pathIds(id), query);
  };

  it('are those of every operation that reads, and no others', () => {
    expect(Object.keys(queries).toSorted()).to.deep.equal(read.map((id) => `${id}Options`).toSorted());
  });

  it('are called by tag, operation, ids and query', () => {
    for (const id of read) {
      const inputs = queryOf(id).some(({ name }) => name !== 'format') || operations[id].method === 'post';
      const key = [operations[id].tag, id, ...pathIds(id), ...(inputs ? [{ page: 2 }] : [])];
      expect(optionsOf(id).queryKey).to.deep.equal(key);
    }
  });

  it('show the page before until the next has come, and remember the ETag of what can be changed', () => {
    for (const id of read.filter(isPaged)) expect(optionsOf(id).placeholderData, id).to.be.a('function');
    for (const id of ['getTicket', 'getInvoice', 'getTimeEntry', 'getProject', 'getWorkspace'] as const)
      expect(optionsOf(id).structuralSharing, id).to.be.a('function');
  });
});

describe('the filters of the dashboard', () => {
  it('are the parameters of each list, except those that say what to return', () => {
    for (const id of read.filter((each) => isPaged(each))) {
      const { parameters } = own(lists, `${id}Filters`) as { parameters: object };
      const names = queryOf(id).map(({ name }) => name);
      expect(Object.keys(parameters), id).to.deep.equal(
        names.filter((name) => !/^(fields|include|format|for)$/.test(name)),
      );
    }
  });

  it('have the values and defaults of the contract', () => {
    const { sort, status, per_page: size } = lists.listInvoicesFilters.parameters;
    const schemaOf = (wanted: string) => queryOf('listInvoices').find(({ name }) => name === wanted)?.schema;
    expect(sort).to.deep.include({ values: schemaOf('sort')?.enum, default: schemaOf('sort')?.default });
    expect(status).to.deep.include({ values: schemaOf('status')?.items?.enum, isList: true });
    expect(size).to.deep.include({ maximum: schemaOf('per_page')?.maximum, default: schemaOf('per_page')?.default });
  });
});

/** Fields that take a number or a word: they are chosen from a list, which needs no limits. */
const chosen = new Set(['billing_day']);

describe('the fields of the dashboard', () => {
  for (const id of written.filter((each) => bodyOf(each) !== undefined))
    it(`of ${id} are those of its body, with their limits`, () => {
      const { properties = {}, required = [] } = bodyOf(id)?.schema ?? {};
      const found = own(fields, `${id}Fields`) as Record<string, Record<string, unknown>>;
      expect(Object.keys(found)).to.deep.equal(Object.keys(properties));
      for (const [name, schema] of Object.entries(properties)) {
        const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'maxItems'] as const;
        for (const limit of chosen.has(name) ? [] : limits)
          expect(found[name]?.[limit], `${name}.${limit}`).to.equal(schema[limit]);
        expect(found[name]?.['required'] === true, name).to.equal(required.includes(name));
      }
    });
});

describe('the words of the dashboard', () => {
  it('write values as a reader would', () => {
    expect(invoiceStatusLabels.pending_approval).to.equal('Awaiting approval');
    expect(eventTypeLabels['ticket.sla_breached']).to.equal('Ticket SLA missed');
    expect(timeRoundingLabels.nearest_15).to.equal('To the nearest 15 minutes');
  });
});

describe('what an operation needs', () => {
  it('is what the server asks for, of the operations of the team', () => {
    expect(needs).to.deep.equal(
      Object.fromEntries(team.filter((id) => operations[id].needs.length > 0).map((id) => [id, operations[id].needs])),
    );
  });
});

describe('what is stale', () => {
  it('is known of each event and of each write', () => {
    expect(Object.keys(staleByEvent)).to.deep.equal(Object.keys(eventSamples));
    expect(Object.keys(staleByWrite).toSorted()).to.deep.equal(written.toSorted());
  });

  it('is named by the tags of queries, and never nothing', () => {
    const known = tagsRead();
    const all: [string, readonly string[]][] = [...Object.entries(staleByEvent), ...Object.entries(staleByWrite)];
    for (const [name, tags] of all) {
      expect(tags, name).not.to.deep.equal([]);
      expect(
        tags.filter((tag) => !known.has(tag)),
        name,
      ).to.deep.equal([]);
    }
  });

  it('contains what the operation reads itself, and what reads the object that it changes', () => {
    const known = tagsRead();
    for (const [id, tags] of Object.entries(staleByWrite) as [OperationId, readonly Tag[]][]) {
      const { tag, subject } = operations[id];
      const getters = subject === null ? [] : [operations[subject.getter].tag];
      expect(tags, id).to.include.members([tag, ...getters].filter((each) => known.has(each)));
    }
  });

  it('contains the sums that an object goes into', () => {
    const sums: readonly Tag[] = ['projects', 'tickets', 'clients', 'agreements', 'reports', 'users', 'approvals'];
    expect(staleByEvent['time_entry.timer_stopped']).to.include.members([
      ...sums,
      'time-entries',
      'ticket-time-entries',
    ]);
    expect(staleByWrite.recordInvoicePayment).to.include.members(['invoices', 'payments', 'clients', 'reports']);
    expect(staleByWrite.createInvoiceFromTime).to.include.members(['invoices', 'time-entries', 'expenses', 'clients']);
    expect(staleByEvent['approval.approved']).to.include.members(['approvals', 'milestones', 'time-entries']);
  });

  it('is not everything', () => {
    expect(staleByEvent['ticket.commented']).not.to.include.members(['invoices']);
    expect(staleByWrite.createApiKey).to.deep.equal(['api-keys']);
    expect(staleByWrite.resetTestData).to.have.members([...tagsRead()]);
  });
});
