import { expect } from 'chai';
import { eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient, buildContact, buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { ApiClient } from '../../support/service/api.js';
import { buildReply } from '../../support/builders/tickets.js';

const namesFor = async (user: ApiClient, query = {}): Promise<string[]> =>
  (await user.call('listCannedReplies', { query })).data.map(({ name }) => name);

/** The text of a reply with this content for a ticket. */
async function rendered(owner: ApiClient, content: string, ticket_id: string, reader = owner) {
  const { id } = await buildReply(owner, { content });
  return (await reader.call('renderCannedReply', { params: { id }, query: { ticket_id } })).data;
}

describe('createCannedReply', () => {
  it('stores the text with its placeholders as it is', async () => {
    const { owner } = await buildWorkspace();
    const content =
      'Dear {{client.name}}, {{ contact.name }}\n\n{{ticket.number}} { } }} {{user.name}} {"a": {"b": 1}}';
    const { data } = await owner.call('createCannedReply', { body: { name: 'Greeting', content } });
    expect(data).to.include({ name: 'Greeting', content });
    expect((await owner.call('getCannedReply', { params: { id: data.id } })).data).to.deep.equal(data);
    expect(await eventTypesOf(owner, data.id)).to.deep.equal([]);
  });

  const all = '{{client.name}}, {{contact.name}}, {{ticket.number}}, {{user.name}}';
  const unknown: readonly (readonly [string, string])[] = [
    ['Hello {{client.phone}}', '{{client.phone}}'],
    ['Hello {{Client.Name}}', '{{Client.Name}}'],
    ['{{client.name}} {{constructor}}', '{{constructor}}'],
    ['Hello {{}}', '{{}}'],
    ['Hello {{contact.name}, thanks', '{{contact.name'],
    ['Hello {{{contact.name}}}', '{{'],
    ['Hello {{contact.name', '{{contact.name'],
    [`Hello {{${'x'.repeat(100)}}}`, `{{${'x'.repeat(60)}…}}`],
  ];
  for (const [content, named] of unknown)
    it(`refuses ${content.slice(0, 40)}, and lists the placeholders`, async () => {
      const { owner } = await buildWorkspace();
      const { status, error } = await owner.fail('createCannedReply', { body: { name: 'Reply', content } });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'content']);
      expect(error.message).to.equal(`content must not contain ${named}: the placeholders are ${all}`);
    });

  it('refuses a blank text, a long one and a name that is taken, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    await buildReply(owner, { name: 'Thanks' });
    for (const content of [' ', 'x'.repeat(20_001)])
      expect(await refusalOf(owner.fail('createCannedReply', { body: { name: 'Other', content } }))).to.deep.equal([
        400,
        'invalid_request',
        'content',
      ]);
    const again = owner.fail('createCannedReply', { body: { name: 'THANKS', content: 'Thank you.' } });
    expect(await refusalOf(again)).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildReply(owner);
    for (const role of ['manager', 'member', 'viewer', 'contractor'] as const) {
      const user = await buildUser(owner, role);
      const body = { name: 'Mine', content: 'Thank you.' };
      for (const failing of [
        user.fail('createCannedReply', { body }),
        user.fail('updateCannedReply', { params: { id }, body }),
        user.fail('deleteCannedReply', { params: { id } }),
      ])
        expect(await refusalOf(failing), role).to.deep.equal([403, 'forbidden']);
      await user.call('getCannedReply', { params: { id } });
    }
    await buildReply(await buildUser(owner, 'admin'));
  });
});

describe('listCannedReplies', () => {
  it('is by name, for everyone, and found by words of the name and the text', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    await buildReply(owner, { name: 'Thanks', content: 'Thank you for your patience.' });
    await buildReply(owner, { name: 'Closed', content: 'We have closed {{ticket.number}}.' });
    expect(await namesFor(contractor)).to.deep.equal(['Closed', 'Thanks']);
    expect(await namesFor(contractor, { sort: 'created_at' })).to.deep.equal(['Thanks', 'Closed']);
    expect(await namesFor(contractor, { search: 'THANK pat' })).to.deep.equal(['Thanks']);
    expect(await namesFor(contractor, { search: ' ' })).to.have.length(2);
  });

  it('has none of another workspace, and none after a reset of the test side', async () => {
    const [{ owner }, { owner: stranger }] = [await buildWorkspace(), await buildWorkspace()];
    const { id } = await buildReply(owner);
    expect(await namesFor(stranger)).to.deep.equal([]);
    expect(await refusalOf(stranger.fail('getCannedReply', { params: { id } }))).to.deep.equal([404, 'not_found']);
    await owner.call('resetTestData', {});
    expect(await namesFor(owner)).to.deep.equal([]);
  });
});

