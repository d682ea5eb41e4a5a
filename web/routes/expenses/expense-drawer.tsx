/** One expense beside the list: a new or an existing one. */
import type { Expense } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isGone } from '../../api/gone.js';
import { useSession } from '../../api/session.js';
import { getExpenseOptions } from '../../generated/queries.js';
import { Drawer } from '../../ui/dialog.js';
import { useToday } from '../../ui/locale.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { useWorkTitle } from '../../entities/time-entry/work-title.js';
import { emptyDraft } from './expense-draft.js';
import { ChangeExpense, NewExpense } from './expense-form.js';
import { t } from '../../messages/text.js';

interface PartProps {
  readonly onClose: () => void;
}

export interface ExpenseDrawerProps extends PartProps {
  readonly onOpen: (id: string) => void;
}

export function ExpenseDrawer({ onOpen, onClose }: ExpenseDrawerProps) {
  const search = useSearch({ from: '/expenses' });
  const { workspace } = useSession();
  const today = useToday();
  return (
    <Drawer
      title={search.expense === undefined ? t('common.newExpense') : t('common.expense')}
      isOpen
      onClose={onClose}
      isPersistent
    >
      {search.expense === undefined ? (
        <NewExpense draft={emptyDraft(today, workspace.currency)} onDone={onClose} onStopped={onOpen} />
      ) : (
        <KnownExpense key={search.expense} id={search.expense} onClose={onClose} />
      )}
    </Drawer>
  );
}

function KnownExpense({ id, onClose }: PartProps & { readonly id: string }) {
  const { data, error, refetch } = useQuery({ ...getExpenseOptions(id), throwOnError: false });
  if (data) return <OpenExpense expense={data} onClose={onClose} />;
  if (!error) return <Skeleton />;
  if (isGone(error))
    return <Empty title={t('expenses.expenseNoLongerExists')}>{t('common.itWasDeletedOrYouMay')}</Empty>;
  return <Problem error={error} onRetry={() => void refetch()} />;
}

function OpenExpense({ expense, onClose }: PartProps & { readonly expense: Expense }) {
  const { project_id, client_id } = expense;
  const title = useWorkTitle({ project_id, client_id });
  const [isOpen, setOpen] = useState(false);
  // If others move the expense, the form stays open while the title of the new work loads.
  if (title !== undefined && !isOpen) setOpen(true);
  if (title === undefined && !isOpen) return <Skeleton />;
  return <ChangeExpense expense={expense} title={title ?? ''} onDone={onClose} />;
}
