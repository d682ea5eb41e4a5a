/** However the server words an error, the sentence on the screen contains no field name and no id. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { formatMessages } from '../../server/contract/formats.js';
import { problemsOf } from '../../server/contract/problems.js';
import '../../web/ui/text/object-problems.js';
import { sentenceAbout, sentenceOf } from '../../web/ui/text/problem-text.js';
import { limitProblem } from '../../web/ui/limits.js';
import * as fields from '../../web/generated/fields.js';

const folders = ['commands', 'domain', 'handlers', 'models', 'queries', 'server'];

async function sourceFiles(): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name)),
    ),
  );
  return found.flat();
}

/** Values for the variable parts of a message. */
const samples = ['tkt_01k6jz3v8he9s8x4d2m7q5r0ab', 'custom_rate', 'line_items.0.rate', '2026-05-01', '3'];

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return samples.map((sample) =>
      [node.head.text, ...node.templateSpans.map(({ literal }) => `${sample}${literal.text}`)].join(''),
    );
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...textsOf(node.left), ...textsOf(node.right)];
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
}

const raising = new Set(['invalid', 'invalidMany', 'ApiError']);

/** The error messages in a file: arguments of the functions that create errors, and every `message`. */
function messagesIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && raising.has(node.expression.getText()))
      found.push(...(node.arguments?.[1] ? textsOf(node.arguments[1]) : []));
    if (
      ts.isCallExpression(node) &&
      /(?:invalidState|conflict|forbidden|notFound|duplicate)$/i.test(node.expression.getText())
    )
      found.push(...node.arguments.flatMap(textsOf).filter((one) => one.includes(' ')));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') found.push(...textsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

const ofKeywords = [
  { keyword: 'required', params: { missingProperty: 'custom_rate' } },
  { keyword: 'additionalProperties', params: { additionalProperty: 'custom_rate' } },
  { keyword: 'enum', params: { allowedValues: ['fixed_price', 'hourly'] } },
  { keyword: 'const', params: { allowedValue: 'fixed_price' } },
  { keyword: 'pattern', params: { pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$' } },
  { keyword: 'pattern', params: { pattern: '\\S' } },
  { keyword: 'pattern', params: { pattern: '^[a-z_]+$' } },
  { keyword: 'uniqueItems', params: {} },
  ...['string', 'number', 'integer', 'object', 'array', 'boolean'].map((type) => ({
    keyword: 'type',
    params: { type },
  })),
  ...Object.keys(formatMessages).map((format) => ({ keyword: 'format', params: { format } })),
  ...[
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'minProperties',
    'maxProperties',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ].flatMap((keyword) => [
    { keyword, params: { limit: 1 } },
    { keyword, params: { limit: 25 } },
  ]),
].map((error) =>
  problemsOf([{ instancePath: '/line_items/0/rate_id', schemaPath: '#', ...error }], 'body').map(
    ({ message }) => message,
  ),
);

const expectPlain = (sentence: string, of: string): void => {
  expect(sentence, of).not.to.match(/_|undefined|\[object/);
  expect(sentence, of).not.to.match(/\b[a-z]\w*\.[a-z]\w*/);
  expect(sentence, of).to.match(/^[^a-z].*[.!?]$/s);
};

describe('what the server says of a request', () => {
  it('is a sentence without names of fields, of every keyword of the contract', () => {
    for (const message of ofKeywords.flat()) {
      expectPlain(sentenceOf(message), message);
      expectPlain(sentenceAbout('line_items.0.rate_id', message), message);
    }
  });

  it('is a sentence without names of fields, of every error that the program makes', async () => {
    const texts = await Promise.all((await sourceFiles()).map(async (path) => readFile(path, 'utf8')));
    const messages = [...new Set(texts.flatMap(messagesIn))];
    expect(messages).to.include('needs custom_rate or rate_id');
    expect(messages.length).to.be.above(300);
    for (const message of messages) {
      expectPlain(sentenceOf(message), message);
      expectPlain(sentenceAbout('line_items.0.rate_id', message), message);
    }
  });

  it('is shown by fields before anything is sent, as what to do', () => {
    const patterns = new Set(JSON.stringify(fields).match(/"pattern":"(?:[^"\\]|\\.)*"/g));
    expect(patterns.size).to.be.above(20);
    for (const found of patterns) {
      const pattern = String(JSON.parse(found.slice('"pattern":'.length)));
      expectPlain(limitProblem(' ?! ', { pattern }, 'en') ?? 'None.', pattern);
    }
  });

  for (const [message, sentence] of [
    ['is required', 'Please fill this in.'],
    ['must have at least 1 items', 'Choose at least one.'],
    ['must have at least 1 characters', 'Must have at least 1 character.'],
    ['must be 8000000000000 or less', 'Must be at most 8,000,000,000,000.'],
    [
      'does not exist: tkt_01k6jz3v8he9s8x4d2m7q5r0ab',
      'Choose another one: this one no longer exists, or you don’t have access to it.',
    ],
    ['needs custom_rate or rate_id', 'This needs “Hourly rate” or “Rate card”.'],
    ['is required together with delivery_start', 'Please fill this in.'],
  ] as const)
    it(`is of "${message}": ${sentence}`, () => {
      expect(sentenceOf(message, new Map([['custom_rate', 'Hourly rate']]))).to.equal(sentence);
    });

  it('names what is not on the screen as people call it', () => {
    expect(sentenceAbout('business.tax_id', 'is required')).to.equal('Tax ID: Please fill this in.');
    expect(sentenceAbout('ids.3', 'is given twice')).to.equal('Each item can appear only once.');
  });
});
