import { expect } from 'chai';
import { namingTables } from '../../../commands/clients/contact-references.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addComment, addTicket } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const merge = async (owner: ApiClient, id: string, merge_contact_id: string) =>
  (await owner.call('mergeContact', { params: { id }, body: { merge_contact_id } })).data;

/** How many rows refer to a contact. */
async function namings(id: string): Promise<number> {
  const { db } = await testApi();
  const found = await Promise.all(
    namingTables.map(async (table) => (await db(table).where({ contact_id: id })).length),
  );
  return found.reduce((all, count) => all + count, 0);
}

describe('mergeContact', () => {
  it('moves everything that names the other contact, which then no longer exists', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [kept, other] = [await buildContact(owner, { client_id }), await buildContact(owner, { client_id })];
    const named = { client_id, contact_id: other.id };
    const project = await buildProject(owner, named);
    const invoice = await buildInvoice(owner, named);
    await addComment(await addTicket(owner, named), owner, other.id);
    await merge(owner, kept.id, other.id);
    expect([await namings(other.id), await namings(kept.id)]).to.deep.equal([0, 4]);
    expect((await owner.call('getInvoice', { params: { id: invoice.id } })).data.contact_id).to.equal(kept.id);
    const moved = (await owner.call('getProject', { params: { id: project.id } })).data;
    expect(moved.contact_id).to.equal(kept.id);
    expect(moved.updated_at >= project.updated_at).to.equal(true);
    expect(await refusalOf(owner.fail('getContact', { params: { id: other.id } }))).to.deep.equal([404, 'not_found']);
  });

  it('fills empty fields, and combines flags with OR', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const kept = await buildContact(owner, {
      client_id,
      name: 'Pat',
      email: 'pat@acme.example',
      title: '',
      is_technical: true,
      receives_reports: true,
    });
    const other = await buildContact(owner, {
      client_id,
      name: 'Patricia',
      email: 'patricia@acme.example',
      phone: '+1 212 555 0100',
      title: 'CFO',
      notes: 'Calls back',
      is_primary: true,
      is_billing: true,
      portal_access: 'view',
      receives_project_updates: true,
    });
    const data = await merge(owner, kept.id, other.id);
    const { created_at } = kept;
    const texts = {
      name: 'Pat',
      email: 'pat@acme.example',
      phone: '+1 212 555 0100',
      title: 'CFO',
      notes: 'Calls back',
    };
    expect(data).to.deep.include({ id: kept.id, created_at, ...texts, mobile: null });
    expect(data.roles).to.deep.equal({ is_primary: true, is_billing: true, is_technical: true });
    expect(data.portal).to.include({ access_enabled: true, access_level: 'view' });
    expect(data.communication).to.deep.equal({
      receives_invoices: false,
      receives_reports: true,
      receives_project_updates: true,
      receives_ticket_replies: true,
    });
    expect((await owner.call('getContact', { params: { id: kept.id } })).data).to.deep.equal(data);
    const duplicates = await buildContact(owner, { client_id, name: 'Quite Another', phone: '12125550100' });
    const [group] = (await owner.call('listContactDuplicates', {})).data;
    expect(group?.contacts.map(({ id }) => id)).to.deep.equal([kept.id, duplicates.id]);
  });

  for (const [mine, theirs, higher] of [
    ['view', 'full', 'full'],
    ['full', 'view', 'full'],
    ['none', 'view', 'view'],
    ['view', 'none', 'view'],
    ['none', 'none', 'none'],
  ] as const) {
    it(`turns access ${mine} and ${theirs} into ${higher}`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const kept = await buildContact(owner, { client_id, email: 'a@x.example', portal_access: mine });
      const other = await buildContact(owner, { client_id, email: 'b@x.example', portal_access: theirs });
      expect((await merge(owner, kept.id, other.id)).portal.access_level).to.equal(higher);
      const isGiven = (await eventTypesOf(owner, kept.id)).at(-1) === 'contact.portal_enabled';
      expect(isGiven).to.equal(mine === 'none' && higher !== 'none');
    });
  }

  it('emits events for both', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [kept, other] = [
      await buildContact(owner, { client_id }),
      await buildContact(owner, { client_id, title: 'CFO' }),
    ];
    await merge(owner, kept.id, other.id);
    const [updated, deleted] = [(await eventsOf(owner, kept.id)).at(-1), (await eventsOf(owner, other.id)).at(-1)];
    expect([updated?.type, updated?.context.changes]).to.deep.equal([
      'contact.updated',
      { title: { from: null, to: 'CFO' } },
    ]);
    expect([deleted?.type, deleted?.data, deleted?.context]).to.deep.equal([
      'contact.deleted',
      other,
      { merged_into: kept.id },
    ]);
    // The same event if the merge changes nothing of the remaining contact.
    const empty = await buildContact(owner, { client_id });
    await merge(owner, kept.id, empty.id);
    expect((await eventTypesOf(owner, kept.id)).slice(1)).to.deep.equal(['contact.updated', 'contact.updated']);
  });

  it('refuses itself, a contact of another client, and one that does not exist', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await buildContact(owner), await buildContact(owner)];
    for (const merge_contact_id of [one.id, two.id, 'con_00000000000000000000000000']) {
      const failing = owner.fail('mergeContact', { params: { id: one.id }, body: { merge_contact_id } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'merge_contact_id']);
    }
    const params = { id: 'con_00000000000000000000000000' };
    const failing = owner.fail('mergeContact', { params, body: { merge_contact_id: one.id } });
    expect(await refusalOf(failing)).to.deep.equal([404, 'not_found']);
  });
});

describe('what names a contact', () => {
  it('is known for every table with a contact_id, and found through an index', async () => {
    const { db } = await testApi();
    const [columns] = (await db.raw(
      `SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND column_name = 'contact_id'`,
    )) as [{ name: string }[]];
    const naming = columns.map(({ name }) => name).filter((name) => !ended.has(name));
    expect(naming.toSorted()).to.deep.equal([...namingTables].toSorted());
    const [indexes] = (await db.raw(
      `SELECT DISTINCT table_name AS name FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND column_name = 'contact_id' AND seq_in_index = 2`,
    )) as [{ name: string }[]];
    expect(indexes.map(({ name }) => name)).to.include.members([...namingTables]);
  });
});

/**
 * Tables that a merge does not change: sessions end with their contact (commands/clients/contact-portal.ts), and events
 * record the contact of their time.
 */
const ended = new Set(['sessions', 'events']);
