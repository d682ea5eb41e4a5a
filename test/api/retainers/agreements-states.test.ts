import { expect } from 'chai';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildRetainer, type Retainer } from '../../support/builders/retainers.js';

const days = async (retainer: Retainer) =>
  (await retainer.periods()).map(({ start_date, end_date, status }) => `${start_date} ${end_date} ${status}`);

describe('cancelAgreement', () => {
  it('ends today by default, and closes the last period like any other', async () => {
    const retainer = await buildRetainer({ auto_invoice: true });
    const { owner, id } = retainer;
    await retainer.goTo('2027-03-10');
    const { data } = await owner.call('cancelAgreement', { params: { id }, body: { reason: 'Done' } });
    expect(data.status).to.equal('cancelled');
    expect(data.cancellation).to.deep.equal({ effective_date: '2027-03-10', reason: 'Done' });
    expect(data.dates.next_renewal).to.equal(null);
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-10 active']);
    const cancelled = (await eventsOf(owner, id)).at(-1);
    expect(cancelled).to.deep.include({ type: 'agreement.cancelled', data });
    expect(cancelled?.context.reason).to.equal('Done');
    await retainer.goTo('2027-05-01');
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-10 closed']);
    expect(await retainer.invoices()).to.have.lengthOf(1);
    expect((await retainer.read()).status).to.equal('cancelled');
  });

  it('immediately shows a later end, and continues until that day', async () => {
    const retainer = await buildRetainer();
    const { owner, id } = retainer;
    const body = { effective_date: '2027-04-15' };
    const { data } = await owner.call('cancelAgreement', { params: { id }, body });
    expect([data.status, data.dates.next_renewal]).to.deep.equal(['cancelled', '2027-04-01']);
    await retainer.goTo('2027-06-01');
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-31 closed', '2027-04-01 2027-04-15 closed']);
  });

  it('charges nothing for a period that never begins', async () => {
    const retainer = await buildRetainer({ start_date: '2027-06-01', auto_invoice: true });
    const { owner, id } = retainer;
    await owner.call('cancelAgreement', { params: { id } });
    expect((await retainer.read()).current_period).to.equal(null);
    const [period] = await retainer.periods();
    expect([period?.status, period?.billing?.total]).to.deep.equal(['closed', 0]);
    await retainer.goTo('2027-08-01');
    expect(await retainer.invoices()).to.deep.equal([]);
  });

  it('refuses a past day, and another day for an agreement that has ended', async () => {
    const { owner, id, goTo } = await buildRetainer();
    const params = { id };
    const past = owner.fail('cancelAgreement', { params, body: { effective_date: '2027-02-28' } });
    expect(await refusalOf(past)).to.deep.equal([400, 'invalid_request', 'effective_date']);
    await owner.call('cancelAgreement', { params });
    await goTo('2027-04-05');
    const late = owner.fail('cancelAgreement', { params, body: { effective_date: '2027-05-31' } });
    expect(await refusalOf(late)).to.deep.equal([409, 'invalid_state', 'effective_date']);
  });
});

describe('pauseAgreement and resumeAgreement', () => {
  it('lets the current period end without opening another, then opens one as a first period', async () => {
    const retainer = await buildRetainer();
    const { owner, id } = retainer;
    const params = { id };
    await retainer.goTo('2027-03-10');
    const paused = (await owner.call('pauseAgreement', { params })).data;
    expect([paused.status, paused.dates.next_renewal]).to.deep.equal(['paused', null]);
    expect((await owner.call('pauseAgreement', { params })).data).to.deep.equal(paused);
    await retainer.log(1);
    await retainer.goTo('2027-05-10');
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-31 closed']);
    expect((await owner.call('listAgreements', {})).summary).to.include({ total_mrr: 0, active_agreements: 0 });
    const resumed = (await owner.call('resumeAgreement', { params })).data;
    expect(resumed.status).to.equal('active');
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-31 closed', '2027-05-10 2027-05-31 active']);
    const [updated] = (await eventsOf(owner, id)).slice(-1);
    expect(updated?.context.changes?.['status']).to.deep.equal({ from: 'paused', to: 'active' });
  });

  it('continues in the period that is still open', async () => {
    const retainer = await buildRetainer();
    const params = { id: retainer.id };
    await retainer.owner.call('pauseAgreement', { params });
    await retainer.owner.call('resumeAgreement', { params });
    await retainer.goTo('2027-04-01');
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-31 closed', '2027-04-01 2027-04-30 active']);
  });

  it('expires if it ends while paused', async () => {
    const retainer = await buildRetainer({ end_date: '2027-04-10' });
    const params = { id: retainer.id };
    await retainer.owner.call('pauseAgreement', { params });
    await retainer.goTo('2027-04-11');
    expect((await retainer.read()).status).to.equal('expired');
    const failing = retainer.owner.fail('resumeAgreement', { params });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
  });

  it('are for active and for paused agreements', async () => {
    const { owner, id } = await buildRetainer({ status: 'draft' });
    for (const operation of ['pauseAgreement', 'resumeAgreement'] as const)
      expect(await refusalOf(owner.fail(operation, { params: { id } }))).to.deep.equal([409, 'invalid_state']);
  });
});

describe('activateAgreement', () => {
  it('opens the first period of a draft, and catches up', async () => {
    const retainer = await buildRetainer({ status: 'draft' });
    const { owner, id } = retainer;
    await retainer.goTo('2027-04-05');
    expect(await retainer.periods()).to.deep.equal([]);
    const { data } = await owner.call('activateAgreement', { params: { id } });
    expect([data.status, data.current_period?.start_date]).to.deep.equal(['active', '2027-04-01']);
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-31 closed', '2027-04-01 2027-04-30 active']);
    await owner.call('pauseAgreement', { params: { id } });
    expect(await refusalOf(owner.fail('activateAgreement', { params: { id } }))).to.deep.equal([409, 'invalid_state']);
  });
});
