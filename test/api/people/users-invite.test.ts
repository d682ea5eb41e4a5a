import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Role } from '../../../domain/people/policy.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvited, invitationLinks, uniqueEmail } from '../../support/builders/invitations.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

const day = 86_400_000;
const roles: readonly Role[] = ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'];

const invite = (by: ApiClient, body: object) =>
  by.request('inviteUser', { body: { name: 'Ada', role: 'member', email: uniqueEmail(), ...body } });

describe('inviteUser', () => {
  it('adds a person as invited, with 40 hours a week and a target of 75 percent by default', async () => {
    const { owner } = await buildWorkspace();
    const email = `Ada-${randomUUID()}@Example.com`;
    const { status, body, headers } = await owner.send('inviteUser', {
      body: { email, name: 'Ada Miller', role: 'manager' },
    });
    const { data } = body;
    expect(status).to.equal(201);
    expect(data).to.include({ email, name: 'Ada Miller', role: 'manager', status: 'invited', title: null });
    expect(data.capacity).to.deep.equal({ hours_per_week: 40, billable_target: 75 });
    expect(data.rates).to.deep.equal({ cost_rate: null, bill_rate: null });
    const read = await owner.send('getUser', { params: { id: data.id } });
    expect(read.body.data).to.deep.equal(data);
    expect(read.headers.get('etag')).to.equal(headers.get('etag')).and.be.a('string');
  });

  it('accepts title, department, locale, capacity and rates', async () => {
    const { owner } = await buildWorkspace();
    const profile = { title: 'Engineer', department: 'Web', locale: 'de-CH' };
    const capacity = { hours_per_week: 32, billable_target: 80 };
    const rates = { cost_rate: 41.25, bill_rate: 120.125 };
    const data = await buildInvited(owner, { ...profile, ...capacity, ...rates });
    expect(data).to.deep.include({ ...profile, capacity, rates });
  });

  it('mails a link that works for 7 days by the clock of the workspace, and shows it nowhere else', async () => {
    const { owner } = await buildWorkspace();
    const { now } = await stopClock(owner);
    const ada = await buildInvited(owner, { name: 'Ada' });
    expect(ada.invitation_sent_at).to.equal(now.toISOString());
    expect(ada.invitation_expires_at).to.equal(new Date(now.getTime() + 7 * day).toISOString());
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail).to.deep.include({ to: [ada.email], subject: 'Join Test Firm on Docket' });
    expect(mail?.text).to.contain('Olga Owner invites you').and.contain('7 days');
    expect(mail?.links).to.have.lengthOf(1);
    const [, token = ''] = /^http:\/\/docket\.test\/invitations\/([\w-]{43})$/.exec(mail?.links[0] ?? '') ?? [];
    expect(token).not.to.equal('');
    expect(JSON.stringify(ada)).not.to.contain(token);
  });

  it('emits nothing: user.created waits until the invitation is accepted', async () => {
    const { owner } = await buildWorkspace();
    expect(await eventTypesOf(owner, (await buildInvited(owner)).id)).to.deep.equal([]);
  });

  it('invites and mails once for an idempotency key', async () => {
    const { owner } = await buildWorkspace();
    const body = { email: uniqueEmail(), name: 'Ada', role: 'member' } as const;
    const send = () => owner.call('inviteUser', { body, headers: { 'Idempotency-Key': 'one' } });
    expect(await send()).to.deep.equal(await send());
    expect(await invitationLinks(owner)).to.have.lengthOf(1);
  });

  it('refuses an address that a user of any status has, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    const emails = [
      seen((await owner.call('getCurrentUser', {})).data.email),
      (await buildInvited(owner)).email,
      uniqueEmail(),
    ];
    await buildUser(owner, 'member', { email: emails[2] ?? '', status: 'deactivated' });
    for (const email of emails) {
      const failing = owner.fail('inviteUser', { body: { email: email.toUpperCase(), name: 'Ada', role: 'member' } });
      expect(await refusalOf(failing)).to.deep.equal([409, 'duplicate', 'email']);
    }
    expect(await invitationLinks(owner)).to.have.lengthOf(1);
  });

  it('invites an address that is known on the other side or in another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { email } = await buildInvited(mine.owner);
    for (const by of [mine.live, theirs.owner]) expect((await buildInvited(by, { email })).email).to.equal(email);
  });

  it('invites an address once, however many concurrent requests there are', async () => {
    const { owner } = await buildWorkspace();
    const email = uniqueEmail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => invite(owner, { email })));
    expect(answers.map(({ status }) => String(status)).toSorted()).to.deep.equal(['201', '409', '409', '409']);
    expect(await invitationLinks(owner)).to.have.lengthOf(1);
  });

  it('lets owners assign any role, admins any but owner, and others who manage the team those that see no more than they do', async () => {
    const { owner } = await buildWorkspace();
    const lead = { permissions: { can_manage_team: true } };
    const given: [ApiClient, readonly Role[]][] = [
      [owner, roles],
      [await buildUser(owner, 'admin'), ['admin', 'manager', 'member', 'viewer', 'contractor']],
      [await buildUser(owner, 'manager'), ['member', 'contractor']],
      [await buildUser(owner, 'member', lead), ['member', 'contractor']],
      [await buildUser(owner, 'manager', { permissions: { can_manage_team: false } }), []],
      [await buildUser(owner, 'member'), []],
    ];
    for (const [by, allowed] of given) {
      for (const role of roles) {
        const { status } = await invite(by, { role });
        expect(status, `${by.userId} invites ${role}`).to.equal(allowed.includes(role) ? 201 : 403);
      }
    }
  });

  it('grants no key on either side, and lets none work', async () => {
    const { owner, live } = await buildWorkspace();
    const body = { name: 'Sync', mode: 'test' } as const;
    const [here, there] = [await buildInvited(owner), await buildInvited(live)];
    for (const [by, user_id] of [
      [owner, here.id],
      [live, there.id],
    ] as const) {
      const failing = by.fail('createApiKey', { body: { ...body, user_id } });
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'user_id']);
    }
    expect((await owner.call('listUsers', { query: { search: there.email, status: 'all' } })).data).to.deep.equal([]);
    const holder = await buildUser(owner, 'member', { status: 'invited' });
    expect(await refusalOf(holder.fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
  });

  it('logs no time for a person who has not accepted', async () => {
    const { owner } = await buildWorkspace();
    const { id: user_id } = await buildInvited(owner);
    const { id: client_id } = await buildClient(owner);
    const entry = { user_id, client_id, date: '2026-03-02', hours: 1 };
    const refused = [400, 'invalid_request', 'user_id'];
    expect(await refusalOf(owner.fail('createTimeEntry', { body: entry }))).to.deep.equal(refused);
    expect(await refusalOf(owner.fail('startTimer', { body: { user_id } }))).to.deep.equal(refused);
  });
});

