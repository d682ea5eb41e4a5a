import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import { createRenderer } from '../../documents/renderer.js';
import { presentReport, writeFigures, type ReportDocument } from '../../documents/report.js';
import type { ReportSheet, SheetChart, SheetTable } from '../../domain/reports/report-sheet.js';

const money = (name: string, label: string) => ({ name, label, kind: 'money' }) as const;
const table: SheetTable = {
  title: 'By client',
  columns: [
    { name: 'client_id', label: 'Id', kind: 'text' },
    { name: 'client_name', label: 'Client', kind: 'text' },
    money('invoiced', 'Invoiced'),
    { name: 'oldest', label: 'Oldest', kind: 'date' },
    { name: 'notes', label: 'Notes', kind: 'text' },
  ],
  rows: [
    ['cli_1', 'Acme', 1234.5, '2026-11-03', null],
    ['cli_2', 'Globex', -20, null, null],
  ],
  totals: [null, 'Total', 1214.5, null, null],
};
const chart: SheetChart = {
  title: 'Invoiced by month',
  type: 'bars',
  kind: 'money',
  labels: ['2026-01', '2026-02', '2026-03'],
  series: [{ name: 'Invoiced', values: [10_000, -5_000, 0] }],
};

function buildReport(changes: Partial<ReportSheet> = {}): ReportDocument {
  return {
    workspace: { name: 'Northwind Advisory', country: 'US' },
    sheet: {
      title: 'Revenue',
      subtitle: 'January – March 2026',
      currency: 'USD',
      figures: [
        { label: 'Invoiced', value: 1214.5, kind: 'money', change: 12.5 },
        { label: 'Hours', value: 7, kind: 'hours', change: -3 },
        { label: 'Margin', value: null, kind: 'percent' },
      ],
      charts: [chart],
      tables: [table],
      records: table,
      notes: ['Net of tax.'],
      ...changes,
    },
    generated_at: '2026-03-31T22:30:00.000Z',
    timezone: 'Europe/Berlin',
  };
}

