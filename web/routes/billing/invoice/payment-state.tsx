/** What the provider of a payment says about it, if that is more than that it was made. */
import type { Payment } from 'docket-sdk';
import { disputeStatusLabels, refundStatusLabels } from '../../../generated/labels.js';
import { Status } from '../../../ui/status.js';
import { t } from '../../../messages/text.js';

type State = Pick<Payment, 'dispute' | 'refund_status' | 'refund_error'>;

export function PaymentState({ dispute, refund_status: refund, refund_error: error }: State) {
  if (dispute)
    return (
      <Status kind={dispute.status === 'needs_response' ? 'warn' : dispute.status === 'lost' ? 'bad' : 'neutral'}>
        {t('billing.disputedState', { state: disputeStatusLabels[dispute.status] })}
      </Status>
    );
  if (refund === null || refund === 'succeeded') return null;
  return (
    <>
      <Status kind={refund === 'failed' ? 'bad' : 'active'}>{refundStatusLabels[refund]}</Status>
      {error !== null && <small dir="auto">{error}</small>}
    </>
  );
}
