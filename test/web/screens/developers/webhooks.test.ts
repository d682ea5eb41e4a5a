/** Webhooks in the dashboard: testing, changing, recovering and deleting them; and the list of events. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { buildWebhook, isSigned } from '../../../support/service/receiver.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { closeOptions, problemAt, settleDeletion, write } from '../../support/keyboard.js';

describe('webhooks in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'are tested, given a new secret that is shown once, changed and deleted, by keyboard alone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { webhook, receiver } = await buildWebhook(owner);
      const page = await open(owner, `/developers/webhooks?webhook=${webhook.id}`);
      await page.getByRole('button', { name: 'Send test event' }).press('Enter');
      await page
        .getByRole('dialog', { name: 'Send test event' })
        .getByRole('button', { name: 'Send', exact: true })
        .press('Enter');
      await page.getByRole('region', { name: 'Request body' }).waitFor();
      await receiver.waitFor(1);
      await page.keyboard.press('Escape');
      const choose = async (item: string): Promise<void> => {
        await page.getByRole('button', { name: 'More for this webhook' }).press('Enter');
        await page.getByRole('menuitem', { name: item }).press('Enter');
      };
      await choose('New secret');
      await page.getByRole('button', { name: 'Create new secret' }).press('Enter');
      const shown = page.getByRole('dialog', { name: 'Webhook secret' });
      const secret = await shown.locator('code').innerText();
      await shown.getByRole('button', { name: 'Done' }).press('Enter');
      await page.getByText('Old secret valid until').waitFor();
      expect(await page.content()).not.to.include(secret);
      await buildClient(owner, { name: 'Acme' });
      await receiver.waitFor(2);
      expect(receiver.received.slice(1).every((delivery) => isSigned(delivery, secret))).to.equal(true);
      await choose('Edit');
      await write(page, 'URL', 'ftp://nowhere');
      await page.keyboard.press('Control+Enter');
      await problemAt(page, 'URL').waitFor();
      await write(page, 'URL', `${receiver.url}/moved`);
      await write(page, 'Description', 'The warehouse');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('heading', { name: 'The warehouse' }).waitFor();
      await choose('Delete');
      await page.getByText('No webhooks yet').waitFor();
      await settleDeletion(page);
      await until(async () => (await owner.call('listWebhooks', {})).data.length === 0);
    }),
  );

  it(
    'are limited to the events of clients and projects, and of all again',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { webhook, receiver } = await buildWebhook(owner, ['client.created', 'client.updated']);
      const acme = await buildClient(owner, { name: 'Acme' });
      const page = await open(owner, `/developers/webhooks?webhook=${webhook.id}`);
      const edit = async (): Promise<void> => {
        await page.getByRole('button', { name: 'More for this webhook' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
      };
      const filter = async () => (await owner.call('getWebhook', { params: { id: webhook.id } })).data.filter;
      await edit();
      await write(page, 'Only for these clients', 'Acm');
      await page.getByRole('option', { name: 'Acme' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.tag-list', { hasText: 'Acme' }).waitFor();
      await closeOptions(page); // it opens again for the next choice
      await page.getByRole('button', { name: 'Remove Acme' }).waitFor();
      await page.keyboard.press('Control+Enter');
      await until(async () => (await filter()) !== null);
      expect(await filter()).to.deep.equal({ client_ids: [acme.id] });
      await page.getByText('Only for', { exact: true }).waitFor();
      const before = receiver.received.length;
      await buildClient(owner, { name: 'Birch' });
      await owner.call('updateClient', { params: { id: acme.id }, body: { notes: 'Prefers phone calls' } });
      await receiver.waitFor(before + 1);
      expect(receiver.received.slice(before).map(({ raw }) => raw)).to.satisfy((bodies: string[]) =>
        bodies.every((body) => body.includes(acme.id)),
      );
      await edit();
      await page.getByRole('button', { name: 'Remove Acme' }).press('Enter');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await filter()) === null);
    }),
  );

  it(
    'are sent what they have missed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { webhook, receiver } = await buildWebhook(owner, ['client.created', 'client.updated']);
      // While a webhook is stopped, its events are not queued.
      const set = async (status: 'failed' | 'active') =>
        owner.call('updateWebhook', { params: { id: webhook.id }, body: { status } });
      await set('failed');
      await buildClient(owner, { name: 'Acme' });
      await set('active');
      const page = await open(owner, `/developers/webhooks?webhook=${webhook.id}`);
      await page.getByRole('button', { name: 'More for this webhook' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Recover missed events' }).press('Enter');
      await page.getByRole('button', { name: 'Send events' }).press('Enter');
      await page.getByText(/events? (is|are) sent/i).waitFor();
      await receiver.waitFor(1);
      await page
        .getByRole('row', { name: /Delivered/ })
        .first()
        .waitFor();
    }),
  );

  it(
    'have beside them what happened, by its kind and its object',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildClient(owner, { name: 'Acme' });
      await buildClient(owner, { name: 'Globex' });
      const page = await open(owner, '/developers/events');
      await page
        .getByRole('row', { name: /Client created/ })
        .nth(1)
        .waitFor();
      await write(page, 'Object ID', 'nonsense');
      await page.keyboard.press('Enter');
      await problemAt(page, 'Object ID').waitFor();
      await write(page, 'Object ID', id);
      await page.keyboard.press('Enter');
      await page.locator('[role=grid][aria-rowcount="2"]').waitFor();
      await page.getByRole('row', { name: new RegExp(id) }).press('Enter');
      await page.getByRole('region', { name: 'Event data' }).getByText('"Acme"').first().waitFor();
    }),
  );
});
