/** When a row was created and last changed: columns that users can add to most lists, and sort by. */
import type { Column } from '../ui/table/table.js';
import { Moment } from '../ui/times.js';
import { t } from '../messages/text.js';

export const createdColumn: Column<{ readonly created_at?: string }> = {
  id: 'created_at',
  header: t('common.created'),
  width: 'fit',
  isSortable: true,
  isOptional: true,
  cell: ({ created_at }) => <Moment at={created_at} />,
};

export const updatedColumn: Column<{ readonly updated_at?: string }> = {
  id: 'updated_at',
  header: t('common.changed'),
  width: 'fit',
  isSortable: true,
  isOptional: true,
  cell: ({ updated_at }) => <Moment at={updated_at} />,
};
