/** Every CSV file of the contract, as a file for spreadsheets: each of its columns has a heading in each language. */
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { OperationId } from '../../contract/contract.js';
import { headingOf, headingWords } from '../../documents/headings/headings.js';
import { languages } from '../../documents/messages/words.js';
import { spreadsheetOf } from '../../documents/spreadsheet.js';
import { fieldsOf, type Field } from '../../server/contract/fields.js';
import { isPaged, operationIds, queryOf, type Schema } from '../support/contract/contract.js';
import { buildClient } from '../support/builders/factories.js';
import { buildPortalContact } from '../support/builders/portal.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';

/** Operations that return CSV on request; those with files of other formats have no columns. */
const withFiles = operationIds.filter((id) =>
  queryOf(id).some(({ name, schema }) => name === 'format' && JSON.stringify(schema).includes('"csv"')),
);
const lists = withFiles.filter(isPaged);
const reports = withFiles.filter((id) => !isPaged(id));

/** All taxes of a document or line are one column. */
const leavesOf = (name: string, { fields }: Field): string[] =>
  fields.size === 0 || /(^|\.)taxes$/.test(name)
    ? [name]
    : [...fields].flatMap(([inner, field]) => leavesOf(`${name}.${inner}`, field));

const columnsOf = (id: OperationId): string[] => [
  ...new Set([...fieldsOf(id)].flatMap(([name, field]) => leavesOf(name, field))),
];

/** The headings of a file in a language. */
function headingsOf(columns: readonly string[], locale: string, list?: string): readonly string[] {
  async function* none() {}
  return spreadsheetOf({ columns, records: none() }, { locale, country: null, timezone: 'UTC' }, { list }).columns;
}

function expectHeadings(columns: readonly string[], list?: string): void {
  for (const locale of languages) {
    const words = headingWords(locale);
    expect(columns.filter((column) => headingOf(words, column, list) === undefined)).to.deep.equal([]);
    const heads = headingsOf(columns, locale, list);
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).to.deep.equal([]);
    expect(heads.filter((head) => /_|\.|[a-z][A-Z]/.test(head))).to.deep.equal([]);
  }
}

/** A report with each value of each of its enums, such as `group_by`. */
const queriesOf = (id: OperationId): object[] => [
  {},
  ...queryOf(id)
    .filter(({ name }) => !['format', 'for', 'period', 'fields', 'compare_to'].includes(name))
    .flatMap(({ name, schema }) =>
      ((schema as Schema & { enum?: string[] }).enum ?? []).map((value) => ({ [name]: value })),
    ),
];

const headOf = (csv: string, delimiter = ','): string[] => parse(csv, { bom: true, delimiter, to_line: 1 })[0] ?? [];

describe('every CSV file of the contract', () => {
  it('can be one for spreadsheets', () => {
    expect([lists.length > 45, reports.length >= 10]).to.deep.equal([true, true]);
    expect(withFiles.filter((id) => !queryOf(id).some(({ name }) => name === 'for'))).to.deep.equal([]);
  });

  for (const id of lists)
    it(`${id} has headings in all languages, none twice`, () => {
      expectHeadings(columnsOf(id), id);
    });

  describe('of a report', () => {
    let owner: ApiClient;
    let params: { id: string };
    let contact: ApiClient;
    before(async () => {
      ({ owner } = await buildWorkspace());
      params = { id: (await buildClient(owner)).id };
      contact = await buildPortalContact(owner, { client_id: params.id, is_billing: true });
    });

    for (const id of reports)
      it(`${id} has headings in all languages, however it is grouped`, async () => {
        const caller = id.includes('Portal') ? contact : owner;
        for (const query of queriesOf(id)) {
          const csv = await caller.request(id, { params, query: { ...query, format: 'csv' } });
          const columns = headOf(await csv.text());
          expect(columns.length).to.be.greaterThan(1);
          expectHeadings(columns);
          const words = await caller.request(id, { params, query: { ...query, format: 'csv', for: 'spreadsheet' } });
          expect(headOf(await words.text())).to.deep.equal(headingsOf(columns, 'en'));
        }
      });
  });
});

describe('the parameter for', () => {
  it('gives each user a file in their language, with their separators and zone', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'admin', { name: 'Mona' });
    const body = { locale: 'de-DE', timezone: 'Asia/Tokyo' };
    await member.call('updateUser', { params: { id: member.userId }, body });
    await buildTimeEntry(member, { hours: 1.5, description: '=2+2', date: '2026-03-02', billable: true });
    const csv = await member.request('listTimeEntries', { query: { format: 'csv', for: 'spreadsheet' } });
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).to.equal('efbbbf');
    const [row] = parse(bytes, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
    expect(row).to.include({ Datum: '2026-03-02', Person: 'Mona', Stunden: '1,5', Beschreibung: "'=2+2" });
    expect(row).to.include({ Abrechenbar: 'Ja', 'Timer läuft': 'Nein' });
    expect(row?.['Angelegt am']).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const chosen = { fields: ['client_name', 'hours'], format: 'csv', for: 'spreadsheet' } as const;
    const few = await owner.request('listTimeEntries', { query: { ...chosen, fields: chosen.fields.join(',') } });
    expect(await few.text()).to.match(/^\uFEFF?Client,Hours\r\n/);
  });

  it('changes nothing for programs: their file is the same, byte for byte, whoever reads it', async () => {
    const { owner } = await buildWorkspace();
    await buildTimeEntry(owner, { hours: 1.5, description: '=2+2; 1,5' });
    const read = async (): Promise<string> => {
      const csv = await owner.request('listTimeEntries', { query: { format: 'csv' } });
      return Buffer.from(await csv.arrayBuffer()).toString('hex');
    };
    const before = await read();
    const lines = Buffer.from(before, 'hex').toString().split('\r\n');
    expect(lines[0]).to.match(/^id,/).and.contain(',hours,').and.contain(',billing.billable,');
    expect(lines[1]).to.contain(`"'=2+2; 1,5"`).and.contain(',1.5,').and.contain(',true,');
    await owner.call('updateUser', { params: { id: owner.userId }, body: { locale: 'fr-FR', timezone: 'Asia/Tokyo' } });
    expect(await read()).to.equal(before);
  });

  it('is refused for other formats', async () => {
    const { owner } = await buildWorkspace();
    for (const [id, format] of [
      ['listClients', undefined],
      ['listClients', 'json'],
      ['getTimeReport', 'pdf'],
    ] as const) {
      const answer = await owner.request(id, { query: { ...(format && { format }), for: 'spreadsheet' } });
      const { error } = (await answer.json()) as { error: object };
      expect(answer.status).to.equal(400);
      expect(error).to.include({ code: 'invalid_request', field: 'for' });
    }
  });
});
