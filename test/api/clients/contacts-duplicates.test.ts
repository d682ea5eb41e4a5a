import { expect } from 'chai';
import type { CallInput } from '../../support/service/api.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { newId } from '../../../models/ids.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

type DuplicatesQuery = NonNullable<CallInput<'listContactDuplicates'>['query']>;

const duplicates = async (owner: ApiClient, query: DuplicatesQuery = {}) =>
  (await owner.call('listContactDuplicates', { query: { per_page: 100, ...query } })).data;

const groupsOf = async (owner: ApiClient, query: DuplicatesQuery = {}) =>
  (await duplicates(owner, query)).map(({ match_reason, contacts }) => [
    match_reason,
    ...contacts.map(({ name }) => name),
  ]);

interface Person {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly mobile?: string;
}

describe('listContactDuplicates', () => {
  const pairs: readonly [
    what: string,
    one: Person,
    two: Person,
    reason: string | undefined,
    atOtherClients: boolean,
  ][] = [
    ['the same address', { name: 'Ada', email: 'a@x.example' }, { name: 'Bob', email: 'A@X.example' }, 'email', true],
    ['other addresses', { name: 'Ada', email: 'a@x.example' }, { name: 'Bob', email: 'b@x.example' }, undefined, true],
    [
      'the same digits',
      { name: 'Ada', phone: '+1 (212) 555-0100' },
      { name: 'Bob', phone: '1.212.555.0100' },
      'phone',
      true,
    ],
    [
      'digits of telephone and mobile',
      { name: 'Ada', phone: '030 12345' },
      { name: 'Bob', mobile: '03012345' },
      'phone',
      true,
    ],
    ['other digits', { name: 'Ada', phone: '030 12345' }, { name: 'Bob', phone: '030 12346' }, undefined, true],
    ['extensions', { name: 'Ada', phone: '1234' }, { name: 'Bob', phone: '1234' }, undefined, true],
    ['a letter more', { name: 'Jon Smith' }, { name: 'John Smith' }, 'name', false],
    ['another order', { name: 'John Smith' }, { name: 'SMITH, John' }, 'name', false],
    ['accents', { name: 'José Müller' }, { name: 'Jose Muller' }, 'name', false],
    ['other names', { name: 'John Smith' }, { name: 'Joan Smythe' }, undefined, false],
    ['nothing but punctuation', { name: '...' }, { name: '---' }, undefined, false],
  ];
  for (const [what, one, two, reason, atOtherClients] of pairs) {
    it(`${reason === undefined ? 'finds nothing by' : `finds by ${reason}:`} ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const first = await buildContact(owner, one);
      await buildContact(owner, atOtherClients ? two : { ...two, client_id: first.client_id });
      expect(await groupsOf(owner)).to.deep.equal(reason === undefined ? [] : [[reason, one.name, two.name]]);
    });
  }

  it('compares names at the same client only', async () => {
    const { owner } = await buildWorkspace();
    for (const name of ['Pat Doe', 'Pat Doe']) await buildContact(owner, { name });
    expect(await duplicates(owner)).to.deep.equal([]);
  });

  it('shows id, name and address, likeliest first, and a group once', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const email = 'pat@acme.example';
    const [one, two] = [
      await buildContact(owner, { client_id, name: 'Pat Doe', email, phone: '+1 212 555 0100' }),
      await buildContact(owner, { client_id, name: 'Doe, Pat', email, phone: '12125550100' }),
    ];
    const shared = { client_id, phone: '030 9999' };
    const [three, four] = [
      await buildContact(owner, { ...shared, name: 'Anna Schmidt' }),
      await buildContact(owner, { ...shared, name: 'Zoltan Novak' }),
    ];
    await buildContact(owner, { client_id, name: 'Anna Schmitt' });
    const found = await duplicates(owner);
    expect(found[0]).to.deep.equal({
      contacts: [one, two].map(({ id, name }) => ({ id, name, email })),
      match_reason: 'email',
      confidence: 1,
    });
    expect(found.map(({ match_reason }) => match_reason)).to.deep.equal(['email', 'name', 'phone']);
    expect(found[1]?.confidence).to.be.within(0.72, 0.9);
    expect(found[2]?.confidence).to.be.within(0.5, 0.7);
    expect(found[2]?.contacts.map(({ id }) => id)).to.deep.equal([three.id, four.id]);
  });

  it('is limited to a client if requested, to the workspace, and to what is left after a merge', async () => {
    const [{ owner }, other] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const email = 'pat@acme.example';
    const { id, client_id } = await buildContact(owner, { name: 'A', email });
    await buildContact(other.owner, { name: 'B', email });
    expect(await groupsOf(owner)).to.deep.equal([]);
    await buildContact(owner, { name: 'C', email });
    const second = await buildContact(owner, { name: 'D', email, client_id });
    expect(await groupsOf(owner)).to.deep.equal([['email', 'A', 'C', 'D']]);
    expect(await groupsOf(owner, { client_id })).to.deep.equal([['email', 'A', 'D']]);
    await owner.call('mergeContact', { params: { id }, body: { merge_contact_id: second.id } });
    expect(await groupsOf(owner, { client_id })).to.deep.equal([]);
    const unknown = owner.fail('listContactDuplicates', { query: { client_id: 'cli_00000000000000000000000000' } });
    expect(await refusalOf(unknown)).to.deep.equal([400, 'invalid_request', 'client_id']);
  });

  it('finds a contact by its changed values', async () => {
    const { owner } = await buildWorkspace();
    const [one] = [
      await buildContact(owner, { name: 'A', email: 'a@x.example' }),
      await buildContact(owner, { name: 'B', email: 'b@x.example', mobile: '030 12345' }),
    ];
    await owner.call('updateContact', { params: { id: one.id }, body: { email: 'B@x.example' } });
    expect(await groupsOf(owner)).to.deep.equal([['email', 'A', 'B']]);
    await owner.call('updateContact', { params: { id: one.id }, body: { email: null, phone: '03012345' } });
    expect(await groupsOf(owner)).to.deep.equal([['phone', 'A', 'B']]);
  });

  it('shows the oldest 20 of a group', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const all = Array.from({ length: 22 }, (_, index) => `${'abcdefghijklmnopqrstuvwxyz'.at(index)}`.repeat(8));
    for (const name of all) await buildContact(owner, { client_id, name, phone: '030 12345' });
    expect(await groupsOf(owner)).to.deep.equal([['phone', ...all.slice(0, 20)]]);
  });

  for (const clients of [1, 10, 1000]) {
    it(`searches 10,000 contacts at ${clients} clients, and returns 100 groups`, async () => {
      const { owner } = await buildWorkspace();
      await fill(owner, clients);
      expect(await duplicates(owner)).to.have.length(100);
    });
  }
});

/** 10,000 contacts with long names, in which each e-mail address and phone number occurs twice. */
async function fill(owner: ApiClient, clients: number): Promise<void> {
  const { db } = await testApi();
  const now = new Date();
  const clientIds = Array.from({ length: clients }, () => newId('cli'));
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    id: newId('con'),
    workspace_id: owner.workspaceId,
    client_id: clientIds[n % clients],
    name: `${syllables(n)} ${syllables(n * 7919)}`,
    email_key: `person-${n % 5000}@x.example`,
    phone_digits: `555${n % 4999}0`,
    created_at: now,
    updated_at: now,
  }));
  for (let at = 0; at < rows.length; at += 1000) await db('contacts').insert(rows.slice(at, at + 1000));
}

const parts = ['ka', 'lo', 'mi', 'tor', 'ven', 'sha', 'rub', 'ex', 'dan', 'qui'];
const syllables = (n: number): string =>
  String(n % 10_007)
    .split('')
    .map((digit) => parts[Number(digit)])
    .join('');
