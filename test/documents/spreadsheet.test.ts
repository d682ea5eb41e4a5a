/** CSV files for spreadsheets: separators, headings, order and cells. */
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { csvStream } from '../../documents/csv.js';
import { dialectOf, spreadsheetOf, truthIn, type SpreadsheetReader } from '../../documents/spreadsheet.js';
import { languages } from '../../documents/messages/words.js';
import type { Cell } from '../../domain/reports/report-sheet.js';

const german: SpreadsheetReader = { locale: 'de-DE', country: null, timezone: 'Europe/Berlin' };
const american: SpreadsheetReader = { locale: 'en-US', country: null, timezone: 'America/Chicago' };

async function write(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  reader: SpreadsheetReader,
  options: Parameters<typeof spreadsheetOf>[2] = {},
): Promise<string> {
  async function* once() {
    yield rows;
  }
  const file = spreadsheetOf({ columns, records: once() }, reader, options);
  // Reading it as text would drop the byte order mark.
  return (await buffer(csvStream(file.columns, file.records, undefined, file.dialect))).toString();
}

describe('a CSV file for a spreadsheet', () => {
  it('has the separators of its reader', () => {
    const dialects = [
      ['en', null, ',', '.'],
      ['en-US', null, ',', '.'],
      ['en-GB', null, ',', '.'],
      ['en', 'DE', ';', ','],
      ['de', null, ';', ','],
      ['de-AT', null, ';', ','],
      ['de-CH', null, ';', '.'],
      ['de', 'CH', ';', '.'],
      ['fr-FR', null, ';', ','],
      ['fr-CA', null, ';', ','],
      ['es-ES', null, ';', ','],
      ['es-MX', null, ',', '.'],
      ['it-IT', null, ';', ','],
      ['nl-NL', null, ';', ','],
    ] as const;
    for (const [locale, country, delimiter, decimal] of dialects)
      expect(dialectOf({ locale, country }), `${locale} ${country}`).to.deep.equal({ delimiter, decimal });
  });

  it('begins with a byte order mark, and has headings in words and numbers that stay numbers', async () => {
    const rows = [['2026-11-03', -1234.5, 'Café; Köln', 'a "quoted" text']];
    const columns = ['date', 'amount', 'client_name', 'description'];
    expect(await write(columns, rows, german)).to.equal(
      '\uFEFFDatum;Kunde;Betrag;Beschreibung\r\n2026-11-03;"Café; Köln";-1234,5;"a ""quoted"" text"\r\n',
    );
    expect(await write(columns, rows, american)).to.equal(
      '\uFEFFDate,Client,Amount,Description\r\n2026-11-03,"Café; Köln",-1234.5,"a ""quoted"" text"\r\n',
    );
  });

  it('escapes what a spreadsheet would run as a formula, in each of its dialects', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'x;=1', 'x,=1', ' =1'];
    for (const reader of [german, american]) {
      const file = await write(
        ['description'],
        texts.map((each) => [each]),
        reader,
      );
      const { delimiter } = dialectOf(reader);
      const [, ...records] = parse(file, { delimiter, bom: true, relax_column_count: true });
      expect(records).to.deep.equal(texts.map((each) => [`'${each}`]));
    }
  });

  it('writes instants in the zone of its reader, and leaves texts that look like one', async () => {
    const row = ['2026-11-03T23:30:00.000Z', '2026-11-03T23:30:00.000Z', null];
    const file = await write(['dates.sent_at', 'description', 'approved_at'], [row], german);
    expect(file.split('\r\n')[1]).to.equal('2026-11-04 00:30:00;2026-11-03T23:30:00.000Z;');
    expect((await write(['sent_at'], [row], american)).split('\r\n')[1]).to.equal('2026-11-03 17:30:00');
  });

  it('begins with what identifies a row, then names, and ends with ids', async () => {
    const columns = ['id', 'client_id', 'client_name', 'status.id', 'status.name', 'status_id', 'amount', 'created_at'];
    const more = ['billing.tax_id', 'number', 'dates.created_at', 'time_entries.id'];
    const [heads = ''] = (await write([...columns, ...more], [], american)).slice(1).split('\r\n');
    expect(heads).to.equal('Number,Client,Status,Amount,Tax ID,Created,ID,Client ID,Status ID');
  });

  it('keeps the columns that the caller chose, in their order', async () => {
    const columns = ['client_id', 'status.id', 'client_name', 'status_id'];
    const [heads = ''] = (await write(columns, [], american, { isChosen: true })).slice(1).split('\r\n');
    expect(heads).to.equal('Client ID,Status ID,Client,Status ID');
  });

  it('says yes and no in the language of its reader', () => {
    expect(languages.map((language) => [true, false].map(truthIn(language)))).to.deep.equal([
      ['Yes', 'No'],
      ['Ja', 'Nein'],
      ['Oui', 'Non'],
      ['Sí', 'No'],
      ['Sì', 'No'],
      ['Ja', 'Nee'],
    ]);
  });
});
