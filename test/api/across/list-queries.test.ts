/** Rules that the queries of all lists, and of all other operations with a range, have in common. */
import { expect } from 'chai';
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import type { ApiClient } from '../../support/service/api.js';
import { listsAnArray, operationIds, queryOf, type Parameter } from '../../support/contract/contract.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildWebhook } from '../../support/service/receiver.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/**
 * Filters whose ids are not looked up, because the object may be deleted, or because the response would reveal that it
 * exists.
 */
const unchecked = new Set([
  'listEvents.resource_id',
  'listWebhookDeliveries.event_id',
  'listAgreementLedger.time_entry_id',
  'listPortalTickets.project_id',
  'listPortalTickets.contact_id',
]);

/** The ends of ranges of days or instants; `from` of an exchange rate is a currency. */
const ends = (id: OperationId): string[] =>
  queryOf(id).flatMap(({ name, schema }) =>
    /(^|_)from$/.test(name) && schema.format?.startsWith('date') === true ? [name.replace(/from$/, 'to')] : [],
  );

const unknownIds = ({ schema }: Parameter): string | undefined => {
  const prefix = /^\^([a-z]+_)\[/.exec(schema.items?.pattern ?? '')?.[1];
  return prefix && ['0', '1'].map((digit) => prefix + digit.repeat(26)).join(',');
};

describe('every list', () => {
  let owner: ApiClient;
  let contact: ApiClient;
  let parents: Readonly<Record<string, string>>;

  before(async () => {
    ({ owner } = await buildWorkspace());
    const { id: client_id } = await buildClient(owner);
    contact = await buildPortalContact(owner, { client_id, is_billing: true });
    parents = {
      users: owner.userId,
      projects: (await buildProject(owner, { client_id })).id,
      tickets: (await buildTicket(owner, { client_id })).id,
      agreements: (await buildAgreement(owner, { client_id })).id,
      clients: client_id,
      invoices: (await buildInvoice(owner, { client_id })).id,
      webhooks: (await buildWebhook(owner)).webhook.id,
    };
  });

  const failing = (id: OperationId, query: object) => {
    const parent = parents[operations[id].path.split('/')[2] ?? ''];
    const caller = operations[id].realm === 'portal' ? contact : owner;
    return caller.fail(id, { query, ...(parent === undefined ? {} : { params: { id: parent } }) });
  };

  for (const id of operationIds.filter((each) => operations[each].method === 'get')) {
    for (const end of ends(id)) {
      it(`${id} refuses a range whose ${end} is before its beginning`, async () => {
        const { error } = await failing(id, { [end.replace(/to$/, 'from')]: dayOf(id, '02'), [end]: dayOf(id, '01') });
        expect([error.code, error.field]).to.deep.equal(['invalid_request', end]);
      });
    }
  }

  const dayOf = (id: OperationId, day: string): string =>
    ['listAuditEntries', 'listEvents', 'listLoggedRequests'].includes(id)
      ? `2026-01-${day}T00:00:00Z`
      : `2026-01-${day}`;

  for (const id of operationIds.filter(listsAnArray)) {
    for (const filter of queryOf(id).filter(
      // A filter by external id may be used to find out whether the id exists.
      ({ name }) => name.endsWith('_id') && name !== 'external_id' && !unchecked.has(`${id}.${name}`),
    )) {
      const ids = unknownIds(filter);
      if (ids === undefined) continue;
      it(`${id} refuses several unknown ids in ${filter.name}`, async () => {
        const { error } = await failing(id, { [filter.name]: ids });
        expect([error.code, error.field]).to.deep.equal(['invalid_request', filter.name]);
      });
    }
  }
});

describe('a filter with several values', () => {
  it('matches any of them, and refuses an unknown id next to a known one', async () => {
    const { owner } = await buildWorkspace();
    const [one, two, three] = [await buildClient(owner), await buildClient(owner), await buildClient(owner)];
    for (const { id: client_id } of [one, two, three]) await buildTicket(owner, { client_id });
    const { data, pagination } = await owner.call('listTickets', {
      query: { client_id: [one.id, three.id], status: ['open', 'closed'] },
    });
    expect(data.map(({ client_id }) => client_id)).to.have.members([one.id, three.id]);
    expect(pagination.total).to.equal(2);
    const unknown = `cli_${'0'.repeat(26)}`;
    const { error } = await owner.fail('listTickets', { query: { client_id: `${one.id},${unknown}` } });
    expect([error.field, error.message]).to.deep.equal(['client_id', `client_id does not exist: ${unknown}`]);
    const file = await owner.fail('listTimeEntries', { query: { client_id: `${one.id},${unknown}`, format: 'csv' } });
    expect(file.error.field).to.equal('client_id');
  });

  it('treats `all` next to another value as all', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('listUsers', { query: { status: ['invited', 'all'] } });
    expect(data.map(({ id }) => id)).to.deep.equal([owner.userId]);
    expect((await owner.call('listUsers', { query: { status: ['invited', 'deactivated'] } })).data).to.deep.equal([]);
  });
});

describe('listTickets with from and to', () => {
  it('compares a day with an instant in the time zone of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'Pacific/Kiritimati' } });
    // In Kiritimati, 2 January begins at 10:00 UTC on the first.
    await owner.call('listTickets', { query: { from: '2026-01-02', to: '2026-01-01T12:00:00Z' } });
    const { error } = await owner.fail('listTickets', { query: { from: '2026-01-02', to: '2026-01-01T09:00:00Z' } });
    expect([error.field, error.message]).to.deep.equal(['to', 'to must not be before from']);
  });
});

describe('listAgreementPeriods', () => {
  it('pages the periods, by twelve unless limit or per_page says otherwise', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildAgreement(owner, {});
    const {
      data: [first],
      pagination,
    } = await owner.call('listAgreementPeriods', { params: { id } });
    await owner.call('closeAgreementPeriod', { params: { id, period_id: first?.id ?? '' }, body: {} });
    expect(pagination).to.deep.include({ page: 1, per_page: 12, total: 1, total_pages: 1, has_more: false });
    const read = async (query: object) => {
      const page = await owner.call('listAgreementPeriods', { params: { id }, query });
      const { next_cursor: _, ...position } = page.pagination;
      return [page.data.map((period) => period.id === first?.id), position];
    };
    expect(await read({ limit: 1 })).to.deep.equal([
      [false],
      { page: 1, per_page: 1, total: 2, total_pages: 2, has_more: true },
    ]);
    expect(await read({ limit: 5, per_page: 1, page: 2 })).to.deep.equal([
      [true],
      { page: 2, per_page: 1, total: 2, total_pages: 2, has_more: false },
    ]);
  });
});

describe('listContactDuplicates', () => {
  it('pages the groups, the likeliest first', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    for (const name of ['Pat Doe', 'Pat Doe', 'Ann Poe', 'Ann Poe']) await buildContact(owner, { client_id, name });
    const pages = [1, 2, 3].map((page) => owner.call('listContactDuplicates', { query: { page, per_page: 1 } }));
    const read = await Promise.all(pages);
    expect(read.map(({ data }) => data.length)).to.deep.equal([1, 1, 0]);
    expect(read[2]?.pagination).to.deep.include({ page: 3, per_page: 1, total: 2, total_pages: 2, has_more: false });
  });
});
