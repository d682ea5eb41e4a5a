/**
 * Visibility in `search`: each kind requires the permission that the contract requires of the kind's own operations,
 * and external ids find nothing that the caller may not see.
 */
import { expect } from 'chai';
import type { OperationId, Schemas } from '../../../contract/contract.js';
import { operations } from '../../../generated/operations.js';
import { searchKinds } from '../../../queries/across/search-kinds.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { answerOf } from '../../support/contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';

type Kind = Schemas['SearchKind'];

/** The operations that list a kind and read an object of it. */
const readers: Readonly<Record<Kind, readonly [list: OperationId, get: OperationId]>> = {
  client: ['listClients', 'getClient'],
  contact: ['listContacts', 'getContact'],
  project: ['listProjects', 'getProject'],
  ticket: ['listTickets', 'getTicket'],
  time_entry: ['listTimeEntries', 'getTimeEntry'],
  expense: ['listExpenses', 'getExpense'],
  invoice: ['listInvoices', 'getInvoice'],
  credit_note: ['listCreditNotes', 'getCreditNote'],
  agreement: ['listAgreements', 'getAgreement'],
  user: ['listUsers', 'getUser'],
  tag: ['listTags', 'getTag'],
};
const kinds = Object.keys(readers) as Kind[];

const find = async (by: ApiClient, q: string, more: { kinds?: Kind[] } = {}) =>
  (await by.call('search', { query: { q, ...more } })).data;

/** One object of each kind that can have an external id, all with the same. */
async function buildKnown(owner: ApiClient, external_id: string): Promise<Readonly<Partial<Record<Kind, string>>>> {
  const { id: client } = await buildClient(owner, { external_id });
  const on = { client_id: client, external_id };
  return {
    client,
    contact: (await buildContact(owner, on)).id,
    project: (await buildProject(owner, on)).id,
    ticket: (await buildTicket(owner, on)).id,
    time_entry: (await buildTimeEntry(owner, on)).id,
    expense: (await buildExpense(owner, on)).id,
    invoice: (await buildInvoice(owner, on)).id,
    agreement: (await buildAgreement(owner, on)).id,
  };
}

describe('search', () => {
  for (const kind of kinds)
    it(`requires for ${kind} the permission that the contract requires to list and read it`, () => {
      const { needs } = searchKinds[kind];
      for (const id of readers[kind])
        expect(operations[id].needs, id).to.deep.equal(needs === undefined ? [] : [needs]);
    });

  it('searches external ids of exactly the kinds that have one', () => {
    for (const kind of kinds) {
      const { properties = {} } = answerOf(readers[kind][1])['data'] ?? {};
      expect(searchKinds[kind].hasExternalId, kind).to.equal('external_id' in properties);
    }
  });

  it('finds objects of each kind by their exact external id, before others with the same words, and names the field', async () => {
    const { owner } = await buildWorkspace();
    const known = await buildKnown(owner, 'ERP 4711/ä');
    await buildProject(owner, { title: 'ERP 4711 ä goes on' });
    const found = await find(owner, '  ERP 4711/ä ');
    const [exact, others] = [found.slice(0, 8), found.slice(8)];
    expect(Object.fromEntries(exact.map(({ kind, id }) => [kind, id]))).to.deep.equal(known);
    for (const { snippet } of exact)
      expect(snippet).to.deep.equal({ field: 'external_id', text: 'ERP 4711/ä', hits: [{ start: 0, end: 10 }] });
    expect(others.map(({ title }) => title)).to.deep.equal(['ERP 4711 ä goes on']);
    expect((await find(owner, 'ERP 4711/ä', { kinds: ['tag', 'ticket'] })).map(({ kind }) => kind)).to.deep.equal([
      'ticket',
    ]);
    for (const other of ['erp 4711/ä', 'ERP 4711/a', 'ERP 4711'])
      expect(
        (await find(owner, other)).filter(({ snippet }) => snippet.field === 'external_id'),
        other,
      ).to.deep.equal([]);
  });

  it('finds by external id only what the user may see', async () => {
    const { owner, live } = await buildWorkspace();
    const known = await buildKnown(owner, 'crm-1');
    const [contractor, member] = [await buildUser(owner, 'contractor'), await buildUser(owner, 'member')];
    expect(await find(contractor, 'crm-1')).to.deep.equal([]);
    const seen = (await find(member, 'crm-1')).map(({ kind }) => kind);
    expect(seen).to.have.members(['client', 'contact', 'project', 'ticket']);
    const params = { id: known.ticket ?? '' };
    await owner.call('updateTicket', { params, body: { assignee_id: contractor.userId } });
    const assigned = (await find(contractor, 'crm-1')).map(({ kind }) => kind);
    expect(assigned).to.have.members(['client', 'contact', 'ticket']);
    for (const stranger of [live, (await buildWorkspace()).owner])
      expect(await find(stranger, 'crm-1')).to.deep.equal([]);
  });

  it('is refused to contacts, whatever their access to the portal', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { name: 'Walrus Works' });
    for (const portal_access of ['full', 'view'] as const) {
      const contact = await buildPortalContact(owner, { client_id, portal_access, name: 'Pat' });
      const { status, error } = await contact.fail('search', { query: { q: 'walrus' } });
      expect([status, error.code]).to.deep.equal([401, 'unauthorized']);
    }
  });
});
