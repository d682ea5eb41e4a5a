/** What happens to external ids and metadata when objects are deleted, merged, reset or purged. */
import { expect } from 'chai';
import { purgeExpired } from '../../../commands/across/purge.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { externalKinds } from '../../support/builders/external.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { eventsOf } from '../../support/answers/events.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';

const noted = { external_id: 'crm-1', metadata: { erp: '1', region: 'emea' } };

/** A client with an object of each kind that can have metadata, each with an external id and metadata. */
async function buildNoted(owner: ApiClient) {
  const client = await buildClient(owner, { name: 'Walrus Works', ...noted });
  const { id: client_id } = client;
  await buildContact(owner, { client_id, ...noted });
  const { id: project_id } = await buildProject(owner, { client_id, ...noted });
  const { id: ticket_id } = await buildTicket(owner, { client_id, project_id, ...noted });
  await buildTimeEntry(owner, { ticket_id, ...noted });
  const { id: expense_id } = await buildExpense(owner, { project_id, ...noted });
  const { id: agreement_id } = await buildAgreement(owner, { client_id, ...noted });
  return { client_id, project_id, ticket_id, expense_id, agreement_id };
}

/** How many rows there are by kind of object: values of metadata, and documents of the search index. */
async function left(owner: ApiClient): Promise<Record<string, number>> {
  const { db } = await testApi();
  const { workspaceId: workspace_id } = owner;
  // Time and expenses are indexed by the first search.
  await owner.call('search', { query: { q: 'anything' } });
  const counts: Record<string, number> = {};
  for (const table of ['metadata_values', 'search_documents'] as const)
    for (const type of (await db(table).where({ workspace_id }).pluck('resource_type')) as string[])
      counts[`${table} of ${type}`] = (counts[`${table} of ${type}`] ?? 0) + 1;
  return counts;
}

/** The kinds that have an object with this external id. */
async function holders(owner: ApiClient, external_id = 'crm-1'): Promise<string[]> {
  const found = Object.entries(externalKinds).map(async ([noun, { list }]) => {
    const answer = await owner.request(list, { query: { external_id } });
    return ((await answer.json()) as { data: unknown[] }).data.length > 0 ? [noun] : [];
  });
  return (await Promise.all(found)).flat();
}

