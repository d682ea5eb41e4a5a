/** An entry that changes or is deleted leaves the approvals that contain it. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import {
  approve,
  requestApproval,
  buildApprovalScene,
  buildMilestoneApproval,
  march,
  reject,
  type ApprovalScene,
} from '../../support/builders/approvals.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

type Entry = Schemas['TimeEntry'];

const get = async (owner: ApiClient, id: string) => (await owner.call('getApproval', { params: { id } })).data;
const entriesOf = async (owner: ApiClient, id: string) =>
  (await owner.call('listApprovalEntries', { params: { id } })).data;

interface Scene {
  readonly owner: ApiClient;
  readonly place: ApprovalScene;
  readonly entry: Entry;
  /** Three hours, in addition to the two of `entry`. */
  readonly other: Entry;
  readonly approval: Schemas['Approval'];
}

async function buildScene(): Promise<Scene> {
  const { owner } = await buildWorkspace();
  const place = await buildApprovalScene(owner);
  const { project_id } = place;
  const entry = await buildTimeEntry(owner, { project_id, description: 'Build' });
  const other = await buildTimeEntry(owner, { project_id, hours: 3, date: '2026-03-12' });
  return {
    owner,
    place,
    entry,
    other,
    approval: await requestApproval(owner, { type: 'hours', project_id, ...march }),
  };
}

type Change = (scene: Scene) => Promise<unknown>;

const update =
  (body: Schemas['TimeEntryUpdate']): Change =>
  ({ owner, entry: { id } }) =>
    owner.call('updateTimeEntry', { params: { id }, body });

/** Changes of an entry, and whether it leaves the approval. */
const table: Readonly<Record<string, readonly [change: Change, isOut: boolean]>> = {
  'its hours change': [update({ hours: 2.5 }), true],
  'its day changes': [update({ date: '2026-03-11' }), true],
  'its description changes': [update({ description: 'Something else' }), true],
  'it is no longer billable': [update({ billable: false }), true],
  'someone else is said to have done it': [
    async (scene) => update({ user_id: (await buildUser(scene.owner, 'member')).userId })(scene),
    true,
  ],
  'it moves to another project': [
    async (scene) =>
      update({ project_id: (await buildProject(scene.owner, { client_id: scene.place.client_id })).id })(scene),
    true,
  ],
  'it is drawn from an agreement': [
    async (scene) =>
      update({ agreement_id: (await buildAgreement(scene.owner, { client_id: scene.place.client_id })).id })(scene),
    true,
  ],
  'it is excluded': [
    ({ owner, entry: { id } }) => owner.call('excludeTimeEntry', { params: { id }, body: { reason: 'goodwill' } }),
    true,
  ],
  'the firm rejects it': [
    ({ owner, entry: { id } }) => owner.call('rejectTimeEntry', { params: { id }, body: {} }),
    true,
  ],
  'it is changed with others': [
    ({ owner, entry: { id } }) => owner.call('updateTimeEntries', { body: { ids: [id], updates: { hours: 1 } } }),
    true,
  ],
  'it is deleted': [({ owner, entry: { id } }) => owner.call('deleteTimeEntry', { params: { id } }), true],
  'nothing of it is other than it was': [update({ hours: 2, description: 'Build' }), false],
  'its rate changes': [update({ rate_charged: 77 }), false],
  'another system notes something': [update({ metadata: { erp: '7' }, external_id: 'erp-7' }), false],
  'the firm approves it': [({ owner, entry: { id } }) => owner.call('approveTimeEntry', { params: { id } }), false],
  'it is billed': [
    ({ owner, place: { client_id } }) =>
      owner.call('createInvoiceFromTime', { body: { client_id, ...march, group_by: 'none' } }),
    false,
  ],
};

