/** The fields of a client, in the groups of their forms. */
import { useSession } from '../../api/session.js';
import { updateClientFields as limits } from '../../generated/fields.js';
import { FormRow } from '../../ui/form.js';
import { NumberField } from '../../ui/number-field.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { fractionOf, percentOf } from '../../ui/text/exact.js';
import { OptionalArea, OptionalText } from '../../ui/optional-text.js';
import { TaxRatesField } from '../../entities/tax-rate/tax-rates-field.js';
import { RateCardField } from '../../entities/rate-card/rate-card-field.js';
import { CountryField, CurrencyField, LanguageField } from '../../ui/locale-fields.js';
import { clientLabels, type ClientBody } from './client-body.js';
import { t } from '../../messages/text.js';

type ClientForm = FormOf<ClientBody>;

const fieldsOf = (form: ClientForm) => fieldProps(form, clientLabels, limits);

export function ClientBasics({ isNew, ...form }: ClientForm & { readonly isNew?: boolean }) {
  const field = fieldsOf(form);
  return (
    <>
      <TextField {...field('name')} isRequired autoFocus={isNew === true} />
      <FormRow>
        <OptionalText {...field('email')} type="email" />
        <OptionalText {...field('phone')} type="tel" />
      </FormRow>
      <OptionalText {...field('website')} type="url" placeholder="https://" />
    </>
  );
}

export function ClientAddress(form: ClientForm) {
  const field = fieldsOf(form);
  return (
    <>
      <OptionalText {...field('address_line1')} />
      <OptionalText {...field('address_line2')} />
      <FormRow>
        <OptionalText {...field('postal_code')} />
        <OptionalText {...field('city')} />
      </FormRow>
      <FormRow>
        <OptionalText {...field('state')} />
        <CountryField {...field('country')} />
      </FormRow>
    </>
  );
}

export function ClientBillingFields(form: ClientForm) {
  const { has } = useSession();
  const field = fieldsOf(form);
  const { values, set } = form;
  return (
    <>
      <FormRow>
        <CurrencyField {...field('currency')} isRequired onChange={(currency) => set({ currency: currency ?? '' })} />
        <NumberField
          {...field('payment_terms_days')}
          digits={0}
          unit={t('clients.days')}
          hint={t('clients.defaultHint')}
        />
      </FormRow>
      <FormRow>
        {values.tax_rate_ids === null && (
          <NumberField
            label={clientLabels.tax_rate}
            name="tax_rate"
            digits={4}
            limits={{ minimum: 0, maximum: 100 }}
            unit="%"
            hint={t('clients.defaultHint')}
            value={values.tax_rate === null ? null : percentOf(values.tax_rate)}
            onChange={(percent) => set({ tax_rate: percent === null ? null : fractionOf(percent) })}
          />
        )}
      </FormRow>
      <TaxRatesField
        label={clientLabels.tax_rate_ids}
        name="tax_rate_ids"
        placeholder={t('common.plainRate')}
        value={values.tax_rate_ids ?? []}
        // Either of them replaces the other.
        onChange={(ids) => set(ids.length > 0 ? { tax_rate_ids: ids, tax_rate: null } : { tax_rate_ids: null })}
      />
      <FormRow>
        <LanguageField {...field('locale')} noneLabel={t('clients.default')} />
        {has('can_see_rates') && (
          <RateCardField {...field('rate_id')} currency={values.currency} placeholder={t('clients.teamRates')} />
        )}
      </FormRow>
    </>
  );
}

export function ClientNotes(form: ClientForm) {
  const field = fieldsOf(form);
  return (
    <>
      <OptionalArea {...field('notes')} />
      <OptionalText {...field('external_id')} hint={t('clients.externalIdHint')} />
    </>
  );
}
