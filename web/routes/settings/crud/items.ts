/** The price list, from which lines of invoices are filled. */
import { useQuery } from '@tanstack/react-query';
import type { Item } from 'docket-sdk';
import { docket } from '../../../api/docket.js';
import { createItemFields, updateItemFields } from '../../../generated/fields.js';
import { lineUnitLabels } from '../../../generated/labels.js';
import { getItemOptions, listItemsOptions } from '../../../generated/queries.js';
import { useListPages } from '../../../ui/list-pages.js';
import { bodyBy } from '../../../entities/schema/schema-values.js';
import type { Crud } from './crud.js';
import { t } from '../../../messages/text.js';

export const items: Crud<Item> = {
  one: t('settings.item'),
  many: t('shell.priceList'),
  newOne: t('settings.newItem'),
  none: t('settings.noItems'),
  lead: t('settings.aboutItems'),
  useRows: () => useListPages((page) => listItemsOptions(page)),
  useOne: (id) => useQuery(getItemOptions(id)),
  shown: [
    { name: 'name', label: t('common.name') },
    { name: 'description', label: t('common.description'), hint: t('settings.itemDescriptionHint') },
    { name: 'price', label: t('settings.price'), kind: 'money' },
    { name: 'unit', label: t('settings.itemUnit'), words: lineUnitLabels, noneLabel: lineUnitLabels.piece },
    { name: 'currency', label: t('common.currency'), kind: 'currency' },
    {
      name: 'active',
      label: t('settings.itemActive'),
      short: t('settings.itemActiveShort'),
      hint: t('settings.itemActiveHint'),
    },
  ],
  columns: ['price', 'unit', 'currency', 'active'],
  create: {
    operation: 'createItem',
    fields: createItemFields,
    send: (values) => docket.items.create(bodyBy(createItemFields, values)),
    action: t('settings.addItem'),
  },
  update: {
    operation: 'updateItem',
    fields: updateItemFields,
    send: (id, values, ifMatch) => docket.items.update(id, bodyBy(updateItemFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteItem',
    send: (api, id) => api.items.delete(id),
    isRefusedIfUsed: true,
  },
};
