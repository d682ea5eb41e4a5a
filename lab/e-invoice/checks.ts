/** The checks of electronic invoices. Each prints what it counted, and returns what is wrong. */
import fc from 'fast-check';
import { eInvoiceXml } from '../../documents/e-invoice/e-invoice-xml.js';
import type { Renderer } from '../../documents/renderer.js';
import { composeEInvoice } from '../../domain/billing/e-invoice/compose.js';
import { formatTerms, type EInvoiceFormat } from '../../domain/billing/e-invoice/formats.js';
import type { InvoiceData } from '../../domain/billing/e-invoice/invoice-data.js';
import { missingTerms } from '../../domain/billing/e-invoice/missing-terms.js';
import { zero } from '../../domain/money.js';
import type { Script } from '../../scripts/run-script.js';
import { goldenInvoice } from '../../test/support/e-invoices/golden.js';
import { creditNoteOf } from '../../test/support/e-invoices/parts.js';
import { incompletes } from '../../test/support/e-invoices/incomplete/index.js';
import { randomInvoices } from '../../test/support/e-invoices/random-data.js';
import { randomPairs } from '../../test/support/e-invoices/random-parties.js';
import { unusual } from '../../test/support/e-invoices/unusual.js';
import { brokenRules, distanceOf, writtenSums } from '../../test/support/e-invoices/written-sums.js';
import { demoDocuments } from './demo.js';
import { pdfCases } from './pdf-cases.js';
import type { Court, Verdicts } from './valid-files.js';

export interface Means {
  readonly script: Script;
  readonly court: Court;
  readonly renderer: Renderer;
  readonly folder: string;
  readonly seed: number;
  /** Number of random invoices, and of those of them that are judged. */
  readonly random: number;
  readonly judged: number;
}

/** What is wrong, a line for each fault. */
export type Check = (means: Means) => Promise<string[]>;

const formats = Object.keys(formatTerms) as EInvoiceFormat[];
const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'];

const xmlOf = (data: InvoiceData, format: EInvoiceFormat): string => eInvoiceXml(composeEInvoice(data), format);
const counted = ({ counts: { judged, repeated, invalid } }: Verdicts): string =>
  `${judged} files judged, ${repeated} the same as others, ${invalid} invalid`;

/** Every invoice and credit note of the demo in six languages and all formats. */
const demo: Check = async ({ script, court, renderer, folder }) => {
  const faults: string[] = [];
  const verdicts = court.open((fault) => faults.push(fault));
  const documents = await demoDocuments(script, folder);
  const refused = new Map<string, number>();
  let made = 0;
  for (const { document, dataIn } of documents)
    for (const locale of languages) {
      const data = await dataIn(locale);
      const missing = [...new Set(formats.flatMap((format) => missingTerms(data, format).map(({ rule }) => rule)))];
      if (missing.length > 0) refused.set(missing.join(' '), (refused.get(missing.join(' ')) ?? 0) + 1);
      else made += 1;
      if (missing.length > 0) continue;
      await Promise.all(
        formats.map(async (format) => {
          const xml = xmlOf(data, format);
          const { isPdf } = formatTerms[format];
          const request = { workspaceId: `ws_${format}`, hasPriority: true };
          const bytes = isPdf ? await renderer.renderInvoice(request, { ...document, locale, xml }) : xml;
          await verdicts.judge(`demo-${data.number.replaceAll(/\W/g, '-')}-${locale}`, format, bytes);
        }),
      );
    }
  console.log(`demo: ${documents.length} documents in ${languages.length} languages and ${formats.length} formats`);
  console.log(`  ${made} complete; ${counted(verdicts)}`);
  for (const [rules, count] of refused) console.log(`  ${count} refused: ${rules}`);
  return faults;
};

