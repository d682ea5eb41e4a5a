import { expect } from 'chai';
import { UnknownLayout } from '../../../documents/bank/read-csv.js';
import { readStatement } from '../../../documents/bank/read-statement.js';
import type { FileLayout, GivenColumns, StatementEntry } from '../../../domain/billing/bank/statement.js';
import { camt, camtDetails, camtEntry, camtOf, firmsIban, payersIban } from '../../support/builders/billing/bank.js';

const read = (file: string | Buffer, columns: GivenColumns = {}, earlier: readonly FileLayout[] = []) =>
  readStatement({ bytes: typeof file === 'string' ? Buffer.from(file) : file, columns, earlier });

const only = (file: string | Buffer, columns?: GivenColumns): StatementEntry => {
  const { entries } = read(file, columns);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new Error(`${entries.length} entries`);
  return entry;
};

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof UnknownLayout)
      return error.problems.map(({ field, message }) => `${field} ${message}`).join('; ');
    return (error as Error).message;
  }
  throw new Error('It was read');
}

const paid = {
  amount: 1082.5,
  text: 'Invoice INV-7 & more',
  name: 'Müller & Söhne',
  iban: payersIban,
  reference: 'B-1',
  creditor: 'RF18 5390 0754 7034',
  endToEndId: 'E2E-1',
  currency: 'EUR',
};

describe('CAMT', () => {
  for (const kind of ['052', '053', '054'] as const)
    for (const version of ['02', '04', '08', '13'])
      it(`.${kind} of version ${version} is read`, () => {
        const statement = read(camt([paid], { kind, version }));
        expect(statement).to.include({ format: `camt_${kind}`, pending: 0 });
        expect(statement.entries).to.deep.equal([
          {
            account: firmsIban,
            currency: 'EUR',
            date: '2026-02-10',
            amount: '1082.5',
            counterparty: 'Müller & Söhne',
            iban: payersIban,
            reference: 'RF18 5390 0754 7034',
            endToEndId: 'E2E-1',
            text: 'Invoice INV-7 & more',
            bankReference: 'B-1',
            entryReference: 'B-1',
            isReturn: false,
          },
        ]);
      });

  it('has a line for each transfer that was booked together, if their amounts add up', () => {
    const parts = [60, 40].map((amount) => ({
      amount,
      text: `Part ${amount}`,
      details: `<AmtDtls><TxAmt><Amt Ccy="USD">${amount}.00</Amt></TxAmt></AmtDtls>`,
    }));
    const details = parts.map((part) => camtDetails(part, true)).join('');
    const whole = camtEntry({ amount: 100, reference: 'BATCH' }, true, details);
    expect(read(camtOf([whole])).entries.map(({ amount, text }) => [amount, text])).to.deep.equal([
      ['60', 'Part 60'],
      ['40', 'Part 40'],
    ]);
    const other = camtEntry({ amount: 101, reference: 'BATCH' }, true, details);
    expect(read(camtOf([other])).entries.map(({ amount }) => amount)).to.deep.equal(['101']);
  });

  it('leaves out what is not booked yet, and knows returns', () => {
    const { entries, pending } = read(
      camt([
        { amount: 5, status: 'PDNG' },
        { amount: -7, details: '<RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf>', endToEndId: 'E2E-1' },
      ]),
    );
    expect(pending).to.equal(1);
    expect(entries.map(({ amount, isReturn, endToEndId }) => [amount, isReturn, endToEndId])).to.deep.equal([
      ['-7', true, 'E2E-1'],
    ]);
  });

  for (const [file, problem] of [
    [
      camt([paid]).replace('<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE a [<!ENTITY x "y">]>'),
      'document type declaration',
    ],
    [`<Document>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</Document>`, 'at most 50 elements deep'],
    [camt([paid]).replace('1082.50', '1,082.50'), 'must have an amount in each entry (Ntry/Amt), and has "1,082.50"'],
    [camt([paid]).replace('1082.50', '99999999999999999999'), 'must have an amount'],
    [camt([paid]).replaceAll('2026-02-10', '2026-02-31'), 'must have a day in each entry (BookgDt)'],
    [camt([paid]).replace('CRDT', 'CR'), 'must have CRDT or DBIT'],
    ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"/>', 'pain.001'],
    [
      '<Invoice/>',
      'must be a bank statement in CAMT.053, CAMT.052, CAMT.054, MT940, OFX or CSV, and is XML whose root element is "Invoice"',
    ],
  ] as const)
    it(`is refused if it has ${problem.slice(0, 50)}`, () => {
      expect(problemOf(() => read(file))).to.include(problem);
    });
});

