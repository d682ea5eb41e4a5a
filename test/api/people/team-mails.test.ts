/** Mails to users are in the language of their reader, with the formats of that language. */
import { expect } from 'chai';
import { failWebhook } from '../../../commands/events/fail-webhook.js';
import { mailComment } from '../../../commands/tickets/ticket-mails.js';
import { languages } from '../../../documents/messages/words.js';
import { Webhook } from '../../../models/events/webhook.js';
import { Ticket } from '../../../models/tickets/ticket.js';
import { seen } from '../../support/answers/seen.js';
import { buildApprovalScene, buildMilestoneApproval, reject } from '../../support/builders/approvals.js';
import { buildContact, buildTicket } from '../../support/builders/factories.js';
import { buildInvited } from '../../support/builders/invitations.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';
import { buildAddress, Visitor } from '../../support/service/visitor.js';

const mailsOf = async (owner: ApiClient) =>
  (await owner.call('listTestMails', { query: { per_page: 100 } })).data.toReversed();

const newestOf = async (owner: ApiClient) => seen((await mailsOf(owner)).at(-1));

const speak = (user: ApiClient, locale: string | null) =>
  user.call('updateUser', { params: { id: user.userId }, body: { locale } });

/** Every kind of mail that a member gets, each caused once: an assignment, an answer, a decision, a password. */
async function buildMailed(locale: string | null) {
  const { owner } = await buildWorkspace();
  const member = await buildUser(owner, 'manager', { name: 'Mona' });
  await speak(member, locale);
  const contact = await buildContact(owner, { email: 'pat@acme.example' });
  const of = { client_id: contact.client_id, contact_id: contact.id, due_date: '2031-12-24', title: 'XY' };
  const { id } = await buildTicket(owner, { ...of, assignee_id: member.userId });
  const comment = { content: 'XYZ', visibility: 'public', user_name: null } as const;
  const by = { contact_id: contact.id, contact_name: 'Pat' };
  await asService(owner, async (ctx) => mailComment(ctx, await Ticket.get(ctx, id), { ...comment, ...by }));
  const place = await buildApprovalScene(owner, { title: 'XY' });
  await reject(place.contact, (await buildMilestoneApproval(member, place)).id);
  const { email: before } = (await owner.call('getUser', { params: { id: member.userId } })).data;
  const email = await buildAddress('users', member.userId);
  await (await Visitor.arrive()).send('/forgotten-password', { email, workspace_id: owner.workspaceId });
  const mails = (await mailsOf(owner)).filter(({ to }) => to.includes(email) || to.includes(seen(before)));
  return { owner, member, mails };
}

describe('the mails to users', () => {
  it('are in the language of the user: assignment, answer, decision and password', async () => {
    const texts: string[][] = [];
    for (const language of languages) {
      const { mails } = await buildMailed(language);
      expect(mails.map(({ html }) => html.includes(`lang="${language}"`))).to.deep.equal([true, true, true, true]);
      expect(mails.every(({ text, subject }) => !/\{\w+\}/.test(text + subject))).to.equal(true);
      texts.push(mails.map(({ subject, text }) => `${subject}${text.split('\n\n')[1]}${text.split('\n\n').at(-2)}`));
    }
    for (const at of [0, 1, 2, 3])
      expect(new Set(texts.map((mails) => mails[at])).size, `mail ${at}`).to.equal(languages.length);
  });

  it('write days as the user does', async () => {
    const { mails } = await buildMailed('de-AT');
    expect(mails[0]?.subject).to.contain('Ihnen zugewiesen: XY');
    expect(mails[0]?.text).to.contain('Fällig am: 24. Dezember 2031');
    const { mails: american } = await buildMailed('en-US');
    expect(american[0]?.text).to.contain('Due: December 24, 2031');
  });

  it('are in the language of the workspace for a user who has chosen none', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { locale: 'nl-BE' } });
    await buildInvited(owner, { name: 'Ada' });
    expect((await newestOf(owner)).text)
      .to.contain('Hallo Ada,')
      .and.contain('nodigt u uit');
    await buildInvited(owner, { name: 'Ada', locale: 'fr-FR' });
    expect((await newestOf(owner)).text)
      .to.contain('Bonjour Ada,')
      .and.contain('reste valable 7 jours');
  });

  it('about a failed webhook go to all owners, one mail for each language', async () => {
    const { owner } = await buildWorkspace();
    const [german, french] = [await buildUser(owner, 'owner'), await buildUser(owner, 'owner')];
    await speak(german, 'de');
    await speak(french, 'fr');
    const { data } = await owner.call('createWebhook', {
      body: { url: 'https://hooks.example.com/x', events: ['client.created'] },
    });
    await asService(owner, async (ctx) => failWebhook(ctx, await Webhook.lock(ctx, data.id), 'It broke'));
    const mails = await mailsOf(owner);
    expect(mails.map(({ subject }) => subject.split(':')[0])).to.have.members([
      'Webhook ausgefallen',
      'Webhook en échec ',
      'Webhook failed',
    ]);
    expect(mails.every(({ text }) => text.includes(`PUT /v1/webhooks/${data.id}`))).to.equal(true);
  });
});
