/** One recurring invoice beside the list: a new or an existing one. */
import type { RecurringInvoice, RecurringLine } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../../api/gone.js';
import { Quantity, Rate } from '../../../entities/invoice/line-figures.js';
import { NameOf } from '../../../entities/name-of.js';
import { recurringInvoiceStatusLabels, recurringJoinLabels } from '../../../generated/labels.js';
import { getRecurringInvoiceOptions } from '../../../generated/queries.js';
import { Drawer } from '../../../ui/dialog.js';
import { Link } from '../../../ui/link.js';
import { Empty, Notice, Problem, Skeleton } from '../../../ui/notice.js';
import { DefinitionList, Section } from '../../../ui/page.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { Status } from '../../../ui/status.js';
import { Day } from '../../../ui/times.js';
import { RecurringActions } from './recurring-actions.js';
import { recurringKinds, recurringLabels, scheduleText } from './recurring-words.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

const RecurringPreview = lazyPart(async () =>
  import('./recurring-preview.js').then((module) => module.RecurringPreview),
);
const NewRecurring = lazyPart(async () => import('./recurring-form.js').then((module) => module.NewRecurring));
const ChangeRecurring = lazyPart(async () => import('./recurring-form.js').then((module) => module.ChangeRecurring));

interface RecurringDrawerProps {
  /** `new` for one that is to be created. */
  readonly id: string;
  readonly clientId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function RecurringDrawer({ id, clientId, onOpen, onClose }: RecurringDrawerProps) {
  const isNew = id === 'new';
  return (
    <Drawer
      title={isNew ? t('billing.newRecurring') : t('billing.recurringInvoice')}
      isOpen
      onClose={onClose}
      isPersistent
    >
      <Part fallback={<Skeleton lines={8} />}>
        {isNew ? <NewRecurring clientId={clientId} onCreated={onOpen} /> : <KnownRecurring key={id} id={id} />}
      </Part>
    </Drawer>
  );
}

function KnownRecurring({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({ ...getRecurringInvoiceOptions(id), throwOnError: false });
  const [isEditing, setEditing] = useState(false);
  if (data && isEditing) return <ChangeRecurring recurring={data} onDone={() => setEditing(false)} />;
  if (data) return <RecurringDetails recurring={data} onEdit={() => setEditing(true)} />;
  if (!error) return <Skeleton lines={8} />;
  if (isGone(error))
    return <Empty title={t('billing.recurringNoLongerExists')}>{t('common.itWasDeletedOrYouMay')}</Empty>;
  return <Problem error={error} onRetry={() => void refetch()} />;
}

interface RecurringDetailsProps {
  readonly recurring: RecurringInvoice;
  readonly onEdit: () => void;
}

function RecurringDetails({ recurring, onEdit }: RecurringDetailsProps) {
  const { status, last_error: problem, currency, lines } = recurring;
  return (
    <>
      {problem && (
        <Notice kind="bad">
          {rich('billing.recurringFailed', { day: <Day day={problem.date} />, message: problem.message })}
        </Notice>
      )}
      <RecurringActions recurring={recurring} onEdit={onEdit} />
      <RecurringFacts recurring={recurring} />
      <Section title={recurringLabels.lines}>
        {lines.map((line, at) => (
          <LineText key={at} line={line} currency={currency} />
        ))}
      </Section>
      {status !== 'ended' && (
        <Part>
          <RecurringPreview recurring={recurring} />
        </Part>
      )}
    </>
  );
}

function LineText({ line, currency }: { readonly line: RecurringLine; readonly currency: string }) {
  const { item_id, description, quantity, rate, from, to } = line;
  return (
    <p>
      <span dir="auto">{description ?? (item_id !== null && <NameOf id={item_id} />)}</span>: <Quantity of={quantity} />{' '}
      × {rate === null ? t('billing.priceOfList') : <Rate of={rate} currency={currency} />}
      {from !== null && <> {rich('billing.lineFrom', { day: <Day day={from} /> })}</>}
      {to !== null && <> {rich('billing.lineTo', { day: <Day day={to} /> })}</>}
    </p>
  );
}

function RecurringFacts({ recurring }: { readonly recurring: RecurringInvoice }) {
  const { id, client_id: clientId, client_name, status, subject, end_date, next_date, notes, po_number } = recurring;
  return (
    <DefinitionList
      facts={[
        {
          label: recurringLabels.client_id,
          value: (
            <Link to="/clients/$clientId" params={{ clientId }}>
              {client_name}
            </Link>
          ),
        },
        subject !== null && { label: recurringLabels.subject, value: subject },
        {
          label: recurringLabels.status,
          value: <Status kind={recurringKinds[status]}>{recurringInvoiceStatusLabels[status]}</Status>,
        },
        { label: recurringLabels.interval, value: scheduleText(recurring) },
        next_date !== null && { label: t('billing.nextInvoiceOn'), value: <Day day={next_date} /> },
        end_date !== null && { label: recurringLabels.end_date, value: <Day day={end_date} /> },
        recurring.join !== 'alone' && { label: recurringLabels.join, value: recurringJoinLabels[recurring.join] },
        { label: recurringLabels.auto_send, value: recurring.auto_send ? t('common.yes') : t('common.no') },
        po_number !== null && { label: recurringLabels.po_number, value: po_number },
        notes !== null && { label: recurringLabels.notes, value: <span className="invoice-text">{notes}</span> },
        {
          label: t('common.invoices'),
          value: (
            <Link to="/billing" search={{ tab: 'invoices', recurring_invoice_id: [id] }}>
              {t('common.show')}
            </Link>
          ),
        },
      ]}
    />
  );
}
