/** Ways to group work into lines. */
import type { InvoiceGrouping } from 'docket-sdk';
import type { Option } from '../../../ui/select-field.js';
import { t } from '../../../messages/text.js';

export const groupings: readonly Option<InvoiceGrouping>[] = [
  { id: 'project', label: t('billing.linePerProject') },
  { id: 'ticket', label: t('billing.linePerTicket') },
  { id: 'user', label: t('billing.linePerPerson') },
  { id: 'date', label: t('billing.linePerDay') },
  { id: 'none', label: t('billing.linePerEntry') },
];
