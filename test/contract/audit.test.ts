import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import type { OperationId, Schemas } from '../../contract/contract.js';
import type { AnyCase } from '../support/access/cases.js';
import { cases } from '../support/access/matrix.js';
import { buildFixtures, buildScene, type Fixtures, type Scene } from '../support/access/scene.js';
import type { ApiClient } from '../support/service/api.js';

const operationIds = Object.keys(operations) as OperationId[];
const marked = operationIds.filter((id) => operations[id].audit !== null);

/** Tags of which the log has all changes: access, settings, people's data and money. */
const recordedTags: ReadonlySet<string> = new Set([
  'agreements',
  'agreement-types',
  'bank-imports',
  'api-keys',
  'canned-replies',
  'clients',
  'contacts',
  'credit-notes',
  'exchange-rates',
  'invoices',
  'items',
  'portal',
  'project-types',
  'tax-rates',
  'rate-cards',
  'recurring-invoices',
  'reports',
  'ticket-priorities',
  'ticket-statuses',
  'users',
  'webhooks',
  'workspace',
]);

/** Changes that the log does not have, by their reason. */
const exceptions: Readonly<Record<string, readonly OperationId[]>> = {
  'it changes nothing': [
    'previewApprovalReminder',
    'previewApprovalRequest',
    'previewClientStatementMail',
    'previewCreditNoteMail',
    'previewInvoiceFromTime',
    'previewInvoiceMail',
    'previewInvoiceReminder',
  ],
  'it is recorded as the operation that it chooses': [
    'upsertAgreement',
    'upsertClient',
    'upsertContact',
    'upsertInvoice',
  ],
  'the key that comes of it is recorded': ['createCliLogin'],
  'it sends what was to be sent anyway': [
    'recoverWebhook',
    'retryWebhookDelivery',
    'retryWebhookDeliveries',
    'testWebhook',
  ],
  'it arranges what one person sees': ['deleteSavedView'],
  'tags arrange work, and events have them': [
    'addClientTags',
    'addContactTags',
    'removeClientTags',
    'removeContactTags',
    'removeProjectTags',
    'removeTicketTags',
    'updateClientTags',
    'updateContactTags',
  ],
  'it takes back another change of an hour, which events have': ['includeTimeEntry'],
  'it is work of tickets, which events have': [
    'createPortalTicket',
    'createPortalTicketActivity',
    'createPortalTicketAttachment',
    'reopenPortalTicket',
  ],
  'the approval keeps who decided, from where': ['approveInPortal', 'rejectInPortal'],
};

/** Reads that leave an entry. */
const recordedReads: readonly OperationId[] = ['getUserPersonalData', 'getContactPersonalData'];

/** Kinds of objects that have no name, or that are known by what they belong to. */
const nameless: ReadonlySet<string> = new Set(['attachment', 'comment', 'expense', 'scheduled_report', 'time_entry']);

describe('the marks of the audit log in the contract', () => {
  it('are on every deletion, and on every change of access, settings, people and money', () => {
    const byRule = operationIds.filter(
      (id) => operations[id].method === 'delete' || (operations[id].method !== 'get' && recordedTags.has(tagOf(id))),
    );
    expect([marked.length > 80, byRule.length > 80]).to.deep.equal([true, true]);
    const excepted = Object.values(exceptions).flat();
    expect(byRule.filter((id) => operations[id].audit === null && !excepted.includes(id))).to.deep.equal([]);
    expect(excepted.filter((id) => operations[id].audit !== null || !operationIds.includes(id))).to.deep.equal([]);
  });

  it('are on no operation that only reads, except those that hand out all that is stored of a person', () => {
    expect(marked.filter((id) => operations[id].method === 'get')).to.have.members(recordedReads);
  });

  describe('of each operation', () => {
    let scene: Room;
    before(async () => {
      scene = await buildRoom();
    });

    for (const id of marked)
      it(`leave an entry when somebody calls ${id}, and none when it is refused`, async () => {
        const room = id === 'resetTestData' ? await buildRoom() : scene;
        const caller = operations[id].realm === 'team' ? room.owner : room.callers['full access'];
        for (const each of Object.values(cases[id] as Readonly<Record<string, AnyCase>>)) {
          const input = await inputOf(id, each, caller, room);
          const refused = await room.callers[recordedReads.includes(id) ? 'viewer' : 'read-only key'].request(
            id,
            input,
          );
          expect(refused.ok).to.equal(false);
          const answer = await caller.request(id, input);
          const text = await answer.text();
          if (answer.status >= 300) continue;
          expect(await entriesOf(room, refused), id).to.deep.equal([]);
          const entries = await entriesOf(room, answer);
          expect(entries, text).not.to.deep.equal([]);
          for (const { action, resource } of entries) {
            expect(resource.id, text).to.be.a('string');
            if (action.endsWith('.deleted') && !nameless.has(resource.type))
              expect(resource.name, text).to.be.a('string');
          }
        }
      });
  });
});

type Room = Scene & { readonly fixtures: Fixtures };

async function buildRoom(): Promise<Room> {
  const scene = await buildScene();
  return { ...scene, fixtures: await buildFixtures(scene) };
}

async function inputOf(id: OperationId, each: AnyCase, caller: ApiClient, room: Room): Promise<object> {
  if ('makeFor' in each) return each.makeFor(caller, room);
  if ('make' in each) return each.make(room);
  if (!recordedReads.includes(id)) throw new Error(`${id} has a case that only reads`);
  return each.find(room);
}

const tagOf = (id: OperationId): string => (operations[id] as { tag: string }).tag;

/** The entries that a request has left. */
async function entriesOf({ owner }: Scene, { headers }: Response): Promise<Schemas['AuditEntry'][]> {
  const requestId = headers.get('x-request-id');
  if (requestId === null) throw new Error('The response has no X-Request-Id');
  const { data } = await owner.call('listAuditEntries', { query: { per_page: 100 } });
  return data.filter(({ request_id }) => request_id === requestId);
}
