/** Where a firm gets electronic invoices, and its identifiers: fields of the settings and of clients. */
import type { ElectronicAddress, PartyIdentifier } from 'docket-sdk';
import { updateClientFields } from '../../generated/fields.js';
import { Button, IconButton } from '../../ui/button.js';
import { FormRow } from '../../ui/form.js';
import { TextField } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

interface AddressProps {
  /** Of the field in the request. */
  readonly name: string;
  readonly value: ElectronicAddress | null;
  readonly onChange: (value: ElectronicAddress | null) => void;
}

const { fields: addressLimits } = updateClientFields.electronic_address;
const { items: identifierField, maxItems: maxIdentifiers } = updateClientFields.identifiers;
const identifierLimits = identifierField.fields;

/** Both parts may be empty, but not one. */
export function ElectronicAddressFields({ name, value, onChange }: AddressProps) {
  const set = (change: Partial<ElectronicAddress>): void => {
    const next = { scheme: '', value: '', ...value, ...change };
    onChange(next.scheme === '' && next.value === '' ? null : next);
  };
  const isRequired = value !== null;
  return (
    <FormRow>
      <TextField
        label={t('common.eInvoiceAddress')}
        name={`${name}.value`}
        limits={{ ...addressLimits.value, required: isRequired }}
        isRequired={isRequired}
        value={value?.value ?? ''}
        onChange={(text) => set({ value: text })}
      />
      <TextField
        label={t('common.eInvoiceAddressKind')}
        name={`${name}.scheme`}
        limits={{ ...addressLimits.scheme, required: isRequired }}
        hint={t('common.eInvoiceAddressKindHint')}
        isRequired={isRequired}
        value={value?.scheme ?? ''}
        onChange={(text) => set({ scheme: text.trim().toUpperCase() })}
      />
    </FormRow>
  );
}

interface IdentifiersProps {
  readonly name: string;
  readonly value: readonly PartyIdentifier[];
  readonly onChange: (value: PartyIdentifier[]) => void;
}

export function IdentifierFields({ name, value, onChange }: IdentifiersProps) {
  const put = (at: number, change: Partial<PartyIdentifier>): void =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <div className="tags-field" role="group" aria-label={t('common.identifiers')}>
      {value.map((one, at) => (
        <div key={at} className="metadata-row">
          <FormRow>
            <TextField
              label={t('common.identifier')}
              name={`${name}.${at}.value`}
              limits={identifierLimits.value}
              isRequired
              value={one.value}
              onChange={(text) => put(at, { value: text })}
            />
            <TextField
              label={t('common.identifierKind')}
              name={`${name}.${at}.scheme`}
              limits={identifierLimits.scheme}
              hint={t('common.identifierKindHint')}
              isRequired
              value={one.scheme}
              onChange={(text) => put(at, { scheme: text.trim() })}
            />
          </FormRow>
          <IconButton
            icon="trash"
            label={t('common.remove', { name: one.value || t('common.identifier') })}
            onPress={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {value.length < (maxIdentifiers ?? Infinity) && (
        <Button icon="add" onPress={() => onChange([...value, { scheme: '', value: '' }])}>
          {t('common.addIdentifier')}
        </Button>
      )}
    </div>
  );
}
