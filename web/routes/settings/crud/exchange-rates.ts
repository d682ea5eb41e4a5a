/** Exchange rates. A pair of currencies has one a day, and is its name. */
import { useQuery } from '@tanstack/react-query';
import type { ExchangeRateObject } from 'docket-sdk';
import { docket } from '../../../api/docket.js';
import { createExchangeRateFields, updateExchangeRateFields } from '../../../generated/fields.js';
import { exchangeRateSourceLabels } from '../../../generated/labels.js';
import { getExchangeRateOptions, listExchangeRatesOptions } from '../../../generated/queries.js';
import { useListPages } from '../../../ui/list-pages.js';
import { bodyBy } from '../../../entities/schema/schema-values.js';
import type { Crud } from './crud.js';
import { t } from '../../../messages/text.js';

const from = { name: 'from', label: t('settings.fromCurrency'), kind: 'currency' } as const;
const to = { name: 'to', label: t('settings.toCurrency'), kind: 'currency' } as const;
const date = { name: 'date', label: t('settings.rateDay'), hint: t('settings.rateDayHint') };
const rate = { name: 'rate', label: t('settings.exchangeRate'), hint: t('settings.exchangeRateHint') };

export const exchangeRates: Crud<ExchangeRateObject> = {
  one: t('settings.exchangeRate'),
  many: t('shell.exchangeRates'),
  newOne: t('settings.newExchangeRate'),
  none: t('settings.noExchangeRates'),
  lead: t('settings.aboutExchangeRates'),
  nameOf: (row) => t('settings.currencyPair', { from: row.from, to: row.to }),
  useRows: () => useListPages((page) => listExchangeRatesOptions(page)),
  useOne: (id) => useQuery(getExchangeRateOptions(id)),
  shown: [date, from, to, rate],
  columns: ['date', 'rate'],
  figures: [{ name: 'source', label: t('settings.rateSource'), words: exchangeRateSourceLabels }],
  create: {
    operation: 'createExchangeRate',
    fields: createExchangeRateFields,
    send: (values) => docket.exchangeRates.create(bodyBy(createExchangeRateFields, values)),
    action: t('settings.addExchangeRate'),
  },
  update: {
    operation: 'updateExchangeRate',
    fields: updateExchangeRateFields,
    shown: [date, rate],
    send: (id, values, ifMatch) =>
      docket.exchangeRates.update(id, bodyBy(updateExchangeRateFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteExchangeRate',
    send: (api, id) => api.exchangeRates.delete(id),
    isRefusedIfUsed: true,
  },
};
