/** Forms generated from the contract: how they show and send values, and how they read opening hours. */
import { expect } from 'chai';
import { updateWorkspaceFields } from '../../web/generated/fields.js';
import { readSpans, spansPattern, writeSpans } from '../../web/routes/settings/spans.js';
import { bodyBy, valuesOf } from '../../web/entities/schema/schema-values.js';

describe('forms by the descriptions of the contract', () => {
  it('show fields of inner objects by names with dots, and send them as objects', () => {
    const names = ['name', 'business.address.city', 'business.email'];
    const values = valuesOf({ name: 'Acme', business: { address: { city: 'Bern' } } }, names);
    expect(values).to.deep.equal({ name: 'Acme', 'business.address.city': 'Bern', 'business.email': null });
    expect(bodyBy(updateWorkspaceFields, { ...values, currency: undefined })).to.deep.equal({
      name: 'Acme',
      business: { address: { city: 'Bern' }, email: null },
    });
  });

  it('send nothing that the contract does not know or that is of another kind', () => {
    for (const values of [{ nickname: 'A' }, { name: 5 }, { name: null }, { 'business.address.city': true }])
      expect(() => bodyBy(updateWorkspaceFields, values), JSON.stringify(values)).to.throw(TypeError);
  });
});

describe('opening hours of a day', () => {
  it('are read as people write them', () => {
    const spans = [
      ['09:00', '12:30'],
      ['13:30', '17:00'],
    ];
    for (const text of ['9-12:30, 13:30-17', '9 to 12.30,13.30–17:00', '09:00–12:30, 13:30–17:00'])
      expect([readSpans(text), new RegExp(spansPattern, 'u').test(text)], text).to.deep.equal([spans, true]);
    expect(readSpans(' ')).to.deep.equal([]);
    expect(writeSpans(spans)).to.equal('09:00–12:30, 13:30–17:00');
  });

  it('are not read where they make no sense', () => {
    for (const text of ['nine to five', '17-9', '9-25', '9-12:75']) expect(readSpans(text), text).to.equal(undefined);
  });
});
