import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const titles = {
  login: 'Login page BROKEN on Safari',
  creme: 'Crème brûlée pour Zoë',
  street: 'Straßenbahn nach Łódź',
  percent: '50% off, snake_case & C++',
  number: 'Order INV-2026-0042',
  irish: "O'Brien moves",
  chinese: '数据库迁移',
  kana: 'サポートの依頼',
  korean: '한국어 번역',
  thai: 'สวัสดีครับ',
  greek: 'Ο ΛΟΓΟΣ',
  short: 'It is on v2',
} as const;
type Title = keyof typeof titles;

const rules: [rule: string, text: string, found: Title[]][] = [
  ['a word in any case', 'broken', ['login']],
  ['words in any order', 'safari login', ['login']],
  ['all words, not some', 'login chrome', []],
  ['a word by its beginning', 'saf', ['login']],
  ['several words by their beginnings', 'pag bro', ['login']],
  ['a word by its middle', 'afar', ['login']],
  ['a word by its end', 'ahn', ['street']],
  ['nothing by a part that runs over two words', 'epag', []],
  ['words without their accents', 'creme BRULEE', ['creme']],
  ['words with accents they lack', 'lögín', ['login']],
  ['letters that are written otherwise', 'strassenbahn lodz', ['street']],
  ['Greek in any case', 'λόγος', ['greek']],
  ['a percent sign as itself', '%', ['percent']],
  ['a number with its percent sign', '50%', ['percent']],
  ['an underscore as itself', '_', ['percent']],
  ['parts on either side of an underscore', 'case', ['percent']],
  ['a plus sign', 'c+', ['percent']],
  ['a part of a number', '0042', ['number']],
  ['the whole of a number', 'INV-2026-0042', ['number']],
  ['a name with its apostrophe', 'o’brien', ['irish']],
  ['a name without its apostrophe', 'obrien', ['irish']],
  ['a part behind an apostrophe', 'brien', ['irish']],
  ['words of two letters', 'is', ['short']],
  ['words of a letter and a digit', 'v2', ['short']],
  ['Chinese from the middle', '据库', ['chinese']],
  ['one Chinese character, the last one', '移', ['chinese']],
  ['no Chinese that reads otherwise', '库数', []],
  ['Japanese in half width', 'ｻﾎﾟｰﾄ', ['kana']],
  ['Korean from the middle', '국어', ['korean']],
  ['Thai from the middle', 'สดี', ['thai']],
  ['nothing by punctuation alone', '...', []],
  ['nothing by a backslash or a quote', "\\'", []],
];

