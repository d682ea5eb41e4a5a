/** Reading invoices: hostile and broken files, encodings, and what of an invoice is read. */
import { expect } from 'chai';
import { readInvoice } from '../../../documents/e-invoice/read/read-invoice.js';
import { createInvoiceReader } from '../../../documents/e-invoice/read/reading-process.js';
import { ApiError } from '../../../domain/errors.js';
import { Unreadable } from '../../../documents/e-invoice/read/unreadable.js';
import { ciiInvoice, pdfWith, twoRates, ublInvoice } from '../../support/e-invoices/received-invoices.js';

const read = (file: string | Uint8Array) => readInvoice(Buffer.from(file));

/** Why a file is not read; undefined if it is. */
async function problemOf(file: string | Uint8Array): Promise<string | undefined> {
  try {
    await read(file);
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** The invoice with a document type, which comes before its root. */
const typed = (type: string, xml = ublInvoice()): string => xml.replace('<ubl:Invoice', `${type}<ubl:Invoice`);
const inName = (text: string): string => ublInvoice({ seller: text });
const utf16 = (xml: string): Buffer => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
const laughs = `<!DOCTYPE lolz [<!ENTITY a "lol">${'bcdefghij'.replaceAll(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]>`;
const encrypted =
  '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <0000000000000000000000000000000000000000000000000000000000000000> >> /ID [<00> <00>]';

describe('a file that is refused as an invoice', () => {
  const files: Readonly<Record<string, readonly [string | Uint8Array, string]>> = {
    'a document type': [typed('<!DOCTYPE Invoice>'), 'DOCTYPE'],
    'a billion laughs': [typed(laughs, inName('&j;')), 'DOCTYPE'],
    'an external entity': [typed('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', inName('&e;')), 'DOCTYPE'],
    'a document type in lower case': [typed('<!doctype x>'), 'DOCTYPE'],
    'a document type in UTF-16': [utf16(typed('<!DOCTYPE x>')), 'DOCTYPE'],
    'an unknown entity': [inName('&nbsp;'), '&nbsp;'],
    'an ampersand that is not escaped': [inName('Smith & Sons'), 'well-formed'],
    'a number of no character': [inName('&#0;'), '&#0;'],
    '51 levels': [inName(`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`), '50 elements deep'],
    'an element called constructor': [inName('<constructor/>'), 'well-formed'],
    'a control character': [inName('\u0001'), 'control characters'],
    'an element that is not closed': ['<a><b></a>', 'well-formed'],
    'two roots': ['<a/><b/>', 'root element'],
    'a section that is not closed': [inName('<![CDATA[ x'), 'well-formed'],
    'half an invoice': [ublInvoice().slice(0, 2000), 'well-formed'],
    'bytes that are not UTF-8': [Buffer.from(inName('Müller'), 'latin1'), 'UTF-8'],
    'UTF-16 without a mark': [utf16(ublInvoice()).subarray(2), 'byte order mark'],
    'another encoding': [ublInvoice().replace('UTF-8', 'UTF-7'), 'utf-7'],
    'a text': ['Invoice 1', 'must be XML'],
    'an image': [Buffer.from('89504e470d0a1a0a', 'hex'), 'UTF-8'],
    nothing: ['', 'must be XML'],
    'a page': ['<html><body/></html>', '"html"'],
    'an order in UBL': [ublInvoice({}, 'Order'), '"Order"'],
    'an element of the right name in another namespace': [
      ublInvoice().replace(':Invoice-2"', ':Invoice-3"'),
      'root element',
    ],
    'a specification of other countries': [
      ublInvoice({ specification: 'urn:peppol:pint:billing-1@aunz-1' }),
      'urn:peppol:pint:billing-1@aunz-1',
    ],
    'a credit note': [ublInvoice({}, 'CreditNote'), 'credit note'],
    'a credit note by its type': [ciiInvoice({ type: '381' }), 'credit note'],
    'a PDF without files': [pdfWith({}), 'contains none'],
    'a PDF with another file': [pdfWith({ 'terms.xml': ciiInvoice() }), 'contains none'],
    'a PDF with an order': [pdfWith({ 'order-x.xml': '<a/>' }), 'order-x.xml'],
    'a PDF with a hostile file': [pdfWith({ 'factur-x.xml': typed('<!DOCTYPE x>') }), 'DOCTYPE'],
    'a PDF with more than 10 MiB': [pdfWith({ 'factur-x.xml': Buffer.alloc(11_000_000, ' ') }), '10 MiB'],
    'a PDF that needs a password': [pdfWith({ 'factur-x.xml': ciiInvoice() }, encrypted), 'password'],
    'a broken PDF': ['%PDF-1.7\nnothing', 'not broken'],
  };
  for (const [name, [file, word]] of Object.entries(files))
    it(name, async () => {
      expect(await problemOf(file)).to.include(word);
    });

  it('lacks a term without which there is no expense', async () => {
    for (const [part, term] of [
      ['number', 'BT-1'],
      ['date', 'BT-2'],
      ['currency', 'BT-5'],
      ['seller', 'BT-27'],
      ['gross', 'BT-112'],
    ] as const)
      for (const write of [ublInvoice, ciiInvoice]) {
        expect(await problemOf(write({ [part]: '' })), part)
          .to.include('must have')
          .and.include(term);
        expect(await problemOf(write({ [part]: ' ' })), part)
          .to.include('must have')
          .and.include(term);
      }
  });

  it('has a value that cannot be', async () => {
    for (const [parts, word] of [
      [{ gross: '4,76' }, '4,76'],
      [{ gross: '1e9' }, '1e9'],
      [{ gross: 'NaN' }, 'NaN'],
      [{ tax: `1${'0'.repeat(20)}` }, '10000'],
      [{ date: '2026-02-30' }, 'calendar date'],
      [{ date: '1026-02-01' }, 'calendar date'],
    ] as const)
      for (const write of [ublInvoice, ciiInvoice])
        expect(await problemOf(write(parts)), word).to.include(word.replaceAll('-', word.startsWith('2') ? '' : '-'));
  });
});

describe('an invoice that is read', () => {
  it('is the same in both syntaxes, and in a PDF', async () => {
    const expected = await read(ublInvoice(twoRates));
    expect({ ...(await read(ciiInvoice(twoRates))), syntax: 'ubl' }).to.deep.equal(expected);
    for (const name of ['factur-x.xml', 'ZUGFeRD-invoice.xml', 'zugferd-invoice.xml', 'xrechnung.xml'])
      expect({ ...(await read(pdfWith({ 'a.png': 'x', [name]: ciiInvoice(twoRates) }))), syntax: 'ubl' }).to.deep.equal(
        expected,
      );
  });

  it('may be in several encodings', async () => {
    const xml = inName('Müller & Söhne'.replace('&', '&amp;'));
    const latin = (name: string): Buffer => Buffer.from(xml.replace('UTF-8', name), 'latin1');
    const big = utf16(xml).swap16();
    for (const file of [
      xml,
      `\ufeff${xml}`,
      utf16(xml),
      big,
      latin('ISO-8859-1'),
      latin('windows-1252'),
      latin('iso-8859-15'),
    ])
      expect((await read(file)).seller.name).to.equal('Müller & Söhne');
  });

  it('has its texts on one line, without what deceives, and shortened', async () => {
    for (const [sent, shown] of [
      ['A &amp; B <![CDATA[<& C>]]> &#228;&#xE4;', 'A & B <& C> ää'],
      ['A\n\t B', 'A B'],
      ['abc\u202Edef', 'abc def'],
      ['<!-- no -->A', 'A'],
      ['x'.repeat(300), 'x'.repeat(200)],
    ] as const)
      expect((await read(inName(sent))).seller.name).to.equal(shown);
  });

  it('may have instructions for displaying it, and other amounts of tax', async () => {
    const second =
      '<ram:TaxTotalAmount currencyID="CZK">1900</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">';
    const xml = ciiInvoice()
      .replace('<rsm:Cross', '<?xml-stylesheet type="text/xsl" href="https://evil.example/x.xsl"?><rsm:Cross')
      .replace('<ram:TaxTotalAmount currencyID="EUR">', second);
    expect((await read(xml)).amounts.tax).to.equal('76');
  });

  it('may be one of ZUGFeRD 1.0', async () => {
    const names = {
      'CrossIndustryInvoice:100': 'CrossIndustryDocument',
      'rsm:CrossIndustryInvoice': 'rsm:CrossIndustryDocument',
      'rsm:ExchangedDocument>': 'rsm:HeaderExchangedDocument>',
      'rsm:ExchangedDocumentContext': 'rsm:SpecifiedExchangedDocumentContext',
      SupplyChainTradeTransaction: 'SpecifiedSupplyChainTradeTransaction',
      ApplicableHeaderTrade: 'ApplicableSupplyChainTrade',
      RateApplicablePercent: 'ApplicablePercent',
      SpecifiedLineTrade: 'SpecifiedSupplyChainTrade',
      TradeSettlementHeaderMonetary: 'TradeSettlementMonetary',
      TradeSettlementLineMonetary: 'TradeSettlementMonetary',
      'urn:un:unece:uncefact:data:standard:CrossIndustryDocument': 'urn:ferd:CrossIndustryDocument:invoice:1p0',
    };
    const xml = Object.entries(names).reduce((text, [now, then]) => text.replaceAll(now, then), ciiInvoice(twoRates));
    expect(await read(xml)).to.deep.equal(await read(ciiInvoice(twoRates)));
  });
});

describe('the process that reads invoices', () => {
  it('refuses a file that takes too much memory or time, and reads the next one', async () => {
    const bomb = pdfWith({ 'factur-x.xml': Buffer.alloc(200_000_000, ' ') });
    const problem = async (reading: Promise<unknown>) => {
      const [{ status, ...outcome }] = await Promise.allSettled([reading]);
      const error: unknown = 'reason' in outcome ? outcome.reason : status;
      return error instanceof ApiError ? [error.extras.field, error.message] : error;
    };
    const small = createInvoiceReader({ memory: 180 * 1024 ** 2 });
    const within = 'file must be readable within 15 seconds and 180 MiB of memory';
    expect(await problem(small('ws_a', bomb))).to.deep.equal(['file', within]);
    expect((await small('ws_a', Buffer.from(ublInvoice()))).number).to.equal('RE-2026-0118');
    const quick = createInvoiceReader({ maxMs: 1 });
    const late = 'file must be readable within 0.001 seconds and 512 MiB of memory';
    expect(await problem(quick('ws_a', bomb))).to.deep.equal(['file', late]);
  });

  it('lets only so many files of a workspace wait', async () => {
    const reader = createInvoiceReader({ waitingOfOne: 1 });
    const file = Buffer.from(ublInvoice());
    const answers = await Promise.allSettled([
      reader('ws_a', file),
      reader('ws_a', file),
      reader('ws_a', file),
      reader('ws_b', file),
    ]);
    expect(answers.map(({ status }) => status)).to.deep.equal(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