describe('updateCannedReply', () => {
  it('changes what is sent, and refuses unknown placeholders', async () => {
    const { owner } = await buildWorkspace();
    const { id, name } = await buildReply(owner);
    const body = { content: 'Bye, {{contact.name}}.' };
    expect((await owner.call('updateCannedReply', { params: { id }, body })).data).to.include({ name, ...body });
    const failing = owner.fail('updateCannedReply', { params: { id }, body: { content: '{{ticket.title}}' } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'content']);
    await owner.call('updateCannedReply', { params: { id }, body: { name: 'Farewell' } });
    expect(await namesFor(owner)).to.deep.equal(['Farewell']);
  });
});

describe('deleteCannedReply', () => {
  it('deletes it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildReply(owner);
    expect((await owner.call('deleteCannedReply', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect(await namesFor(owner)).to.deep.equal([]);
  });
});

describe('renderCannedReply', () => {
  it("fills in the ticket's values and the name of the user who asks", async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { name: 'Mia Member' });
    const client = await buildClient(owner, { name: 'Acme' });
    const contact = await buildContact(owner, { client_id: client.id, name: 'Pat Jones' });
    const { id, number } = await buildTicket(owner, { client_id: client.id, contact_id: contact.id });
    const content = '{{contact.name}} of {{ client.name }}: {{ticket.number}}, {{ticket.number}}.\n{{user.name}}';
    const text = `Pat Jones of Acme: ${number}, ${number}.\nMia Member`;
    expect(await rendered(owner, content, id, member)).to.deep.equal({ ticket_id: id, content: text, missing: [] });
  });

  it('leaves nothing where the ticket has no value, and says so', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner, { contact_id: null });
    const content = 'Hello {{contact.name}},\nfor \t{{contact.name}} today\n{{contact.name}}';
    expect(await rendered(owner, content, id)).to.deep.equal({
      ticket_id: id,
      content: 'Hello,\nfor today\n',
      missing: ['contact.name'],
    });
  });

  it('inserts values as they are: they are no placeholders or patterns', async () => {
    const { owner } = await buildWorkspace();
    const name = '{{user.name}} $& $1 {{ <b>';
    const client = await buildClient(owner, { name });
    const { id } = await buildTicket(owner, { client_id: client.id });
    expect((await rendered(owner, 'To {{client.name}}', id)).content).to.equal(`To ${name}`);
  });

  it('returns not_found for a ticket that does not exist, or that the user may not see', async () => {
    const [{ owner }, { owner: stranger }] = [await buildWorkspace(), await buildWorkspace()];
    const contractor = await buildUser(owner, 'contractor');
    const { id } = await buildReply(owner);
    const mine = await buildTicket(owner, { assignee_id: contractor.userId });
    const unseen = await buildTicket(owner);
    const foreign = await buildTicket(stranger);
    const render = (ticket_id: string) => ({ params: { id }, query: { ticket_id } });
    await contractor.call('renderCannedReply', render(mine.id));
    for (const ticket of [unseen.id, foreign.id, 'tkt_00000000000000000000000000'])
      expect(await refusalOf(contractor.fail('renderCannedReply', render(ticket)))).to.deep.equal([
        404,
        'not_found',
        'ticket_id',
      ]);
    await owner.call('renderCannedReply', render(unseen.id));
    expect(await refusalOf(owner.fail('renderCannedReply', { params: { id } }))).to.deep.equal([
      400,
      'invalid_request',
      'ticket_id',
    ]);
  });

  it('changes nothing, so that a read-only key may', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildReply(owner);
    const ticket = await buildTicket(owner);
    const { data } = await owner.call('createApiKey', { body: { name: 'Reader', mode: 'test', scope: 'read_only' } });
    const reader = new ApiClient(owner.url, data.key, owner.workspaceId, owner.userId);
    await reader.call('renderCannedReply', { params: { id }, query: { ticket_id: ticket.id } });
    expect((await owner.call('getTicket', { params: { id: ticket.id } })).data).to.deep.equal(ticket);
  });
});
