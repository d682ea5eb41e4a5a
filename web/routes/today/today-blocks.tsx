/** What waits for the user, in the order of what it costs to leave it. */
import { Fragment } from 'react';
import { Skeleton } from '../../ui/notice.js';
import { useApprovalExpensesBlock, useApprovalTimeBlock } from './blocks/approval-blocks.js';
import { useDraftsBlock, useMailsFailedBlock, useOverdueBlock, useToBillBlock } from './blocks/billing-blocks.js';
import { useProjectsBlock, useRetainersBlock } from './blocks/budget-blocks.js';
import { useRecurringFailedBlock, useStatementsBlock } from './blocks/money-blocks.js';
import { useRejectedExpensesBlock, useRejectedTimeBlock } from './blocks/own-blocks.js';
import { useWithoutTimeBlock } from './blocks/people-blocks.js';
import { useDisputesBlock, useFailedRefundsBlock } from './blocks/provider-blocks.js';
import { useTicketsBlock } from './blocks/ticket-blocks.js';
import type { TodayBlock } from './today-block.js';
import { t } from '../../messages/text.js';

/** All blocks, read at once. Those that the user may not see have nothing and ask for nothing. */
function useBlocks(): readonly TodayBlock[] {
  return [
    useTicketsBlock(),
    useRejectedTimeBlock(),
    useRejectedExpensesBlock(),
    useApprovalTimeBlock(),
    useApprovalExpensesBlock(),
    useToBillBlock(),
    useDraftsBlock(),
    useMailsFailedBlock(),
    useDisputesBlock(),
    useFailedRefundsBlock(),
    useRecurringFailedBlock(),
    useStatementsBlock(),
    useOverdueBlock(),
    useProjectsBlock(),
    useRetainersBlock(),
    useWithoutTimeBlock(),
  ];
}

export function TodayBlocks() {
  const blocks = useBlocks();
  const waiting = blocks.filter(({ content }) => content !== null);
  const isPending = blocks.some((block) => block.isPending);
  return (
    <>
      {waiting.length > 0 && (
        <div className="today-blocks">
          {waiting.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
        </div>
      )}
      {isPending ? (
        <Skeleton lines={4} />
      ) : (
        waiting.length === 0 && <p className="today-good">{t('today.nothingWaits')}</p>
      )}
    </>
  );
}
