/** The facts of an invoice about its reminders: what was sent, and what comes next. */
import type { Invoice, SentReminder } from 'docket-sdk';
import { reminderLevelLabels } from '../../../generated/labels.js';
import { ComingReminder } from '../../../entities/reminder/coming-reminder.js';
import { Moment } from '../../../ui/times.js';
import { Money } from '../../../ui/amounts.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function reminderFacts({ reminders, sent_reminders: sent = [], next_reminder: next, ...invoice }: Invoice) {
  const { reminder_count: count, last_reminder_at: last } = reminders;
  return [
    count > 0 && {
      label: t('billing.reminders'),
      value: (
        <>
          {sent.length < count && <>{rich('billing.remindersSent', { count, moment: <Moment at={last} /> })}</>}
          {sent.map((reminder) => (
            <div key={reminder.id}>
              <Sent reminder={reminder} currency={invoice.currency} />
            </div>
          ))}
        </>
      ),
    },
    invoice.reminders_paused
      ? { label: t('common.nextReminder'), value: t('billing.remindersArePaused') }
      : next != null && {
          label: t('common.nextReminder'),
          value: <ComingReminder next={next} />,
        },
  ];
}

function Sent({ reminder, currency }: { readonly reminder: SentReminder; readonly currency: string }) {
  const { level, at, is_automatic: isAutomatic, late_interest: interest } = reminder;
  return (
    <>
      {level === null ? t('billing.neutralReminder') : reminderLevelLabels[level]}, <Moment at={at} isExact />,{' '}
      {isAutomatic ? t('billing.sentByItself') : t('billing.sentByHand')}
      {interest !== null && (
        <>
          {' '}
          · {t('billing.lateInterest')} <Money amount={interest} currency={currency} />
        </>
      )}
    </>
  );
}
