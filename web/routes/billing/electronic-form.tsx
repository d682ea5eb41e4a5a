/** The electronic form of an invoice or credit note: how far it has come, and its file. */
import type { ElectronicInvoice } from 'docket-sdk';
import { electronicInvoiceFormatLabels, electronicInvoiceStatusLabels } from '../../generated/labels.js';
import { OutsideLink } from '../../ui/link.js';
import { t } from '../../messages/text.js';

/** A fact for the list of details; false without an electronic form. `path` is that of the invoice or credit note in the API. */
export const electronicFormFact = (form: ElectronicInvoice | null, path: string) =>
  form !== null && {
    label: t('billing.eInvoice'),
    value: (
      <>
        {electronicInvoiceFormatLabels[form.format]} · {electronicInvoiceStatusLabels[form.status]}
        {form.error !== null && `: ${form.error}`}{' '}
        <OutsideLink href={`${path}/e-invoice`}>{t('common.open')}</OutsideLink>
      </>
    ),
  };
