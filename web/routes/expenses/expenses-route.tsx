import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Page } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { ExpenseList } from './expense-list.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

const ExpenseDrawer = lazyPart(async () => import('./expense-drawer.js').then((module) => module.ExpenseDrawer));
const EInvoiceDrawer = lazyPart(async () => import('./e-invoice-drawer.js').then((module) => module.EInvoiceDrawer));

export const expensesRoute = createLazyRoute('/expenses')({ component: ExpensesScreen });

function ExpensesScreen() {
  const { can } = useSession();
  const search = useSearch({ from: '/expenses' });
  const navigate = useNavigate({ from: '/expenses' });
  const canWrite = can('createExpense');
  const create = (): void => void navigate({ search: (now) => ({ ...now, new: 1 }) });
  const open = (expense: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, expense, new: undefined }), resetScroll: false });
  const close = (): void => open(undefined);
  const [isReceiving, setReceiving] = useState(false);
  const stopReceiving = (): void => setReceiving(false);
  useShortcut('n', create, t('common.newExpense'), canWrite);
  return (
    <Page
      title={t('shell.expenses')}
      actions={
        <>
          {can('createExpenseFromEInvoice') && (
            <Button icon="attach" onPress={() => setReceiving(true)}>
              {t('expenses.fromEInvoice')}
            </Button>
          )}
          {canWrite && (
            <Button kind="primary" icon="add" shortcut="n" onPress={create}>
              {t('common.newExpense')}
            </Button>
          )}
        </>
      }
    >
      <ExpenseList />
      {(search.expense !== undefined || search.new !== undefined) && (
        <Part onClose={close}>
          <ExpenseDrawer onOpen={open} onClose={close} />
        </Part>
      )}
      {isReceiving && (
        <Part onClose={stopReceiving}>
          <EInvoiceDrawer
            onOpen={(id) => {
              stopReceiving();
              open(id);
            }}
            onClose={stopReceiving}
          />
        </Part>
      )}
    </Page>
  );
}