describe('an entry that a client is asked to approve', () => {
  for (const [what, [change, isOut]] of Object.entries(table)) {
    it(`${isOut ? 'falls out' : 'stays'} when ${what}`, async () => {
      const scene = await buildScene();
      const { owner, approval, entry, other } = scene;
      await change(scene);
      const left = (await entriesOf(owner, approval.id)).map(({ time_entry_id: id }) => id);
      expect(left).to.deep.equal(isOut ? [other.id] : [entry.id, other.id]);
      const now = await get(owner, approval.id);
      expect(now).to.include({ status: 'pending', hours: isOut ? 3 : 5, entry_count: isOut ? 1 : 2, left_hours: 0 });
      expect(now.days).to.have.length(isOut ? 1 : 2);
      const types = await eventTypesOf(owner, approval.id);
      expect(types).to.deep.equal(['approval.requested', ...(isOut ? ['approval.updated'] : [])]);
    });

    it(`${isOut ? 'is no longer covered, but still shown,' : 'stays covered'} when ${what} after the client approved`, async () => {
      const scene = await buildScene();
      const { owner, place, approval, entry } = scene;
      await approve(place.contact, approval.id);
      await change(scene);
      const now = await get(owner, approval.id);
      expect(now).to.include({ status: 'approved', hours: 5, entry_count: 2, left_hours: isOut ? 2 : 0 });
      const [first] = await entriesOf(owner, approval.id);
      expect(first).to.include({ hours: 2, date: '2026-03-10', description: 'Build' });
      expect(first?.left_at === null).to.equal(!isOut);
      expect(first?.time_entry_id).to.equal(what === 'it is deleted' ? null : entry.id);
      expect((await place.contact.call('getPortalApproval', { params: { id: approval.id } })).data.hours).to.equal(5);
    });
  }

  it('can be included in another approval after leaving one', async () => {
    const scene = await buildScene();
    const { owner, place, approval } = scene;
    await approve(place.contact, approval.id);
    await update({ hours: 4 })(scene);
    const again = await requestApproval(owner, { type: 'hours', project_id: place.project_id, ...march });
    expect(again.hours).to.equal(4);
  });

  it('cancels the approval when its last entry leaves', async () => {
    const scene = await buildScene();
    const { owner, approval, entry, other } = scene;
    await owner.call('deleteTimeEntries', { body: { ids: [entry.id, other.id] } });
    const now = await get(owner, approval.id);
    expect(now).to.deep.include({ status: 'cancelled', hours: 0, entry_count: 0, cancelled_by_id: null, days: [] });
    expect(await eventTypesOf(owner, approval.id)).to.deep.equal(['approval.requested', 'approval.cancelled']);
  });

  it('is included by only one of two concurrent requests', async () => {
    const { owner } = await buildWorkspace();
    const { project_id } = await buildApprovalScene(owner);
    for (let round = 0; round < 3; round++) {
      await buildTimeEntry(owner, { project_id });
      const body = { type: 'hours', project_id, ...march } as const;
      const ask = async () => (await owner.request('createApproval', { body })).status;
      expect((await Promise.all([ask(), ask()])).toSorted()).to.deep.equal([201, 400]);
    }
  });

  it('is approved as it was shown or leaves the approval, whichever of decision and change comes first', async () => {
    for (let round = 0; round < 3; round++) {
      const scene = await buildScene();
      const { owner, place, approval } = scene;
      await Promise.all([approve(place.contact, approval.id), update({ hours: 7 })(scene)]);
      const now = await get(owner, approval.id);
      const isChangedFirst = now.hours === 3;
      expect(now).to.include({ status: 'approved', hours: isChangedFirst ? 3 : 5, left_hours: isChangedFirst ? 0 : 2 });
    }
  });
});

describe('a milestone that a client is asked to approve', () => {
  const body = { title: 'Another title' };

  it('takes a pending approval back when it is another, and is no longer covered by an approved one', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const pending = await buildMilestoneApproval(owner, place);
    const approved = await buildMilestoneApproval(owner, place);
    await approve(place.contact, approved.id);
    for (const { milestone_id } of [pending, approved]) {
      const params = { id: place.project_id, milestone_id: milestone_id ?? '' };
      await owner.call('updateProjectMilestone', { params, body: { due_date: '2026-09-01', amount: 9 } });
    }
    expect([(await get(owner, pending.id)).status, (await get(owner, approved.id)).left_at]).to.deep.equal([
      'pending',
      null,
    ]);
    for (const { milestone_id } of [pending, approved]) {
      const params = { id: place.project_id, milestone_id: milestone_id ?? '' };
      await owner.call('updateProjectMilestone', { params, body });
    }
    const [first, second] = [await get(owner, pending.id), await get(owner, approved.id)];
    expect(first).to.include({ status: 'cancelled', title: pending.title, left_at: null });
    expect(second).to.include({ status: 'approved', title: approved.title });
    expect(second.left_at).to.be.a('string');
    await requestApproval(owner, { type: 'milestone', milestone_id: approved.milestone_id });
  });

  it('leaves its approvals as records when it is deleted', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const asked = [await buildMilestoneApproval(owner, place), await buildMilestoneApproval(owner, place)];
    await approve(place.contact, asked[1]?.id ?? '');
    for (const { milestone_id } of asked)
      await owner.call('deleteProjectMilestone', {
        params: { id: place.project_id, milestone_id: milestone_id ?? '' },
      });
    const now = await Promise.all(asked.map(({ id }) => get(owner, id)));
    expect(now.map(({ status }) => status)).to.deep.equal(['cancelled', 'approved']);
    expect(now.map(({ milestone_id }) => milestone_id)).to.deep.equal([null, null]);
  });
});

