/** Closes the open period early, after showing the consequences. */
import type { Agreement, AgreementPeriod, CurrentPeriod } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useVersion } from '../../api/draft.js';
import { getAgreementPeriodOptions } from '../../generated/queries.js';
import { SwitchField } from '../../ui/check-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Hours, Money } from '../../ui/amounts.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { useToday } from '../../ui/locale.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Day } from '../../ui/times.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { RolloverText } from './retainer-facts.js';

interface ClosePeriodProps {
  readonly agreement: Agreement;
  readonly period: CurrentPeriod;
  readonly onClose: () => void;
}

export function ClosePeriod({ agreement, period, onClose }: ClosePeriodProps) {
  const { data, error, refetch } = useQuery(getAgreementPeriodOptions(agreement.id, period.id));
  return (
    <Dialog title="Close the period?" isOpen onClose={onClose} isPersistent>
      {data ? (
        <CloseForm agreement={agreement} period={data} onClose={onClose} />
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}

interface CloseFormProps {
  readonly agreement: Agreement;
  readonly period: AgreementPeriod;
  readonly onClose: () => void;
}

function CloseForm({ agreement, period, onClose }: CloseFormProps) {
  const [generate_invoice, setInvoice] = useState(agreement.auto_invoice);
  const edit = useVersion({ source: period, seenOf: ({ hours }) => ({ used: hours.used }) });
  const change = useChange<void, AgreementPeriod>({
    operation: 'closeAgreementPeriod',
    send: () => docket.agreements.closePeriod(agreement.id, period.id, { generate_invoice }, { ifMatch: edit.ifMatch }),
    successMessage: 'The period is closed, and the next one is open',
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Form onSubmit={() => edit.attempt(() => change.mutateAsync())}>
      <ConflictNotice edit={edit} labels={{ used: 'Used' }} ways={{ used: 'hours' }} />
      <CloseConsequences agreement={agreement} period={period} hasInvoice={generate_invoice} />
      <SwitchField label="Make an invoice" name="generate_invoice" value={generate_invoice} onChange={setInvoice} />
      <FormActions>
        <SubmitButton>Close period</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface WhatHappensProps {
  readonly agreement: Agreement;
  readonly period: AgreementPeriod;
  readonly hasInvoice: boolean;
}

function CloseConsequences({ agreement, period, hasInvoice }: WhatHappensProps) {
  const today = useToday();
  const { currency, rollover, invoice_method } = agreement;
  const { hours, billing, end_date } = period;
  return (
    <ul className="retainer-lots">
      <li>
        It ends <Day day={end_date < today ? end_date : today} />; the next period opens the day after, for one fee.
      </li>
      {hours.remaining > 0 && (
        <li>
          <Hours hours={hours.remaining} /> are unused: <RolloverText rollover={rollover} />.
        </li>
      )}
      {hours.overage > 0 && (
        <li>
          <Hours hours={hours.overage} /> were used beyond what there was
          {billing && (
            <>
              , for <Money amount={billing.overage_amount} currency={currency} />
            </>
          )}
          .
        </li>
      )}
      {hasInvoice ? (
        <li>
          {billing ? (
            <>
              An invoice bills the fee of <Money amount={billing.base_fee} currency={currency} />, in all{' '}
              <Money amount={billing.total} currency={currency} /> before tax
            </>
          ) : (
            'An invoice bills it'
          )}
          {invoice_method === 'auto_send' ? ', and is sent at once.' : ', as a draft.'}
        </li>
      ) : (
        <li>No invoice is made.</li>
      )}
      <li>This cannot be undone.</li>
    </ul>
  );
}