const mt940 = (...lines: readonly string[]): string =>
  [
    ':20:STARTUMSE',
    ':25:12030000/1234567',
    ':28C:00001/001',
    ':60F:C260201EUR1000,00',
    ...lines,
    ':62F:C260228EUR2082,50',
    '-',
  ].join('\r\n');

describe('MT940', () => {
  it('is read as German banks write it, across broken lines', () => {
    const file = mt940(
      ':61:2602100210CR1082,50NTRFNONREF//B-1',
      ':86:166?00GUTSCHRIFT?20EREF+E2E-1?21SVWZ+Invoice INV-20?2226-0007?30BYLADEM1001',
      `?31${payersIban}?32Mueller und?33 Soehne`,
    );
    expect(only(Buffer.from(file, 'latin1'))).to.deep.equal({
      account: '12030000/1234567',
      currency: 'EUR',
      date: '2026-02-10',
      amount: '1082.5',
      counterparty: 'Mueller und Soehne',
      iban: payersIban,
      reference: null,
      endToEndId: 'E2E-1',
      text: 'Invoice INV-2026-0007',
      bankReference: '2026-02-10 B-1',
      entryReference: null,
      isReturn: false,
    });
  });

  it('is read as Dutch banks write it, and with plain texts', () => {
    const dutch = mt940(
      ':61:260210C45,00NTRFEREF',
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J. Jansen/REMI/Factuur 17/EREF/NOTPROVIDED',
    );
    expect(only(dutch)).to.include({
      counterparty: 'J. Jansen',
      iban: 'NL91ABNA0417164300',
      text: 'Factuur 17',
      endToEndId: null,
    });
    const plain = mt940(':61:2602100210C7,NMSC', ':86:PAYMENT FROM', 'SOMEBODY');
    expect(only(plain)).to.include({ amount: '7', text: 'PAYMENT FROM SOMEBODY', bankReference: null });
  });

  it('knows reversals, umlauts of Windows-1252, and booking days of the year before', () => {
    const file = mt940(':61:2601021231RC9,50NTRFX', ':86:109?20Rücklastschrift');
    const entry = only(Buffer.from(file, 'latin1'));
    expect(entry).to.include({ date: '2025-12-31', amount: '-9.5', isReturn: true, text: 'Rücklastschrift' });
    expect(problemOf(() => read(mt940(':61:nonsense')))).to.equal('must have a movement in line 5, and has "nonsense"');
  });
});

