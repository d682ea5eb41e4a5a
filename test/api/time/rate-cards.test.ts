import { expect } from 'chai';
import { buildClient, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const defaultsOf = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listRateCards', { query: { per_page: 100 } })).data
    .filter(({ is_default }) => is_default)
    .map(({ name }) => name)
    .toSorted();

describe('createRateCard', () => {
  it("is in the workspace's currency and not a default unless specified", async () => {
    const { owner } = await buildWorkspace();
    const card = await buildRateCard(owner, { name: 'Plain', standard_rate: 99.9999 });
    expect(card).to.include({
      name: 'Plain',
      currency: 'USD',
      standard_rate: 99.9999,
      emergency_rate: null,
      is_default: false,
    });
    expect((await owner.call('getRateCard', { params: { id: card.id } })).data).to.deep.equal(card);
  });

  it('can become the default of its currency, and of no other', async () => {
    const { owner } = await buildWorkspace();
    await buildRateCard(owner, { name: 'Old', is_default: true });
    await buildRateCard(owner, { name: 'Euro', currency: 'EUR', is_default: true });
    await buildRateCard(owner, { name: 'New', is_default: true });
    expect(await defaultsOf(owner)).to.deep.equal(['Euro', 'New']);
  });

  it('leaves one default when 10 are created concurrently', async () => {
    const { owner } = await buildWorkspace();
    await Promise.all(Array.from({ length: 10 }, () => buildRateCard(owner, { is_default: true })));
    expect(await defaultsOf(owner)).to.have.length(1);
  });

  it('returns duplicate if the name is taken, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    await buildRateCard(owner, { name: 'Premium' });
    const { status, error } = await owner.fail('createRateCard', { body: { name: ' premium', standard_rate: 1 } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'duplicate', 'name']);
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['a currency that is none', { currency: 'ZZZ' }, 'currency'],
    ['a negative rate', { standard_rate: -1 }, 'standard_rate'],
    ['a rate of 5 decimals', { standard_rate: 1.00001 }, 'standard_rate'],
    ['a blank name', { name: ' ' }, 'name'],
  ];
  for (const [what, body, field] of wrong) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('createRateCard', { body: { name: 'Card', standard_rate: 1, ...body } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    });
  }
});

describe('listRateCards', () => {
  it('filters by currency and sorts by name', async () => {
    const { owner } = await buildWorkspace();
    await buildRateCard(owner, { name: 'B' });
    await buildRateCard(owner, { name: 'A' });
    await buildRateCard(owner, { name: 'C', currency: 'EUR' });
    const { data } = await owner.call('listRateCards', { query: { currency: 'USD', sort: 'name', order: 'asc' } });
    expect(data.map(({ name }) => name)).to.deep.equal(['A', 'B']);
  });

  it('is for those who manage invoices', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    expect((await manager.fail('listRateCards')).error.code).to.equal('forbidden');
  });
});

describe('updateRateCard', () => {
  it('changes only the fields sent', async () => {
    const { owner } = await buildWorkspace();
    const card = await buildRateCard(owner, { standard_rate: 100, emergency_rate: 150 });
    const { data } = await owner.call('updateRateCard', { params: { id: card.id }, body: { emergency_rate: null } });
    expect(data).to.include({ name: card.name, standard_rate: 100, emergency_rate: null });
  });

  it('makes it the default, and no longer the default', async () => {
    const { owner } = await buildWorkspace();
    await buildRateCard(owner, { name: 'Old', is_default: true });
    const { id } = await buildRateCard(owner, { name: 'New' });
    await owner.call('updateRateCard', { params: { id }, body: { is_default: true } });
    expect(await defaultsOf(owner)).to.deep.equal(['New']);
    await owner.call('updateRateCard', { params: { id }, body: { is_default: false } });
    expect(await defaultsOf(owner)).to.deep.equal([]);
  });

  it('makes a default card that changes its currency the default there', async () => {
    const { owner } = await buildWorkspace();
    await buildRateCard(owner, { name: 'Euro', currency: 'EUR', is_default: true });
    const { id } = await buildRateCard(owner, { name: 'Mover', is_default: true });
    await owner.call('updateRateCard', { params: { id }, body: { currency: 'EUR' } });
    expect(await defaultsOf(owner)).to.deep.equal(['Mover']);
  });

  it('keeps the currency of a card in use', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildRateCard(owner);
    await buildClient(owner, { rate_id: id });
    const { status, error } = await owner.fail('updateRateCard', { params: { id }, body: { currency: 'EUR' } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    await owner.call('updateRateCard', { params: { id }, body: { currency: 'USD', standard_rate: 5 } });
  });

  it('returns duplicate if another card has the name', async () => {
    const { owner } = await buildWorkspace();
    await buildRateCard(owner, { name: 'One' });
    const { id } = await buildRateCard(owner, { name: 'Two' });
    const { error } = await owner.fail('updateRateCard', { params: { id }, body: { name: 'ONE' } });
    expect([error.code, error.field]).to.deep.equal(['duplicate', 'name']);
    await owner.call('updateRateCard', { params: { id }, body: { name: 'TWO' } });
  });
});

describe('a rate card', () => {
  it('must have the currency of the client that uses it, even when that changes', async () => {
    const { owner } = await buildWorkspace();
    const [dollar, euro] = [await buildRateCard(owner), await buildRateCard(owner, { currency: 'EUR' })];
    const { id } = await buildClient(owner, { rate_id: dollar.id });
    const move = { params: { id }, body: { currency: 'EUR' } };
    const { error } = await owner.fail('updateClient', move);
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'rate_id']);
    await owner.call('updateClient', { params: { id }, body: { currency: 'EUR', rate_id: euro.id } });
    await buildProject(owner, { client_id: id, rate_id: euro.id });
    const back = { currency: 'USD', rate_id: null };
    const { error: refusal } = await owner.fail('updateClient', { params: { id }, body: back });
    expect([refusal.code, refusal.field]).to.deep.equal(['invalid_state', 'currency']);
  });
});

describe('deleteRateCard', () => {
  const users: readonly (readonly [string, (owner: ApiClient, id: string) => Promise<unknown>])[] = [
    ['client', (owner, rate_id) => buildClient(owner, { rate_id })],
    ['project', (owner, rate_id) => buildProject(owner, { rate_id })],
    ['time entry', (owner, rate_id) => buildTimeEntry(owner, { rate_id })],
  ];
  for (const [what, use] of users) {
    it(`is refused while a ${what} refers to the card`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await buildRateCard(owner);
      await use(owner, id);
      const { status, error } = await owner.fail('deleteRateCard', { params: { id } });
      expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    });
  }

  it('deletes an unused card, even a default one', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildRateCard(owner, { is_default: true });
    expect((await owner.call('deleteRateCard', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect((await owner.fail('getRateCard', { params: { id } })).status).to.equal(404);
  });
});
