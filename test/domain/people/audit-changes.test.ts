import { expect } from 'chai';
import fc from 'fast-check';
import { auditChanges, nameOf } from '../../../domain/people/audit-changes.js';

describe('what an entry of the audit log says about a change', () => {
  const cases = [
    { of: 'a field', before: { name: 'A' }, after: { name: 'B' }, is: { name: { from: 'A', to: 'B' } } },
    { of: 'nothing', before: { name: 'A' }, after: { name: 'A' }, is: {} },
    {
      of: 'a field of a field',
      before: { billing: { city: 'Rome', zip: '1' } },
      after: { billing: { city: 'Oslo', zip: '1' } },
      is: { 'billing.city': { from: 'Rome', to: 'Oslo' } },
    },
    {
      of: 'a secret',
      before: { secret: 'whsec_1', sso: { client_secret: 'a' } },
      after: { secret: 'whsec_2', sso: { client_secret: 'b' } },
      is: { secret: { from: null, to: null }, 'sso.client_secret': { from: null, to: null } },
    },
    {
      of: 'what changes by itself',
      before: { last_used_at: null, user: { last_active_at: 1 } },
      after: { last_used_at: 2, user: { last_active_at: 3 } },
      is: {},
    },
    { of: 'a new field', before: {}, after: { name: 'B' }, is: { name: { from: null, to: 'B' } } },
  ];
  for (const { of, before, after, is } of cases)
    it(`has ${of} as it should`, () => {
      expect(auditChanges(before, after)).to.deep.equal(is);
    });

  it('is never longer than 100 fields of 500 characters before and after', () => {
    const object = fc.dictionary(fc.string(), fc.oneof(fc.string({ maxLength: 2_000 }), fc.array(fc.string())), {
      maxKeys: 150,
    });
    fc.assert(
      fc.property(object, object, (before, after) => {
        const changes = Object.values(auditChanges(before, after));
        expect(changes.length).to.be.at.most(100);
        for (const value of changes.flatMap(({ from, to }) => [from, to]))
          expect((JSON.stringify(value) || '').length).to.be.at.most(3_100);
      }),
    );
    expect(auditChanges({ notes: '' }, { notes: 'x'.repeat(600) })['notes']?.to).to.equal(`${'x'.repeat(500)}…`);
  });

  it('shows no secret, whatever its value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('secret', 'key', 'token', 'client_secret'),
        fc.uuid(),
        fc.uuid(),
        (name, old, now) => {
          const text = JSON.stringify(auditChanges({ a: { [name]: old } }, { a: { [name]: now } }));
          expect([text.includes(old), text.includes(now)]).to.deep.equal([false, false]);
        },
      ),
    );
  });

  it('calls an object by its name, number or title', () => {
    expect([
      nameOf({ id: 'x', name: 'N', number: '1' }),
      nameOf({ number: '1', title: 'T' }),
      nameOf({ id: 'x' }),
    ]).to.deep.equal(['N', '1', null]);
  });
});