describe('OFX', () => {
  const body = (isXml: boolean): string => {
    const end = (name: string): string => (isXml ? `</${name}>` : '');
    const value = (name: string, text: string): string => `<${name}>${text}${end(name)}\n`;
    return `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${value('CURDEF', 'USD')}<BANKACCTFROM>${value('BANKID', '110000000')}${value('ACCTID', '42')}</BANKACCTFROM><BANKTRANLIST>
<STMTTRN>${value('TRNTYPE', 'CREDIT')}${value('DTPOSTED', '20260210120000[-5:EST]')}${value('TRNAMT', '1,082.50')}${value('FITID', 'F1')}${value('NAME', 'Smith &amp; Co')}${value('MEMO', 'INV-7')}</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  };
  for (const [version, file] of [
    ['1, which is SGML', `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n${body(false)}`],
    ['2, which is XML', `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${body(true)}`],
  ] as const)
    it(`is read in version ${version}`, () => {
      expect(only(file)).to.deep.include({
        account: '110000000/42',
        currency: 'USD',
        date: '2026-02-10',
        amount: '1082.5',
        counterparty: 'Smith & Co',
        text: 'INV-7',
        bankReference: 'F1',
      });
    });

  it('is refused with a document type', () => {
    expect(problemOf(() => read(`<?xml version="1.0"?><?OFX?><!DOCTYPE x>${body(true)}`))).to.include('document type');
  });
});

describe('CSV', () => {
  for (const [bank, file, expected] of [
    [
      'a German bank, with lines above the headings, in Windows-1252',
      Buffer.from(
        'Konto;"DE02"\n\n"Buchungstag";"Auftraggeber/Begünstigter";"Verwendungszweck";"Betrag";"Währung"\n"10.02.26";"Müller";"Rechnung 7";"1.082,50";"EUR"\n"";"";"Saldo";"5,00";""\n',
        'latin1',
      ),
      { date: '2026-02-10', amount: '1082.5', counterparty: 'Müller', text: 'Rechnung 7', currency: 'EUR' },
    ],
    [
      'an American bank, with two columns of amounts and a byte order mark',
      '\ufeffDate,Description,Debit,Credit\n02/13/2026,"Smith, INV-7",,"1,082.50"\n',
      { date: '2026-02-13', amount: '1082.5', text: 'Smith, INV-7', currency: null },
    ],
    [
      'a Dutch bank, with amounts without a sign',
      'Datum,Naam / Omschrijving,Rekening,Tegenrekening,Af Bij,Bedrag (EUR),Mededelingen\n20260210,Jansen,NL91ABNA0417164300,DE02500105170137075030,Bij,"45,00",Factuur 17\n',
      { date: '2026-02-10', amount: '45', account: 'NL91ABNA0417164300', iban: payersIban, text: 'Factuur 17' },
    ],
    [
      'a French bank, with tabs',
      'Date opération\tLibellé\tMontant\n10/02/2026\tFacture 7\t-1 082,50\n13/02/2026\t\t\n'.replace(
        '13/02/2026\t\t\n',
        '',
      ),
      { amount: '-1082.5', text: 'Facture 7' },
    ],
  ] as const)
    it(`is recognized from ${bank}`, () => {
      const columns = bank.startsWith('a French') ? { date_format: 'dmy' } : {};
      expect(only(file, columns)).to.deep.include(expected);
    });

  it('names its columns, and what it lacks, if it cannot be recognized', () => {
    expect(problemOf(() => read('Wann;Wieviel;Wer\n10.02.2026;5,00;X\n'))).to.equal(
      'date_column must name the column with the day: the file has "Wann", "Wieviel", "Wer"; amount_column must name the column with the amount, or credit_column and debit_column those with what came in and went out: the file has "Wann", "Wieviel", "Wer"',
    );
    expect(problemOf(() => read('Wann;Wieviel\n10.02.2026;5,00\n', { date: 'Wann', amount: 'Was' }))).to.include(
      'amount_column must be a column of the file, which has "Wann", "Wieviel"',
    );
    expect(problemOf(() => read('Date,Amount\n02/03/2026,5\n'))).to.equal(
      'date_format must be given: every day of the file, such as "02/03/2026", can be read as dmy and as mdy',
    );
  });

  it('needs no more words for the second file of a layout, whose columns were given', () => {
    const first = read('Wann;Wieviel\n01/02/2026;5,00\n', { date: 'Wann', amount: 'Wieviel', date_format: 'dmy' });
    const second = read('Wann;Wieviel\n03/02/2026;7,00\n', {}, first.layout ? [first.layout] : []);
    expect(second.entries.map(({ date, amount }) => [date, amount])).to.deep.equal([['2026-02-03', '7']]);
    const bare = read('10.02.2026;X;5,00\n', { date: '1', amount: '3', text: '2' });
    expect(bare.entries.map(({ amount, text }) => [amount, text])).to.deep.equal([['5', 'X']]);
    const next = read('11.02.2026;Y;6,00\n', {}, bare.layout ? [bare.layout] : []);
    expect(next.entries.map(({ amount, text }) => [amount, text])).to.deep.equal([['6', 'Y']]);
  });

  it('is refused with a wrong amount, naming its line', () => {
    expect(problemOf(() => read('Date;Amount\n2026-02-10;5,00\n2026-02-11;5,0x\n'))).to.equal(
      'must have an amount in line 3, and has "5,0x"',
    );
    expect(problemOf(() => read('%PDF-1.7'))).to.include('a file that is not text');
    expect(problemOf(() => read(''))).to.include('must have a row with headings');
  });

  it('has at most 10,000 entries', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `2026-02-10;${at}.10;Invoice ${at}`);
    expect(read(['Date;Amount;Text', ...lines].join('\n')).entries).to.have.length(10_000);
    expect(read(camt(lines.map((text, at) => ({ amount: at + 1, text })))).entries).to.have.length(10_000);
    expect(problemOf(() => read(['Date;Amount;Text', ...lines, ...lines].join('\n')))).to.include(
      'at most 10000 entries',
    );
  });
});
