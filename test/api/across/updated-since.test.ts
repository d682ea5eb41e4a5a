import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { createTimeEntry } from '../../../commands/time/create-time-entry.js';
import { Client } from '../../../models/clients/client.js';
import { Contact } from '../../../models/clients/contact.js';
import { emit } from '../../../models/events/event.js';
import { Expense } from '../../../models/expenses/expense.js';
import { CreditNote } from '../../../models/billing/credit-note.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Payment } from '../../../models/billing/payment.js';
import { noteSilentChanges } from '../../../models/events/late-commits.js';
import { Project } from '../../../models/projects/project.js';
import { Ticket } from '../../../models/tickets/ticket.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { serializeClient } from '../../../serializers/client.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, pay } from '../../support/builders/invoices.js';
import { at, startService } from '../../support/service/service.js';
import { writeSlowly } from '../../support/service/slow-change.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

interface Changed {
  readonly id: string;
  readonly updated_at: string;
}

const buildPayment = async (owner: ApiClient) => (await pay(owner, (await buildSentInvoice(owner)).id, 10)).payment;
const buildCreditNote = async (owner: ApiClient) => credit(owner, (await buildSentInvoice(owner)).id, { amount: 10 });

const kinds = [
  ['listClients', Client, buildClient],
  ['listContacts', Contact, buildContact],
  ['listProjects', Project, buildProject],
  ['listTickets', Ticket, buildTicket],
  ['listTimeEntries', TimeEntry, buildTimeEntry],
  ['listExpenses', Expense, buildExpense],
  ['listInvoices', Invoice, buildInvoice],
  ['listPayments', Payment, buildPayment],
  ['listCreditNotes', CreditNote, buildCreditNote],
] as const;
type Listing = (typeof kinds)[number][0];

/** Lists that are also available as CSV files. */
const filed: ReadonlySet<Listing> = new Set([
  'listClients',
  'listTimeEntries',
  'listExpenses',
  'listInvoices',
  'listPayments',
  'listCreditNotes',
]);

/** How many changes each writer makes. */
const rounds = 15;

const beginning = '1970-01-01T00:00:00.000Z';

/** A reader that requests everything changed since the latest change that it has seen. */
class Reader {
  /** When each object changed, as far as this reader knows. */
  readonly seen = new Map<string, string>();
  mark = beginning;

  constructor(
    private readonly owner: ApiClient,
    private readonly listing: Listing,
  ) {}

  async catchUp(): Promise<string[]> {
    const rows: Changed[] = [];
    for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
      const query = { updated_since: this.mark, per_page: 100, page };
      const { data, pagination } = await this.owner.call(this.listing, { query });
      rows.push(...(data as readonly Changed[]));
      pages = pagination.total_pages;
    }
    for (const { id, updated_at } of rows) {
      this.seen.set(id, updated_at);
      if (updated_at > this.mark) this.mark = updated_at;
    }
    return rows.map(({ id }) => id);
  }
}

describe('updated_since', () => {
  it('finds what was created later, and not what was created before', async () => {
    const { live: owner } = await buildWorkspace();
    const reader = new Reader(owner, 'listClients');
    for (let round = 0; round < 3; round += 1) {
      await reader.catchUp();
      await buildClient(owner);
      const later = await buildClient(owner);
      const { data } = await owner.call('listClients', { query: { updated_since: later.updated_at } });
      expect(data.map(({ id }) => id)).to.deep.equal([later.id]);
    }
  });

  for (const [listing, model, build] of kinds) {
    it(`lets no reader of ${listing} miss a change that was committed after later ones were seen`, async () => {
      const { live: owner } = await buildWorkspace();
      const [slow, other] = [await build(owner), await build(owner)];
      const reader = new Reader(owner, listing);
      await reader.catchUp();
      const commit = await writeSlowly(owner, async (ctx) => {
        await (await model.lock(ctx, slow.id)).touch(ctx);
        await noteSilentChanges(ctx, [slow.id]);
      });
      const quick = await build(owner);
      expect(await reader.catchUp())
        .to.include(quick.id)
        .and.to.not.include(slow.id);
      const { mark } = reader;
      await commit();
      expect(await reader.catchUp()).to.have.members([quick.id, slow.id]);
      expect(reader.mark).to.equal(mark);
      if (filed.has(listing)) {
        const response = await owner.request(listing, { query: { updated_since: mark, format: 'csv' } });
        const file = await response.text();
        expect([slow.id, quick.id, other.id].map((id) => file.includes(id))).to.deep.equal([true, true, false]);
      }
      // What readers may have seen is no later than now, also of changes without an event, such as those by a worker.
      const later = new Date(Date.now() + 1).toISOString();
      expect((await owner.call(listing, { query: { updated_since: later } })).data).to.deep.equal([]);
    });
  }

  it('finds what only an event reports, and what that event names', async () => {
    const { live: owner } = await buildWorkspace();
    const [project, client] = [await buildProject(owner), await buildClient(owner)];
    const readers = [new Reader(owner, 'listProjects'), new Reader(owner, 'listClients')];
    for (const reader of readers) await reader.catchUp();
    const commit = await writeSlowly(owner, async (ctx) => {
      const work = { user_id: owner.userId, project_id: project.id, date: '2026-01-05', hours: 2 };
      await createTimeEntry(ctx, { ...work, billable: true });
      const touched = await (await Client.lock(ctx, client.id)).touch(ctx);
      await emit(ctx, 'client.updated', serializeClient(touched));
    });
    const quick = await buildProject(owner);
    for (const reader of readers) await reader.catchUp();
    await commit();
    const [projects, clients] = [await readers[0]?.catchUp(), await readers[1]?.catchUp()];
    expect(projects).to.have.members([quick.id, project.id]);
    expect(clients).to.have.members([quick.client_id, client.id]);
  });

  it('keeps readers of several servers in sync, however slow the writers are', async () => {
    const { live: owner } = await buildWorkspace();
    const other = await startService({});
    try {
      const sides = [owner, at(other, owner)];
      // Each object changes once, because a later change would hide that an earlier one was missed.
      const clients = await Promise.all(Array.from({ length: 4 * rounds }, () => buildClient(owner)));
      const nextId = (): string => clients.pop()?.id ?? '';
      const slow = (longest: number) => () =>
        asService(owner, async (ctx) => {
          const id = nextId();
          await pause(Math.random() * longest);
          const client = await Client.lock(ctx, id);
          await emit(ctx, 'client.updated', serializeClient(await client.patch(ctx, { notes: String(Math.random()) })));
          await pause(Math.random() * longest);
        });
      const quick = (side: ApiClient) => () =>
        side.call('updateClient', { params: { id: nextId() }, body: { notes: String(Math.random()) } });
      const readers = sides.map((side) => new Reader(side, 'listClients'));
      let isOver = false;
      const reading = readers.map(async (reader) => {
        for (const goesOn = () => !isOver; goesOn();) await reader.catchUp();
      });
      await Promise.all(
        [slow(60), slow(10), ...sides.map(quick)].map(async (write) => {
          for (let count = 0; count < rounds; count += 1) await write();
        }),
      );
      isOver = true;
      await Promise.all(reading);
      const { db } = await testApi();
      const rows = (await db('clients').where({ workspace_id: owner.workspaceId })) as {
        id: string;
        updated_at: Date;
      }[];
      const asTheyAre = rows.map(({ id, updated_at }) => [id, updated_at.toISOString()] as const);
      for (const reader of readers) {
        await reader.catchUp();
        expect([...reader.seen]).to.have.deep.members(asTheyAre);
      }
    } finally {
      await other.stop();
    }
  });
});
