/** An owner sets up single sign-on with a real provider, and sees what is wrong in plain words. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { Visitor } from '../../../support/service/visitor.js';
import { until } from '../../../support/service/waiting.js';
import { startOidcServer, type OidcServer } from '../../../support/sso/oidc-server.js';
import { freshDomain, signInBySso } from '../../../support/sso/workspace-with-sso.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { choose, expectNoSideways } from '../../support/keyboard.js';

const path = '/settings/security';

describe('single sign-on in the settings', () => {
  const inBrowser = inBrowsers();
  let provider: OidcServer;
  before(async () => {
    provider = await startOidcServer({ sub: 'nobody', email: 'nobody@example.com' });
  });
  after(() => provider.close());

  const form = (page: Page) => page.getByRole('form', { name: 'Single sign-on' });
  const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });

  async function fill(page: Page, issuer: string, secret: string, domains: string): Promise<void> {
    await form(page).getByLabel('Issuer').fill(issuer);
    await form(page).getByLabel('Client ID').fill(provider.client.client_id);
    await form(page).getByLabel('Client secret').fill(secret);
    await form(page).getByRole('textbox', { name: 'Domains' }).fill(domains);
  }

  it(
    'is set up, tried and used: the provider then gives the role that the screen says',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const domain = freshDomain();
      const page = await open(live, path);
      const uri = page.getByText(`/sign-in/sso/callback/${live.workspaceId}`);
      provider.redirectUris.push(await uri.innerText());
      await fill(page, provider.issuer, provider.client.client_secret, domain);
      await form(page).getByLabel('Role claim').fill('groups');
      await page.getByRole('button', { name: 'Add value' }).press('Enter');
      await page.getByRole('textbox', { name: 'Value' }).fill('designers');
      await page.getByRole('button', { name: /Role$/ }).focus();
      await choose(page, 'Manager');
      await save(page).press('Enter');
      const test = page.getByRole('button', { name: 'Test now' });
      await page.getByRole('region', { name: domain }).getByText('Not verified').waitFor();
      await test.press('Enter');
      await page.getByText('The provider works, and accepts the client ID and the secret.').waitFor();
      await page.getByRole('region', { name: domain }).getByText('Verified', { exact: true }).waitFor();
      provider.person = { sub: 'w1', email: `ann@${domain}`, groups: ['designers'] };
      const visitor = await Visitor.arrive();
      await signInBySso(visitor, { live, domain }, provider);
      expect((await visitor.call('GET', '/v1/users/me')).body.data).to.include({ role: 'manager' });
    }),
  );

  it(
    'says what is wrong: with the issuer, with the secret, and which record a domain lacks',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, path);
      await fill(page, `${provider.issuer}/realm`, 'a wrong secret', 'unproven.invalid');
      await save(page).press('Enter');
      const test = page.getByRole('button', { name: 'Test now' });
      await test.press('Enter');
      await page.getByRole('alert').getByText('no description of a provider: check the issuer').waitFor();
      await fill(page, provider.issuer, 'a wrong secret', 'unproven.invalid');
      await save(page).press('Enter');
      await until(async () => (await live.call('getSingleSignOn', {})).data.issuer === provider.issuer);
      await test.press('Enter');
      await page.getByRole('alert').getByText('does not accept the client ID or the secret').waitFor();
      const record = page.getByRole('region', { name: 'unproven.invalid' });
      await record.getByText('DNS does not have the record yet').waitFor();
      await record.getByText('_docket.unproven.invalid').waitFor();
      await record.getByText(`docket-workspace=${live.workspaceId}`).waitFor();
      await record.getByRole('button', { name: 'Copy: Text of the record' }).press('Enter');
      await record.getByText(/Copied|blocked copying/).waitFor();
    }),
  );

  it(
    'keeps a stored secret that is not typed again, and stores none in the browser',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, path);
      await fill(page, provider.issuer, 'typed but not sent', 'one.invalid');
      await until(async () => (await page.evaluate<string>('JSON.stringify(localStorage)')).includes('one.invalid'));
      expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.to.include('typed but not sent');
      await save(page).press('Enter');
      await until(async () => (await live.call('getSingleSignOn', {})).data.issuer !== null);
      const before = (await live.call('getSingleSignOn', {})).data;
      await page.getByText('A secret is stored').waitFor();
      expect(await form(page).getByLabel('Client secret').inputValue()).to.equal('');
      await form(page).getByText('Passwords no longer work for these domains').click();
      await save(page).press('Enter');
      await until(async () => (await live.call('getSingleSignOn', {})).data.required);
      const after = (await live.call('getSingleSignOn', {})).data;
      expect(after.client_secret_changed_at).to.equal(before.client_secret_changed_at);
      await page.getByRole('button', { name: 'Remove single sign-on' }).press('Enter');
      const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await question.getByRole('button', { name: 'Remove single sign-on' }).press('Enter');
      await until(async () => (await live.call('getSingleSignOn', {})).data.issuer === null);
      await page.getByRole('button', { name: 'Test now' }).waitFor({ state: 'detached' });
    }),
  );

  it(
    'is beside the switch that requires a second factor',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, path);
      await page.getByText('Single sign-on belongs to the live side').waitFor();
      await page.getByText('Users sign in with a second factor').click();
      await page.getByRole('form', { name: 'Second factor' }).getByRole('button', { name: 'Save' }).press('Enter');
      await until(async () => (await owner.call('getWorkspace', {})).data.require_two_factor);
    }),
  );

  it(
    'is for owners',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(await buildUser(live, 'admin'), path);
      await page.getByText('You don’t have access').waitFor();
      await page.goto('/settings');
      await page.getByRole('link', { name: 'Usage' }).first().waitFor();
      expect(await page.getByRole('link', { name: 'Security' }).count()).to.equal(0);
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about, and does not overflow, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const roles = { 'a-rather-long-name-of-a-group-at-the-provider': 'member' } as const;
        const domains = ['unproven.invalid', `${'a-rather-long-name-'.repeat(3)}x.invalid`];
        const body = { issuer: provider.issuer, ...provider.client, domains, role_claim: 'groups', roles };
        await live.call('updateSingleSignOn', { body });
        const page = await open(live, path, look);
        await page.getByRole('button', { name: 'Test now' }).press('Enter');
        await page.getByText('The provider works').waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );
});
