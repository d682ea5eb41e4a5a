/** The parts of the workspace's settings: the fields of each, and their labels. */
import { useQuery } from '@tanstack/react-query';
import { accentShades } from '../../../domain/workspace/accent-color.js';
import { invoiceNumber, isInvoiceNumberFormat } from '../../../domain/billing/invoice-number.js';
import { useSession } from '../../api/session.js';
import { timeRoundingLabels } from '../../generated/labels.js';
import { listInvoicesOptions } from '../../generated/queries.js';
import { isColor } from '../../ui/color-field.js';
import { useToday } from '../../ui/locale.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { LogoPart } from './logo.js';
import { WorkspaceForm } from './workspace-form.js';

const basics: readonly ShownField[] = [
  { name: 'name', label: 'Name of the firm' },
  { name: 'currency', label: 'Currency', kind: 'currency', hint: 'Of what has none of its own.' },
  { name: 'timezone', label: 'Time zone', kind: 'zone', hint: 'Days and weeks are counted here.' },
  {
    name: 'locale',
    label: 'Language of documents and mails',
    kind: 'language',
    noneLabel: 'English',
    hint: 'For clients who have none of their own.',
  },
];

export const WorkspaceBasics = () => <WorkspaceForm title="Workspace" shown={basics} />;

const identity: readonly ShownField[] = [
  { name: 'business.legal_name', label: 'Legal name' },
  { name: 'business.address.line1', label: 'Street and number' },
  { name: 'business.address.line2', label: 'Address, second line' },
  { name: 'business.address.postal_code', label: 'Postal code' },
  { name: 'business.address.city', label: 'City' },
  { name: 'business.address.state', label: 'State or region' },
  { name: 'business.address.country', label: 'Country', kind: 'country' },
  { name: 'business.tax_id', label: 'Tax number' },
  { name: 'business.registration_number', label: 'Registration number' },
  { name: 'business.email', label: 'E-mail' },
  { name: 'business.phone', label: 'Phone' },
  { name: 'business.website', label: 'Website', hint: 'With https:// in front.' },
];

export const BusinessIdentity = () => (
  <>
    <LogoPart />
    <WorkspaceForm
      title="On invoices"
      lead="Who you are, as invoices and mails to clients name you."
      shown={identity}
    />
  </>
);

const payment: readonly ShownField[] = [
  { name: 'payment.account_holder', label: 'Account holder' },
  { name: 'payment.iban', label: 'IBAN', hint: null },
  { name: 'payment.bic', label: 'BIC', hint: null },
  { name: 'payment.bank_name', label: 'Bank' },
  { name: 'payment.instructions', label: 'Other ways to pay', kind: 'lines' },
  { name: 'invoice_footer', label: 'Text at the end of every invoice', kind: 'lines', hint: null },
];

export const PaymentDetails = () => (
  <WorkspaceForm
    title="How clients pay"
    lead="Printed on invoices, and shown where clients look at them."
    shown={payment}
  />
);

const numbers: readonly ShownField[] = [
  {
    name: 'invoice_number_format',
    label: 'Format',
    hint: '{SEQ:4} is the number with at least four digits. {YYYY}, {YY} and {MM} come from the invoice date.',
  },
];

export const InvoiceNumbers = () => (
  <WorkspaceForm title="Invoice numbers" shown={numbers}>
    {(values) => <NextNumber format={values['invoice_number_format']} />}
  </WorkspaceForm>
);

function NextNumber({ format }: { readonly format: unknown }) {
  const today = useToday();
  const { can } = useSession();
  const { data } = useQuery({ ...listInvoicesOptions({ per_page: 1 }), enabled: can('listInvoices') });
  // Only an example: the number of invoices, not the server's own sequence.
  const next = (data?.pagination.total ?? 0) + 1;
  const isGood = typeof format === 'string' && isInvoiceNumberFormat(format);
  return (
    <p className="settings-example" aria-live="polite">
      {isGood ? (
        <>
          An invoice made today would be called, for example, <output>{invoiceNumber(format, next, today)}</output>
        </>
      ) : (
        'The format needs {SEQ} or {SEQ:4} exactly once, and beside text only {YYYY}, {YY} and {MM}.'
      )}
    </p>
  );
}

const rules: readonly ShownField[] = [
  { name: 'payment_terms_days', label: 'Payment terms', unit: 'days', hint: 'From the invoice date until it is due.' },
  {
    name: 'default_tax_rate',
    label: 'Tax',
    kind: 'share',
    hint: 'Of lines that have none of their own. Empty for none.',
  },
  {
    name: 'default_hourly_rate',
    label: 'Hourly rate',
    kind: 'money',
    hint: 'Where no rate card, project or person has one.',
  },
  { name: 'emergency_multiplier', label: 'Emergency factor', unit: '×' },
  {
    name: 'time_rounding',
    label: 'Rounding of time',
    words: timeRoundingLabels,
    hint: 'On invoices; time stays as it was recorded.',
  },
  { name: 'require_time_approval', label: 'Time must be approved before it is invoiced', hint: null },
  { name: 'require_expense_approval', label: 'Expenses must be approved before they are invoiced', hint: null },
  { name: 'require_invoice_approval', label: 'Invoices must be approved before they are sent', hint: null },
  { name: 'allow_self_approval', label: 'Who approves may approve their own time and expenses', hint: null },
  {
    name: 'lock_time_before',
    label: 'Time is locked before',
    hint: 'What was worked before this day can no longer be changed.',
  },
];

export const BillingRules = () => <WorkspaceForm title="Billing rules" shown={rules} />;

const portal: readonly ShownField[] = [
  {
    name: 'accent_color',
    label: 'Accent color',
    hint: 'Of links and buttons. Empty for the usual blue.',
  },
  { name: 'portal_shows_hours', label: 'Clients see the hours of their projects', hint: 'And the budget in hours.' },
];

export const PortalLook = () => (
  <WorkspaceForm
    title="Client portal"
    lead="What your clients see when they look at their projects, tickets and invoices."
    shown={portal}
  >
    {(values) => <PortalPreview color={values['accent_color']} />}
  </WorkspaceForm>
);

/** Previews the colour as the portal uses it: the colour itself, or its nearest readable shade. */
function PortalPreview({ color }: { readonly color: unknown }) {
  const { workspace } = useSession();
  const shades = accentShades(typeof color === 'string' && isColor(color) ? color : '#1f4fd8');
  return (
    <div className="settings-portals" role="group" aria-label="Preview">
      {(['light', 'dark'] as const).map((look) => {
        const accent = look === 'light' ? shades.onLight : shades.onDark;
        return (
          <div key={look} className="settings-portal" data-look={look}>
            <strong dir="auto">{workspace.name}</strong>
            <span style={{ color: accent, textDecoration: 'underline' }}>
              A link, by {look === 'light' ? 'day' : 'night'}
            </span>
            <span
              className="settings-portal-button"
              style={{ backgroundColor: accent, color: look === 'light' ? '#fff' : '#0e131a' }}
            >
              A button
            </span>
          </div>
        );
      })}
    </div>
  );
}