describe('external ids and metadata', () => {
  it('go with a client and all that is deleted with it, whose external ids are free again', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, agreement_id } = await buildNoted(owner);
    expect(await holders(owner)).to.have.length(7);
    await owner.call('cancelAgreement', { params: { id: agreement_id }, body: {} });
    await owner.call('deleteClient', { params: { id: client_id } });
    expect(await left(owner)).to.deep.equal({});
    expect(await holders(owner)).to.deep.equal([]);
    await buildNoted(owner);
    expect(await holders(owner)).to.have.length(7);
  });

  it('go with a project, its tickets and time, and stay on its expenses', async () => {
    const { owner } = await buildWorkspace();
    const { project_id } = await buildNoted(owner);
    await owner.call('deleteProject', { params: { id: project_id } });
    expect(await holders(owner)).to.have.members(['Client', 'Contact', 'Expense', 'Agreement']);
    expect(await left(owner)).to.deep.equal({
      'metadata_values of clients': 2,
      'metadata_values of contacts': 2,
      'metadata_values of expenses': 2,
      'metadata_values of agreements': 2,
      'search_documents of clients': 1,
      'search_documents of contacts': 1,
      'search_documents of expenses': 1,
    });
  });

  it('go with a ticket and its time, and with what is deleted in bulk', async () => {
    const { owner } = await buildWorkspace();
    const { ticket_id, expense_id } = await buildNoted(owner);
    await owner.call('deleteTicket', { params: { id: ticket_id } });
    const { id } = await buildTimeEntry(owner, noted);
    await owner.call('deleteTimeEntries', { body: { ids: [id] } });
    await owner.call('deleteExpenses', { body: { ids: [expense_id] } });
    expect(await holders(owner)).to.have.members(['Client', 'Contact', 'Project', 'Agreement']);
    expect(Object.keys(await left(owner)).filter((name) => /tickets|time|expenses/.test(name))).to.deep.equal([]);
  });

  it('of a merged contact fill the gaps of the remaining one, and otherwise lead to it until another contact has them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const make = (values: object) => buildContact(owner, { client_id, ...values });
    const [kept, other] = [await make({ metadata: { region: 'apac', tier: 'A' } }), await make(noted)];
    const merge = async (merge_contact_id: string) =>
      (await owner.call('mergeContact', { params: { id: kept.id }, body: { merge_contact_id } })).data;
    const merged = await merge(other.id);
    expect(merged).to.deep.include({ external_id: 'crm-1', metadata: { erp: '1', region: 'apac', tier: 'A' } });
    const updated = (await eventsOf(owner, kept.id)).at(-1);
    expect(updated?.context.changes).to.deep.include({
      external_id: { from: null, to: 'crm-1' },
      'metadata.erp': { from: null, to: '1' },
    });
    const find = async (query: object) => {
      const answer = await owner.request('listContacts', { query });
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    expect(await find({ 'metadata.erp': '1', 'metadata.tier': 'A' })).to.deep.equal([kept.id]);
    expect(await find({ 'metadata.region': 'emea' })).to.deep.equal([]);
    const second = await make({ external_id: 'crm-2', metadata: { erp: '2' } });
    expect(await merge(second.id)).to.deep.include({ external_id: 'crm-1', metadata: merged.metadata });
    const told = (await eventsOf(owner, second.id)).at(-1);
    expect([told?.type, told?.data['external_id'], told?.context.merged_into]).to.deep.equal([
      'contact.deleted',
      'crm-2',
      kept.id,
    ]);
    expect(await find({ external_id: 'crm-2' })).to.deep.equal([kept.id]);
    const upserted = await owner.send('upsertContact', {
      params: { external_id: 'crm-2' },
      body: { external_id: 'crm-2', title: 'CFO' },
    });
    expect(upserted.status).to.equal(200);
    expect(upserted.body.data).to.include({ id: kept.id, external_id: 'crm-1', title: 'CFO' });
    expect((await left(owner))['metadata_values of contacts']).to.equal(3);
    const last = await make({ external_id: 'crm-3' });
    await owner.call('mergeContact', { params: { id: last.id }, body: { merge_contact_id: kept.id } });
    for (const external_id of ['crm-1', 'crm-2', 'crm-3'])
      expect(await find({ external_id }), external_id).to.deep.equal([last.id]);
    const own = await make({ external_id: 'crm-2' });
    expect(await find({ external_id: 'crm-2' })).to.deep.equal([own.id]);
    await owner.call('deleteContact', { params: { id: last.id } });
    expect(await find({ external_id: 'crm-1' })).to.deep.equal([]);
  });

  it('of contacts with more than 50 keys together prevent merging them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const keys = (prefix: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, 'x']));
    const [kept, other, fits] = [
      await buildContact(owner, { client_id, metadata: keys('a', 40) }),
      await buildContact(owner, { client_id, metadata: keys('b', 11) }),
      await buildContact(owner, { client_id, metadata: { ...keys('b', 10), ...keys('a', 40) } }),
    ];
    const params = { id: kept.id };
    const { error } = await owner.fail('mergeContact', { params, body: { merge_contact_id: other.id } });
    expect(error.code).to.equal('invalid_state');
    const { data } = await owner.call('mergeContact', { params, body: { merge_contact_id: fits.id } });
    expect(Object.keys(data.metadata)).to.have.length(50);
  });

  it('go with a reset of the test side, and stay on the live one', async () => {
    const { owner, live } = await buildWorkspace();
    const { client_id } = await buildNoted(owner);
    await buildInvoice(owner, { client_id, ...noted });
    await buildClient(live, noted);
    await owner.call('resetTestData', {});
    expect(await left(owner)).to.deep.equal({});
    expect(await holders(owner)).to.deep.equal([]);
    expect(await holders(live)).to.deep.equal(['Client']);
    await buildNoted(owner);
    expect(await holders(owner)).to.have.length(7);
  });

  it('stay as long as their objects: no table with a retention period has them', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildNoted(owner);
    await buildInvoice(owner, { client_id, ...noted });
    const before = await left(owner);
    await asService(owner, (ctx) => purgeExpired({ ...ctx, now: new Date(Date.now() + 400 * 24 * 3_600_000) }));
    expect(await left(owner)).to.deep.equal(before);
    expect(await holders(owner)).to.have.members(Object.keys(externalKinds));
  });
});
