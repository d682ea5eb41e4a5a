/**
 * Nobody can let anyone see or do more than they can themselves; nor can anyone let themselves by moving to another
 * department.
 */
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { buildInvited, uniqueEmail } from '../../support/builders/invitations.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const refused = [403, 'forbidden'];
const move = (by: ApiClient, id: string, department: string | null) =>
  by.request('updateUser', { params: { id }, body: { department } });
const invitation = (role: 'member' | 'viewer' | 'contractor') => ({
  body: { email: uniqueEmail(), name: 'Ivy Invited', role },
});

describe('updateUser with a department', () => {
  it('lets a manager move only members of their team, and nobody else into their own department', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager', { department: 'Design' });
    const mate = await buildUser(owner, 'member', { department: 'Design' });
    const strangers = [
      await buildUser(owner, 'member', { department: 'Sales' }),
      await buildUser(owner, 'contractor'),
      await buildUser(owner, 'viewer', { department: 'Sales' }),
    ];
    for (const { userId } of strangers) {
      for (const department of ['Design', 'Support'] as const)
        expect((await move(lead, userId, department)).status).to.equal(403);
      const failing = lead.fail('getUserTimeSummary', { params: { id: userId } });
      expect(await refusalOf(failing)).to.deep.equal(refused);
      // The manager can change any other field of the user.
      await lead.call('updateUser', { params: { id: userId }, body: { title: 'Engineer' } });
    }
    expect((await move(lead, mate.userId, 'Sales')).status).to.equal(200);
    expect((await move(lead, mate.userId, 'Design')).status).to.equal(403);
  });

  it('applies to bulk updates too, all or none', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager', { department: 'Design' });
    const mate = await buildUser(owner, 'member', { department: 'Design' });
    const stranger = await buildUser(owner, 'member', { department: 'Sales' });
    const body = { ids: [mate.userId, stranger.userId], updates: { department: 'Support' } };
    expect(await refusalOf(lead.fail('updateUsers', { body }))).to.deep.equal([...refused, 'ids.1']);
    const { data } = await owner.call('getUser', { params: { id: mate.userId } });
    expect(data.department).to.equal('Design');
  });

  it('lets managers of the whole firm move anyone below them', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager');
    const { userId } = await buildUser(owner, 'member', { department: 'Sales' });
    expect((await move(lead, userId, 'Design')).status).to.equal(200);
    expect((await move(lead, lead.userId, 'Design')).status).to.equal(403);
  });

  it('is not for those who manage the team but see only their own time', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'member', { permissions: { can_manage_team: true } });
    const { userId } = await buildUser(owner, 'member');
    expect((await move(lead, userId, 'Design')).status).to.equal(403);
  });
});

describe('inviteUser', () => {
  it('is refused if the account would see or do more than the inviter', async () => {
    const { owner } = await buildWorkspace();
    const invoices = { can_manage_invoices: true };
    const lead = await buildUser(owner, 'manager');
    const reader = await buildUser(owner, 'manager', { permissions: invoices });
    const narrow = await buildUser(owner, 'manager', { department: 'Design', permissions: invoices });
    const may = async (by: ApiClient) => {
      const answers = ['member', 'viewer', 'contractor'] as const;
      return Promise.all(answers.map(async (role) => (await by.request('inviteUser', invitation(role))).status));
    };
    expect(await may(lead), 'a user who sees no invoices').to.deep.equal([201, 403, 201]);
    expect(await may(reader), 'a user who sees everything that a viewer does').to.deep.equal([201, 201, 201]);
    expect(await may(narrow), 'a user who sees the time of a department').to.deep.equal([201, 403, 201]);
  });

  it('says what is too much', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager');
    const { error } = await lead.fail('inviteUser', invitation('viewer'));
    expect(error.message).to.match(/would have more rights than you: invoices/);
  });
});

describe('reactivateUser and resendUserInvitation', () => {
  it('are refused for a user who has been granted more than the caller has', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager');
    const rich = await buildUser(owner, 'member', { status: 'deactivated', permissions: { can_see_costs: true } });
    const plain = await buildUser(owner, 'member', { status: 'deactivated' });
    const back = (by: ApiClient, id: string) => by.request('reactivateUser', { params: { id } });
    expect((await back(lead, rich.userId)).status).to.equal(403);
    expect((await back(lead, plain.userId)).status).to.equal(200);
    expect((await back(owner, rich.userId)).status).to.equal(200);
    const { id } = await buildInvited(owner);
    await owner.call('updateUserPermissions', { params: { id }, body: { can_see_costs: true } });
    const failing = lead.fail('resendUserInvitation', { params: { id } });
    expect(await refusalOf(failing)).to.deep.equal(refused);
  });
});
