/** What electronic invoices name of a client. */
import { useSession } from '../../api/session.js';
import { t } from '../../messages/text.js';
import { updateClientFields as limits } from '../../generated/fields.js';
import { electronicInvoiceFormatLabels, electronicInvoiceViaLabels } from '../../generated/labels.js';
import { ElectronicAddressFields, IdentifierFields } from '../../entities/party/party-fields.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { FormRow } from '../../ui/form.js';
import { OptionalText } from '../../ui/optional-text.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { clientLabels, type ClientBody } from './client-body.js';

export function ClientTaxFields({ values, set }: FormOf<ClientBody>) {
  const { mode } = useSession().workspace;
  const field = fieldProps({ values, set }, clientLabels, limits);
  return (
    <>
      <FormRow>
        <OptionalText {...field('vat_id')} />
        <OptionalText {...field('tax_number')} />
      </FormRow>
      <FormRow>
        <SelectField
          label={clientLabels.e_invoice}
          name="e_invoice.format"
          options={optionsOf(electronicInvoiceFormatLabels)}
          value={values.e_invoice.format}
          onChange={(format) => format && set({ e_invoice: { ...values.e_invoice, format } })}
        />
        {values.e_invoice.format !== 'none' && (
          <SelectField
            label={t('clients.eInvoiceVia')}
            name="e_invoice.via"
            options={optionsOf(electronicInvoiceViaLabels).filter(({ id }) => id !== 'test' || mode === 'test')}
            value={values.e_invoice.via ?? 'mail'}
            onChange={(via) => via && set({ e_invoice: { ...values.e_invoice, via } })}
          />
        )}
      </FormRow>
      <FormRow>
        <OptionalText {...field('buyer_reference')} />
        <OptionalText {...field('accounting_reference')} />
      </FormRow>
      <ElectronicAddressFields
        name="electronic_address"
        value={values.electronic_address}
        onChange={(electronic_address) => set({ electronic_address })}
      />
      <IdentifierFields
        name="identifiers"
        value={values.identifiers}
        onChange={(identifiers) => set({ identifiers })}
      />
    </>
  );
}
