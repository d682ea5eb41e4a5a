/** Parts of larger objects come back as they were: what is on a ticket, a line of an invoice, a webhook, a pause. */
import { expect } from 'chai';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { buildClient, buildTicket } from '../../../support/builders/factories.js';
import { buildInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { attachFile } from '../../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { buildWebhook } from '../../../support/service/receiver.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { openWithClock, pressUndo, toast, undo } from '../../support/undo.js';

describe('Undo', () => {
  const inBrowser = inBrowsers();

  it(
    'brings back a comment, a file and a task of a ticket, which are gone after ten seconds without it',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildTicket(owner);
      const params = { id };
      await owner.call('createTicketTask', { params, body: { title: 'Call them' } });
      await owner.call('createTicketActivity', { params, body: { content: 'A note', visibility: 'internal' } });
      await attachFile(owner, id);
      const count = async (): Promise<number[]> => [
        (await owner.call('listTicketTasks', { params })).data.length,
        (await owner.call('listTicketActivities', { params })).data.filter(({ content }) => content === 'A note')
          .length,
        (await owner.call('listTicketAttachments', { params })).data.length,
      ];
      const page = await openWithClock(open, owner, `/tickets/${id}`);
      const parts = [
        ['Actions for Call them', page.getByRole('checkbox', { name: 'Call them' })],
        ['Comment actions', page.getByRole('article').filter({ hasText: 'A note' })],
        ['Actions for certificate.pdf', page.getByRole('button', { name: 'View certificate.pdf' })],
      ] as const;
      for (const [button, part] of parts) {
        await page.getByRole('button', { name: button }).press('Enter');
        await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
        await part.waitFor({ state: 'detached' });
        await pressUndo(page);
        await part.waitFor();
        await undo(page).waitFor({ state: 'detached' });
      }
      await page.clock.fastForward(11_000);
      expect(await count()).to.deep.equal([1, 1, 1]);
      for (const [button, part] of parts) {
        await page.getByRole('button', { name: button }).press('Enter');
        await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
        await part.waitFor({ state: 'detached' });
      }
      await page.clock.fastForward(11_000);
      await until(async () => String(await count()) === '0,0,0');
    }),
  );

  it(
    'puts a line of a draft back in its place, with its work and to the cent',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const entry = await buildTimeEntry(owner, { client_id, hours: 1.5, rate_charged: 80 });
      const worked = { ...lineAt(80, { description: 'Second' }), amount: 119.99, time_entry_ids: [entry.id] };
      const { id } = await buildInvoice(owner, {
        client_id,
        line_items: [lineAt(10, { description: 'First' }), worked, lineAt(30, { description: 'Third' })],
      });
      const read = async () => {
        const { amounts, line_items = [] } = await readInvoice(owner, id, ['line_items']);
        return { amounts, lines: line_items.map(({ id: _id, ...line }) => line) };
      };
      const before = await read();
      const page = await open(owner, `/billing/invoices/${id}`);
      await page.getByRole('row', { name: /Second/ }).press('Enter');
      await page.getByRole('dialog', { name: 'Edit line' }).getByRole('button', { name: 'Delete' }).press('Enter');
      await page.getByRole('row', { name: /Second/ }).waitFor({ state: 'detached' });
      expect((await read()).amounts.total).to.equal(40);
      expect((await owner.call('getTimeEntry', { params: { id: entry.id } })).data.billing.billed).to.equal(false);
      await pressUndo(page);
      await toast(page).getByText('Line restored').waitFor();
      expect(await read()).to.deep.equal(before);
      expect((await owner.call('getTimeEntry', { params: { id: entry.id } })).data.billing.billed).to.equal(true);
    }),
  );

  it(
    'leaves a webhook, and resumes a retainer that was paused',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { webhook } = await buildWebhook(owner);
      const page = await openWithClock(open, owner, `/developers/webhooks?webhook=${webhook.id}`);
      await page.getByRole('button', { name: 'More for this webhook' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await page.getByText('No webhooks yet').waitFor();
      await pressUndo(page);
      await page.getByText('No webhooks yet').waitFor({ state: 'detached' });
      await page.clock.fastForward(11_000);
      expect((await owner.call('listWebhooks', {})).data.map(({ id }) => id)).to.deep.equal([webhook.id]);

      const { id } = await buildAgreement(owner);
      await page.goto(`/retainers/${id}`);
      await page.getByRole('button', { name: 'More actions' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Pause' }).press('Enter');
      await toast(page).getByText('Paused.').waitFor();
      await pressUndo(page);
      await until(async () => (await owner.call('getAgreement', { params: { id } })).data.status === 'active');
    }),
  );

  it(
    'lets someone back in who was deactivated',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { userId: id } = await buildUser(live, 'member', { name: 'Max Member' });
      const status = async () => (await live.call('getUser', { params: { id } })).data.status;
      const page = await open(live, `/people/${id}`);
      await page.getByRole('button', { name: 'Deactivate' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).press('Enter');
      await undo(page).waitFor();
      expect(await status()).to.equal('deactivated');
      await pressUndo(page);
      await until(async () => (await status()) === 'active');
    }),
  );
});
