/** How `--data` becomes a body. */
import { expect } from 'chai';
import { bodyFrom } from '../../cli/src/body.js';
import { UsageError } from '../../cli/src/failures.js';
import { operations } from '../../cli/src/generated/operations.js';

const bodyOf = (id: string, ...data: string[]): object =>
  bodyFrom(data, operations.find((each) => each.id === id)?.body ?? []);

describe('--data', () => {
  it('makes texts, numbers, booleans and lists as the contract has them', () => {
    const data = ['name=0123', 'tax_rate=0.0825', 'payment_terms_days=14', 'tags=a, b', 'notes=x=y', 'phone='];
    expect(bodyOf('createClient', ...data)).to.deep.equal({
      name: '0123',
      tax_rate: 0.0825,
      payment_terms_days: 14,
      tags: ['a', 'b'],
      notes: 'x=y',
      phone: '',
    });
    expect(bodyOf('createProject', 'rate_override=true')).to.deep.equal({ rate_override: true });
  });

  it('clears a field by null, where the contract allows that', () => {
    expect(bodyOf('updateClient', 'notes=null', 'name=null')).to.deep.equal({ notes: null, name: 'null' });
  });

  it('reaches into objects, lists of objects, and objects with any names', () => {
    const lines = ['line_items.0.description=Design', 'line_items.0.rate=100', 'line_items.1.description=Build'];
    expect(bodyOf('createInvoice', ...lines, 'metadata.0=zero')).to.deep.equal({
      line_items: [{ description: 'Design', rate: 100 }, { description: 'Build' }],
      metadata: { 0: 'zero' },
    });
    expect(bodyOf('updateWorkspace', 'business.address.city=Portland')).to.deep.equal({
      business: { address: { city: 'Portland' } },
    });
  });

  it('takes JSON, which later fields change', () => {
    expect(bodyOf('createClient', '{"name": "Acme", "notes": "x"}', 'notes=y')).to.deep.equal({
      name: 'Acme',
      notes: 'y',
    });
  });

  it('refuses what cannot be meant, and names it', () => {
    const refusals: [data: string, message: RegExp][] = [
      ['nmae=Acme', /no field "nmae"\. Did you mean name\?/],
      ['tax_rate=8%', /tax_rate must be a number, not "8%"/],
      ['name', /--data must be name=value, @file or JSON, not "name"/],
      ['{"name"', /--data is not valid JSON/],
      ['@nowhere.json', /nowhere\.json cannot be read/],
      ['sla_overrides={', /sla_overrides is not valid JSON/],
      ['sla_overrides.1.priority_id=pri_1', /begin at 0/],
      ['billing.city=x', /no field "billing\.city"/],
    ];
    for (const [data, message] of refusals)
      expect(() => bodyOf('createClient', data), data).to.throw(UsageError, message);
    expect(() => bodyOf('createProject', 'rate_override=yes')).to.throw(UsageError, 'must be true or false');
  });
});
