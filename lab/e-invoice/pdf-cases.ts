/** Invoices whose PDFs have what could break PDF/A-3. */
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { eInvoiceXml } from '../../documents/e-invoice/e-invoice-xml.js';
import { composeEInvoice } from '../../domain/billing/e-invoice/compose.js';
import { buildInvoiceDocument, documentLine, documentSeller } from '../../test/support/builders/invoice-document.js';
import { complete } from '../../test/support/e-invoices/parts.js';
import { jumbled, ofEveryCategory } from '../../test/support/unusual-texts.js';
import { logos } from './logos.js';

const xml = eInvoiceXml(composeEInvoice(complete()), 'zugferd');

const withLogo = (logo: keyof typeof logos): Partial<InvoiceDocument> => ({
  workspace: { ...documentSeller, logo: logos[logo] },
});
const withTexts = (...texts: readonly string[]): Partial<InvoiceDocument> => ({
  notes: texts.join('\n'),
  lines: texts.map((description) => ({ ...documentLine, description })),
});

const cases: Readonly<Record<string, Partial<InvoiceDocument>>> = {
  plain: {},
  void: { void: true },
  'logo png with alpha': withLogo('png with alpha'),
  'logo jpeg': withLogo('jpeg'),
  'logo grey jpeg': withLogo('grey jpeg'),
  'void with a logo': { void: true, ...withLogo('png with alpha') },
  Japanese: { locale: 'ja-JP', ...withTexts('株式会社ひまわりデザイン', '東京都千代田区') },
  Chinese: withTexts('北京东方科技有限公司', '臺灣積體電路'),
  Korean: withTexts('서울특별시 강남구'),
  Hebrew: withTexts('דוד גולן', 'abc דוד 123 גולן'),
  Arabic: withTexts('محمد سلمان', '۱۲۳ abc'),
  Thai: withTexts('นาย สมชาย'),
  Devanagari: withTexts('कमल नगर'),
  emoji: withTexts('Rocket 🚀 Labs', '👨‍👩‍👧 🇩🇪 ❤️ 👍🏽'),
  'unknown characters': withTexts('\u0378 \ue000 \u{f0000} \u{10fffd}', '\u{1fae9} \u{11f00} \u2800'),
  'every category': withTexts(...ofEveryCategory.map(([, characters]) => characters.slice(0, 12).join(' '))),
  jumbled: withTexts(...jumbled(40, 7)),
  '300 lines': withTexts(...Array.from({ length: 300 }, (_, at) => `Task ${at + 1}`)),
};

/** By a name. Each contains the data of an electronic invoice. */
export const pdfCases: Readonly<Record<string, InvoiceDocument>> = Object.fromEntries(
  Object.entries(cases).map(([name, overrides]) => [name, { ...buildInvoiceDocument(overrides), xml }]),
);
