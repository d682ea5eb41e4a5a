import { electronicAddressProblems } from '../../domain/billing/parties/electronic-address.js';
import { storedTaxIds, taxIdProblems } from '../../domain/billing/parties/tax-ids.js';
import { invalidMany } from '../../domain/errors.js';
import type { Values } from '../../models/base.js';
import type { Client } from '../../models/clients/client.js';
import type { Schemas } from '../../contract/contract.js';

type Columns = 'tax_id' | 'tax_number' | 'identifiers' | 'e_invoice_format' | 'e_invoice_via';

/** The columns of what invoices name of a client. Throws `invalid_request` for a wrong VAT id or electronic address. */
export function partyColumns(body: Schemas['ClientUpdate'], before?: Client): Pick<Values<Client>, Columns> {
  const problems = [
    ...taxIdProblems(before ?? {}, body),
    ...electronicAddressProblems(body.electronic_address, 'electronic_address'),
  ];
  if (problems.length > 0) throw invalidMany(problems);
  const { identifiers, e_invoice: electronic } = body;
  return {
    ...storedTaxIds(before ?? {}, body),
    ...(identifiers === undefined ? {} : { identifiers: identifiers.length === 0 ? null : identifiers }),
    ...(electronic === undefined ? {} : electronicColumns(electronic)),
  };
}

const electronicColumns = ({ format, via = 'mail' }: Schemas['ClientElectronicInvoiceInput']) => ({
  e_invoice_format: format === 'none' ? null : format,
  e_invoice_via: via === 'mail' ? null : via,
});
