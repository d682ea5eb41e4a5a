import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { csvOf, csvStream } from '../../documents/csv.js';
import type { Cell, SheetTable } from '../../domain/reports/report-sheet.js';

type Records = readonly (readonly Cell[])[];

async function* inBatches(...batches: Records[]): AsyncGenerator<Records> {
  yield* batches;
}

function buildTable(overrides: Partial<SheetTable> = {}): SheetTable {
  const columns = [
    { name: 'client_name', label: 'Client', kind: 'text' },
    { name: 'hours', label: 'Hours', kind: 'hours' },
  ] as const;
  return { title: 'By client', columns, rows: [['Acme', 1.5]], totals: ['Total', 1.5], ...overrides };
}

describe('records as CSV', () => {
  const cells: [what: string, cell: Cell, written: string][] = [
    ['a word', 'Acme', 'Acme'],
    ['nothing', null, ''],
    ['no text', '', ''],
    ['a comma', 'Acme, Inc.', '"Acme, Inc."'],
    ['quotes', 'the "big" one', '"the ""big"" one"'],
    ['a quote at the start', '"quoted"', '"""quoted"""'],
    ['an apostrophe at the start', "'tis", `"'tis"`],
    ['a line feed', 'one\ntwo', '"one\ntwo"'],
    ['a line break', 'one\r\ntwo', '"one\r\ntwo"'],
    ['a lone carriage return', 'one\rtwo', '"one\rtwo"'],
    ['spaces around', ' Acme ', ' Acme '],
    ['a semicolon', 'a;b', '"a;b"'],
    ['a tab within', 'a\tb', '"a\tb"'],
    ['a formula after a semicolon', 'a;=1+1', `"'a;=1+1"`],
    ['a formula after a comma', 'a, @SUM(A1)', `"'a, @SUM(A1)"`],
    ['a formula after a tab', 'a\t+1', `"'a\t+1"`],
    ['a formula on a second line', 'a\n=1+1', `"'a\n=1+1"`],
    ['a formula after a closed quote', 'a";=1+1', `"'a"";=1+1"`],
    ['a hyphen in words', 'a-b; c-d', '"a-b; c-d"'],
    ['letters of all scripts', '株式会社 דוד Łódź 🚀', '株式会社 דוד Łódź 🚀'],
    ['a day', '2026-01-31', '2026-01-31'],
    ['an instant', '2026-01-31T09:30:00.000Z', '2026-01-31T09:30:00.000Z'],
    ['zero', 0, '0'],
    ['a fraction', 0.1, '0.1'],
    ['a large amount', 12345678.9, '12345678.9'],
    ['a negative number', -5.25, '-5.25'],
    ['a formula', '=1+1', `"'=1+1"`],
    ['a formula that runs a program', "=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
    ['a formula with quotes', '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a plus', '+49 30 1234', `"'+49 30 1234"`],
    ['a minus of a text', '-5', `"'-5"`],
    ['an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
    ['a tab', '\t=1+1', `"'\t=1+1"`],
    ['a carriage return before a formula', '\r=1+1', `"'\r=1+1"`],
    ['a wide equals sign', '＝1+1', `"'＝1+1"`],
  ];
  for (const [what, cell, written] of cells) {
    it(`write ${what} so that programs read it and spreadsheets do not run it`, async () => {
      const csv = await text(csvStream(['a', 'b'], inBatches([[cell, 1]])));
      expect(csv).to.equal(`a,b\r\n${written},1\r\n`);
    });
  }

  it('have a single header, whatever the batches', async () => {
    expect((await text(csvStream(['id', 'hours'], inBatches([])))) + '|').to.equal('id,hours\r\n|');
    const csv = await text(
      csvStream(
        ['id', 'hours'],
        inBatches(
          [
            ['a', 1],
            ['b', 2],
          ],
          [],
          [['c', 3]],
        ),
      ),
    );
    expect(csv).to.equal('id,hours\r\na,1\r\nb,2\r\nc,3\r\n');
  });

  it('are read no faster than they are sent', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Records> {
      for (;;) yield Array.from({ length: 1000 }, () => [`record ${(read += 1)}`]);
    }
    const stream = csvStream(['text'], endless());
    await once(stream, 'readable');
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(read).to.be.lessThan(10_000);
    stream.destroy();
  });

  it('are read no further once the reader is gone', async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<Records> {
      try {
        for (;;) yield [['record']];
      } finally {
        isEnded = true;
      }
    }
    const stream = csvStream(['text'], endless());
    for await (const chunk of stream) if (String(chunk).includes('record')) break;
    expect(stream.destroyed).to.equal(true);
    expect(isEnded).to.equal(true);
  });

  it('fail as a whole when they cannot be read to the end', async () => {
    async function* failing(): AsyncGenerator<Records> {
      yield [['record']];
      throw new Error('The database is away');
    }
    const outcome = await text(csvStream(['text'], failing())).catch((error: unknown) => error);
    expect(outcome).to.be.an('error').with.property('message', 'The database is away');
  });
});

describe('a table as CSV', () => {
  it('has a header with the names of the fields and a line for each row, without the totals', () => {
    expect(csvOf(buildTable()).toString()).to.equal('client_name,hours\r\nAcme,1.5\r\n');
  });

  it('begins with a byte order mark for spreadsheets only', () => {
    const table = buildTable({ rows: [['Müller', 1]] });
    expect(csvOf(table, { forSpreadsheets: true }).subarray(0, 3).toString('hex')).to.equal('efbbbf');
    expect(csvOf(table)[0]).to.equal('c'.charCodeAt(0));
  });
});
