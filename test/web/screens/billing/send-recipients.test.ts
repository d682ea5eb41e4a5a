/** The dialog that sends an invoice shows the address that the API would choose. */
import { expect } from 'chai';
import { buildInvoice } from '../../../support/builders/invoices.js';
import { buildClient, buildContact } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('the recipient of an invoice', () => {
  const inBrowser = inBrowsers();

  it(
    'is shown before it is sent, as the API chooses it: contact, billing contact, primary contact, client',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      for (const [name, contacts, isNamed] of [
        ['nobody', [], false],
        ['primary', [{ is_primary: true }], false],
        ['billing', [{ is_primary: true }, { is_billing: true }], false],
        ['named', [{ is_billing: true }, {}], true],
      ] as const) {
        const { id: client_id } = await buildClient(owner, { name, email: `client-${name}@example.com` });
        const built = [];
        for (const [at, roles] of contacts.entries())
          built.push(
            await buildContact(owner, { client_id, name: `C${at}`, email: `${name}-${at}@example.com`, ...roles }),
          );
        const { id } = await buildInvoice(owner, { client_id, ...(isNamed && { contact_id: built.at(-1)?.id }) });
        const page = await open(owner, `/billing/invoices/${id}`);
        await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
        const dialog = page.getByRole('dialog');
        const to = dialog.getByRole('textbox', { name: 'To' });
        await to.and(page.locator('[value$="@example.com"]')).waitFor();
        const shown = await to.inputValue();
        const { data } = await owner.call('sendInvoice', { params: { id }, body: {} });
        expect(data.email_sent_to, name).to.deep.equal([shown]);
        await page.close();
      }
    }),
  );
});
