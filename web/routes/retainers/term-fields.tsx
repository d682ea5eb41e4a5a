/** The fields for the terms of a retainer. */
import type { AgreementInterval, BillingDay, InvoiceMethod } from 'docket-sdk';
import { createAgreementFields as limits } from '../../generated/fields.js';
import { agreementIntervalLabels } from '../../generated/labels.js';
import { AgreementTypeField } from '../../entities/agreement/agreement-type-field.js';
import { ClientField } from '../../entities/client/client-field.js';
import { ContactField } from '../../entities/contact/contact-field.js';
import { SwitchField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { FormRow } from '../../ui/form.js';
import { HoursField, MoneyField, NumberField } from '../../ui/number-field.js';
import { optionsOf, SelectField, type Option } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { termLabels, type Terms } from './retainer-terms.js';
import { t } from '../../messages/text.js';

export interface TermFieldsProps extends FormOf<Terms> {
  /** Client and start can still be chosen. */
  readonly isNew: boolean;
  readonly currency?: string;
}

const methods: readonly Option<InvoiceMethod>[] = [
  { id: 'create_draft', label: t('retainers.createADraft') },
  { id: 'auto_send', label: t('retainers.sendImmediately') },
];

/** In the order of the month. */
const billingDays: readonly Option<string>[] = [
  ...Array.from({ length: 28 }, (_, index) => ({
    id: String(index + 1),
    label: t('retainers.dayOfMonth', { day: index + 1 }),
  })),
  { id: 'last', label: t('retainers.lastDayOfMonth') },
];

const dayOf = (id: string): BillingDay => (id === 'last' ? id : Number(id));

export function TermFields({ isNew, currency, ...form }: TermFieldsProps) {
  const field = fieldProps(form, termLabels, limits);
  const { values, set } = form;
  return (
    <>
      {isNew && (
        <ClientField
          {...field('client_id')}
          onChange={(client_id) => set({ client_id, contact_id: null })}
          autoFocus={values.client_id === null}
        />
      )}
      <TextField {...field('title')} autoFocus={!isNew || values.client_id !== null} />
      <AgreementTypeField value={values.type_id} onChange={set} hours={values.hours_included} />
      <FormRow>
        <MoneyField {...field('monthly_fee')} currency={currency} />
        <HoursField {...field('hours_included')} />
        <MoneyField {...field('overage_rate')} currency={currency} hint={t('retainers.notBilledHint')} />
      </FormRow>
      <FormRow>
        {isNew && <DayField {...field('start_date')} />}
        <DayField {...field('end_date')} />
      </FormRow>
      <FormRow>
        <SelectField
          {...field('interval')}
          options={optionsOf<AgreementInterval>(agreementIntervalLabels)}
          onChange={(interval) => interval && set({ interval })}
        />
        <SelectField
          {...field('billing_day')}
          value={String(values.billing_day)}
          options={billingDays}
          onChange={(day) => day !== null && set({ billing_day: dayOf(day) })}
          hint={t('retainers.dayOfMonthHint')}
        />
      </FormRow>
      {isNew && <SwitchField {...field('prorate_first_period')} />}
      <SwitchField {...field('rollover_enabled')} />
      {values.rollover_enabled && (
        <FormRow>
          <HoursField {...field('rollover_max_hours')} hint={t('retainers.noLimitHint')} />
          <NumberField {...field('rollover_expires_months')} digits={0} hint={t('retainers.noExpiryHint')} />
        </FormRow>
      )}
      <SwitchField {...field('auto_invoice')} />
      {values.auto_invoice && (
        <SelectField
          {...field('invoice_method')}
          options={methods}
          onChange={(method) => set({ invoice_method: method ?? 'create_draft' })}
        />
      )}
      <ContactField {...field('contact_id')} clientId={values.client_id} />
      <TextArea {...field('notes')} rows={2} />
    </>
  );
}
