/** The parts of the workspace's settings: the fields of each, and their labels. */
import { useQuery } from '@tanstack/react-query';
import { accentShades, usualAccent } from '../../../domain/workspace/accent-color.js';
import { invoiceNumber, isInvoiceNumberFormat } from '../../../domain/billing/invoice-number.js';
import { useSession } from '../../api/session.js';
import { applyCreditLabels, timeRoundingLabels } from '../../generated/labels.js';
import { listInvoicesOptions } from '../../generated/queries.js';
import { isColor } from '../../ui/color-field.js';
import { useToday } from '../../ui/locale.js';
import { lazyPart } from '../../ui/part.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { EInvoicing } from './e-invoicing.js';
import { LogoPart } from './logo.js';
import { TotalRoundingPart } from './total-rounding.js';
import { WorkspaceForm } from './workspace-form.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const basics: readonly ShownField[] = [
  { name: 'name', label: t('settings.firmName') },
  { name: 'currency', label: t('common.currency'), kind: 'currency', hint: t('settings.currencyHint') },
  { name: 'timezone', label: t('common.timeZone'), kind: 'zone', hint: t('settings.timeZoneHint') },
  {
    name: 'locale',
    label: t('settings.languageOfDocumentsAndEmails'),
    kind: 'language',
    noneLabel: t('settings.english'),
    hint: t('settings.languageHint'),
  },
];

export const WorkspaceBasics = () => <WorkspaceForm title={t('shell.workspace')} shown={basics} />;

const identity: readonly ShownField[] = [
  { name: 'business.legal_name', label: t('settings.legalName') },
  { name: 'business.address.line1', label: t('settings.streetAndNumber') },
  { name: 'business.address.line2', label: t('common.addressSecondLine') },
  { name: 'business.address.postal_code', label: t('common.postalCode'), isShort: true },
  { name: 'business.address.city', label: t('common.city') },
  { name: 'business.address.state', label: t('settings.stateOrRegion') },
  { name: 'business.address.country', label: t('common.country'), kind: 'country' },
  { name: 'business.registration_number', label: t('settings.registrationNumber'), isShort: true },
  { name: 'business.email', label: t('settings.email') },
  { name: 'business.phone', label: t('common.phone'), isShort: true },
  { name: 'business.website', label: t('common.website'), hint: t('settings.websiteHint') },
];

export const BusinessIdentity = () => (
  <>
    <LogoPart />
    <WorkspaceForm title={t('settings.onInvoices')} lead={t('settings.aboutBusiness')} shown={identity} />
    <EInvoicing />
  </>
);

const payment: readonly ShownField[] = [
  { name: 'payment.account_holder', label: t('settings.accountHolder') },
  { name: 'payment.iban', label: t('settings.iban') },
  { name: 'payment.bic', label: t('settings.bic'), isShort: true },
  { name: 'payment.bank_name', label: t('common.bank') },
  {
    name: 'payment.instructions',
    label: t('settings.otherWaysToPay'),
    kind: 'lines',
    hint: t('settings.otherWaysToPayHint'),
  },
  { name: 'invoice_footer', label: t('settings.invoiceFooter'), kind: 'lines' },
];

const StripePart = lazyPart(async () => import('./stripe/stripe-part.js').then((part) => part.StripePart));

export function PaymentDetails() {
  const { can } = useSession();
  return (
    <>
      <WorkspaceForm title={t('shell.paymentDetails')} lead={t('settings.paymentDetailsHint')} shown={payment} />
      {can('getStripeConnection') && <StripePart />}
    </>
  );
}

const numbers: readonly ShownField[] = [
  {
    name: 'invoice_number_format',
    label: t('settings.format'),
    hint: t('settings.formatHint'),
  },
];

export const InvoiceNumbers = () => (
  <WorkspaceForm title={t('shell.invoiceNumbers')} shown={numbers}>
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
          {rich(
            'settings.numberExample',
            { format: invoiceNumber(format, next, today) },
            { output: (words) => <output>{words}</output> },
          )}
        </>
      ) : (
        t('settings.formatProblem')
      )}
    </p>
  );
}

const rules: readonly ShownField[] = [
  {
    name: 'payment_terms_days',
    label: t('common.paymentTerms'),
    unit: t('settings.days'),
    hint: t('settings.paymentTermsHint'),
  },
  {
    name: 'default_tax_rate',
    label: t('common.tax'),
    kind: 'share',
    hint: t('settings.taxHint'),
  },
  {
    name: 'default_hourly_rate',
    label: t('common.hourlyRate'),
    kind: 'money',
    hint: t('settings.hourlyRateHint'),
  },
  {
    name: 'emergency_multiplier',
    label: t('settings.emergencyMultiplier'),
    unit: '×',
    hint: t('settings.emergencyMultiplierHint'),
  },
  {
    name: 'time_rounding',
    label: t('settings.timeRounding'),
    words: timeRoundingLabels,
    hint: t('settings.roundingHint'),
  },
  { name: 'require_time_approval', label: t('settings.timeNeedsApproval') },
  { name: 'require_expense_approval', label: t('settings.expensesNeedApproval') },
  { name: 'require_invoice_approval', label: t('settings.invoicesNeedApproval') },
  {
    name: 'apply_credit',
    label: t('settings.useOfCredit'),
    words: applyCreditLabels,
    hint: t('settings.useOfCreditHint'),
  },
  { name: 'allow_self_approval', label: t('settings.allowSelfApproval') },
  {
    name: 'lock_time_before',
    label: t('settings.lockTimeBefore'),
    hint: t('settings.lockTimeHint'),
  },
];

export const BillingRules = () => (
  <>
    <WorkspaceForm title={t('shell.billingRules')} shown={rules} />
    <TotalRoundingPart />
  </>
);

const portal: readonly ShownField[] = [
  {
    name: 'accent_color',
    label: t('settings.accentColor'),
    hint: t('settings.accentColorHint'),
  },
  {
    name: 'portal_shows_hours',
    label: t('settings.clientsSeeHours'),
    hint: t('settings.includingTheBudget'),
  },
];

export const PortalLook = () => (
  <WorkspaceForm title={t('shell.clientPortal')} lead={t('settings.aboutPortal')} shown={portal}>
    {(values) => <PortalPreview color={values['accent_color']} />}
  </WorkspaceForm>
);

/** Previews the colour as the portal uses it: the colour itself, or its nearest readable shade. */
function PortalPreview({ color }: { readonly color: unknown }) {
  const { workspace } = useSession();
  const shades = accentShades(typeof color === 'string' && isColor(color) ? color : usualAccent);
  return (
    <div className="settings-portals" role="group" aria-label={t('common.preview')}>
      {(['light', 'dark'] as const).map((look) => {
        const accent = look === 'light' ? shades.onLight : shades.onDark;
        return (
          <div key={look} className="settings-portal" data-look={look}>
            <strong dir="auto">{workspace.name}</strong>
            <span style={{ color: accent, textDecoration: 'underline' }}>
              {look === 'light' ? t('settings.linkInLightMode') : t('settings.linkInDarkMode')}
            </span>
            <span
              className="settings-portal-button"
              style={{ backgroundColor: accent, color: look === 'light' ? '#fff' : '#0e131a' }}
            >
              {t('settings.aButton')}
            </span>
          </div>
        );
      })}
    </div>
  );
}
