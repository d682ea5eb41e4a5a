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
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useToday } from '../../ui/locale.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Day } from '../../ui/times.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { RolloverText } from './retainer-facts.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface ClosePeriodProps {
  readonly agreement: Agreement;
  readonly period: CurrentPeriod;
  readonly onClose: () => void;
}

export function ClosePeriod({ agreement, period, onClose }: ClosePeriodProps) {
  const { data, error, refetch } = useQuery(getAgreementPeriodOptions(agreement.id, period.id));
  return (
    <Dialog title={t('retainers.closeThisPeriod')} isOpen onClose={onClose} isPersistent>
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
    successMessage: t('retainers.periodClosed'),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Form draft="question" onSubmit={() => edit.attempt(() => change.mutateAsync())}>
      <ConflictNotice edit={edit} labels={{ used: t('common.used') }} ways={{ used: 'hours' }} />
      <CloseConsequences agreement={agreement} period={period} hasInvoice={generate_invoice} />
      <SwitchField
        label={t('retainers.createInvoice')}
        name="generate_invoice"
        value={generate_invoice}
        onChange={setInvoice}
      />
      <FormActions>
        <SubmitButton>{t('retainers.closePeriod')}</SubmitButton>
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
      <li>{rich('retainers.nextPeriodOpens', { day: <Day day={end_date < today ? end_date : today} /> })}</li>
      {hours.remaining > 0 && (
        <li>
          {rich('retainers.unused', {
            hours: <Hours hours={hours.remaining} />,
            rollover: <RolloverText rollover={rollover} />,
          })}
        </li>
      )}
      {hours.overage > 0 && (
        <li>
          {billing
            ? rich('retainers.overageFor', {
                hours: <Hours hours={hours.overage} />,
                money: <Money amount={billing.overage_amount} currency={currency} />,
              })
            : rich('retainers.overageOf', { hours: <Hours hours={hours.overage} /> })}
        </li>
      )}
      {hasInvoice ? (
        <li>
          {billing
            ? rich('retainers.invoiceForFee', {
                method: invoice_method,
                fee: <Money amount={billing.base_fee} currency={currency} />,
                total: <Money amount={billing.total} currency={currency} />,
              })
            : t('retainers.invoiceForPeriod', { method: invoice_method })}
        </li>
      ) : (
        <li>{t('retainers.noInvoice')}</li>
      )}
      <li>{t('common.thisCannotBeUndone')}</li>
    </ul>
  );
}
