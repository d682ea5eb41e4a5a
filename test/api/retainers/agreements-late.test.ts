import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildRetainer, type Retainer } from '../../support/builders/retainers.js';

/** A retainer on 2 April whose March is closed with 12 of 20 hours used. */
async function buildClosed(terms: Parameters<typeof buildRetainer>[0] = {}): Promise<[Retainer, string]> {
  const retainer = await buildRetainer(terms);
  await retainer.log(12);
  await retainer.goTo('2027-04-02');
  const [march] = await retainer.periods();
  return [retainer, march?.id ?? ''];
}

const late = (retainer: Retainer, period_id: string, hours: number) =>
  retainer.log(hours, { period_id, date: '2027-03-20' });

const figures = async (retainer: Retainer) =>
  (await retainer.periods()).map(({ hours }) => [hours.total_available, hours.used, hours.overage, hours.rolled_over]);

/** The sum of the ledger for each period, oldest first. */
async function balances({ owner, id, periods }: Retainer): Promise<number[]> {
  const { data } = await owner.call('listAgreementLedger', { params: { id }, query: { per_page: 100 } });
  return (await periods()).map((period) =>
    data.filter(({ period_id }) => period_id === period.id).reduce((all, { hours }) => all + hours, 0),
  );
}

describe('time that names a closed period', () => {
  it('first uses what the period lost, and then counts as its overage', async () => {
    const [retainer, march] = await buildClosed();
    expect((await late(retainer, march, 5)).period_id).to.equal(march);
    expect(await figures(retainer)).to.deep.equal([
      [20, 17, 0, 0],
      [20, 0, 0, undefined],
    ]);
    await late(retainer, march, 5);
    expect(await figures(retainer)).to.deep.equal([
      [20, 22, 2, 0],
      [20, 0, 0, undefined],
    ]);
    const [period] = await retainer.periods();
    expect(period?.billing).to.deep.equal({ base_fee: 2000, overage_amount: 240, total: 2240 });
    expect(await balances(retainer)).to.deep.equal([0, 20]);
  });

  it('takes back rolled-over hours, as far as they are unused', async () => {
    const [retainer, march] = await buildClosed({ rollover_enabled: true });
    expect((await figures(retainer))[1]).to.deep.equal([28, 0, 0, undefined]);
    await retainer.log(5);
    await late(retainer, march, 2);
    expect(await figures(retainer)).to.deep.equal([
      [20, 14, 0, 6],
      [26, 5, 0, undefined],
    ]);
    await late(retainer, march, 4); // 1 of what rolled over is unused
    expect(await figures(retainer)).to.deep.equal([
      [20, 18, 3, 5],
      [25, 5, 0, undefined],
    ]);
    expect(await balances(retainer)).to.deep.equal([0, 20]);
  });

  it('is overage if the agreement has ended with its hours used up', async () => {
    const [retainer, march] = await buildClosed({ end_date: '2027-03-31' });
    await late(retainer, march, 9);
    expect(await figures(retainer)).to.deep.equal([[20, 21, 1, 0]]);
    expect(await balances(retainer)).to.deep.equal([0]);
  });

  it('stays as it is from then on', async () => {
    const [retainer, march] = await buildClosed();
    const { id } = await late(retainer, march, 1);
    const { owner } = retainer;
    for (const failing of [
      owner.fail('updateTimeEntry', { params: { id }, body: { hours: 2 } }),
      owner.fail('deleteTimeEntry', { params: { id } }),
    ])
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    expect(await balances(retainer)).to.deep.equal([0, 20]);
  });

  it('loses no hour with 10 concurrent callers', async () => {
    const [retainer, march] = await buildClosed({ rollover_enabled: true });
    await Promise.all(Array.from({ length: 10 }, () => late(retainer, march, 1)));
    expect(await figures(retainer)).to.deep.equal([
      [20, 22, 2, 0],
      [20, 0, 0, undefined],
    ]);
    expect(await balances(retainer)).to.deep.equal([0, 20]);
  });
});
