import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildClient, uniqueName } from '../../../support/builders/factories.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';

type Terms = Partial<Schemas['TaxRateCreate']>;

const refusal = (owner: ApiClient, terms: Terms) =>
  refusalOf(owner.fail('createTaxRate', { body: { name: uniqueName('VAT'), rate: 0, ...terms } }));

const defaultsOf = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listTaxRates', { query: { per_page: 100 } })).data
    .filter(({ is_default }) => is_default)
    .map(({ id }) => id);

describe('tax rates', () => {
  it('have the usual category and reason code unless others are given', async () => {
    const { owner } = await buildWorkspace();
    const made: readonly [Terms, Schemas['TaxCategory'], string | null][] = [
      [{ rate: 0.19 }, 'standard', null],
      [{ rate: 0 }, 'zero', null],
      [{ rate: 0, category: 'reverse_charge' }, 'reverse_charge', 'VATEX-EU-AE'],
      [{ rate: 0, category: 'intra_community' }, 'intra_community', 'VATEX-EU-IC'],
      [{ rate: 0, category: 'export' }, 'export', 'VATEX-EU-G'],
      [{ rate: 0, category: 'outside_scope' }, 'outside_scope', 'VATEX-EU-O'],
      [{ rate: 0, category: 'exempt', reason_code: 'VATEX-EU-132-1I' }, 'exempt', 'VATEX-EU-132-1I'],
    ];
    for (const [terms, category, reason_code] of made)
      expect(await buildTaxRate(owner, terms)).to.deep.include({ rate: terms.rate, category, reason_code });
  });

  for (const [terms, field, why] of [
    [{ rate: 0, category: 'standard' }, 'rate', 'a taxed rate of 0'],
    [{ rate: 0.19, category: 'exempt', reason: 'Health' }, 'rate', 'an exempt rate above 0'],
    [{ rate: 0.19, category: 'reverse_charge' }, 'rate', 'a reverse charge above 0'],
    [{ rate: 0.19, reason: 'Because' }, 'reason', 'a reason for what is taxed'],
    [{ rate: 0, reason_code: 'VATEX-EU-AE' }, 'reason_code', 'a reason code for a zero rate'],
    [{ rate: 0, category: 'exempt' }, 'reason', 'an exemption without any reason'],
    [{ rate: 1.01 }, 'rate', 'more than 100 percent'],
  ] as const)
    it(`refuse ${why}`, async () => {
      const { owner } = await buildWorkspace();
      expect(await refusal(owner, terms)).to.deep.equal([400, 'invalid_request', field]);
    });

  it('must fit together after a change too; a new category takes its usual reason code', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTaxRate(owner);
    const change = (body: Schemas['TaxRateUpdate']) => owner.call('updateTaxRate', { params: { id }, body });
    const refused = owner.fail('updateTaxRate', { params: { id }, body: { category: 'export' } });
    expect(await refusalOf(refused)).to.deep.equal([400, 'invalid_request', 'rate']);
    const { data } = await change({ rate: 0, category: 'export' });
    expect(data).to.include({ rate: 0, category: 'export', reason_code: 'VATEX-EU-G' });
    expect((await change({ category: 'zero' })).data).to.include({ category: 'zero', reason_code: null });
  });

  it('have names of their own, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    await buildTaxRate(owner, { name: 'MwSt. 19 %' });
    expect(await refusal(owner, { name: 'mwst. 19 %' })).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('have one default at most, however many are made the default at once', async () => {
    const { owner } = await buildWorkspace();
    const made = await Promise.all(Array.from({ length: 8 }, () => buildTaxRate(owner, { is_default: true })));
    expect(await defaultsOf(owner)).to.have.length(1);
    await Promise.all(
      made.map(({ id }) => owner.call('updateTaxRate', { params: { id }, body: { is_default: true } })),
    );
    const [only = ''] = await defaultsOf(owner);
    expect(await defaultsOf(owner)).to.deep.equal([only]);
    await owner.call('updateTaxRate', { params: { id: only }, body: { is_default: false } });
    expect(await defaultsOf(owner)).to.deep.equal([]);
  });

  it('cannot be deleted while a client names them, and never vanish from one that does', async () => {
    const { owner } = await buildWorkspace();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { id } = await buildTaxRate(owner);
        const client = await buildClient(owner);
        const [named, gone] = await Promise.all([
          owner.request('updateClient', { params: { id: client.id }, body: { tax_rate_ids: [id] } }),
          owner.request('deleteTaxRate', { params: { id } }),
        ]);
        return [named.status, gone.status].join();
      }),
    );
    expect(new Set([...outcomes, '200,409', '400,200'])).to.deep.equal(new Set(['200,409', '400,200']));
    const { db } = await testApi();
    const [rows] = (await db.raw(
      `SELECT c.id FROM clients c WHERE c.workspace_id = ? AND c.tax_rate_ids IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM tax_rates r WHERE r.workspace_id = c.workspace_id AND JSON_SEARCH(c.tax_rate_ids, 'one', r.id) IS NOT NULL)`,
      [owner.workspaceId],
    )) as [object[]];
    expect(rows).to.deep.equal([]);
  });

  it('of another workspace do not exist', async () => {
    const [{ owner }, { owner: other }] = [await buildWorkspace(), await buildWorkspace()];
    const { id } = await buildTaxRate(other);
    const { id: client_id } = await buildClient(owner);
    const body = { client_id, line_items: [{ description: 'Work', rate: 1, tax_rate_id: id }] };
    expect(await refusalOf(owner.fail('createInvoice', { body }))).to.deep.equal([
      400,
      'invalid_request',
      'line_items.0.tax_rate_id',
    ]);
    const named = owner.fail('updateClient', { params: { id: client_id }, body: { tax_rate_ids: [id] } });
    expect(await refusalOf(named)).to.deep.equal([400, 'invalid_request', 'tax_rate_ids.0']);
  });
});
