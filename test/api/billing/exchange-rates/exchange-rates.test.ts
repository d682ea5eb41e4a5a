import { expect } from 'chai';
import { buildExchangeRate, buildExchangeRates } from '../../../support/builders/taxes.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const found = async (owner: ApiClient, from: string, to: string, date: string) => {
  const { data } = await owner.call('getExchangeRateOfDay', { query: { from, to, date } });
  return [data.rate, data.derivation, data.rates.map((used) => `${used.from} ${used.to} ${used.date}`)];
};

describe('exchange rates', () => {
  it('are one for each pair of currencies and day', async () => {
    const { owner } = await buildWorkspace();
    const rate = { from: 'EUR', to: 'USD', date: '2026-01-30', rate: 1.1738 };
    const made = await buildExchangeRate(owner, rate);
    expect(made).to.include({ ...rate, source: 'manual' });
    const again = owner.fail('createExchangeRate', { body: { ...rate, rate: 1.2 } });
    expect(await refusalOf(again)).to.deep.equal([409, 'duplicate', 'date']);
    await buildExchangeRate(owner, { ...rate, from: 'USD', to: 'EUR', rate: 0.85 });
    const other = await buildExchangeRate(owner, { ...rate, date: '2026-01-31' });
    const moved = owner.fail('updateExchangeRate', { params: { id: other.id }, body: { date: '2026-01-30' } });
    expect(await refusalOf(moved)).to.deep.equal([409, 'duplicate', 'date']);
    const { data } = await owner.call('updateExchangeRate', { params: { id: other.id }, body: { rate: 1.1740000001 } });
    expect(data.rate).to.equal(1.1740000001);
  });

  for (const [body, field, why] of [
    [{ from: 'EUR', to: 'EUR' }, 'to', 'the same currency twice'],
    [{ from: 'EUR', to: 'XXY' }, 'to', 'a currency that ISO 4217 does not know'],
    [{ rate: 0 }, 'rate', 'a rate of 0'],
    [{ rate: 1.12345678901 }, 'rate', 'more than 10 decimals'],
    [{ date: '2026-02-30' }, 'date', 'a day that does not exist'],
  ] as const)
    it(`refuse ${why}`, async () => {
      const { owner } = await buildWorkspace();
      const whole = { from: 'EUR', to: 'USD', date: '2026-01-30', rate: 1.1, ...body };
      expect(await refusalOf(owner.fail('createExchangeRate', { body: whole }))).to.deep.equal([
        400,
        'invalid_request',
        field,
      ]);
    });

  it('are listed by currencies and days, newest first', async () => {
    const { owner } = await buildWorkspace();
    await buildExchangeRates(owner, [
      ['EUR', 'USD', '2026-01-29', 1.1],
      ['EUR', 'USD', '2026-01-30', 1.2],
      ['EUR', 'GBP', '2026-01-30', 0.86],
      ['GBP', 'USD', '2026-01-31', 1.3],
    ]);
    const listed = async (query: object) =>
      (await owner.call('listExchangeRates', { query })).data.map(({ from, to, date }) => `${from} ${to} ${date}`);
    expect(await listed({ from: 'EUR', to: 'USD' })).to.deep.equal(['EUR USD 2026-01-30', 'EUR USD 2026-01-29']);
    expect(await listed({ to: 'USD', date_from: '2026-01-30' })).to.deep.equal([
      'GBP USD 2026-01-31',
      'EUR USD 2026-01-30',
    ]);
    expect(await listed({ from: 'EUR', date_to: '2026-01-29' })).to.deep.equal(['EUR USD 2026-01-29']);
    const wrong = owner.fail('listExchangeRates', { query: { date_from: '2026-02-01', date_to: '2026-01-01' } });
    expect(await refusalOf(wrong)).to.deep.equal([400, 'invalid_request', 'date_to']);
  });

  it('serve their day and the 7 days after it, up to the next one', async () => {
    const { owner } = await buildWorkspace();
    await buildExchangeRates(owner, [
      ['EUR', 'USD', '2026-01-05', 1.1],
      ['EUR', 'USD', '2026-01-09', 1.2],
    ]);
    const on = async (date: string) => (await found(owner, 'EUR', 'USD', date))[0];
    expect([await on('2026-01-05'), await on('2026-01-08'), await on('2026-01-09')]).to.deep.equal([1.1, 1.1, 1.2]);
    expect(await on('2026-01-16')).to.equal(1.2);
    for (const date of ['2026-01-04', '2026-01-17']) {
      const missing = owner.fail('getExchangeRateOfDay', { query: { from: 'EUR', to: 'USD', date } });
      expect((await refusalOf(missing))[1], date).to.equal('not_found');
    }
  });

  it('are direct, else inverse, else crossed through the euro, and the answer says which', async () => {
    const { owner } = await buildWorkspace();
    await buildExchangeRates(owner, [
      ['EUR', 'USD', '2026-01-30', 1.1738],
      ['EUR', 'GBP', '2026-01-29', 0.86],
      ['CHF', 'EUR', '2026-01-30', 1.05],
      ['USD', 'JPY', '2026-01-30', 150],
    ]);
    const day = '2026-01-31';
    // 1 / 1.1738, 1.1738 / 0.86, 1 / (1.05 × …): by a calculator, to 12 digits.
    expect(await found(owner, 'USD', 'EUR', day)).to.deep.equal([0.85193388993, 'inverse', ['EUR USD 2026-01-30']]);
    expect(await found(owner, 'GBP', 'USD', day)).to.deep.equal([
      1.36488372093,
      'cross',
      ['EUR GBP 2026-01-29', 'EUR USD 2026-01-30'],
    ]);
    expect(await found(owner, 'CHF', 'USD', day)).to.deep.equal([
      1.23249,
      'cross',
      ['CHF EUR 2026-01-30', 'EUR USD 2026-01-30'],
    ]);
    expect((await found(owner, 'GBP', 'CHF', day)).slice(0, 2)).to.deep.equal([1.10741971207, 'cross']);
    expect(await found(owner, 'USD', 'USD', day)).to.deep.equal([1, 'same', []]);
    await buildExchangeRate(owner, { from: 'GBP', to: 'USD', date: '2026-01-28', rate: 1.37 });
    expect(await found(owner, 'GBP', 'USD', day)).to.deep.equal([1.37, 'direct', ['GBP USD 2026-01-28']]);
    // No cross rate but through the euro.
    const crossed = owner.fail('getExchangeRateOfDay', { query: { from: 'EUR', to: 'JPY', date: day } });
    expect((await refusalOf(crossed))[1]).to.equal('not_found');
  });

  it('belong to their workspace: another has none of them', async () => {
    const [{ owner }, { owner: stranger }] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildExchangeRate(owner, { date: '2026-01-30' });
    expect((await stranger.call('listExchangeRates', {})).data).to.deep.equal([]);
    const query = { from: 'EUR', to: 'USD', date: '2026-01-30' };
    expect((await refusalOf(stranger.fail('getExchangeRateOfDay', { query })))[1]).to.equal('not_found');
    expect((await refusalOf(stranger.fail('deleteExchangeRate', { params: { id } })))[1]).to.equal('not_found');
  });

  it('can be read by everyone in the team, and changed by owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExchangeRate(owner);
    const member = await buildUser(owner, 'member');
    expect((await member.call('listExchangeRates', {})).data).to.have.length(1);
    expect((await refusalOf(member.fail('deleteExchangeRate', { params: { id } })))[0]).to.equal(403);
  });
});
