/** The fields of a client, in the groups in which they are asked for. */
import { useSession } from '../../api/session.js';
import { updateClientFields as limits } from '../../generated/fields.js';
import { FormRow } from '../../ui/form.js';
import { NumberField } from '../../ui/number-field.js';
import { TextField } from '../../ui/text-field.js';
import { boundTo, type FormOf } from '../../ui/field-props.js';
import { fractionOf, percentOf } from '../../ui/exact.js';
import { OptionalArea, OptionalText } from '../../ui/optional-text.js';
import { RateCardField } from '../../entities/pick-fields.js';
import { CountryField, CurrencyField, LanguageField } from '../../ui/locale-fields.js';
import { clientLabels, type ClientBody } from './client-body.js';

type ClientForm = FormOf<ClientBody>;

const fieldsOf = (form: ClientForm) => boundTo(form, clientLabels, limits);

export function ClientBasics({ isNew, ...form }: ClientForm & { readonly isNew?: boolean }) {
  const of = fieldsOf(form);
  return (
    <>
      <TextField {...of('name')} isRequired autoFocus={isNew === true} />
      <FormRow>
        <OptionalText {...of('email')} type="email" />
        <OptionalText {...of('phone')} type="tel" />
      </FormRow>
      <OptionalText {...of('website')} type="url" placeholder="https://" />
    </>
  );
}

export function ClientAddress(form: ClientForm) {
  const of = fieldsOf(form);
  return (
    <>
      <OptionalText {...of('address_line1')} />
      <OptionalText {...of('address_line2')} />
      <FormRow>
        <OptionalText {...of('postal_code')} />
        <OptionalText {...of('city')} />
      </FormRow>
      <FormRow>
        <OptionalText {...of('state')} />
        <CountryField {...of('country')} />
      </FormRow>
    </>
  );
}

export function ClientBillingFields(form: ClientForm) {
  const { has } = useSession();
  const of = fieldsOf(form);
  const { values, set } = form;
  return (
    <>
      <FormRow>
        <CurrencyField {...of('currency')} isRequired onChange={(currency) => set({ currency: currency ?? '' })} />
        <NumberField {...of('payment_terms_days')} digits={0} unit="days" hint="Empty takes the workspace’s." />
      </FormRow>
      <FormRow>
        <OptionalText {...of('tax_id')} />
        <NumberField
          label={clientLabels.tax_rate}
          name="tax_rate"
          digits={4}
          limits={{ minimum: 0, maximum: 100 }}
          unit="%"
          hint="Empty takes the workspace’s."
          value={values.tax_rate === null ? null : percentOf(values.tax_rate)}
          onChange={(percent) => set({ tax_rate: percent === null ? null : fractionOf(percent) })}
        />
      </FormRow>
      <FormRow>
        <LanguageField {...of('locale')} noneLabel="The workspace’s" />
        {has('can_see_rates') && (
          <RateCardField {...of('rate_id')} currency={values.currency} noneLabel="The rates of people" />
        )}
      </FormRow>
    </>
  );
}

export function ClientNotes(form: ClientForm) {
  const of = fieldsOf(form);
  return (
    <>
      <OptionalArea {...of('notes')} />
      <OptionalText {...of('external_id')} hint="What another system calls this client, so that both find it." />
    </>
  );
}
