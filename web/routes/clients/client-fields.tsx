/** The fields of a client, in the groups in which they are asked for. */
import { useSession } from '../../api/session.js';
import { updateClientFields as limits } from '../../generated/fields.js';
import { FormRow } from '../../ui/form.js';
import { NumberField } from '../../ui/number-field.js';
import { TextField } from '../../ui/text-field.js';
import { OptionalArea, OptionalText } from '../../work/optional-text.js';
import { RateCardField } from '../../work/pick-fields.js';
import { CountryField, CurrencyField, LanguageField } from '../../work/place-fields.js';
import { clientLabels as labels, type ClientBody } from './client-body.js';
import { fractionOf, percentOf } from '../../work/exact.js';

export interface ClientFieldsProps {
  readonly values: ClientBody;
  readonly set: (change: Partial<ClientBody>) => void;
}

export function ClientBasics({ values, set, isNew }: ClientFieldsProps & { readonly isNew?: boolean }) {
  return (
    <>
      <TextField
        label={labels.name}
        name="name"
        limits={limits.name}
        isRequired
        autoFocus={isNew === true}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <FormRow>
        <OptionalText
          label={labels.email}
          name="email"
          type="email"
          limits={limits.email}
          value={values.email}
          onChange={(email) => set({ email })}
        />
        <OptionalText
          label={labels.phone}
          name="phone"
          type="tel"
          limits={limits.phone}
          value={values.phone}
          onChange={(phone) => set({ phone })}
        />
      </FormRow>
      <OptionalText
        label={labels.website}
        name="website"
        type="url"
        limits={limits.website}
        value={values.website}
        onChange={(website) => set({ website })}
        placeholder="https://"
      />
    </>
  );
}

export function ClientAddress({ values, set }: ClientFieldsProps) {
  const text = (name: 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code') => ({
    label: labels[name],
    name,
    limits: limits[name],
    value: values[name],
    onChange: (value: string | null) => set({ [name]: value }),
  });
  return (
    <>
      <OptionalText {...text('address_line1')} />
      <OptionalText {...text('address_line2')} />
      <FormRow>
        <OptionalText {...text('postal_code')} />
        <OptionalText {...text('city')} />
      </FormRow>
      <FormRow>
        <OptionalText {...text('state')} />
        <CountryField
          label={labels.country}
          name="country"
          limits={limits.country}
          value={values.country}
          onChange={(country) => set({ country })}
        />
      </FormRow>
    </>
  );
}

export function ClientBillingFields({ values, set }: ClientFieldsProps) {
  const { has } = useSession();
  return (
    <>
      <FormRow>
        <CurrencyField
          label={labels.currency}
          name="currency"
          isRequired
          value={values.currency}
          onChange={(currency) => set({ currency: currency ?? '' })}
        />
        <NumberField
          label={labels.payment_terms_days}
          name="payment_terms_days"
          limits={limits.payment_terms_days}
          digits={0}
          unit="days"
          hint="Empty takes the workspace’s."
          value={values.payment_terms_days}
          onChange={(payment_terms_days) => set({ payment_terms_days })}
        />
      </FormRow>
      <FormRow>
        <OptionalText
          label={labels.tax_id}
          name="tax_id"
          limits={limits.tax_id}
          value={values.tax_id}
          onChange={(tax_id) => set({ tax_id })}
        />
        <NumberField
          label={labels.tax_rate}
          name="tax_rate"
          digits={4}
          unit="%"
          hint="Empty takes the workspace’s."
          value={values.tax_rate === null ? null : percentOf(values.tax_rate)}
          onChange={(percent) => set({ tax_rate: percent === null ? null : fractionOf(percent) })}
        />
      </FormRow>
      <FormRow>
        <LanguageField
          label={labels.locale}
          name="locale"
          noneLabel="The workspace’s"
          value={values.locale}
          onChange={(locale) => set({ locale })}
        />
        {has('can_see_rates') && (
          <RateCardField
            label={labels.rate_id}
            name="rate_id"
            currency={values.currency}
            noneLabel="The rates of people"
            value={values.rate_id}
            onChange={(rate_id) => set({ rate_id })}
          />
        )}
      </FormRow>
    </>
  );
}

export const ClientNotes = ({ values, set }: ClientFieldsProps) => (
  <>
    <OptionalArea
      label={labels.notes}
      name="notes"
      limits={limits.notes}
      value={values.notes}
      onChange={(notes) => set({ notes })}
    />
    <OptionalText
      label={labels.external_id}
      name="external_id"
      limits={limits.external_id}
      hint="What another system calls this client, so that both find it."
      value={values.external_id}
      onChange={(external_id) => set({ external_id })}
    />
  </>
);
