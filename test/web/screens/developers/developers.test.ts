/** The screens of developers: keys, webhooks with their deliveries, and the test side. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildPortalFirm } from '../../../support/builders/portal.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { buildWebhook } from '../../../support/service/receiver.js';
import { Visitor } from '../../../support/service/visitor.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

describe('the developers’ screen of the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about, and does not overflow, ${name}`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { webhook, receiver } = await buildWebhook(owner);
        await buildClient(owner, { name: 'Acme' });
        await receiver.waitFor(1);
        const page = await open(owner, '/developers', look);
        for (const path of [
          '/developers',
          `/developers/webhooks?webhook=${webhook.id}`,
          '/developers/events',
          '/developers/requests',
          '/developers/test-side',
        ]) {
          await page.goto(path);
          await page.locator('[role=tabpanel] :is([role=row], .empty)').first().waitFor();
          await expectAccessible(page);
          await expectNoSideways(page);
        }
      }),
    );

  it(
    'names who caused an event: a colleague, a contact in the portal, or an API key',
    inBrowser(async (open) => {
      const { owner, contact, client_id } = await buildPortalFirm();
      await contact.call('createPortalTicket', { body: { title: 'Login fails' } });
      const page = await open(owner, `/clients/${client_id}?tab=settings`);
      await page.getByLabel('Phone').fill('2');
      await page.getByRole('button', { name: 'Save client' }).click();
      await page.getByText('Client saved').waitFor();
      await page.goto('/developers/events');
      const by = (event: string) => page.getByRole('row', { name: event }).first().locator('[data-label=Actor]');
      await by('Client updated').getByText('Olga Owner').waitFor();
      await by('Ticket created').getByText('Pat Jones').waitFor();
      await by('Client created').getByText('API key').waitFor();
    }),
  );

  it(
    'shows a new key once and never again, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/developers');
      await page.getByRole('button', { name: 'New API key' }).waitFor();
      await page.keyboard.press('n');
      await page.getByLabel('Name').waitFor();
      await page.keyboard.type('Importer');
      await page.keyboard.press('Control+Enter');
      const shown = page.getByRole('dialog', { name: 'Your new API key' });
      const key = await shown.locator('code').innerText();
      expect(key).to.match(/^svc_sk_live_/);
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
      await page.getByRole('row', { name: /Importer/ }).waitFor();
      expect(await page.content()).not.to.include(key);
      await page.reload();
      await page.getByRole('row', { name: /Importer/ }).waitFor();
      expect(await page.content()).not.to.include(key);
      const answer = await fetch(`${live.url}/v1/users/me`, { headers: { Authorization: `Bearer ${key}` } });
      expect(answer.status).to.equal(200);
      await page.getByRole('button', { name: 'Revoke Importer' }).press('Enter');
      await page.getByRole('button', { name: 'Revoke key' }).press('Enter');
      await page.getByRole('row', { name: /Importer/ }).waitFor({ state: 'detached' });
      const refused = await fetch(`${live.url}/v1/users/me`, { headers: { Authorization: `Bearer ${key}` } });
      expect(refused.status).to.equal(401);
    }),
  );

  it(
    'connects the command line by a code that is shown once, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/developers');
      await page.getByRole('button', { name: 'Connect the command line' }).press('Enter');
      await page.getByRole('button', { name: 'Show code' }).press('Enter');
      const shown = page.getByRole('dialog', { name: 'Code for the command line' });
      const code = await shown.locator('code').innerText();
      await shown.getByText(`docket login --url ${live.url}`).waitFor();
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
      expect(await page.content()).not.to.include(code);
      const { status, body } = await (await Visitor.arrive()).send('/cli-logins/redeem', { code });
      expect([status, body.data?.['mode'], body.data?.['scope']]).to.deep.equal([201, 'live', 'full']);
      await page.reload();
      await page.getByRole('row', { name: /Command line/ }).waitFor();
    }),
  );

  it(
    'shows what a webhook was sent and answered, and sends again what failed, one and many',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { webhook, receiver } = await buildWebhook(owner);
      receiver.answer = () => 500;
      receiver.answerBody = 'out of paper';
      await buildClient(owner, { name: 'Acme' });
      await receiver.waitFor(1);
      const page = await open(owner, `/developers/webhooks?webhook=${webhook.id}&status=failed`);
      const failed = page.getByRole('row', { name: /Failed/ }).first();
      await failed.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Response body' }).getByText('out of paper').waitFor();
      await page.getByRole('region', { name: 'Request body' }).getByText('"Acme"').first().waitFor();
      await page.getByRole('button', { name: 'Send again' }).press('Enter');
      await receiver.waitFor(2);
      receiver.answer = () => 200;
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .press('Space');
      await page.getByRole('button', { name: 'Retry', exact: true }).press('Enter');
      await receiver.waitFor(3);
      await page.goto(`/developers/webhooks?webhook=${webhook.id}&status=delivered`);
      await page
        .getByRole('row', { name: /Delivered/ })
        .first()
        .waitFor();
    }),
  );

  it(
    'makes a webhook for chosen events, and shows its secret once',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { receiver } = await buildWebhook(owner);
      const page = await open(owner, '/developers/webhooks?new=1');
      await page.getByLabel('URL').fill(`${receiver.url}/mine`);
      await page.getByText(/^Tickets \(0 of/).click();
      await page.getByText('All events: Tickets', { exact: true }).click();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const shown = page.getByRole('dialog', { name: 'Webhook secret' });
      const secret = await shown.locator('code').innerText();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('row', { name: /mine/ }).waitFor();
      expect(await page.content()).not.to.include(secret);
      const { data } = await owner.call('listWebhooks', {});
      const made = data.find(({ url }) => url.endsWith('/mine'));
      expect(made?.events.every((type) => type.startsWith('ticket.'))).to.equal(true);
    }),
  );

  it(
    'moves the clock of the test side, shows the mails it would have sent, and empties it when its name is typed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await owner.call('inviteUser', { body: { email: 'nora@example.com', name: 'Nora New', role: 'member' } });
      await buildClient(owner, { name: 'Acme' });
      const page = await open(owner, '/developers/test-side');
      const mail = page.getByRole('row', { name: /nora@example.com/ });
      await mail.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Links' }).getByRole('link').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Move clock' }).click();
      await page.getByText('Frozen').waitFor();
      await page.getByRole('button', { name: 'Clear test data' }).click();
      const sure = page.getByRole('dialog').getByRole('button', { name: 'Clear test data' });
      expect(await sure.isDisabled()).to.equal(true);
      await page.getByLabel(/^Type/).fill('Test Firm');
      await sure.click();
      await until(async () => (await owner.call('listClients', {})).data.length === 0);
    }),
  );

  it(
    'shows a member their own keys, and nothing of webhooks and events',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      await live.call('createApiKey', { body: { name: 'Of the owner', mode: 'live' } });
      await member.call('createApiKey', { body: { name: 'Of the member', mode: 'live' } });
      const page = await open(member, '/developers');
      await page.getByRole('row', { name: /Of the member/ }).waitFor();
      expect(await page.getByRole('row', { name: /Of the owner/ }).count()).to.equal(0);
      expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['API keys']);
      await page.goto('/developers/webhooks');
      await page.getByText('You don’t have access').waitFor();
    }),
  );
});
