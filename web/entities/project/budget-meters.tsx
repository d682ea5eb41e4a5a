/** How much of a project's budgets is used, in hours and, for those who may see it, in money. */
import type { Project } from 'docket-sdk';
import { Hours, Money, None, useMoneyText } from '../../ui/amounts.js';
import { writeHours } from '../../ui/text/hours-text.js';
import { Meter } from '../../ui/status.js';
import './project.css';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

type Budget = Project['budget'];

export interface HoursBurnProps {
  readonly budget: Budget;
  /** Title of the project, for screen readers. */
  readonly title?: string;
}

export function HoursBurn({ budget: { hours, hours_used }, title }: HoursBurnProps) {
  if (!hours)
    return (
      <div>
        <Hours hours={hours_used} />
      </div>
    );
  return (
    <Meter
      label={title === undefined ? t('common.hours') : t('common.hoursOf', { title })}
      isLabelHidden
      used={hours_used}
      limit={hours}
      valueText={t('common.ofHours', { hoursUsed: writeHours(hours_used), hours: writeHours(hours) })}
      words={
        <>
          {rich('common.of', {
            hours: <Hours hours={hours_used} isBad={hours_used > hours} />,
            hours2: <Hours hours={hours} />,
          })}
        </>
      }
    />
  );
}

/** The billed percentage of the budget: for lists over several clients, where the currency is not known. */
export function BilledShare({ budget: { amount, amount_billed }, title }: HoursBurnProps) {
  if (amount_billed === undefined || !amount) return <None label={t('common.noBudgetInMoney')} />;
  return (
    <Meter
      label={title === undefined ? t('common.billed') : t('common.billedOf', { title })}
      isLabelHidden
      used={amount_billed}
      limit={amount}
      warnsAt={null}
    />
  );
}

export interface MoneyBurnProps extends HoursBurnProps {
  readonly currency?: string | undefined;
}

export function MoneyBurn({ budget: { amount, amount_billed }, currency, title }: MoneyBurnProps) {
  const write = useMoneyText();
  if (amount_billed === undefined) return null;
  if (!amount) return <Money amount={amount_billed} currency={currency ?? null} />;
  return (
    <Meter
      label={title === undefined ? t('common.billed') : t('common.billedOf', { title })}
      isLabelHidden
      used={amount_billed}
      limit={amount}
      warnsAt={null}
      valueText={t('common.ofBilled', {
        amountBilled: write(amount_billed, currency),
        amount: write(amount, currency),
      })}
      words={
        <>
          {rich('common.of2', {
            money: <Money amount={amount_billed} currency={currency ?? null} />,
            money2: <Money amount={amount} currency={currency ?? null} />,
          })}
        </>
      }
    />
  );
}
