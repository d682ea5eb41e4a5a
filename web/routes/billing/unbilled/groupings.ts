/** Ways to group work into lines. */
import type { InvoiceGrouping } from 'docket-sdk';
import type { Option } from '../../../ui/select-field.js';

export const groupings: readonly Option<InvoiceGrouping>[] = [
  { id: 'project', label: 'A line for each project' },
  { id: 'ticket', label: 'A line for each ticket' },
  { id: 'user', label: 'A line for each person' },
  { id: 'date', label: 'A line for each day' },
  { id: 'none', label: 'A line for each entry' },
];