describe('the PDF of a report', function () {
  const renderer = createRenderer();
  after(() => renderer.close());

  const render = (changes: Partial<ReportSheet> = {}) =>
    renderer.renderReport({ workspaceId: 'ws_1' }, buildReport(changes));
  async function pagesOf(changes: Partial<ReportSheet> = {}): Promise<string[]> {
    const document = await getDocumentProxy(new Uint8Array(await render(changes)));
    const { text } = await extractText(document, { mergePages: false });
    return text.map((page) => page.replace(/\s+/g, ' '));
  }

  it('shows title, period, figures, charts, tables and notes as text', async () => {
    const [text = ''] = await pagesOf();
    for (const part of [
      'Northwind Advisory Revenue January – March 2026',
      'INVOICED $1,214.50 +12.5% HOURS 7.00 h -3% MARGIN –',
      'Invoiced by month USD',
      '10k',
      'Jan Feb Mar',
      'By client Amounts in USD CLIENT INVOICED OLDEST',
      'Acme 1,234.50 Nov 3, 2026 Globex -20.00 – Total 1,214.50',
      'NOTES Net of tax.',
      'Generated April 1, 2026 at 12:30 AM (Europe/Berlin)',
      'Page 1 of 1',
    ])
      expect(text).to.include(part);
  });

  it('formats money with the minor units of its currency, whichever column, row or table names it', () => {
    const number = { name: 'note', label: 'Also', kind: 'amounts' } as const;
    const tablesOf = (...tables: SheetTable[]) => presentReport(buildReport({ tables })).view.tables;
    const [ofRows, ofTable, ofColumn] = tablesOf(
      {
        title: 'By billing',
        columns: [{ name: 'currency', label: 'Currency', kind: 'text' }, money('fixed_fee', 'Fixed fee'), number],
        rows: [
          ['EUR', 116_908, '950 KWD, 20.5 GBP'],
          ['JPY', 1_068_375, null],
        ],
      },
      { title: 'In KWD', currency: 'KWD', columns: [money('total', 'Total')], rows: [[5]] },
      {
        title: 'Both',
        columns: [{ ...money('revenue', 'Revenue'), currency: 'JPY' }, money('cost', 'Cost')],
        rows: [[7, 8]],
      },
    );
    expect(ofRows).to.deep.include({
      rows: [
        ['EUR', '116,908.00', '950.000 KWD, 20.50 GBP'],
        ['JPY', '1,068,375', ''],
      ],
      unit: null,
    });
    expect(ofTable).to.deep.include({ rows: [['5.000']], unit: 'Amounts in KWD' });
    expect(ofColumn?.rows).to.deep.equal([['7', '8.00']]);
  });

  const others: SheetTable = {
    title: 'In other currencies',
    columns: [
      { name: 'currency', label: 'Currency', kind: 'text' },
      money('revenue', 'Revenue'),
      { ...money('cost', 'Cost (USD)'), currency: 'USD' },
      { name: 'growth', label: 'Change', kind: 'percent' },
    ],
    rows: [
      ['KWD', 1.5, 2, 12.5],
      ['JPY', 1200, 3, null],
    ],
  };

  it('shows the figures in other currencies before the tables, those of a column in the currency it names', () => {
    const [first, second] = presentReport(buildReport({ others })).view.tables;
    expect(first).to.deep.include({
      title: 'In other currencies',
      rows: [
        ['KWD', '1.500', '2.00', '12.5%'],
        ['JPY', '1,200', '3.00', '–'],
      ],
      unit: null,
    });
    expect(second?.title).to.equal('By client');
  });

  it('names one currency above a table only where all of its amounts are in it', () => {
    const unitOf = (columns: SheetTable['columns']) =>
      presentReport(buildReport({ tables: [{ title: 'A', columns, rows: [columns.map(() => 1)] }] })).view.tables[0]
        ?.unit;
    const inYen = { ...money('revenue', 'Revenue'), currency: 'JPY' };
    expect(unitOf([money('cost', 'Cost')])).to.equal('Amounts in USD');
    expect(unitOf([inYen])).to.equal('Amounts in JPY');
    expect(unitOf([inYen, money('cost', 'Cost')])).to.equal(null);
    expect(unitOf([{ name: 'hours', label: 'Hours', kind: 'hours' }])).to.equal(null);
  });

  it('has figures for its mail in every currency, each with its own', () => {
    const figures = writeFigures(buildReport({ others, figures: [{ label: 'Revenue', value: 10, kind: 'money' }] }));
    expect(figures.map(([label, value]) => [label, value.replaceAll(/\s/g, ' ')])).to.deep.equal([
      ['Revenue', '$10.00'],
      ['Revenue, KWD', 'KWD 1.500'],
      ['Cost (USD), KWD', '$2.00'],
      ['Change, KWD', '12.5%'],
      ['Revenue, JPY', '¥1,200'],
      ['Cost (USD), JPY', '$3.00'],
    ]);
  });

  it('names figures in other languages as CSV files do, with the formats of their readers', () => {
    const figures = [
      { name: 'revenue', label: 'Revenue', value: 1234.5, kind: 'money' },
      { label: 'Stored before names', value: 1, kind: 'number' },
    ] as const;
    expect(
      writeFigures(buildReport({ figures }), 'de-DE').map(([label, value]) => [label, value.replaceAll(/\s/g, ' ')]),
    ).to.deep.equal([
      ['Umsatz', '1.234,50 $'],
      ['Stored before names', '1'],
    ]);
  });

  it('keeps the name of the issuer on one line next to a title of any length', async () => {
    const pdf = await render({ subtitle: 'Großhandelsgesellschaft für Weine und Spirituosen mbH, '.repeat(3) });
    const { items } = await (await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : ''))).to.include('Northwind Advisory');
  });

  it('omits ids and empty columns', async () => {
    expect((await pagesOf()).join(' ')).to.not.match(/cli_1|\bID\b|NOTES.*NOTES|null|undefined/);
  });

  it('runs over several pages, each with the table header and a page number', async () => {
    const rows = Array.from({ length: 90 }, (_, n) => [`cli_${n}`, `Client ${n}.`, n, null, null]);
    const pages = await pagesOf({ tables: [{ ...table, rows }], charts: [] });
    expect(pages.length).to.be.greaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).to.include('CLIENT INVOICED');
      expect(page).to.include(`Page ${index + 1} of ${pages.length}`);
    }
    for (const [, name] of rows) expect(pages.join(' ')).to.include(String(name));
  });

  it('uses landscape for a table that is too wide for portrait', async () => {
    const columns = [
      ...table.columns.slice(0, 2),
      ...Array.from({ length: 9 }, (_, n) => money(`m${n}`, `Amount ${n}`)),
    ];
    const wide = { ...table, columns, rows: [['cli_1', 'Acme', ...Array<number>(9).fill(1_234_567.5)]] };
    const size = async (changes: Partial<ReportSheet>) => {
      const page = await (await getDocumentProxy(new Uint8Array(await render(changes)))).getPage(1);
      return page.getViewport({ scale: 1 });
    };
    const [upright, flipped] = [await size({}), await size({ tables: [wide] })];
    expect(upright.width).to.be.lessThan(upright.height);
    expect(flipped.width).to.be.greaterThan(flipped.height);
  });

  it('draws charts as vectors, whatever they contain', async () => {
    const names = [
      '株式会社ひまわり',
      'דוד גולן',
      'Łukasz',
      'A client of a name that is long beyond all measure, and then some',
    ];
    const of = (changes: Partial<SheetChart>): SheetChart => ({ ...chart, ...changes });
    const sixty = Array.from({ length: 60 }, (_, n) => n);
    const charts = [
      of({ labels: names, series: [{ name: 'Profit', values: [1, -2, 3, 0] }] }),
      of({
        type: 'stacked_bars',
        series: [
          { name: 'A', values: [1, -2, 3] },
          { name: 'B', values: [null, 2, 1] },
        ],
      }),
      of({
        type: 'line',
        kind: 'percent',
        series: [
          { name: 'A', values: [1, null, 3] },
          { name: 'B', values: [2, 2, 2] },
        ],
      }),
      of({ series: [{ name: 'Nothing', values: [0, 0, 0] }] }),
      of({ labels: ['2026-01'], type: 'line', series: [{ name: 'One', values: [7] }] }),
      of({ labels: sixty.map((n) => `Label ${n}`), series: [{ name: 'Many', values: sixty }] }),
      of({ labels: [], series: [] }),
    ];
    const pdf = await render({ charts });
    expect(pdf.toString('latin1')).to.not.include('/Subtype /Image');
    const text = (await pagesOf({ charts })).join(' ');
    for (const part of ['株式会社ひまわり', 'דוד', 'Łukasz', 'A client of a name', '…', '3%'])
      expect(text).to.include(part);
  });

  it('shows markup as the text it is', async () => {
    const text = (await pagesOf({ title: '#panic("no")', notes: ['*bold* $x$ \\ [n]'] })).join(' ');
    expect(text).to.include('#panic("no")').and.include('*bold* $x$ \\ [n]');
  });

  it('can be rendered from an empty sheet', async () => {
    const [text] = await pagesOf({ figures: [], charts: [], tables: [{ ...table, rows: [], totals: [] }], notes: [] });
    expect(text).to.include('Nothing in this period.');
  });
});
