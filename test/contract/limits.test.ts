/**
 * The limits of numbers: a response can contain every number that a request accepts, and a number from a response can
 * be sent back.
 */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { answerOf, bodyOf, operationIds, type Schema } from '../support/contract/contract.js';

interface Limited {
  readonly tag: string;
  readonly name: string;
  readonly where: string;
  readonly schema: Schema;
}

const isNumber = ({ type }: Schema): boolean => [type].flat().some((each) => each === 'number' || each === 'integer');

/** The rate of a tax is a fraction, and that of two currencies a ratio: no prices like the rate of a line, which has the same name. */
const isNoPrice = (name: string, { properties = {} }: Schema): boolean =>
  name === 'rate' && ('category' in properties || ('from' in properties && 'to' in properties));

function* numbersIn(schema: Schema, tag: string, where: string): Generator<Limited> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (isNumber(inner) && !isNoPrice(name, schema)) yield { tag, name, where: `${where}.${name}`, schema: inner };
    yield* numbersIn(inner, tag, `${where}.${name}`);
  }
  if (schema.items) yield* numbersIn(schema.items, tag, where);
}

const requests = operationIds.flatMap((id) => [...numbersIn(bodyOf(id)?.schema ?? {}, operations[id].tag, id)]);
const answers = operationIds.flatMap((id) => [...numbersIn({ properties: answerOf(id) }, operations[id].tag, id)]);

const max = ({ maximum = Infinity }: Schema): number => maximum;
const min = ({ minimum = -Infinity, exclusiveMinimum = minimum }: Schema): number => exclusiveMinimum;

/** Numbers on a scale that has limits by definition. */
const scales = new Set(['score', 'confidence', 'progress_percent']);
/** Fields whose value becomes the rate of an invoice line unchanged. */
const billed = [
  ['createAgreement', 'monthly_fee'],
  ['createProjectMilestone', 'amount'],
  ['createExpense', 'amount'],
  ['createTimeEntry', 'rate_charged'],
  ['createRateCard', 'standard_rate'],
] as const;

describe('the limits of numbers', () => {
  it('in a response are those that requests accept; calculated figures have none', () => {
    const names = new Set(requests.map(({ name }) => name));
    const wrong = answers.filter(({ name, schema }) => max(schema) < Infinity && !names.has(name) && !scales.has(name));
    expect([...new Set(wrong.map(({ where }) => where))]).to.deep.equal([]);
  });

  it('of a request are within those of the response that shows the same', () => {
    const wrong = requests.flatMap((request) =>
      answers
        .filter(({ tag, name }) => tag === request.tag && name === request.name)
        .filter(({ schema }) => max(schema) < max(request.schema) || min(schema) > min(request.schema))
        .map(({ where }) => `${request.where} | ${where}`),
    );
    expect([...new Set(wrong)]).to.deep.equal([]);
  });

  it('of a response are those of a request, so that what was shown can be sent back', () => {
    const wrong = answers.filter(({ tag, name, schema }) => {
      const taken = requests.filter((request) => request.tag === tag && request.name === name);
      return max(schema) < Infinity && taken.length > 0 && taken.every((request) => max(request.schema) < max(schema));
    });
    expect(wrong.map(({ where }) => where)).to.deep.equal([]);
  });

  it('of the rate of a line allow whatever can become one', () => {
    const rate = requests.find(({ where }) => where === 'createInvoice.line_items.rate');
    const large = billed.filter(([id, field]) => {
      const taken = bodyOf(id)?.schema.properties?.[field];
      return !taken || !rate || max(taken) > max(rate.schema);
    });
    expect(large).to.deep.equal([]);
  });
});
