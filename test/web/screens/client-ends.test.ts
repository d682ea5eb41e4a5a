/** Rare and irreversible actions on a client: archiving, merging, mailing a statement, deleting. */
import { expect } from 'chai';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { inBrowsers } from '../support/dashboard.js';
import { tabTo } from '../support/keyboard.js';

describe('a client', () => {
  const inBrowser = inBrowsers();

  it(
    'is set inactive and active again by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildClient(live, { name: 'Acme' });
      const page = await open(live, `/clients/${id}`);
      const more = page.getByRole('button', { name: 'More for this client' });
      for (const [action, said, status] of [
        ['Set inactive', 'Client set to inactive', 'inactive'],
        ['Set active', 'Client set to active', 'active'],
      ] as const) {
        await tabTo(page, more);
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: action }).and(page.locator(':focus')).waitFor();
        await page.keyboard.press('Enter');
        await page.getByText(said).waitFor();
        await until(async () => (await live.call('getClient', { params: { id } })).data.status === status);
        await page
          .getByText('Inactive', { exact: true })
          .waitFor({ state: status === 'inactive' ? 'visible' : 'detached' });
        await more.and(page.locator(':focus')).waitFor();
      }
    }),
  );

  it(
    'is deleted with everything that was made for it, after the dialog has said how much',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildContact(live, { client_id });
      await buildProject(live, { client_id });
      for (const title of ['One', 'Two']) await buildTicket(live, { client_id, title });
      const page = await open(live, `/clients/${client_id}`);
      await tabTo(page, page.getByRole('button', { name: 'More for this client' }));
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete client' }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Delete Acme?' });
      await question
        .getByText(/1 contacts? with their portal access, 1 projects? .*, 2 tickets, and all time/)
        .waitFor();
      // The button that cancels has the focus at first.
      await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect((await live.call('listClients', {})).data).to.have.length(1);
      await tabTo(page, page.getByRole('button', { name: 'More for this client' }));
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete client' }).press('Enter');
      await tabTo(page, question.getByRole('button', { name: 'Delete client' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No clients yet' }).waitFor();
      const left = [
        await live.call('listProjects', {}),
        await live.call('listTickets', {}),
        await live.call('listContacts', {}),
      ];
      expect(left.map(({ data }) => data.length)).to.deep.equal([0, 0, 0]);
    }),
  );

  it(
    'stays when it has invoices, and says what to do instead',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildClient(live, { name: 'Acme' });
      await live.call('createInvoice', { body: { client_id: id } });
      const page = await open(live, `/clients/${id}`);
      await page.getByRole('button', { name: 'More for this client' }).click();
      await page.getByRole('menuitem', { name: 'Delete client' }).click();
      const question = page.getByRole('dialog', { name: 'Delete Acme?' });
      await question.getByRole('button', { name: 'Delete client' }).click();
      await question.getByRole('alert').waitFor();
      await question.getByText(/Set the client to inactive instead/).waitFor();
      expect((await live.call('listClients', {})).data).to.have.length(1);
    }),
  );

  it(
    'has two contacts compared and merged, the other way round at wish, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live);
      await buildContact(live, { client_id, name: 'Ada Lovelace', email: 'ada@acme.example' });
      await buildContact(live, { client_id, name: 'Ada L.', email: 'ada@acme.example', phone: '0123456' });
      const page = await open(live, `/clients/${client_id}?tab=duplicates`);
      const { keyboard } = page;
      await tabTo(page, page.getByRole('button', { name: 'Compare with Ada Lovelace' }));
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Merge two contacts' });
      await dialog.getByText(/^Ada L\. is deleted/).waitFor();
      await tabTo(page, dialog.getByRole('button', { name: 'Keep Ada L. instead' }));
      await keyboard.press('Enter');
      await dialog.getByText(/^Ada Lovelace is deleted/).waitFor();
      await dialog.getByRole('row', { name: /Phone.*0123456.*0123456/ }).waitFor();
      await tabTo(page, dialog.getByRole('button', { name: 'Merge', exact: true }));
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No duplicates' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement !== document.body);
      const { data } = await live.call('listContacts', {});
      expect(data.map(({ name, phone }) => [name, phone])).to.deep.equal([['Ada L.', '0123456']]);
    }),
  );

  it(
    'is mailed its statement by keyboard alone, to those who are named',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildClient(owner, { name: 'Acme' });
      const page = await open(owner, `/clients/${id}?tab=statement&from=2026-10-01&to=2026-10-31`);
      const { keyboard } = page;
      await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Send statement' });
      await tabTo(page, dialog.getByRole('textbox', { name: 'To' }));
      await keyboard.type('not an address');
      await keyboard.press('Control+Enter');
      // The error is at its field, which has the focus.
      await dialog.locator('[data-invalid] input:focus').waitFor();
      await keyboard.press('Control+A');
      await keyboard.type('books@acme.example, boss@acme.example');
      await tabTo(page, dialog.getByRole('textbox', { name: 'Message' }));
      await keyboard.type('With our thanks');
      await keyboard.press('Control+Enter');
      await page.getByText('Statement sent to books@acme.example, boss@acme.example').waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Send', exact: true }).and(page.locator(':focus')).waitFor();
      await until(async () => {
        const { data } = await owner.call('listTestMails', {});
        return data.some(({ to }) => to.includes('books@acme.example'));
      });
    }),
  );

  it(
    'leads back to the list as it was looked at, by its link as well',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildClient(live, { name: 'Acme' });
      await buildClient(live, { name: 'Bolt', status: 'inactive' });
      const page = await open(live, '/clients?status=inactive&sort=name&order=desc');
      await page.getByRole('link', { name: 'Bolt' }).click();
      await page.getByRole('heading', { level: 1, name: 'Bolt' }).waitFor();
      await page.locator('.page-head').getByRole('link', { name: 'Clients' }).click();
      await page.getByRole('button', { name: 'Status Inactive' }).waitFor();
      await page.waitForURL(/order=desc/);
      expect(await page.getByRole('row', { name: /Acme/ }).count()).to.equal(0);
    }),
  );
});
