/** Refusals say what would be right, and results stay small and say how to get the rest. */
import { expect } from 'chai';
import fc from 'fast-check';
import { isBroken } from '../../domain/texts.js';
import { bytesOf, fit, maxBytes } from '../../mcp/fit.js';
import { fieldResult, objectResult } from '../../mcp/results.js';
import { buildClient, buildProject, buildTicket } from '../support/builders/factories.js';
import { buildInvoice, lineAt } from '../support/builders/invoices.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { startAgent, type Agent } from '../support/agents/agent.js';

interface Row {
  readonly id: string;
}

const unknownId = 'tkt_01k6jz3v8he9s8x4d2m7q5r0ab';

/** Wrong calls, and what their refusals say. */
const wrong: readonly (readonly [tool: string, given: Readonly<Record<string, unknown>>, message: RegExp])[] = [
  ['send_invoice', {}, /^name must be one of whoami, search, get, list, log_time/],
  ['search', {}, /^q is required$/],
  ['search', { q: 'x', kind: 'client' }, /^kind is not an argument of search\. Its arguments: q, kinds, limit$/],
  ['search', { q: 'x', kinds: ['customer'] }, /^kinds\.0 must be one of client, contact, project/],
  ['search', { q: 'x', limit: 500 }, /^limit must be 50 or less$/],
  ['get', { id: 'Acme' }, /^id must begin with one of usr_, cn_, cli_.* Find ids with search or list$/],
  ['get', { id: unknownId }, /^No such object exists$/],
  ['list', { resource: 'customers' }, /^resource must be one of users, credit_notes, clients/],
  [
    'list',
    { resource: 'clients', filters: { state: 'active' } },
    /^filters\.state is not a filter of clients\. Its filters: .*status/,
  ],
  ['list', { resource: 'clients', filters: { status: 'gone' } }, /^status must be one of active, inactive$/],
  ['list', { resource: 'clients', filters: { sort: 'size' } }, /^sort must be one of .*name/],
  ['list', { resource: 'clients', fields: ['nom'] }, /nom/],
  ['list', { resource: 'clients', cursor: 'x' }, /^cursor /],
  ['list', { resource: 'ticket_activities' }, /^parent_id is required: the id of the ticket$/],
  ['list', { resource: 'tickets', parent_id: unknownId }, /^parent_id applies only to ticket_activities$/],
  ['log_time', { date: '2026-03-10', hours: 'three' }, /^hours must be of type number$/],
  ['log_time', { date: '10.3.2026', hours: 3, client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab' }, /^date must be/],
  ['log_time', { date: '2026-03-10', hours: 25, client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab' }, /^hours must be/],
  ['log_time', { date: '2026-03-10', hours: 1 }, /client_id/],
  ['stop_timer', {}, /timer/],
  [
    'comment_on_ticket',
    { ticket_id: unknownId, content: 'x', visibility: 'all' },
    /^visibility must be one of public, internal$/,
  ],
  ['update_ticket', { ticket_id: 'TKT-1', title: 'x' }, /^No such object exists$/],
  ['report', { report: 'sales' }, /^report must be one of aging, unbilled, dashboard/],
  [
    'report',
    { report: 'time', parameters: { month: '2026-03' } },
    /^parameters\.month is not a parameter of time\. Its parameters: period, from, to, group_by/,
  ],
  ['report', { report: 'time', parameters: { period: 'march' } }, /^period must be one of today, yesterday/],
  ['report', { report: 'aging', field: 'sums' }, /^field must be a dotted name of a field that is there, such as /],
];

describe('a wrong call', () => {
  it('is refused as a result that says what would be right', async () => {
    const { owner } = await buildWorkspace();
    const agent = await startAgent(owner);
    for (const [tool, given, message] of wrong) {
      const { message: said } = await agent.refusal(tool, given);
      expect(said, `${tool} ${JSON.stringify(given)}`).to.match(message);
    }
    await agent.close();
  });

  it('that is only written in another form is understood', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: 'Acme' });
    const agent = await startAgent(owner);
    const found = await agent.data('search', { q: 'acme', kinds: 'client', limit: '5' });
    expect(found).to.have.nested.property('[0].id', client.id);
    const work = { client_id: client.id, date: '2026-03-10', hours: '1.5', billable: 'false', project_id: null };
    expect(await agent.data('log_time', work)).to.have.nested.include({ hours: 1.5, 'billing.billable': false });
    await agent.close();
  });

  it('with an idempotency_key that was used for something else is refused', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const agent = await startAgent(owner);
    const work = { client_id: client.id, date: '2026-03-10', idempotency_key: 'one' };
    await agent.data('log_time', { ...work, hours: 1 });
    expect(await agent.refusal('log_time', { ...work, hours: 2 })).to.have.property('code', 'idempotency_key_reused');
    await agent.close();
  });
});