describe('search', () => {
  let owner: ApiClient;
  before(async () => {
    ({ owner } = await buildWorkspace());
    const { id: client_id } = await buildClient(owner, { name: 'Acme' });
    for (const title of Object.values(titles)) await buildProject(owner, { title, client_id });
  });

  const search = async (by: ApiClient, text: string): Promise<string[]> => {
    const { data, pagination } = await by.call('listProjects', { query: { search: text } });
    expect(pagination.total).to.equal(data.length);
    return data.map(({ title }) => title);
  };

  for (const [rule, text, found] of rules)
    it(`finds ${rule}`, async () =>
      expect(await search(owner, text)).to.have.members(found.map((title) => titles[title])));

  it('finds clients and contacts by name and e-mail address, and invoices by number and subject', async () => {
    const { owner: other } = await buildWorkspace();
    const client = await buildClient(other, { name: 'Zebra Works', email: 'hello@stripes.example' });
    await buildContact(other, { name: 'Ada Lovelace', email: 'countess@engine.example', client_id: client.id });
    const body = { client_id: client.id, subject: 'Analytical work' };
    const { invoice_number: number } = (await other.call('createInvoice', { body })).data;
    for (const text of ['work zebra', 'stripes', 'hello@stripes'])
      expect((await other.call('listClients', { query: { search: text } })).pagination.total, text).to.equal(1);
    for (const text of ['love ada', 'countess@engine.example'])
      expect((await other.call('listContacts', { query: { search: text } })).pagination.total, text).to.equal(1);
    for (const text of ['work analy', number, `${number} analytical`])
      expect((await other.call('listInvoices', { query: { search: text } })).pagination.total, text).to.equal(1);
    for (const id of ['listClients', 'listContacts', 'listInvoices'] as const)
      expect((await other.call(id, { query: { search: 'nobody' } })).pagination.total).to.equal(0);
  });

  it('finds clients, contacts, projects, users, tags, invoices and agreements by any part of a word, and by all words', async () => {
    const { owner: other } = await buildWorkspace();
    const { id: client_id } = await buildClient(other, {
      name: 'Northwind Traders',
      email: 'office@northwind.example',
    });
    await buildContact(other, { name: 'Northwind Traders', email: null, client_id });
    await buildProject(other, { title: 'Northwind Traders', client_id });
    await buildAgreement(other, { title: 'Northwind Traders', client_id });
    await other.call('createTag', { body: { name: 'Northwind Traders' } });
    await other.call('createInvoice', { body: { client_id, subject: 'Northwind Traders' } });
    await other.call('updateUser', { params: { id: other.userId }, body: { name: 'Northwind Traders' } });
    const lists = [
      'listClients',
      'listContacts',
      'listProjects',
      'listUsers',
      'listTags',
      'listInvoices',
      'listAgreements',
    ] as const;
    const found: Record<string, number> = {
      THWIN: 1,
      'rade orth': 1,
      'wind south': 0,
      'n%d': 0,
      nor_h: 0,
      '': 1,
      '  ': 1,
    };
    for (const id of lists)
      for (const [text, total] of Object.entries(found))
        expect((await other.call(id, { query: { search: text } })).pagination.total, `${id} ${text}`).to.equal(total);
  });

  it('finds a ticket by its number, along with those that mention it', async () => {
    const { owner: other } = await buildWorkspace();
    const first = await buildTicket(other, { title: 'Printer jams' });
    const [digits] = /\d+$/.exec(first.number) ?? [];
    const second = await buildTicket(other, { title: `As ${first.number}` });
    const third = await buildTicket(other, { title: 'Another' });
    const found = async (text: string): Promise<string[]> =>
      (await other.call('listTickets', { query: { search: text, order: 'asc' } })).data.map(({ id }) => id);
    for (const text of [first.number, first.number.toLowerCase(), ` ${digits} `])
      expect(await found(text), text).to.deep.equal([first.id, second.id]);
    expect(await found(third.number)).to.deep.equal([third.id]);
    expect(await found('rinter')).to.deep.equal([]);
    expect(await found(' ')).to.have.length(3);
  });

  it('finds tickets by title and description, before and after a change, and counts for contractors their own', async () => {
    const { owner: other } = await buildWorkspace();
    const contractor = await buildUser(other, 'contractor');
    const assignee_id = contractor.userId;
    const { id } = await buildTicket(other, { title: 'Printer jams', description: 'Since Tuesday', assignee_id });
    await buildTicket(other, { title: 'Printer smokes', description: null });
    const totalOf = async (by: ApiClient, text: string): Promise<number> =>
      (await by.call('listTickets', { query: { search: text } })).pagination.total;
    expect(await totalOf(other, 'tues printer')).to.equal(1);
    expect(await totalOf(other, 'printer')).to.equal(2);
    expect(await totalOf(contractor, 'printer')).to.equal(1);
    await other.call('updateTicket', { params: { id }, body: { description: 'Since Friday' } });
    expect(await totalOf(other, 'tuesday')).to.equal(0);
    expect(await totalOf(other, 'friday')).to.equal(1);
    await other.call('deleteTicket', { params: { id } });
    expect(await totalOf(other, 'printer')).to.equal(1);
  });

  it('follows every change, and keeps nothing of the previous text', async () => {
    const { owner: other } = await buildWorkspace();
    const { id } = await buildProject(other, { title: 'Old harbour' });
    await other.call('updateProject', { params: { id }, body: { title: 'New harbour' } });
    expect(await search(other, 'old')).to.deep.equal([]);
    expect(await search(other, 'new harbour')).to.deep.equal(['New harbour']);
    await other.call('updateProject', { params: { id }, body: { description: 'Ships' } });
    expect(await search(other, 'harbour')).to.deep.equal(['New harbour']);
    await other.call('deleteProject', { params: { id } });
    expect(await search(other, 'harbour')).to.deep.equal([]);
  });

  it('ignores a change that is rolled back', async () => {
    const { owner: other } = await buildWorkspace();
    const { id } = await buildProject(other, { title: 'Steady' });
    const tags = [`tag_${'0'.repeat(26)}`];
    await other.fail('updateProject', { params: { id }, body: { title: 'Shaky', tags } });
    expect(await search(other, 'shaky')).to.deep.equal([]);
    expect(await search(other, 'steady')).to.deep.equal(['Steady']);
  });

  it('loses no word when many change the same object concurrently', async () => {
    const { owner: other } = await buildWorkspace();
    const { id } = await buildProject(other, { title: 'Word' });
    const all = Array.from({ length: 20 }, (_, n) => `Common word${n}`);
    await Promise.all(all.map((title) => other.call('updateProject', { params: { id }, body: { title } })));
    const { title } = (await other.call('getProject', { params: { id } })).data;
    expect(await search(other, 'common')).to.deep.equal([title]);
    for (const each of all) expect(await search(other, each)).to.deep.equal(title.startsWith(each) ? [title] : []);
  });

  it('searches only its own workspace and mode', async () => {
    const { owner: other, live } = await buildWorkspace();
    await buildProject(live, { title: 'Harbour of the live side' });
    expect(await search(other, 'harbour')).to.deep.equal([]);
    expect(await search(owner, 'harbour')).to.deep.equal([]);
    expect(await search(live, 'harbour')).to.have.length(1);
  });

  it('shows and counts for contractors only what is theirs', async () => {
    const { owner: other } = await buildWorkspace();
    const [mine, others] = [
      await buildProject(other, { title: 'Bridge one' }),
      await buildProject(other, { title: 'Bridge two' }),
    ];
    const contractor = await buildUser(other, 'contractor');
    await addTicket(other, { client_id: mine.client_id, project_id: mine.id, assignee_id: contractor.userId });
    expect(await search(contractor, 'bridge')).to.deep.equal(['Bridge one']);
    expect(await search(contractor, 'two')).to.deep.equal([]);
    expect(await search(other, 'bridge')).to.deep.equal([others.title, mine.title]);
  });

  it('can be combined with other filters, orders and pages', async () => {
    const { owner: other } = await buildWorkspace();
    const { id: client_id } = await buildClient(other);
    for (const title of ['Tower c', 'Tower a', 'Tower b']) await buildProject(other, { title, client_id });
    await buildProject(other, { title: 'Tower of another' });
    const query = { search: 'tower', client_id, sort: 'title', order: 'asc', per_page: 2 } as const;
    const { data, pagination } = await other.call('listProjects', { query });
    expect(data.map(({ title }) => title)).to.deep.equal(['Tower a', 'Tower b']);
    expect(pagination).to.deep.include({ page: 1, per_page: 2, total: 3, total_pages: 2 });
    const last = await other.call('listProjects', { query: { ...query, page: 2 } });
    expect(last.data.map(({ title }) => title)).to.deep.equal(['Tower c']);
  });

  it('keeps nothing of what is deleted with a client, merged, or reset', async () => {
    const { owner: other } = await buildWorkspace();
    const client = await buildClient(other, { name: 'Gone' });
    const contacts = { client_id: client.id, email: 'same@gone.example' };
    const kept = await buildContact(other, { ...contacts, name: 'Kept' });
    const { id: merge_contact_id } = await buildContact(other, { ...contacts, name: 'Merged' });
    await other.call('mergeContact', { params: { id: kept.id }, body: { merge_contact_id } });
    expect((await other.call('listContacts', { query: { search: 'merged' } })).pagination.total).to.equal(0);
    const { id: project_id } = await buildProject(other, { client_id: client.id });
    await buildTicket(other, { client_id: client.id, project_id });
    await buildTicket(other, { client_id: client.id });
    await other.call('deleteClient', { params: { id: client.id } });
    expect(await indexed(other)).to.deep.equal({ search_terms: 0, search_documents: 0 });
    const { id: client_id } = await buildClient(other);
    await other.call('createInvoice', { body: { client_id, subject: 'Draft' } });
    await other.call('resetTestData', {});
    expect(await indexed(other)).to.deep.equal({ search_terms: 0, search_documents: 0 });
  });
});

/** How many rows the search index has for a workspace. */
async function indexed({ workspaceId: workspace_id }: ApiClient): Promise<Record<string, number>> {
  const { db } = await testApi();
  const counts = ['search_terms', 'search_documents'].map(async (table) => {
    const rows = (await db(table).where({ workspace_id }).pluck('resource_id')) as string[];
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
