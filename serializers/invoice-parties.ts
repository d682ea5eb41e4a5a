import { taxIdsOf } from '../domain/billing/parties/tax-ids.js';
import type { Schemas } from '../contract/contract.js';
import type { Client } from '../models/clients/client.js';
import type { Workspace } from '../models/workspace/workspace.js';
import { serializeAddress } from './postal-address.js';
import { serializeBusiness, serializePaymentDetails } from './workspace.js';

type Parties = Schemas['InvoiceParties'];

/** The workspace as the seller on its invoices. */
export const serializeSeller = (
  workspace: Pick<Workspace, 'name' | 'business' | 'payment' | 'invoice_footer'>,
): Parties['seller'] => ({
  name: workspace.name,
  ...serializeBusiness(workspace.business),
  payment: serializePaymentDetails(workspace.payment),
  footer: workspace.invoice_footer,
});

/** A client as the buyer on an invoice. */
export const serializeBuyer = (client: Client, contactName: string | null): Parties['buyer'] => ({
  name: client.name,
  contact_name: contactName,
  email: client.email,
  address: serializeAddress(client),
  ...taxIdsOf(client),
  identifiers: [...(client.identifiers ?? [])],
  electronic_address: client.electronic_address,
});
