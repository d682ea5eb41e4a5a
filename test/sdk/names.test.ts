/** The methods of the SDK: every operation has exactly one, named by the rule, which sends that operation. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { sdkName } from '../../scripts/developer/generate/sdk/names.js';
import { Docket } from '../../sdk/src/index.js';
import { queryOf } from '../support/contract/contract.js';

type Method = (...input: unknown[]) => Promise<unknown>;

/** All operations except the stream of changes, which is a method of the client itself. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'streamChanges');
const nameOf = (id: OperationId): string => {
  const { resource, method } = sdkName(id, operations[id].path);
  return `${resource}.${method}`;
};

/** A client that records requests instead of sending them. */
function listeningClient(): { docket: Docket; sent: string[] } {
  const sent: string[] = [];
  const listen: typeof fetch = (url, init) => {
    sent.push(`${init?.method} ${new URL(url as string).pathname}`);
    return Promise.resolve(Response.json({ data: {} }));
  };
  return { docket: new Docket({ baseUrl: 'http://docket.test', fetch: listen }), sent };
}

const resourcesOf = (docket: Docket) => Object.entries(docket) as unknown as [string, Record<string, Method>][];
const methodsOf = (resource: object): string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(resource)).filter((name) => name !== 'constructor');

describe('the names of the SDK', () => {
  it('are operationIds without their noun', () => {
    const names = {
      createInvoiceFromTime: 'invoices.createFromTime',
      listInvoicePayments: 'invoices.listPayments',
      getTimeEntry: 'timeEntries.get',
      createTimeEntries: 'timeEntries.createMany',
      updateTickets: 'tickets.updateMany',
      listTickets: 'tickets.list',
      listTicketStatuses: 'ticketStatuses.list',
      getTicketPriority: 'ticketPriorities.get',
      addClientTags: 'clients.addTags',
      addTagsInBulk: 'tags.addInBulk',
      startTimer: 'timers.start',
      listRunningTimers: 'timers.listRunning',
      getTestClock: 'testClock.get',
      getWorkspaceLogo: 'workspace.getLogo',
      getCurrentUser: 'users.getCurrent',
    } as const;
    for (const [id, name] of Object.entries(names)) expect(nameOf(id as OperationId)).to.equal(name);
  });

  it('never collide', () => {
    const taken = new Map<string, OperationId[]>();
    for (const id of ids) taken.set(nameOf(id), [...(taken.get(nameOf(id)) ?? []), id]);
    expect([...taken].filter(([, users]) => users.length > 1)).to.deep.equal([]);
  });

  it('are those of its methods, one for each operation, and a sync beside each list of changes', () => {
    const { docket } = listeningClient();
    const methods = resourcesOf(docket).flatMap(([name, it]) => methodsOf(it).map((method) => `${name}.${method}`));
    const synced = ids.filter((id) => queryOf(id).some(({ name }) => name === 'updated_since'));
    expect(synced).to.have.length(9);
    expect(methods).to.have.members([...ids.map(nameOf), ...synced.map((id) => nameOf(id).replace('.list', '.sync'))]);
  });

  it('call the operations that they name', async () => {
    const { docket, sent } = listeningClient();
    const resources = new Map(resourcesOf(docket));
    for (const id of ids) {
      const { path, method } = operations[id];
      const { resource, method: name } = sdkName(id, path);
      const places = path.match(/\{\w+\}/g) ?? [];
      const names = places.map((_, at) => `id_${at}`);
      await resources.get(resource)?.[name]?.(...names, { content: new Uint8Array(1), filename: 'x.txt' });
      const filled = names.reduce((text, given, at) => text.replace(places[at] ?? '', given), path as string);
      expect(sent.pop(), id).to.equal(`${method.toUpperCase()} ${filled}`);
    }
  });
});

describe('the path of a call', () => {
  it('accepts no id that would lead elsewhere', () => {
    const { docket, sent } = listeningClient();
    for (const id of ['', '.', '..', undefined as unknown as string])
      expect(() => docket.clients.delete(id)).to.throw(TypeError, 'Not an id');
    expect(sent).to.deep.equal([]);
  });

  it('escapes ids', async () => {
    const { docket, sent } = listeningClient();
    await docket.clients.get('a/b?c#d');
    expect(sent).to.deep.equal(['GET /v1/clients/a%2Fb%3Fc%23d']);
  });
});
