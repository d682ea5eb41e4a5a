import { expect } from 'chai';
import { namingTables } from '../../../commands/clients/contact-references.js';
import { assertLinksOfClient } from '../../../commands/billing/client-links.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, readInvoice } from '../../support/builders/invoices.js';
import { untilOneWaits } from '../../support/service/waiting.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/** How many rows of a workspace refer to each contact. */
async function namedIn(owner: ApiClient): Promise<Record<string, number>> {
  const { db } = await testApi();
  const counts: Record<string, number> = {};
  for (const table of namingTables) {
    const rows = (await db(table).where({ workspace_id: owner.workspaceId })) as { contact_id: string | null }[];
    for (const { contact_id: id } of rows) counts[id ?? 'nobody'] = (counts[id ?? 'nobody'] ?? 0) + 1;
  }
  return counts;
}

const existing = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listContacts', {})).data.map(({ id }) => id);

describe('concurrent mergeContact', () => {
  it('with 24 invoices and projects being created or changed for the other contact loses none of them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [kept, other] = [await buildContact(owner, { client_id }), await buildContact(owner, { client_id })];
    const drafts = await Promise.all(Array.from({ length: 6 }, () => buildInvoice(owner, { client_id })));
    const projects = await Promise.all(Array.from({ length: 6 }, () => buildProject(owner, { client_id })));
    const body = { contact_id: other.id };
    const invoice = { ...body, client_id, line_items: [{ description: 'Work', rate: 1 }] };
    const name = (from: number, to: number) =>
      drafts
        .slice(from, to)
        .flatMap(({ id }, index) => [
          owner.request('createInvoice', { body: invoice }),
          owner.request('createProject', { body: { ...body, client_id, title: 'Work' } }),
          owner.request('updateInvoice', { params: { id }, body }),
          owner.request('updateProject', { params: { id: projects[from + index]?.id ?? '' }, body }),
        ]);
    const early = name(0, 3);
    const merging = owner.request('mergeContact', { params: { id: kept.id }, body: { merge_contact_id: other.id } });
    const answers = await Promise.all([...early, ...name(3, 6)]);
    expect((await merging).status).to.equal(200);
    for (const { status } of answers) expect(status).to.be.oneOf([200, 201, 400]);
    const named = answers.filter(({ ok }) => ok).length;
    const counts = await namedIn(owner);
    expect([counts[kept.id] ?? 0, counts[other.id]]).to.deep.equal([named, undefined]);
  });

  it('with an invoice about to name the other contact waits for it', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [kept, other] = [await buildContact(owner, { client_id }), await buildContact(owner, { client_id })];
    const { id } = await buildInvoice(owner, { client_id });
    const { merging } = await asService(owner, async (ctx) => {
      await assertLinksOfClient(ctx, client_id, { contact_id: other.id });
      const answer = owner.request('mergeContact', { params: { id: kept.id }, body: { merge_contact_id: other.id } });
      await Promise.race([answer, untilOneWaits()]);
      await (await Invoice.lock(ctx, id)).patch(ctx, { contact_id: other.id });
      return { merging: answer };
    });
    expect((await merging).status).to.equal(200);
    expect((await readInvoice(owner, id)).contact_id).to.equal(kept.id);
  });

  it('in both directions leaves one contact with the references of both', async () => {
    const { owner } = await buildWorkspace();
    for (let round = 0; round < 5; round += 1) {
      const { id: client_id } = await buildClient(owner);
      const [a, b] = [
        await buildContact(owner, { client_id, is_primary: true }),
        await buildContact(owner, { client_id, title: 'CFO' }),
      ];
      for (const contact_id of [a.id, b.id, b.id]) await buildProject(owner, { client_id, contact_id });
      const into = (id: string, merge_contact_id: string) =>
        owner.request('mergeContact', { params: { id }, body: { merge_contact_id } });
      const answers = await Promise.all([into(a.id, b.id), into(b.id, a.id), into(a.id, b.id), into(b.id, a.id)]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).to.have.length(1);
      for (const status of statuses) expect(status).to.be.oneOf([200, 400, 404]);
      const [left] = (await owner.call('listContacts', { query: { client_id } })).data;
      expect([left?.title, left?.roles.is_primary]).to.deep.equal(['CFO', true]);
      expect((await namedIn(owner))[left?.id ?? '']).to.equal(3);
    }
    expect(await existing(owner)).to.have.length(5);
  });

  it('in a ring leaves every reference with a contact that exists', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const ring = await Promise.all(
      Array.from({ length: 6 }, () => buildContact(owner, { client_id, is_billing: true })),
    );
    for (const { id: contact_id } of ring) await buildProject(owner, { client_id, contact_id });
    const merging = ring.map(({ id }, index) => {
      const merge_contact_id = ring[(index + 1) % ring.length]?.id ?? '';
      return owner.request('mergeContact', { params: { id }, body: { merge_contact_id } });
    });
    for (const { status } of await Promise.all(merging)) expect(status).to.be.oneOf([200, 400, 404]);
    const counts = await namedIn(owner);
    expect(Object.values(counts).reduce((all, count) => all + count, 0)).to.equal(6);
    expect(await existing(owner)).to.include.members(Object.keys(counts));
  });
});