describe('what an approval is about', () => {
  it('leaves it as a record when the project is deleted, and takes it along when the client is', async () => {
    const { owner, place, approval } = await buildScene();
    const { client_id, project_id: id } = place;
    const { id: decided } = await buildMilestoneApproval(owner, place);
    await approve(place.contact, decided);
    await owner.call('deleteProject', { params: { id } });
    expect(await get(owner, approval.id)).to.include({ status: 'cancelled', project_id: null });
    expect(await get(owner, decided)).to.include({ status: 'approved', project_id: null, milestone_id: null });
    expect((await place.contact.call('listPortalApprovals', {})).data).to.have.length(2);
    await owner.call('deleteClient', { params: { id: client_id } });
    expect((await owner.call('listApprovals', {})).data).to.deep.equal([]);
    expect((await eventTypesOf(owner, decided)).at(-1)).to.equal('approval.deleted');
    expect((await eventsOf(owner, decided)).at(-1)?.data).to.include({ id: decided, client_id });
  });

  it('keeps a project with its client', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const { id } = await buildMilestoneApproval(owner, place);
    await owner.call('cancelApproval', { params: { id } });
    const { id: client_id } = await buildClient(owner);
    const failing = owner.fail('updateProject', { params: { id: place.project_id }, body: { client_id } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'client_id']);
  });

  it('stays to be approved when the project is completed', async () => {
    const { owner, place, approval } = await buildScene();
    await owner.call('updateProject', { params: { id: place.project_id }, body: { status: 'completed' } });
    expect((await approve(place.contact, approval.id)).status).to.equal('approved');
  });
});

describe('a contact who decided', () => {
  it('is still named after being deleted, and is the remaining contact after a merge', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const colleague = await buildPortalContact(owner, { client_id: place.client_id, name: 'Lee' });
    const [one, two] = [await buildMilestoneApproval(owner, place), await buildMilestoneApproval(owner, place)];
    await approve(place.contact, one.id);
    await reject(colleague, two.id);
    await owner.call('deleteContact', { params: { id: place.contact.userId } });
    const kept = await buildContact(owner, { client_id: place.client_id, name: 'Kim' });
    await owner.call('mergeContact', { params: { id: kept.id }, body: { merge_contact_id: colleague.userId } });
    expect((await get(owner, one.id)).decision).to.include({
      contact_id: place.contact.userId,
      contact_name: 'Pat Jones',
    });
    expect((await get(owner, two.id)).decision).to.include({ contact_id: kept.id, contact_name: 'Kim' });
  });

  it('can no longer decide after losing access, and the approval stays pending', async () => {
    const { owner, place, approval } = await buildScene();
    const { contact } = place;
    const params = { id: approval.id };
    await owner.call('enableContactPortal', { params: { id: contact.userId }, body: { access_level: 'view' } });
    expect(await refusalOf(contact.fail('approveInPortal', { params }))).to.deep.equal([403, 'forbidden']);
    await owner.call('disableContactPortal', { params: { id: contact.userId } });
    expect(await refusalOf(contact.fail('approveInPortal', { params }))).to.deep.equal([401, 'unauthorized']);
    expect((await get(owner, approval.id)).status).to.equal('pending');
    expect(await refusalOf(owner.fail('remindApproval', { params }))).to.deep.equal([409, 'invalid_state']);
  });
});
