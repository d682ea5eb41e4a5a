import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import { createDrawingProcess } from '../../documents/drawing-process.js';
import type { Drawing } from '../../documents/drawing-program.js';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { buildInvoiceDocument, documentLine, documentSeller } from '../support/builders/invoice-document.js';
import { around, endlessTexts, jumbled, ofEveryCategory } from '../support/unusual-texts.js';

/** An invoice with the first text in every field that takes one, and all texts as lines of work and of addresses. */
function invoiceWith(texts: readonly string[], changes: Partial<InvoiceDocument> = {}): Drawing {
  const [text = ''] = texts;
  const document = buildInvoiceDocument({
    workspace: { ...documentSeller, name: text, lines: [...texts], tax_id: text, contact: [text] },
    client: { name: text, lines: [...texts], tax_id: text, tax_number: null, country: 'US' },
    contact_name: text,
    invoice_number: text,
    po_number: text,
    subject: text,
    lines: texts.map((description) => ({ ...documentLine, description })),
    payment: { account_holder: text, iban: 'DE89370400440532013000', bic: text, bank_name: text, instructions: text },
    payments: [{ date: '2026-11-03', amount: '100', method: 'check', reference: text }],
    notes: texts.join('\n'),
    footer: text,
    ...changes,
  });
  return { kind: 'invoice', document };
}

/** A report with the first text in every label, and all texts as rows. A statement is a report too. */
function reportWith(texts: readonly string[], locale?: string): Drawing {
  const [text = ''] = texts;
  const column = { name: 'name', label: text, kind: 'text' } as const;
  const table = { title: text, columns: [column, { name: 'hours', label: text, kind: 'hours' } as const] };
  const rows = texts.map((words) => [words, 1]);
  const series = [{ name: text, values: texts.map(() => 1) }];
  const sheet = {
    title: text,
    subtitle: text,
    currency: 'USD',
    ...(locale === undefined ? {} : { locale }),
    figures: [{ label: text, value: text, kind: 'text' } as const],
    charts: [{ title: text, type: 'bars', kind: 'hours', labels: texts, series } as const],
    tables: [{ ...table, rows, totals: [text, 1] }],
    records: { ...table, rows },
    notes: texts,
  };
  const workspace = { name: text, lines: texts, country: 'US' };
  return { kind: 'report', document: { workspace, sheet, generated_at: '2026-03-31T22:30:00.000Z', timezone: 'UTC' } };
}

const kinds: Readonly<Record<string, (texts: readonly string[]) => Drawing>> = {
  'an invoice': (texts) => invoiceWith(texts),
  'a void invoice in German': (texts) => invoiceWith(texts, { locale: 'de-DE', void: true }),
  'a credit note': (texts) => invoiceWith(texts, { credits: texts[0] ?? '', due_date: null, payment: null }),
  'a report': (texts) => reportWith(texts),
  'a statement in French': (texts) => reportWith(texts, 'fr'),
};

describe('documents with unusual texts', function () {
  const drawing = createDrawingProcess({ memory: 1024 ** 3, idleMs: 60_000, priority: 0 });
  after(() => drawing.stop());

  /** The names of the documents whose rendering fails, with the errors. */
  async function failing(documents: readonly (readonly [name: string, drawing: Drawing])[]): Promise<string[]> {
    const failed: string[] = [];
    for (const [name, document] of documents)
      await drawing.draw(document, 30_000).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
    return failed;
  }
  const named = (texts: readonly string[]): string =>
    texts
      .map((text) => Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join(' '))
      .join(' | ')
      .slice(0, 300);

  for (const [kind, documentOf] of Object.entries(kinds)) {
    it(`draws ${kind} with characters of every category of Unicode`, async () => {
      const documents = ofEveryCategory.flatMap(([category, characters]) =>
        Array.from({ length: Math.ceil(characters.length / 50) }, (_, part) => {
          const some = characters.slice(part * 50, (part + 1) * 50);
          return [`${category} ${named(some)}`, documentOf(some.flatMap(around))] as const;
        }),
      );
      expect(await failing(documents)).to.deep.equal([]);
    });

    it(`draws ${kind} with unusual characters in any order`, async () => {
      const texts = jumbled(300, 20261126 + kind.length);
      const documents = Array.from({ length: 25 }, (_, part) => {
        const some = texts.slice(part * 12, (part + 1) * 12);
        return [named(some), documentOf(some)] as const;
      });
      expect(await failing(documents)).to.deep.equal([]);
    });

    it(`draws ${kind} with marks on letters of another script, in text from right to left`, async () => {
      const texts = [
        '\u2067\u1100\u0e48\ud800 \u200f\u05b0',
        '\u06f1\u1161\u094d\u094d\ufffd',
        '\u200f\u1161\u2064\u0323\u094d',
      ];
      expect(await failing(texts.map((text) => [named([text]), documentOf([text])]))).to.deep.equal([]);
    });

    it(`draws ${kind} with each control of direction`, async () => {
      const controls = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
      const texts = controls.flatMap((control) => [`${control}abc`, `abc ${control}def`, `${control}\u05d0\u05d1 abc`]);
      expect(await failing(texts.map((text) => [named([text]), documentOf([text])]))).to.deep.equal([]);
    });
  }

  it('draws texts whose length is the trouble', async () => {
    const documents = Object.entries(endlessTexts).map(
      ([name, text]) =>
        [name, { kind: 'invoice', document: buildInvoiceDocument({ notes: text, subject: text }) }] as const,
    );
    expect(await failing(documents)).to.deep.equal([]);
  });

  it('leaves out what cannot be set, and nothing else', async () => {
    const subject = 'a\u202eb\u202cc \u05e9\u05b0\u05dc\u05d5\u05dd \u0915\u094d\u0937 \u00fc';
    const pdf = await drawing.draw({ kind: 'invoice', document: buildInvoiceDocument({ subject }) }, 30_000);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    expect(text)
      .to.include('abc')
      .and.include('\u00fc')
      .and.match(/[\u05e9\ufb2a]/);
  });
});
