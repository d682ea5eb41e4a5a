import { expect } from 'chai';
import fc from 'fast-check';
import { mailPage } from '../../../documents/mails/mail-page.js';
import { ownTexts } from '../../../documents/mails/mail-templates.js';
import { sampleMail, type SampleSetting } from '../../../documents/mails/sample-mail.js';
import { languages } from '../../../documents/messages/words.js';
import {
  fillTemplate,
  mailPlaceholders,
  mailTemplateKinds,
  templateProblems,
} from '../../../domain/workspace/mail-templates.js';
import { subjectLine } from '../../../models/workspace/mail.js';
import { documentSeller } from '../../support/builders/invoice-document.js';

const setting: SampleSetting = {
  locale: 'en',
  currency: 'EUR',
  workspace: documentSeller,
  payment: null,
  footer: null,
  country: 'DE',
  today: '2026-11-29',
  number: 'INV-2026-0001',
  paymentTermsDays: 30,
  daysAfterDue: 14,
  chargesInterest: true,
};

describe('the template of a mail', () => {
  it('is complete in each kind and language: its own texts have no problem, and each placeholder a value', () => {
    const seen = new Set<string>();
    for (const kind of mailTemplateKinds)
      for (const language of languages) {
        const own = ownTexts(kind, language);
        expect(templateProblems(kind, own), `${kind} ${language}`).to.deep.equal([]);
        const { values } = sampleMail(kind, { ...setting, locale: language });
        const all = mailPlaceholders[kind].map((name) => `{{${name}}}`).join(' ');
        const { missing } = fillTemplate(kind, { subject: all, text: all }, { 'firm.name': 'Öl', ...values });
        expect(missing, `${kind} ${language}`).to.deep.equal(missing.includes('message') ? ['message'] : []);
        const { subject, paragraphs } = fillTemplate(kind, own, { 'firm.name': 'Öl', ...values });
        const whole = [subject, ...paragraphs].join('\n');
        expect(whole, `${kind} ${language}`).not.to.match(/[{}]/);
        seen.add(whole);
      }
    expect(seen.size).to.equal(mailTemplateKinds.length * languages.length);
  });

  const values = { 'firm.name': 'Öl', greeting: 'Hello Pat,', 'contact.name': 'Pat', 'invoice.number': 'INV-1' };
  const cases: readonly (readonly [string, string, string[]])[] = [
    [
      'replaces placeholders, with blanks in the braces',
      'Dear {{ contact.name }}: {{invoice.number}}',
      ['Dear Pat: INV-1'],
    ],
    ['makes a paragraph of each block', '{{greeting}}\n\n\nHere it is.\nThanks', ['Hello Pat,', 'Here it is.\nThanks']],
    ['leaves out what has no value, and the blanks before it', 'Hello {{message}},', ['Hello ,'.replace(' ,', ',')]],
    ['leaves out paragraphs of which nothing is left', '{{message}}\r\n\r\n {{message}} \n\nBye', ['Bye']],
  ];
  for (const [rule, text, paragraphs] of cases)
    it(rule, () => {
      expect(fillTemplate('invoice', { subject: 's', text }, values).paragraphs).to.deep.equal(paragraphs);
    });

  it('has a message first for which it has no place, and does not look for placeholders in values', () => {
    const message = 'See {{invoice.number}}';
    expect(fillTemplate('invoice', { subject: 's', text: 'Here.' }, { ...values, message }).paragraphs).to.deep.equal([
      message,
      'Here.',
    ]);
    const text = 'Here. {{message}}';
    expect(fillTemplate('invoice', { subject: 's', text }, { ...values, message }).paragraphs).to.deep.equal([
      `Here. ${message}`,
    ]);
  });

  const refused: readonly (readonly [string, RegExp])[] = [
    ['{{invoice.numbr}}', /^must not contain \{\{invoice\.numbr\}\}: the placeholders are \{\{firm\.name\}\}, /],
    ['{{ticket.number}}', /^must not contain \{\{ticket\.number\}\}/],
    ['{{invoice.number}', /^must not contain \{\{invoice\.number: the placeholders/],
    ['{{', /^must not contain \{\{: /],
    ['invoice.number}}', /^must not contain \}\} without \{\{/],
  ];
  for (const [text, message] of refused)
    it(`refuses ${text}`, () => {
      for (const field of ['subject', 'text'] as const) {
        const [problem, ...others] = templateProblems('invoice', { subject: 's', text: 't', [field]: text });
        expect([problem?.field, others]).to.deep.equal([field, []]);
        expect(problem?.message).to.match(message);
      }
    });

  it('refuses a reply without its text', () => {
    expect(templateProblems('ticket_reply', { subject: '{{reply.text}}', text: 'New reply' })).to.deep.equal([
      { field: 'text', message: 'must contain {{reply.text}}: the mail would be useless without it' },
    ]);
  });

  it('never yields markup from data, or a second line of the header', () => {
    const names = mailPlaceholders.invoice;
    const piece = fc.oneof(
      fc.constantFrom(...names.map((name) => `{{${name}}}`)),
      fc.string(),
      fc.constant('\r\nBcc: a@b.c'),
    );
    const template = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<script>"\'&{{greeting}}\r\nBcc: x@y.z'));
    const data = fc.record(Object.fromEntries(names.map((name) => [name, fc.option(value)])));
    fc.assert(
      fc.property(template, template, data, (subject, text, given) => {
        fc.pre(templateProblems('invoice', { subject, text }).length === 0);
        const filled = fillTemplate('invoice', { subject, text }, given);
        expect(subjectLine(filled.subject)).not.to.match(/[\r\n\u2028\u2029]/);
        const { html } = mailPage({ sender: '', paragraphs: filled.paragraphs });
        const between = [...html.matchAll(/pre-line">([\s\S]*?)<\/p>/g)].map(([, inner = '']) => inner);
        expect(between.length).to.equal(filled.paragraphs.length);
        for (const inner of between) expect(inner).not.to.match(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
  });
});