/** A text that is long in bytes, and in JSON. */
const longText = (characters: number): string => '€"\\'.repeat(Math.ceil(characters / 3)).slice(0, characters);

async function readAll(agent: Agent, given: Readonly<Record<string, unknown>>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: unknown;
  do {
    const { json } = await agent.ask('list', { ...given, ...(cursor === undefined ? {} : { cursor }) });
    const rows = json['data'] as Row[];
    expect(rows).to.not.be.empty;
    ids.push(...rows.map(({ id }) => id));
    cursor = json['next_cursor'];
  } while (cursor !== undefined);
  return ids;
}

describe('a result', () => {
  it('of a list has 4 KB however many rows there are, and cursors lead to every row once', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: longText(190) });
    const made: string[] = [];
    for (let count = 0; count < 23; count++)
      made.push((await buildTicket(owner, { client_id: client.id, title: `${count} ${longText(180)}` })).id);
    const agent = await startAgent(owner);
    for (const limit of [1, 10, 100])
      expect((await readAll(agent, { resource: 'tickets', limit })).toSorted()).to.deep.equal(made.toSorted());
    expect((await agent.ask('search', { q: longText(3), limit: 50 })).isError).to.equal(false);
    await agent.close();
  });

  it('of a long text says how to read the rest, and reading it gives the whole text', async () => {
    const { owner } = await buildWorkspace();
    const description = longText(20_000);
    const ticket = await buildTicket(owner, { description });
    const agent = await startAgent(owner);
    const { json } = await agent.ask('get', { id: ticket.id });
    expect(json)
      .to.have.nested.property('cut.description')
      .that.matches(/^first \d+ of 20000 characters$/);
    expect(json['more']).to.include('"field"');
    let whole = '';
    for (let offset: unknown = 0; offset !== undefined;) {
      const part = (await agent.ask('get', { id: ticket.id, field: 'description', offset })).json;
      whole += String(part['data']);
      offset = part['next_offset'];
    }
    expect(whole).to.equal(description);
    await agent.close();
  });

  it('of a long list in an object says how to read the rest, and a text in it can be read whole', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const description = `Design ${longText(1500)}`;
    const lines = Array.from({ length: 40 }, () => lineAt(100, { description }));
    const invoice = await buildInvoice(owner, { client_id: client.id, line_items: lines });
    const agent = await startAgent(owner);
    const { json } = await agent.ask('get', { id: invoice.id });
    expect(json)
      .to.have.nested.property('cut.line_items')
      .that.matches(/^first \d+ of 40$/);
    let count = 0;
    for (let offset: unknown = 0; offset !== undefined;) {
      const part = (await agent.ask('get', { id: invoice.id, field: 'line_items', offset })).json;
      count += (part['data'] as Row[]).length;
      offset = part['next_offset'];
    }
    expect(count).to.equal(40);
    expect(await agent.data('get', { id: invoice.id, field: 'line_items.39.description' })).to.equal(description);
    await agent.close();
  });

  it('of a write is as small, whatever the object has', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { description: longText(5000), title: longText(190) });
    const agent = await startAgent(owner);
    const logged = { project_id: project.id, date: '2026-03-10', hours: 1, description: longText(9000) };
    expect(await agent.data('log_time', logged)).to.include({ hours: 1 });
    await agent.close();
  });

  it('has at most 4 KB for any data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 1, max: 400 }), (value, times) => {
        const data = { id: 'x', rows: Array.from({ length: times }, () => value), text: longText(times * 100), value };
        expect(bytesOf(objectResult(data, 'more'))).to.be.at.most(maxBytes);
        expect(bytesOf(fieldResult(data, 'text', 0))).to.be.at.most(maxBytes);
        expect(bytesOf(fieldResult(data, 'rows', 0))).to.be.at.most(maxBytes);
      }),
      { numRuns: 150 },
    );
  });

  it('never ends in half of a character', () => {
    const { value } = fit({ text: '😀'.repeat(4000) }, (fitted) => bytesOf(fitted.value) <= maxBytes);
    expect(isBroken((value as { text: string }).text)).to.equal(false);
  });
});
