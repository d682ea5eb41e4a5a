/** The form of an expense, with its receipt. */
import type { Expense } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { errorText } from '../../ui/text/problems.js';
import { useSession } from '../../api/session.js';
import { createExpenseFields, updateExpenseFields } from '../../generated/fields.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { getExpenseOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { OutsideLink } from '../../ui/link.js';
import { Notice } from '../../ui/notice.js';
import { notify } from '../../ui/toast.js';
import {
  expenseCreationOf,
  expenseDraftOf,
  expenseLabels,
  expenseFactsOf,
  expenseUpdateOf,
  type ExpenseDraft,
} from './expense-draft.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { EInvoiceFacts } from './e-invoice-facts.js';
import { ExpenseFields } from './expense-fields.js';
import { ExpenseStatusBadge } from '../../entities/expense/expense-status.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

const FileField = lazyPart(async () => import('../../ui/file-field.js').then((module) => module.FileField));

const receiptTypes = ['image/*', 'application/pdf', '.heic', '.txt', '.csv', '.docx', '.xlsx'];

/**
 * Uploads the receipt after the expense is saved, and returns whether it worked. A refusal does not undo the expense.
 */
async function upload(id: string, [file]: readonly File[]): Promise<boolean> {
  if (!file) return true;
  try {
    await docket.expenses.uploadReceipt(id, { content: file, filename: file.name });
    return true;
  } catch (error) {
    notify(t('expenses.receiptNotSaved', { error: errorText(error) }), { kind: 'bad' });
    return false;
  }
}

export interface NewExpenseProps {
  readonly draft: ExpenseDraft;
  readonly onDone: () => void;
  /** Called if the expense was created without its receipt. */
  readonly onStopped: (id: string) => void;
}

export function NewExpense({ draft: given, onDone, onStopped }: NewExpenseProps) {
  const [draft, setDraft] = useState(given);
  const [files, setFiles] = useState<readonly File[]>([]);
  const record = useChange({
    operation: 'createExpense',
    send: async () => {
      const { id } = await docket.expenses.create(expenseCreationOf(draft));
      return { id, isWhole: await upload(id, files) };
    },
    onDone: ({ id, isWhole }) => (isWhole ? onDone() : onStopped(id)),
    successMessage: t('expenses.expenseRecorded'),
    handlesErrors: true,
  });
  return (
    <Form
      draft={{ name: 'new-expense', value: draft, restore: (last) => setDraft({ ...given, ...last }), files }}
      onSubmit={() => record.mutateAsync(undefined)}
    >
      <ReceiptField label={t('expenses.receipt')} files={files} onChange={setFiles} />
      <ExpenseFields draft={draft} onChange={setDraft} limits={createExpenseFields} />
      <FormActions>
        <SubmitButton>{t('expenses.recordExpense')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export interface ChangeExpenseProps {
  readonly expense: Expense;
  /** Name of its work. */
  readonly title: string;
  readonly onDone: () => void;
}

export function ChangeExpense({ expense: now, title, onDone }: ChangeExpenseProps) {
  const { can, has } = useSession();
  const draft = useDraft({
    source: now,
    bodyOf: (one) => expenseDraftOf(one, title),
    seenOf: expenseFactsOf,
    refetchNow: useRefetchNow(getExpenseOptions(now.id)),
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const isApproved = now.approval.status === 'approved';
  const isReadOnly = !can('updateExpense');
  const save = useChange({
    operation: 'updateExpense',
    send: async ({ changed, ifMatch }: { changed: Partial<ExpenseDraft>; ifMatch: string | undefined }) => {
      const changes = expenseUpdateOf(changed);
      if (Object.keys(changes).length > 0) await withEtag(docket.expenses.update(now.id, changes, { ifMatch }));
      return upload(now.id, files);
    },
    // If the receipt was refused, the form stays open, so that the user can choose another.
    onDone: (isWhole) => isWhole && onDone(),
    successMessage: t('expenses.expenseSaved'),
    handlesErrors: true,
  });
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteExpense',
      requests: [(api) => api.expenses.delete(now.id, { ifMatch: draft.ifMatch })],
      hides: [now.id],
      message: t('expenses.expenseDeleted'),
    });
    onDone();
  };
  return (
    <Form
      draft={{ name: 'expense', id: now.id, ...draft.stored, files }}
      onSubmit={() => draft.save(async (changed, ifMatch) => save.mutateAsync({ changed, ifMatch }))}
    >
      <div className="actions">
        <ExpenseStatusBadge expense={now} />
        {now.approval.reason && <span dir="auto">{now.approval.reason}</span>}
        {now.receipt.url !== null && (
          <OutsideLink href={receiptLink(now)}>{now.receipt.filename ?? t('expenses.receipt')}</OutsideLink>
        )}
      </div>
      {now.e_invoice && <EInvoiceFacts invoice={now.e_invoice} currency={now.currency} />}
      {now.billing.billed && <Notice>{t('expenses.onlyNotesAndTaxCanChange')}</Notice>}
      {isApproved && !now.billing.billed && <Notice>{t('expenses.amountIsFixed')}</Notice>}
      <ConflictNotice
        edit={draft}
        labels={expenseLabels}
        ways={{
          amount: { currency: now.currency },
          tax_amount: { currency: now.currency },
          category: { words: expenseCategoryLabels },
        }}
      />
      <ExpenseFields
        draft={draft.values}
        onChange={draft.set}
        limits={updateExpenseFields}
        isReadOnly={isReadOnly}
        isAmountFixed={isApproved}
        isBilled={now.billing.billed}
        tax={now.tax}
      />
      {!isReadOnly && !now.billing.billed && (
        <ReceiptField
          label={now.receipt.url === null ? t('expenses.receipt') : t('expenses.replaceReceipt')}
          files={files}
          onChange={setFiles}
        />
      )}
      {!isReadOnly && (
        <FormActions>
          {!now.billing.billed && (!isApproved || has('can_approve_time')) && (
            <Button kind="danger" icon="trash" onPress={remove}>
              {t('common.delete')}
            </Button>
          )}
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}

interface ReceiptFieldProps {
  readonly label: string;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

const ReceiptField = (props: ReceiptFieldProps) => (
  <Part isField>
    <FileField {...props} types={receiptTypes} takesPasted takesPhotos />
  </Part>
);

/** An uploaded file is served by this service; other links lead to their own address. */
const receiptLink = ({ id, receipt: { uploaded_at, url } }: Expense): string =>
  uploaded_at === null ? (url ?? '') : `/v1/expenses/${encodeURIComponent(id)}/receipt`;
