/** Ways to group work into lines. */
import type { InvoiceGrouping } from 'docket-sdk';
import type { Option } from '../../../ui/select-field.js';
import { t } from '../../../messages/text.js';

export const groupings: readonly Option<InvoiceGrouping>[] = [
  { id: 'project', label: t('billing.aLineForEachProject') },
  { id: 'ticket', label: t('billing.aLineForEachTicket') },
  { id: 'user', label: t('billing.aLineForEachPerson') },
  { id: 'date', label: t('billing.aLineForEachDay') },
  { id: 'none', label: t('billing.aLineForEachEntry') },
];
