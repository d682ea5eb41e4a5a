import { deflateSync } from 'node:zlib';
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { plainPng } from '../../documents/plain-png.js';
import { createRenderer } from '../../documents/renderer.js';
import {
  buildInvoiceDocument,
  documentLine,
  documentSeller,
  documentTax,
} from '../support/builders/invoice-document.js';
import { png, pngChunk } from '../support/builders/images.js';

const buildClient = (name: string, country: string | null) => ({
  name,
  lines: [],
  tax_id: null,
  tax_number: null,
  country,
});
const buildLines = (descriptions: string[]) => descriptions.map((description) => ({ ...documentLine, description }));

/** PNG images of a single pixel, each of another colour. */
const redLogo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const blueLogo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC';

/** The text of each page, with runs of white space as single spaces. */
async function textOfPages(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('the PDF of an invoice', () => {
  const renderer = createRenderer();
  after(() => renderer.close());

  const render = (overrides: Partial<InvoiceDocument> = {}) =>
    renderer.renderInvoice({ workspaceId: 'ws_1' }, buildInvoiceDocument(overrides));
  const textOf = async (overrides: Partial<InvoiceDocument> = {}) =>
    (await textOfPages(await render(overrides))).join(' ');

  it('shows who bills whom, for what and how much', async () => {
    const text = await textOf();
    for (const part of [
      'Northwind Advisory 48 Harbour Street VAT ID DE123456788 Registration no. HRB 12345 B billing@northwind.example Invoice',
      'Bill to Acme Corporation Jane Doe 1 Main Street Tax ID 12-3456789',
      'Invoice number INV-2026-0042 Invoice date November 3, 2026 Payment terms 30 days Due date December 3, 2026 PO number PO-88121',
      'Work in October',
      'Consulting 2 $150.00 $300.00',
      'Subtotal $300.00 Tax (8.25%) $24.75 Total $324.75 Amount paid $100.00 Amount due $224.75',
      'Notes Thank you. See you soon. Managing director: Ada Muster',
      'Page 1 of 1',
    ]) {
      expect(text.toLowerCase()).to.include(part.toLowerCase());
    }
  });

  it('omits what an invoice does not have', async () => {
    const text = await textOf({
      contact_name: null,
      po_number: null,
      subject: null,
      notes: null,
      taxes: [documentTax({ category: 'zero', rate: '0', tax: '0.00' })],
      amount_paid: '0.00',
    });
    expect(text).to.not.match(/PO number|NOTES|Tax \(|Subtotal|Amount paid|PAYMENTS|null|none/);
  });

  it('lists payments and refunds', async () => {
    const payments = [
      { date: '2026-11-10', method: 'check', reference: '1042', amount: '150.00' },
      { date: '2026-11-12', method: null, reference: null, amount: '-50.00' },
      { date: '2026-11-13', method: 'check', reference: '77', amount: '-20.00' },
    ] as const;
    expect(await textOf({ payments: [...payments] })).to.include(
      'November 10, 2026 Check 1042 $150.00 November 12, 2026 Refund -$50.00 November 13, 2026 Refund · Check 77 -$20.00',
    );
  });

  it('runs over several pages, each with the table header and a page number', async () => {
    const descriptions = Array.from({ length: 60 }, (_, index) => `Task ${index + 1}.`);
    const pages = await textOfPages(await render({ lines: buildLines(descriptions) }));
    expect(pages).to.have.length(3);
    for (const [index, page] of pages.entries()) {
      expect(page).to.include('DESCRIPTION QUANTITY RATE AMOUNT');
      expect(page).to.include(`Page ${index + 1} of 3`);
    }
    for (const description of descriptions) expect(pages.join(' ')).to.include(description);
  });

  it('never has only totals on a page: the last line stays with them', async () => {
    for (const count of [20, 21, 22, 23, 24, 25]) {
      const descriptions = Array.from({ length: count }, (_, index) => `Task ${index + 1}.`);
      const pages = await textOfPages(await render({ lines: buildLines(descriptions) }));
      const page = pages.find((text) => text.includes('Subtotal'));
      expect(page).to.include(`Task ${count}.`).and.include('DESCRIPTION');
    }
  });

  it('is stamped when the invoice is void, and only then', async () => {
    const pages = await textOfPages(await render({ void: true, lines: buildLines(Array<string>(60).fill('Task')) }));
    for (const page of pages) expect(page).to.include('VOID');
    expect(pages.join(' ')).to.not.include('Amount due');
    expect(await textOf()).to.not.include('VOID');
  });

  const names: Record<string, string> = {
    Latin: 'Łukasz Ağaoğlu Þórðarson',
    Vietnamese: 'Nguyễn Thị Thọ Phụng',
    'letters with separate accents': 'Zoe\u0308 Mu\u0308ller',
    Greek: 'Γιώργος Παπαδόπουλος',
    Cyrillic: 'Сергій Їжакевич',
    'simplified Chinese': '北京东方科技有限公司',
    'traditional Chinese': '臺灣積體電路',
    Japanese: '株式会社ひまわりデザイン',
    Korean: '서울특별시 강남구',
    Devanagari: 'कमल नगर',
    Thai: 'นาย สมชาย',
    emoji: 'Rocket 🚀 Labs',
  };
  for (const [script, name] of Object.entries(names)) {
    it(`holds a client's name in ${script} as text`, async () => {
      expect(await textOf({ client: buildClient(name, null) })).to.include(name.normalize('NFC'));
    });
  }

  // PDF readers return the words of right-to-left lines in left-to-right order, so each word is looked for alone.
  for (const [script, words] of Object.entries({ Arabic: ['محمد', 'سلمان'], Hebrew: ['דוד', 'גולן'] })) {
    it(`holds a client's name in ${script} as text`, async () => {
      const text = await textOf({ client: buildClient(words.join(' '), null) });
      for (const word of words) expect(text).to.include(word);
    });
  }

  it('draws Han characters as the reader’s country does', async () => {
    const fonts = async (name: string, country: string | null) =>
      [
        ...(await render({ client: buildClient(name, country) })).toString('latin1').matchAll(/NotoSans(SC|JP|KR)/g),
      ].map(([, font]) => font);
    expect(await fonts('直樹', 'JP'))
      .to.include('JP')
      .and.not.include('SC');
    expect(await fonts('直樹', 'KR'))
      .to.include('KR')
      .and.not.include('SC');
    expect(await fonts('直樹', 'TW'))
      .to.include('SC')
      .and.not.include('JP');
    expect(await fonts('直樹', null))
      .to.include('SC')
      .and.not.include('JP');
    expect(await fonts('直樹ひまわり', null))
      .to.include('JP')
      .and.not.include('SC');
  });

  const amounts: [string, string | null, string, string][] = [
    ['USD', 'US', '1234567.50', '$1,234,567.50'],
    ['JPY', 'JP', '1234567', '¥1,234,567'],
    ['JPY', null, '1234567.00', '¥1,234,567'],
    ['KWD', null, '1234.500', 'KWD 1,234.500'],
    ['EUR', 'DE', '1234567.5', '1.234.567,50 €'],
    ['EUR', 'FR', '1234567.50', '1 234 567,50 €'],
    ['HUF', null, '12.50', 'HUF 12.50'],
    ['USD', 'US', '-98765432109876543.21', '-$98,765,432,109,876,543.21'],
  ];
  for (const [currency, country, total, written] of amounts) {
    it(`writes ${total} ${currency} for a client in ${country ?? 'an unknown country'} as ${written}`, async () => {
      const client = buildClient('Acme', country);
      expect(await textOf({ client, currency, total })).to.include(`Total ${written}`);
    });
  }

  it('rounds no price', async () => {
    const lines = [{ ...documentLine, quantity: '0.123456', rate: '33.3333' }];
    expect(await textOf({ lines })).to.include('0.123456 $33.3333');
  });

  it('shows markup as the text it is', async () => {
    const markup = [
      '#set text(size: 90pt)',
      '#panic("no")',
      '*bold* _emphasis_ `raw` = heading',
      '$x^2$ [block] {code} @label <label>',
      'back\\slash "quoted" // comment /* comment */ \\u{41}',
    ];
    const text = await textOf({
      workspace: { ...documentSeller, name: '#let name = [W]' },
      client: buildClient('*C* $c$', null),
      subject: '= Subject #1',
      notes: '#pagebreak() \\ [n]',
      lines: buildLines(markup),
    });
    for (const part of [...markup, '#let name = [W]', '*C* $c$', '= Subject #1', '#pagebreak() \\ [n]']) {
      expect(text).to.include(part);
    }
  });

  it('accepts any text: control characters, broken characters, endless words', async () => {
    const word = 'x'.repeat(400);
    const text = await textOf({ lines: buildLines(['bell\u0007 half \ud83d end\u0000', word]) });
    expect(text).to.include('bell half \ufffd end');
    expect(text.replaceAll(' ', '')).to.include(word);
  });

  it('shows the logo of its own workspace', async () => {
    const withLogo = (media_type: string, base64: string) =>
      render({ workspace: { ...documentSeller, logo: { media_type, base64 } } });
    const [red, blue] = [await withLogo('image/png', redLogo), await withLogo('image/png', blueLogo)];
    for (const pdf of [red, blue]) expect(pdf.toString('latin1')).to.include('/Subtype /Image');
    expect(red.equals(blue)).to.equal(false);
    expect(red.equals(await withLogo('image/png', redLogo))).to.equal(true);
  });

  for (const [kind, logo] of Object.entries({
    damaged: { media_type: 'image/png', base64: Buffer.from('not an image').toString('base64') },
    'of an unknown type': { media_type: 'image/webp', base64: redLogo },
    empty: { media_type: 'image/png', base64: '' },
  })) {
    it(`does without a logo that is ${kind}`, async () => {
      const pdf = await render({ workspace: { ...documentSeller, logo } });
      expect(pdf.toString('latin1')).to.not.include('/Subtype /Image');
      expect((await textOfPages(pdf)).join(' ')).to.include('Northwind Advisory');
    });
  }

  it('unpacks neither texts nor endless profiles of a PNG', async () => {
    const packed = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(64_000_000), { level: 9 })]);
    const harmless = pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(400))]));
    const logo = png(100, 100, harmless, harmless, pngChunk('iCCP', packed), pngChunk('zTXt', packed));
    expect(plainPng(logo).equals(png(100, 100, harmless))).to.equal(true);
    const pdf = await render({
      workspace: { ...documentSeller, logo: { media_type: 'image/png', base64: logo.toString('base64') } },
    });
    expect(pdf.toString('latin1')).to.include('/Subtype /Image');
  });

  it('fails without affecting others if it cannot be rendered', async () => {
    const results = await Promise.allSettled([
      render(),
      render({ total: 'a lot' }),
      render({ currency: '?' }),
      render(),
    ]);
    expect(results.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  });

  it('does not block the event loop', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const descriptions = Array.from({ length: 800 }, (_, index) => `Task ${index}`);
    await render({ lines: buildLines(descriptions) });
    clearInterval(timer);
    expect(ticks).to.be.greaterThan(20);
  });

  it('can be rendered again after the renderer was closed', async () => {
    await renderer.close();
    expect(await textOf()).to.include('INV-2026-0042');
  });
});