describe('resendUserInvitation', () => {
  it('mails a new link for 7 days from now, whether or not the one before has expired', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildInvited(owner);
    for (const days of [1, 8]) {
      const now = await clock.forward(days * 1440);
      const { data } = await owner.call('resendUserInvitation', { params: { id } });
      expect(data).to.include({ status: 'invited', invitation_sent_at: now.toISOString() });
      expect(data.invitation_expires_at).to.equal(new Date(now.getTime() + 7 * day).toISOString());
    }
    expect(new Set(await invitationLinks(owner)).size).to.equal(3);
  });

  it('emits user.updated with what changed', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id, invitation_sent_at, invitation_expires_at } = await buildInvited(owner);
    await clock.forward(60);
    const { data } = await owner.call('resendUserInvitation', { params: { id } });
    const [event, ...more] = await eventsOf(owner, id);
    expect(more).to.deep.equal([]);
    expect(event).to.deep.include({ type: 'user.updated', data });
    expect(event?.context.changes).to.deep.equal({
      invitation_sent_at: { from: invitation_sent_at, to: data.invitation_sent_at },
      invitation_expires_at: { from: invitation_expires_at, to: data.invitation_expires_at },
    });
  });

  it('is for invited users only', async () => {
    const { owner } = await buildWorkspace();
    for (const status of ['active', 'deactivated'] as const) {
      const { userId: id } = await buildUser(owner, 'member', { status });
      const failing = owner.fail('resendUserInvitation', { params: { id } });
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    }
    expect(await invitationLinks(owner)).to.deep.equal([]);
  });

  it('is for those who may invite to the role', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager');
    const admin = await buildUser(owner, 'admin');
    const [ofAdmin, ofMember] = [await buildInvited(owner, { role: 'admin' }), await buildInvited(owner)];
    const ofOwner = await buildInvited(owner, { role: 'owner' });
    const resend = async (by: ApiClient, id: string) =>
      (await by.request('resendUserInvitation', { params: { id } })).status;
    expect([await resend(lead, ofMember.id), await resend(lead, ofAdmin.id)]).to.deep.equal([200, 403]);
    expect([await resend(admin, ofAdmin.id), await resend(admin, ofOwner.id)]).to.deep.equal([200, 403]);
    expect(await resend(await buildUser(owner, 'member'), ofMember.id)).to.equal(403);
  });

  it('knows nobody of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildInvited(theirs.owner);
    for (const by of [mine.owner, theirs.live])
      expect(await refusalOf(by.fail('resendUserInvitation', { params: { id } }))).to.deep.equal([404, 'not_found']);
    const { db } = await testApi();
    expect(await db('mails').where({ workspace_id: theirs.owner.workspaceId })).to.have.lengthOf(1);
  });
});
