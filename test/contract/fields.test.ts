/**
 * `fields` accepts every name that a response can contain. This test reads the names from the contract by code of its
 * own.
 */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { pickFields } from '../../server/contract/fields.js';
import { answerOf, operationIds, queryOf, type Schema } from '../support/contract/contract.js';

type Json = Record<string, unknown>;

/** The dotted names of all properties of an object and of those in it. */
function namesIn(schema: Schema, path: string): string[] {
  const inner = schema.items ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [at, ...namesIn(each, at)];
  });
}

function filled(schema: Schema): unknown {
  if (schema.items) return [filled(schema.items), filled(schema.items)];
  if (!schema.properties) return 'a value';
  return Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, filled(each)]));
}

/** The object reduced to the value at a dotted name. */
function onlyAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => onlyAt(each, [name, ...rest]));
  return { [name]: onlyAt((value as Json)[name], rest) };
}

describe('fields', () => {
  const picking = operationIds.filter((id) => queryOf(id).some(({ name }) => name === 'fields'));

  it('is a parameter of every operation that reads JSON data', () => {
    const reading = operationIds.filter((id) => operations[id].method === 'get' && answerOf(id)['data'] !== undefined);
    expect(reading).to.include.members(['getClient', 'getPortalTicket', 'getTimeReport', 'getAgreementBalance']);
    expect(reading.filter((id) => !picking.includes(id))).to.deep.equal([]);
  });

  for (const id of picking) {
    it(`of ${id} knows each name in the response, and selects it`, () => {
      const answer = answerOf(id)['data'] ?? {};
      const data = filled(answer);
      const names = namesIn(answer, '');
      expect(names).not.to.be.empty;
      for (const name of names) expect(pickFields(id, data, [name]), name).to.deep.equal(onlyAt(data, name.split('.')));
      expect(() => pickFields(id, data, [`${names.at(0)}.nothing_like_it.x`])).to.throw();
    });
  }

  it('accepts any name where the contract leaves the names open', () => {
    const data = { id: 'evt_1', type: 'client.created', data: { address: { city: 'Berlin' }, name: 'Acme' } };
    expect(pickFields('getEvent', data, ['id', 'data.address.city'])).to.deep.equal({
      id: 'evt_1',
      data: { address: { city: 'Berlin' } },
    });
  });
});
