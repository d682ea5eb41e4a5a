import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { presentInvoiceMail } from '../../documents/mails/invoice-mail.js';
import { presentInvoice } from '../../documents/invoice.js';
import { languages, wordsFor } from '../../documents/messages/words.js';
import { messageUses } from '../support/source/message-uses.js';
import { buildInvoiceDocument } from '../support/builders/invoice-document.js';

const read = async (folder: string, language: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(new URL(`../../${folder}/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

const folders = {
  documents: 'documents/messages',
  'the portal': 'server/portal/messages',
  spreadsheets: 'documents/headings',
};

const placeholdersOf = (message = ''): string[] => (message.match(/\{\w+\}/g) ?? []).toSorted();

describe('the messages', () => {
  it('exist in English, German, French, Spanish, Italian and Dutch', () => {
    expect(languages).to.have.members(['en', 'de', 'fr', 'es', 'it', 'nl']);
  });

  const files = Object.entries(folders).flatMap(([of, folder]) =>
    languages.map((language) => ({ of, folder, language })),
  );
  for (const { of, folder, language } of files)
    it(`of ${of} in ${language} are complete, in the order of the English ones and with their placeholders`, async () => {
      const [english, translated] = [await read(folder, 'en'), await read(folder, language)];
      expect(Object.keys(translated)).to.deep.equal(Object.keys(english));
      for (const [key, message] of Object.entries(translated)) {
        expect(message.trim(), key).to.equal(message).and.not.equal('');
        // The message for exactly one may say "One day" instead of the number.
        const expected = placeholdersOf(english[key]).filter((name) => !key.endsWith('_one') || name !== '{count}');
        expect(placeholdersOf(message), key).to.include.members(expected);
        expect([...placeholdersOf(english[key]), '{count}'], key).to.include.members(placeholdersOf(message));
      }
    });

  it('use the language of a locale, or English if there is none for it', () => {
    const invoice = (locale: string): string => wordsFor(locale).say('invoice');
    expect(['de-CH', 'fr', 'es-MX', 'it', 'nl-BE', 'ja'].map(invoice)).to.deep.equal([
      'Rechnung',
      'Facture',
      'Factura',
      'Fattura',
      'Factuur',
      'Invoice',
    ]);
  });

  it('use the plural forms of the language', () => {
    const late = (locale: string, days: number): string => wordsFor(locale).count('overdue', days);
    expect(late('en', 1)).to.equal('one day');
    expect(late('en', 2)).to.equal('2 days');
    expect(late('de', 2)).to.equal('2 Tagen');
    expect(late('fr', 1)).to.equal('1 jour');
  });

  for (const of of ['documents', 'the portal'] as const)
    it(`of ${of} get a value for each of their placeholders, wherever they are said`, async () => {
      const english = await read(folders[of], 'en');
      const uses = messageUses(
        of === 'documents' ? ['documents', 'commands', 'server/pages'] : ['server/portal', 'server/pages'],
      );
      const known = uses.filter(
        ({ key, values }) => values !== undefined && (key in english || `${key}_one` in english),
      );
      expect(known.length).to.be.greaterThan(10);
      for (const { path, key, values = [] } of known) {
        const message = english[key] ?? english[`${key}_other`];
        const expected = placeholdersOf(message).filter((name) => key in english || name !== '{count}');
        expect(
          values.map((name) => `{${name}}`),
          `${path}: ${key}`,
        ).to.include.members(expected);
      }
    });

  it('are never used with a missing value', () => {
    expect(() => wordsFor('en').say('invoice_from', { number: '7' })).to.throw(RangeError, '{sender}');
  });
});

/** The visible text, with any white space as single spaces. */
const plain = (text = ''): string => text.replaceAll(/\s/g, ' ');

const account = {
  account_holder: null,
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank_name: null,
  instructions: 'Net of charges.',
};

describe('an invoice in words', () => {
  const german = buildInvoiceDocument({
    locale: 'de',
    currency: 'EUR',
    client: { name: 'Muster AG', lines: ['Bahnhofstrasse 1'], tax_id: 'CHE-123', tax_number: null, country: 'CH' },
    delivery: { start: '2026-10-01', end: '2026-10-31' },
    amount_credited: '50.00',
    payment: account,
  });
  const factsOf = (document: typeof german): Record<string, string> =>
    Object.fromEntries(presentInvoice(document).facts.map(({ label, value }) => [label, value]));

  it('is written in the language of the client and the formats of its country', () => {
    const { title, totals, due } = presentInvoice(german);
    expect([title, due?.label, plain(due?.value)]).to.deep.equal(['Rechnung', 'Offener Betrag', 'EUR 224.75']);
    expect(totals.map(({ label }) => label)).to.deep.equal([
      'Nettobetrag',
      'MwSt. (8.25%)',
      'Gesamtbetrag',
      'Gutgeschrieben',
      'Bezahlt',
    ]);
    expect(factsOf(german)).to.include({
      Rechnungsdatum: '3. November 2026',
      Leistungszeitraum: '01.–31.10.2026',
      Zahlungsziel: '30 Tage',
      'Fällig am': '3. Dezember 2026',
    });
  });

  it('names a single day of delivery as a day, and payment on receipt as such', () => {
    const day = { start: '2026-10-01', end: '2026-10-01' };
    const facts = factsOf({ ...german, locale: 'en', delivery: day, due_date: german.invoice_date });
    expect(facts).to.include({ 'Delivery date': '1 October 2026', 'Payment terms': 'Due on receipt' });
  });

  it('says where to pay: holder, IBAN in groups of four, BIC, reference', () => {
    expect(presentInvoice({ ...german, locale: 'en' }).payment).to.deep.include({
      rows: [
        { label: 'Account holder', value: 'Northwind Advisory' },
        { label: 'IBAN', value: 'DE89 3704 0044 0532 0130 00' },
        { label: 'BIC', value: 'COBADEFFXXX' },
        { label: 'Reference', value: 'INV-2026-0042' },
      ],
      instructions: 'Net of charges.',
    });
  });

  it('has a code for banking apps with what is outstanding, but only if euros are due', () => {
    expect(presentInvoice(german).payment?.code).to.include({ caption: 'Mit der Banking-App scannen und bezahlen' });
    expect(presentInvoice({ ...german, currency: 'CHF' }).payment?.code).to.equal(null);
  });

  it('has a code with the Swiss cross if francs are due to a Swiss account', () => {
    const address = { street: 'Marktgasse 28', postal_code: '9400', city: 'Rorschach', country: 'CH' };
    const francs = { ...german, currency: 'CHF', payment: { ...account, iban: 'CH9300762011623852957', address } };
    expect(presentInvoice(francs).payment?.code?.svg.match(/<rect/g)).to.have.length(5);
  });

  for (const [kind, change] of Object.entries({
    void: { void: true },
    'a credit note': { credits: 'INV-1', due_date: null },
    paid: { outstanding: '0.00' },
    'of a seller without an account': { payment: { ...account, iban: null, bic: null, instructions: null } },
  }))
    it(`says nothing about paying if it is ${kind}`, () => {
      expect(presentInvoice({ ...german, ...change }).payment).to.equal(null);
    });

  it('is mailed with seller, buyer, both tax ids, period, terms and account', () => {
    const { language, facts, footer } = presentInvoiceMail({ ...german, locale: 'nl' });
    expect(language).to.equal('nl');
    expect(Object.fromEntries(facts?.map(([label, value]) => [label, plain(value)]) ?? [])).to.include({
      'Factuur aan': 'Muster AG, Fiscaal nummer CHE-123',
      Betalingstermijn: '30 dagen',
      Gecrediteerd: '€ 50,00',
      'Te betalen': '€ 224,75',
      IBAN: 'DE89 3704 0044 0532 0130 00',
      Kenmerk: 'INV-2026-0042',
    });
    expect(footer).to.equal(
      'Northwind Advisory\n48 Harbour Street\nBtw-nummer DE123456788\nRegistratienr. HRB 12345 B\nbilling@northwind.example\n\nManaging director: Ada Muster',
    );
  });
});
