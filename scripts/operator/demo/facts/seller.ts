/** How the firm appears on its invoices, and where it is paid. */
import type { Schemas } from '../../../../contract/contract.js';

export const seller = {
  business: {
    legal_name: 'Northlight Studio GmbH',
    address: { line1: 'Speicherstraße 14', city: 'Hamburg', postal_code: '20457', country: 'DE' },
    tax_id: 'DE123456788',
    registration_number: 'HRB 12345',
    email: 'billing@northlight.example',
    phone: '+49 40 5550 120',
    website: 'https://northlight.example',
  },
  /** The example account of the IBAN registry, which belongs to nobody. */
  payment: {
    account_holder: 'Northlight Studio GmbH',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bank_name: 'Commerzbank',
  },
  invoice_footer: 'Managing director: Marta Kowalska',
  locale: 'en',
  /** Switzerland has no coin below 5 centimes. */
  total_rounding: [{ currency: 'CHF', increment: 0.05 }],
} as const satisfies Schemas['WorkspaceUpdate'];
