/** The fields for the terms of a retainer. */
import type { InvoiceMethod } from 'docket-sdk';
import { createAgreementFields as fields } from '../../generated/fields.js';
import { SwitchField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { FormRow } from '../../ui/form.js';
import { HoursField, MoneyField, NumberField } from '../../ui/number-field.js';
import { SelectField, type Option } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { ClientField } from '../../entities/client/client-field.js';
import { ContactField } from '../../entities/pick-fields.js';
import type { Terms } from './retainer-terms.js';
import { TypeField } from '../../entities/agreement/agreement-type-field.js';

export interface TermFieldsProps {
  readonly terms: Terms;
  readonly set: (some: Partial<Terms>) => void;
  /** Client and start can be chosen. */
  readonly isNew: boolean;
  readonly currency?: string;
}

const methods: readonly Option<InvoiceMethod>[] = [
  { id: 'create_draft', label: 'A draft to look at' },
  { id: 'auto_send', label: 'Sent at once' },
];

export function TermFields({ terms, set, isNew, currency }: TermFieldsProps) {
  return (
    <>
      {isNew && (
        <ClientField
          label="Client"
          name="client_id"
          value={terms.client_id}
          onChange={(client_id) => set({ client_id, contact_id: null })}
          isRequired
          autoFocus={terms.client_id === null}
        />
      )}
      <TextField
        label="Title"
        name="title"
        value={terms.title}
        onChange={(title) => set({ title })}
        limits={fields.title}
        autoFocus={!isNew || terms.client_id !== null}
      />
      <TypeField value={terms.type_id} onChange={(type) => set(type)} hours={terms.hours_included} />
      <FormRow>
        <MoneyField
          label="Fee a month"
          name="monthly_fee"
          value={terms.monthly_fee}
          onChange={(monthly_fee) => set({ monthly_fee })}
          limits={fields.monthly_fee}
          currency={currency}
        />
        <HoursField
          label="Hours included"
          name="hours_included"
          value={terms.hours_included}
          onChange={(hours_included) => set({ hours_included })}
          limits={fields.hours_included}
        />
        <MoneyField
          label="Rate of further hours"
          name="overage_rate"
          value={terms.overage_rate}
          onChange={(overage_rate) => set({ overage_rate })}
          limits={fields.overage_rate}
          currency={currency}
          hint="Left empty, they are not billed."
        />
      </FormRow>
      <FormRow>
        {isNew && (
          <DayField
            label="Starts"
            name="start_date"
            value={terms.start_date}
            onChange={(start_date) => set({ start_date })}
            isRequired
          />
        )}
        <DayField label="Ends" name="end_date" value={terms.end_date} onChange={(end_date) => set({ end_date })} />
        <NumberField
          label="Periods begin on day"
          name="billing_day"
          value={terms.billing_day}
          onChange={(billing_day) => set({ billing_day })}
          limits={fields.billing_day}
          digits={0}
          hint="Of the month, 1 to 28."
        />
      </FormRow>
      {isNew && (
        <SwitchField
          label="Less for a first period that is shorter"
          name="prorate_first_period"
          value={terms.prorate_first_period}
          onChange={(prorate_first_period) => set({ prorate_first_period })}
        />
      )}
      <RolloverFields terms={terms} set={set} />
      <SwitchField
        label="An invoice for each period"
        name="auto_invoice"
        value={terms.auto_invoice}
        onChange={(auto_invoice) => set({ auto_invoice })}
      />
      {terms.auto_invoice && (
        <SelectField
          label="The invoice is"
          name="invoice_method"
          options={methods}
          value={terms.invoice_method}
          onChange={(method) => set({ invoice_method: method ?? 'create_draft' })}
        />
      )}
      <ContactField
        label="Invoices go to"
        name="contact_id"
        clientId={terms.client_id}
        value={terms.contact_id}
        onChange={(contact_id) => set({ contact_id })}
      />
      <TextArea
        label="Internal notes"
        name="notes"
        value={terms.notes}
        onChange={(notes) => set({ notes })}
        limits={fields.notes}
        rows={2}
      />
    </>
  );
}

function RolloverFields({ terms, set }: Pick<TermFieldsProps, 'terms' | 'set'>) {
  return (
    <>
      <SwitchField
        label="Unused hours roll over"
        name="rollover_enabled"
        value={terms.rollover_enabled}
        onChange={(rollover_enabled) => set({ rollover_enabled })}
      />
      {terms.rollover_enabled && (
        <FormRow>
          <HoursField
            label="At most"
            name="rollover_max_hours"
            value={terms.rollover_max_hours}
            onChange={(rollover_max_hours) => set({ rollover_max_hours })}
            limits={fields.rollover_max_hours}
            hint="Left empty, all of them."
          />
          <NumberField
            label="For so many periods"
            name="rollover_expires_months"
            value={terms.rollover_expires_months}
            onChange={(rollover_expires_months) => set({ rollover_expires_months })}
            limits={fields.rollover_expires_months}
            digits={0}
            hint="Left empty, they do not expire."
          />
        </FormRow>
      )}
    </>
  );
}
