/** What electronic invoices name of the firm, of a client and on an invoice: typed in three places, and read from the API. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { problemAt, write } from '../../support/keyboard.js';

describe('the fields of electronic invoices', () => {
  const inBrowser = inBrowsers();

  it(
    'are set for the firm by keyboard, and a mistyped VAT ID is explained at its field',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await live.call('updateWorkspace', { body: { business: { tax_id: '37/123/45678' } } });
      const page = await open(live, '/settings/business');
      const form = page.getByRole('form', { name: 'E-invoicing and tax' });
      await form.waitFor();
      expect(await form.getByLabel('Tax number').inputValue()).to.equal('37/123/45678');
      await write(page, 'VAT ID', 'de 123 456 789');
      await page.keyboard.press('Control+Enter');
      await problemAt(page, 'VAT ID').getByText('the check digit does not fit').waitFor();
      await write(page, 'VAT ID', 'de 123 456 788');
      await write(page, 'Contact for questions about invoices', 'Ada Muster');
      await write(page, 'Address for e-invoices', 'invoices@studio.example');
      await write(page, 'Kind of address', 'em');
      await form.getByRole('button', { name: 'Add identifier' }).click();
      await write(page, /^Identifier\b/, '4012345000009');
      await write(page, /^Kind of identifier/, '0088');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await live.call('getWorkspace', {})).data.business.vat_id === 'DE123456788');
      expect((await live.call('getWorkspace', {})).data.business).to.deep.include({
        tax_id: 'DE123456788',
        tax_number: '37/123/45678',
        contact_name: 'Ada Muster',
        electronic_address: { scheme: 'EM', value: 'invoices@studio.example' },
        identifiers: [{ scheme: '0088', value: '4012345000009' }],
      });
    }),
  );

  it(
    'are set for a client, and only what was changed is sent',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildClient(live, { tax_id: '12-3456789', accounting_reference: '4100' });
      const page = await open(live, `/clients/${id}?tab=settings`);
      await write(page, 'Buyer reference', '04011000-12345-03');
      await write(page, 'Address for e-invoices', '04011000-12345-03');
      await write(page, 'Kind of address', '0204');
      await page.getByRole('button', { name: /Form of invoices/ }).click();
      await page.getByRole('option', { name: 'XRechnung (CII)' }).click();
      await page.getByRole('button', { name: 'Save client' }).click();
      const billing = async () => (await live.call('getClient', { params: { id } })).data.billing;
      await until(async () => (await billing()).e_invoice.format === 'xrechnung_cii');
      expect(await billing()).to.deep.include({
        tax_id: '12-3456789',
        tax_number: '12-3456789',
        buyer_reference: '04011000-12345-03',
        accounting_reference: '4100',
        electronic_address: { scheme: '0204', value: '04011000-12345-03' },
        identifiers: [],
      });
    }),
  );

  it(
    'have the references of an invoice, which begin with those of the client and can be changed on a draft',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { buyer_reference: '04011000-12345-03' });
      const { id } = await buildInvoice(live, { client_id });
      const page = await open(live, `/billing/invoices/${id}`);
      await page.getByText('04011000-12345-03').waitFor();
      await page.getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Buyer reference').inputValue()).to.equal('04011000-12345-03');
      await dialog.getByLabel('Contract number').fill('FC-17');
      await dialog.getByLabel('Accounting reference').fill('4100');
      await dialog.getByLabel('Buyer reference').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect((await readInvoice(live, id)).references).to.deep.equal({
        buyer: null,
        contract: 'FC-17',
        order: null,
        project: null,
        accounting: '4100',
      });
    }),
  );
});
