import { expect } from 'chai';
import { buildSentInvoice, openHosted } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi } from '../../../support/service/api.js';
import { madeUp } from '../../../support/stripe/double-account.js';
import { buildStripeWorkspace } from '../../../support/stripe/workspace-with-stripe.js';

describe('updateStripeConnection', () => {
  it('tries the key, registers the address, and never returns or stores a secret in the clear', async () => {
    const { owner } = await buildWorkspace();
    expect((await owner.call('getStripeConnection', {})).data).to.include({ connected: false, secret_key_last4: null });
    const { stripe, db } = await testApi();
    const key = madeUp('sk_test');
    const { data } = await owner.call('updateStripeConnection', { body: { secret_key: key } });
    const account = stripe.accountOf(key);
    expect(data).to.include({
      connected: true,
      enabled: true,
      account_id: account.id,
      account_name: 'Northwind',
      secret_key_last4: key.slice(-4),
      webhook_registered: true,
    });
    expect([...account.endpoints.values()].map(({ url }) => url)).to.deep.equal([data.webhook_url]);
    const stored = (await db('stripe_accounts').where('workspace_id', owner.workspaceId)) as unknown[];
    expect(stored).to.have.length(1);
    expect(JSON.stringify([data, stored]))
      .to.not.include(key)
      .and.not.include('whsec_');
    const audit = await owner.call('listAuditEntries', { query: { action: ['stripe.connected'] } });
    expect(JSON.stringify(audit.data)).to.include('stripe.connected').and.not.include(key);
  });

  it('says which field is wrong, and changes nothing then', async () => {
    const { owner } = await buildWorkspace();
    const refused = async (body: object) => {
      const { status, error } = await owner.fail('updateStripeConnection', { body });
      return [status, error.field, error.message.replaceAll(/http\S+/g, 'URL')];
    };
    expect((await refused({}))[1]).to.equal('secret_key');
    expect((await refused({ secret_key: 'sk_live_4eC39HqLyjWDarjtT1' }))[2]).to.include('belongs to the live side');
    expect(await refused({ secret_key: 'sk_test_WrongWrong' })).to.deep.equal([
      400,
      'secret_key',
      'secret_key is not accepted by Stripe: Invalid API Key provided: sk_test_…',
    ]);
    const hidden = await refused({ secret_key: `sk_test_Hidden${madeUp('x')}` });
    expect(hidden[1]).to.equal('webhook_secret');
    expect(hidden[2]).to.include('The URL must be publicly accessible').and.include('add URL as a webhook endpoint');
    expect((await owner.call('getStripeConnection', {})).data.connected).to.equal(false);
  });

  it('takes a secret of an address that was added by hand, and a key that may not read its account', async () => {
    const { owner } = await buildWorkspace();
    const body = { secret_key: `sk_test_LimitedHidden${madeUp('x')}`, webhook_secret: 'whsec_byHand' };
    const { data } = await owner.call('updateStripeConnection', { body });
    expect(data).to.include({ connected: true, account_id: null, webhook_registered: false });
  });

  it('stops offering Stripe while it is not enabled, and moves to another account with its address', async () => {
    const { owner, key, account } = await buildStripeWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const methods = async () =>
      (await owner.call('getInvoicePaymentMethods', { params: { id } })).data.methods.map(({ method }) => method);
    expect(await methods()).to.include('stripe');
    await owner.call('updateStripeConnection', { body: { enabled: false } });
    expect(await methods()).to.not.include('stripe');
    expect(await (await openHosted(hosted_url)).text()).to.not.include('Pay by card');
    expect(account.requests.filter((each) => each === 'POST /v1/webhook_endpoints')).to.have.length(1);
    const other = madeUp('sk_test');
    expect(other).to.not.equal(key);
    await owner.call('updateStripeConnection', { body: { secret_key: other } });
    expect(account.endpoints.size).to.equal(0);
    expect(await methods()).to.include('stripe');
  });
});

describe('deleteStripeConnection', () => {
  it('closes the open pages, removes the address, and is not found a second time', async () => {
    const { owner, account, openPage } = await buildStripeWorkspace();
    const page = await openPage((await buildSentInvoice(owner)).hosted_url);
    await owner.call('deleteStripeConnection', {});
    expect([page.status, account.endpoints.size]).to.deep.equal(['expired', 0]);
    expect((await owner.fail('deleteStripeConnection')).error.code).to.equal('not_found');
  });
});
