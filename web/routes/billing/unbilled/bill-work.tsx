/** Previews an invoice of a client's unbilled work: its lines, and the work that is left out and why. */
import type { ClientUnbilled, InvoiceFromTime, InvoiceGrouping } from 'docket-sdk';
import { InvalidRequestError } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { errorText } from '../../../ui/text/problems.js';
import { createInvoiceFromTimeFields } from '../../../generated/fields.js';
import { getClientUnbilledOptions, previewInvoiceFromTimeOptions } from '../../../generated/queries.js';
import { SwitchField } from '../../../ui/check-field.js';
import { DayField, DayRangeField } from '../../../ui/day-field.js';
import type { DayRange } from '../../../ui/days.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { useToday } from '../../../ui/locale.js';
import { Notice, Problem, Skeleton } from '../../../ui/notice.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { useClientName } from '../../../entities/client/client-field.js';
import { groupings } from './groupings.js';
import { InvoiceTaxFields, taxesIn, usualTaxes } from './invoice-tax-fields.js';
import { InvoiceWarnings } from '../invoice-warnings.js';
import { LeftOut } from './left-out.js';
import { PreviewLines } from './preview-lines.js';
import { ofProject, UnbilledProjectField } from './unbilled-project.js';
import { t } from '../../../messages/text.js';

interface BillWorkProps {
  readonly clientId: string;
  readonly onClose: () => void;
}

export function BillWork({ clientId, onClose }: BillWorkProps) {
  const name = useClientName(clientId);
  const unbilled = useQuery(getClientUnbilledOptions(clientId));
  const today = useToday();
  // Held also because the dialog shrinks if others bill the same work: a click meant for a button may then miss it.
  return (
    <Dialog
      title={name === undefined ? t('billing.billWork') : t('billing.billName', { name })}
      isOpen
      onClose={onClose}
      size="l"
      isPersistent
    >
      {unbilled.data ? (
        <Choices clientId={clientId} unbilled={unbilled.data} oldest={oldestOf(unbilled.data)} today={today} />
      ) : unbilled.error ? (
        <Problem error={unbilled.error} onRetry={() => void unbilled.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

const oldestOf = ({ time, expenses }: ClientUnbilled): string | undefined =>
  [...time, ...expenses]
    .filter(({ awaiting_approval }) => !awaiting_approval)
    .map(({ oldest_date }) => oldest_date)
    .toSorted()[0];

interface ChoicesProps extends Pick<BillWorkProps, 'clientId'> {
  readonly unbilled: ClientUnbilled;
  /** The day of the oldest work that can be billed. */
  readonly oldest: string | undefined;
  readonly today: string;
}

function Choices({ clientId, unbilled, oldest, today }: ChoicesProps) {
  const range = { from: oldest ?? today, to: today > (oldest ?? today) ? today : (oldest ?? today) };
  const [days, setDays] = useState<DayRange | null>(range);
  const [group_by, setGrouping] = useState<InvoiceGrouping>('project');
  const [include_expenses, setExpenses] = useState(unbilled.expenses.length > 0);
  const [project_id, setProject] = useState<string | null>(null);
  const [invoice_date, setDated] = useState<string | null>(today);
  const [subject, setSubject] = useState('');
  const [taxes, setTaxes] = useState(usualTaxes);
  const work: InvoiceFromTime = {
    client_id: clientId,
    from: days?.from ?? range.from,
    to: days?.to ?? range.to,
    group_by,
    include_expenses,
    ...(project_id !== null && { project_id }),
    ...taxesIn(taxes),
  };
  // The server refuses a preview of nothing.
  const isAnythingThere = days !== null && oldest !== undefined && days.to >= oldest;
  const preview = useQuery({
    ...previewInvoiceFromTimeOptions(work),
    placeholderData: keepPreviousData,
    enabled: isAnythingThere,
    // Always read anew, because others may be billing the same work.
    staleTime: 0,
  });
  const create = useCreate();
  const shown = preview.isError || !isAnythingThere ? undefined : preview.data;
  return (
    <Form
      draft={{
        name: 'bill',
        id: clientId,
        value: { days, group_by, include_expenses, project_id, invoice_date, subject, taxes },
        restore: (last) => {
          setDays(last.days);
          setGrouping(last.group_by);
          setExpenses(last.include_expenses);
          setProject(last.project_id);
          setDated(last.invoice_date);
          setSubject(last.subject);
          setTaxes({ ...usualTaxes, ...last.taxes });
        },
      }}
      onSubmit={() =>
        create.mutateAsync({ ...work, ...(invoice_date !== null && { invoice_date }), subject: subject.trim() || null })
      }
    >
      <FormRow>
        <DayRangeField label={t('billing.servicePeriod')} name="from" value={days} onChange={setDays} isRequired />
        <SelectField
          label={t('billing.lines')}
          name="group_by"
          options={groupings}
          value={group_by}
          onChange={(chosen) => setGrouping(chosen ?? 'project')}
        />
        <UnbilledProjectField clientId={clientId} unbilled={unbilled} value={project_id} onChange={setProject} />
      </FormRow>
      <FormRow>
        <TextField
          label={t('common.subject')}
          name="subject"
          value={subject}
          onChange={setSubject}
          limits={createInvoiceFromTimeFields.subject}
        />
        <DayField label={t('billing.invoiceDate')} name="invoice_date" value={invoice_date} onChange={setDated} />
        <SwitchField
          label={t('billing.includeExpenses')}
          name="include_expenses"
          value={include_expenses}
          onChange={setExpenses}
        />
      </FormRow>
      <InvoiceTaxFields values={taxes} set={(change) => setTaxes({ ...taxes, ...change })} />
      {!isAnythingThere && days !== null && <Notice kind="warn">{t('billing.nothingToBill')}</Notice>}
      {isAnythingThere && preview.isError && (
        <NothingToBill error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {isAnythingThere && preview.isPending && <Skeleton lines={4} label={t('billing.loadingPreview')} />}
      {shown && <PreviewLines preview={shown} />}
      {shown && (
        <InvoiceWarnings title={t('billing.mostCountriesRequire')} warnings={shown.warnings} clientId={clientId} />
      )}
      <LeftOut unbilled={ofProject(unbilled, project_id)} hasExpenses={include_expenses} billed={shown?.summary} />
      <FormActions>
        <SubmitButton isDisabled={!shown || preview.isPlaceholderData}>{t('billing.createDraft')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function useCreate() {
  const navigate = useNavigate();
  return useChange({
    operation: 'createInvoiceFromTime',
    send: (work: InvoiceFromTime) => docket.invoices.createFromTime(work),
    // Replaces the dialog in the history, so that Back does not open it again over billed work.
    onDone: ({ id }) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id }, replace: true }),
    handlesErrors: true,
  });
}

function NothingToBill({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return error instanceof InvalidRequestError ? (
    <Notice kind="warn">{errorText(error)}</Notice>
  ) : (
    <Problem error={error} onRetry={onRetry} title={t('billing.noPreview')} />
  );
}
