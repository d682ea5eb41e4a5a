import type { Body } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { germanBuyer, germanSeller } from './invoice-data.js';

type Electronic = NonNullable<Body<'updateClient'>['e_invoice']>;

/** Gives the workspace and a client all that every format wants, and the client an electronic form of invoices. */
export async function identify(
  owner: ApiClient,
  clientId: string,
  e_invoice: Electronic = { format: 'xrechnung_ubl' },
  more: Body<'updateClient'> = {},
): Promise<void> {
  const { legal_name, address, vat_id, tax_number, contact_name, registration_number, email, phone } = germanSeller;
  const { iban, bic } = germanSeller.payment;
  await owner.call('updateWorkspace', {
    body: {
      business: { legal_name, address, vat_id, tax_number, contact_name, registration_number, email, phone },
      payment: { iban, bic },
    },
  });
  const { line1: address_line1, city, postal_code, country } = germanBuyer.address;
  await owner.call('updateClient', {
    params: { id: clientId },
    body: {
      address_line1,
      city,
      postal_code,
      country,
      vat_id: germanBuyer.vat_id,
      electronic_address: { scheme: 'EM', value: 'eingang@acme.example' },
      buyer_reference: '04011000-12345-34',
      e_invoice,
      ...more,
    },
  });
}