/** Random invoices: sums of all, and the judges' verdict of some. */
const random: Check = async ({ court, seed, random: wanted, judged }) => {
  const faults: string[] = [];
  const verdicts = court.open((fault) => faults.push(fault));
  const counts = { invoices: 0, creditNotes: 0, lines: 0, taxes: 0, unitsAway: 0, refused: 0 };
  const sample = fc.sample(randomInvoices, { numRuns: wanted, seed });
  const step = Math.max(1, Math.floor(wanted / judged));
  for (const [at, { data, isExact }] of sample.entries()) {
    const missing = missingTerms(data, 'peppol_bis').map(({ rule }) => rule);
    if (missing.length > 0) {
      counts.refused += 1;
      const isKnown =
        data.currency === 'JPY' && data.kind === 'credit_note' && missing.every((rule) => rule === 'BR-CO-17');
      if (!isKnown) faults.push(`random invoice ${at} of seed ${seed} lacks ${missing.join(' ')}`);
      continue;
    }
    counts[data.kind === 'invoice' ? 'invoices' : 'creditNotes'] += 1;
    for (const format of ['zugferd', 'peppol_bis'] as const) {
      const sums = writtenSums(xmlOf(data, format));
      for (const rule of brokenRules(sums, { currency: data.currency, isExact }))
        faults.push(`random invoice ${at} of seed ${seed} as ${format}: ${rule}`);
      if (format === 'zugferd') continue;
      counts.lines += sums.lines.length;
      counts.taxes += sums.taxes.length;
      counts.unitsAway += sums.taxes.filter((tax) => distanceOf(tax, data.currency).gt(zero)).length;
    }
    const format = formats[Math.floor(at / step) % formats.length];
    if (at % step === 0 && format !== undefined)
      await verdicts.judge(`random-${seed}-${at}`, format, xmlOf(data, format));
  }
  const { invoices, creditNotes, lines, taxes, unitsAway, refused } = counts;
  console.log(
    `random: seed ${seed}, ${invoices} invoices and ${creditNotes} credit notes, ${lines} lines, ${taxes} taxes`,
  );
  console.log(`  ${unitsAway} taxes are not exactly their rate: prices include tax, or a credit takes the rest`);
  console.log(`  ${refused} credit notes in yen refused (BR-CO-17); ${counted(verdicts)}`);
  return faults;
};

/** PDFs with texts and pictures that could break PDF/A. */
const pdfs: Check = async ({ court, renderer }) => {
  const faults: string[] = [];
  const verdicts = court.open((fault) => faults.push(fault));
  for (const [name, document] of Object.entries(pdfCases)) {
    const pdf = await renderer.renderInvoice({ workspaceId: 'ws_1', hasPriority: true }, document);
    await verdicts.judge(`pdf-${name.replaceAll(/\W/g, '-')}`, 'zugferd', pdf);
  }
  console.log(`pdfs: ${counted(verdicts)}`);
  return faults;
};

/** Each rule of `missingTerms` is one of the judges, and what looks unusual is valid. */
const missing: Check = async ({ court }) => {
  const faults: string[] = [];
  const unjudged: string[] = [];
  const verdicts = court.open(() => undefined);
  for (const [at, { rule, format, data, alias, unjudged: reason }] of incompletes.entries()) {
    const found = await verdicts.judge(`missing-${at}-${rule}`, format, xmlOf(data, format));
    const isNamed = found.some((fault) => new RegExp(`\\b${rule}\\b`).test(fault) || alias?.test(fault) === true);
    if (reason !== undefined && found.length === 0) unjudged.push(`  ${rule} (${format}): ${reason}`);
    else if (!isNamed) faults.push(`${rule} (${format}): the judges say ${found.join('; ') || 'valid'}`);
  }
  console.log(`missing: ${incompletes.length} invoices lack a term, and the judges name the rule, but for`);
  for (const line of unjudged) console.log(line);
  const fine = court.open((fault) => faults.push(fault));
  for (const [name, data] of Object.entries({ ...unusual, golden: goldenInvoice }))
    for (const each of [data, creditNoteOf(data)])
      for (const format of formats)
        await fine.judge(`unusual-${name.replaceAll(/\W/g, '-')}-${each.kind}`, format, xmlOf(each, format));
  console.log(`  unusual: ${counted(fine)}`);
  return faults;
};

/** Docket accepts what the judges accept, whatever is missing of random parties. */
const parties: Check = async ({ court, seed, judged }) => {
  const faults: string[] = [];
  const verdicts = court.open(() => undefined);
  let accepted = 0;
  for (const [at, { data, format }] of fc.sample(randomPairs, { numRuns: judged, seed }).entries()) {
    const rules = missingTerms(data, format).map(({ rule }) => rule);
    const found = await verdicts.judge(`parties-${seed}-${at}`, format, xmlOf(data, format));
    if (rules.length === 0) accepted += 1;
    if ((rules.length === 0) !== (found.length === 0))
      faults.push(
        `parties ${at} of seed ${seed} as ${format} lack ${rules.join(' ') || 'nothing'}: ${found.join('; ')}`,
      );
  }
  console.log(`parties: seed ${seed}, ${judged} invoices between random parties, ${accepted} accepted and valid`);
  return faults;
};

export const checks: Readonly<Record<string, Check>> = { missing, parties, pdfs, random, demo };
