/** What electronic invoices name of a client: tax numbers, identifiers, address, references and form. */
import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const idsOf = ({ billing }: Awaited<ReturnType<typeof buildClient>>) => [
  billing.tax_id,
  billing.vat_id,
  billing.tax_number,
];

const change = async (owner: ApiClient, id: string, body: Body<'updateClient'>) =>
  (await owner.call('updateClient', { params: { id }, body })).data;

describe('updateClient: tax numbers', () => {
  /** Written one after the other to the same client: what `tax_id`, `vat_id` and `tax_number` read after each. */
  const steps: readonly (readonly [Body<'updateClient'>, (string | null)[]])[] = [
    [{ tax_id: '12-3456789' }, ['12-3456789', null, '12-3456789']],
    [{ tax_id: 'de 123 456 789' }, ['de 123 456 789', 'DE123456789', '12-3456789']],
    [{ tax_id: 'de 123 456 789' }, ['de 123 456 789', 'DE123456789', '12-3456789']],
    [{ tax_number: '37/123/45678' }, ['de 123 456 789', 'DE123456789', '37/123/45678']],
    [{ vat_id: 'de 123-456.788' }, ['DE123456788', 'DE123456788', '37/123/45678']],
    [{ tax_number: null }, ['DE123456788', 'DE123456788', null]],
    [{ vat_id: null }, [null, null, null]],
    [{ vat_id: 'ATU13585627', tax_number: '12/345' }, ['ATU13585627', 'ATU13585627', '12/345']],
    [{ vat_id: null }, ['12/345', null, '12/345']],
    [{ tax_number: 'CHE-116.281.710' }, ['CHE-116.281.710', null, 'CHE-116.281.710']],
    [{ vat_id: 'gr094259216' }, ['EL094259216', 'EL094259216', 'CHE-116.281.710']],
    [{ tax_id: '98-7654321' }, ['98-7654321', null, '98-7654321']],
    [{ tax_id: 'FR40303265045' }, ['FR40303265045', 'FR40303265045', '98-7654321']],
    [{ tax_id: null }, [null, null, null]],
  ];

  it('reads as tax_id what was written as such, and keeps VAT id and tax number apart', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    expect(idsOf(client)).to.deep.equal([null, null, null]);
    for (const [body, expected] of steps)
      expect([body, idsOf(await change(owner, client.id, body))]).to.deep.equal([body, expected]);
  });

  it('takes both with a new client', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { vat_id: 'nl 0044.95.445.b01', tax_number: '4495445' });
    expect(idsOf(client)).to.deep.equal(['NL004495445B01', 'NL004495445B01', '4495445']);
  });

  const refused: readonly (readonly [field: string, says: RegExp, body: Body<'updateClient'>])[] = [
    ['vat_id', /the check digit does not fit/, { vat_id: 'DE123456789' }],
    ['vat_id', /must have the form of a VAT id of DE/, { vat_id: 'DE12' }],
    ['vat_id', /prefix of a country/, { vat_id: '12-3456789' }],
    ['tax_id', /not be given together/, { tax_id: 'DE123456788', vat_id: 'DE123456788' }],
    ['tax_id', /not be given together/, { tax_id: '2', tax_number: '1' }],
    ['tax_number', /not the VAT id/, { vat_id: 'DE123456788', tax_number: 'DE 123456788' }],
    ['electronic_address.scheme', /electronic address schemes/, { electronic_address: { scheme: '9999', value: '1' } }],
    ['electronic_address.value', /e-mail address/, { electronic_address: { scheme: 'EM', value: 'Acme' } }],
    ['identifiers.0.scheme', /must match/, { identifiers: [{ scheme: 'GLN', value: '1' }] }],
    ['identifiers', /5/, { identifiers: Array.from('123456', (value) => ({ scheme: '0088', value })) }],
  ];
  for (const [field, says, body] of refused)
    it(`refuses ${JSON.stringify(body)} and says why`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await buildClient(owner);
      const { error } = await owner.fail('updateClient', { params: { id }, body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
      expect(error.message).to.match(says);
    });

  it('takes an object that was read, with one of its numbers changed', async () => {
    const { owner } = await buildWorkspace();
    const { id, billing } = await buildClient(owner, { vat_id: 'DE123456788', tax_number: '1' });
    const { tax_id, vat_id } = billing;
    const changed = await change(owner, id, { tax_id, vat_id, tax_number: '2' });
    expect(idsOf(changed)).to.deep.equal(['DE123456788', 'DE123456788', '2']);
  });

  it('does not mind a wrong check digit in a tax_id, as before', async () => {
    const { owner } = await buildWorkspace();
    expect(idsOf(await buildClient(owner, { tax_id: 'DE123456789' }))).to.deep.equal([
      'DE123456789',
      'DE123456789',
      null,
    ]);
  });
});

describe('updateClient: electronic invoices', () => {
  const given: Partial<Body<'createClient'>> = {
    identifiers: [{ scheme: '0088', value: '4012345000009' }],
    electronic_address: { scheme: '0204', value: '04011000-12345-03' },
    buyer_reference: '04011000-12345-03',
    accounting_reference: '4100',
    e_invoice: { format: 'xrechnung_cii', via: 'download' },
  };
  const none: Body<'updateClient'> = {
    identifiers: [],
    electronic_address: null,
    buyer_reference: null,
    accounting_reference: null,
    e_invoice: { format: 'none', via: 'mail' },
  };

  it('keeps what was given until null or an empty list clears it', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    expect(client.billing).to.deep.include(none);
    expect((await change(owner, client.id, given)).billing).to.deep.include(given);
    expect((await change(owner, client.id, { name: 'Renamed' })).billing).to.deep.include(given);
    expect((await change(owner, client.id, none)).billing).to.deep.include(none);
  });

  it('tells others by an event what has changed, and only that', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner, given);
    await change(owner, id, { ...given, e_invoice: { format: 'peppol_bis', via: 'download' }, vat_id: 'DE123456788' });
    const { data } = await owner.call('listEvents', { query: { resource_id: id, type: ['client.updated'] } });
    expect(data.map(({ context }) => Object.keys(context?.changes ?? {}))).to.deep.equal([
      ['billing.tax_id', 'billing.vat_id', 'billing.e_invoice.format'],
    ]);
  });
});
