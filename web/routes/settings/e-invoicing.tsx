/** What electronic invoices name of the firm beside its address: tax numbers, identifiers and contact. */
import type { Business } from 'docket-sdk';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { ElectronicAddressFields, IdentifierFields } from '../../entities/party/party-fields.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form, FormRow } from '../../ui/form.js';
import { OptionalText } from '../../ui/optional-text.js';
import { Section } from '../../ui/page.js';
import { t } from '../../messages/text.js';
import { workspaceField } from './workspace-form.js';
import { useWorkspaceDraft } from './use-workspace-draft.js';

const labels = {
  'business.vat_id': t('common.vatId'),
  'business.tax_number': t('common.nationalTaxNumber'),
  'business.contact_name': t('settings.contactForInvoices'),
  'business.electronic_address': t('common.eInvoiceAddress'),
  'business.identifiers': t('common.identifiers'),
} as const;

type Name = keyof typeof labels;

export function EInvoicing() {
  const draft = useWorkspaceDraft(Object.keys(labels));
  const { values, set } = draft;
  const text = (name: Name) => ({
    name,
    label: labels[name],
    limits: workspaceField(name),
    value: typeof values[name] === 'string' ? values[name] : null,
    onChange: (value: string | null) => set({ [name]: value }),
  });
  return (
    <Section title={t('common.eInvoicingAndTax')}>
      <Form
        draft={{ name: 'e-invoicing', id: 'workspace', ...draft.stored }}
        label={t('common.eInvoicingAndTax')}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={labels} />
        <FormRow>
          <OptionalText {...text('business.vat_id')} />
          <OptionalText {...text('business.tax_number')} />
        </FormRow>
        <OptionalText {...text('business.contact_name')} hint={t('settings.contactForInvoicesHint')} />
        <ElectronicAddressFields
          name="business.electronic_address"
          value={addressOf(values['business.electronic_address'])}
          onChange={(address) => set({ 'business.electronic_address': address })}
        />
        <IdentifierFields
          name="business.identifiers"
          value={identifiersOf(values['business.identifiers'])}
          onChange={(identifiers) => set({ 'business.identifiers': identifiers })}
        />
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

type Coded = Business['identifiers'][number];

const isCoded = (value: unknown): value is Coded =>
  typeof value === 'object' &&
  value !== null &&
  'scheme' in value &&
  typeof value.scheme === 'string' &&
  'value' in value &&
  typeof value.value === 'string';

const addressOf = (value: unknown): Coded | null => (isCoded(value) ? value : null);

const identifiersOf = (value: unknown): readonly Coded[] => (Array.isArray(value) ? value.filter(isCoded) : []);
