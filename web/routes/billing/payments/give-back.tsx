/** Gives back credit of a payment: all of it, unless an amount is given. */
import type { ClientPayment } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useVersion } from '../../../api/draft.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { refundPaymentFields as limits } from '../../../generated/fields.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { MoneyField } from '../../../ui/number-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';
import type { OnPayment } from './allocate-payment.js';

interface Typed {
  readonly amount: number | null;
  readonly reason: string;
  readonly isAtProvider: boolean;
}

export function GiveBack({ payment, onClose }: OnPayment) {
  const { id, currency, unallocated_amount: credit, provider } = payment;
  const [typed, setTyped] = useState<Typed>({ amount: null, reason: '', isAtProvider: true });
  const set = (changed: Partial<Typed>): void => setTyped((before) => ({ ...before, ...changed }));
  const edit = useVersion({ source: payment, seenOf: ({ unallocated_amount }) => ({ unallocated_amount }) });
  const change = useChange<void, ClientPayment>({
    operation: 'refundPayment',
    send: () =>
      docket.payments.refund(
        id,
        {
          ...(typed.amount !== null && { amount: typed.amount }),
          reason: typed.reason.trim() || null,
          ...(provider !== null && { at_provider: typed.isAtProvider }),
        },
        { ifMatch: edit.ifMatch },
      ),
    successMessage: t('payments.givenBack'),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Dialog title={t('payments.giveBack')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{ name: 'give-back', id, value: typed, restore: setTyped }}
        onSubmit={() => edit.attempt(() => change.mutateAsync())}
      >
        <ConflictNotice
          edit={edit}
          labels={{ unallocated_amount: t('payments.credit') }}
          ways={{ unallocated_amount: { currency } }}
        />
        <MoneyField
          label={t('common.amount')}
          name="amount"
          value={typed.amount}
          onChange={(amount) => set({ amount })}
          currency={currency}
          limits={{ ...limits.amount, maximum: credit }}
          hint={t('payments.giveBackHint')}
          autoFocus
        />
        <TextArea
          label={t('common.reason')}
          name="reason"
          value={typed.reason}
          onChange={(reason) => set({ reason })}
          limits={limits.reason}
          rows={2}
        />
        {provider !== null && (
          <CheckboxField
            label={t('common.refundAtProvider')}
            hint={t('common.refundAtProviderHint')}
            name="at_provider"
            value={typed.isAtProvider}
            onChange={(isAtProvider) => set({ isAtProvider })}
          />
        )}
        <FormActions>
          <SubmitButton>{t('payments.giveBack')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
