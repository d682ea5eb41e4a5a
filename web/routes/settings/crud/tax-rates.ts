/** Tax rates: entered in percent. A rate of 0 asks why no tax is charged. */
import { useQuery } from '@tanstack/react-query';
import type { TaxRateObject } from 'docket-sdk';
import { docket } from '../../../api/docket.js';
import { createTaxRateFields, updateTaxRateFields } from '../../../generated/fields.js';
import { taxCategoryLabels } from '../../../generated/labels.js';
import { getTaxRateOptions, listTaxRatesOptions } from '../../../generated/queries.js';
import { useListPages } from '../../../ui/list-pages.js';
import { bodyBy, type Values } from '../../../entities/schema/schema-values.js';
import type { ShownField } from '../../../entities/schema/schema-field.js';
import type { Crud } from './crud.js';
import { t } from '../../../messages/text.js';

const name = { name: 'name', label: t('common.name') };
const rate = {
  name: 'rate',
  label: t('settings.taxPercent'),
  kind: 'share',
  hint: t('settings.taxPercentHint'),
} as const;
const category = {
  name: 'category',
  label: t('settings.whyNoTax'),
  short: t('settings.taxCategory'),
  words: taxCategoryLabels,
  // A rate above 0 has no other category.
  omits: ['standard'],
};
const reason = { name: 'reason', label: t('settings.taxReason') };
const reasonCode = {
  name: 'reason_code',
  label: t('settings.taxReasonCode'),
  hint: t('settings.taxReasonCodeHint'),
  isShort: true,
};
const compound = { name: 'is_compound', label: t('settings.compoundTax'), hint: t('settings.compoundTaxHint') };
const usual = {
  name: 'is_default',
  label: t('settings.defaultTaxRate'),
  short: t('settings.default'),
  hint: t('settings.defaultTaxRateHint'),
};

/** The fields that fit the rate and the category. Only `exempt` has no usual wording. */
function shownFor(values: Values): readonly ShownField[] {
  if (values['rate'] !== 0) return [name, rate, compound, usual];
  if (values['category'] === 'zero') return [name, rate, category, usual];
  if (values['category'] !== 'exempt')
    return [name, rate, category, { ...reason, hint: t('settings.taxReasonHint') }, usual];
  return [name, rate, category, { ...reason, isRequired: !values['reason_code'] }, reasonCode, usual];
}

/** Rate, category and reason fit each other at all times. */
function completed(change: Values): Values {
  if (change['rate'] === 0) return { category: 'zero', is_compound: false, ...change };
  if (typeof change['rate'] === 'number') return { category: 'standard', reason: null, reason_code: null, ...change };
  if (!('category' in change)) return change;
  // Without a code, the server takes the usual one of the category.
  return {
    reason: change['category'] === 'exempt' ? t('settings.exemptReason') : null,
    reason_code: undefined,
    ...change,
  };
}

export const taxRates: Crud<TaxRateObject> = {
  one: t('settings.taxRate'),
  many: t('shell.taxRates'),
  newOne: t('settings.newTaxRate'),
  none: t('settings.noTaxRates'),
  lead: t('settings.aboutTaxRates'),
  useRows: () => useListPages((page) => listTaxRatesOptions(page)),
  useOne: (id) => useQuery(getTaxRateOptions(id)),
  shown: [name, rate, category, reason, reasonCode, compound, usual],
  shownFor,
  completed,
  columns: ['rate', 'category', 'is_default'],
  create: {
    operation: 'createTaxRate',
    fields: createTaxRateFields,
    send: (values) => docket.taxRates.create(bodyBy(createTaxRateFields, values)),
    action: t('settings.addTaxRate'),
  },
  update: {
    operation: 'updateTaxRate',
    fields: updateTaxRateFields,
    send: (id, values, ifMatch) => docket.taxRates.update(id, bodyBy(updateTaxRateFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTaxRate',
    send: (api, id) => api.taxRates.delete(id),
    isRefusedIfUsed: true,
  },
};
