/** One delivery: the request, the response, and a retry. */
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { eventTypeLabels, webhookDeliveryStatusLabels } from '../../generated/labels.js';
import { getWebhookDeliveryOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Drawer } from '../../ui/dialog.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { DefinitionList } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Moment } from '../../ui/times.js';
import { SecretText } from './secret.js';

interface DeliveryDrawerProps {
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly onClose: () => void;
}

export function DeliveryDrawer({ webhookId, deliveryId, onClose }: DeliveryDrawerProps) {
  const one = useQuery({ ...getWebhookDeliveryOptions(webhookId, deliveryId), throwOnError: false });
  const retry = useChange({
    operation: 'retryWebhookDelivery',
    send: () => docket.webhooks.retryDelivery(webhookId, deliveryId),
    onDone: onClose,
    successMessage: 'It is sent again',
  });
  const delivery = one.data;
  return (
    <Drawer title={delivery ? eventTypeLabels[delivery.event_type] : 'Delivery'} isOpen onClose={onClose}>
      {delivery ? (
        <div className="developer-stack">
          <DefinitionList
            facts={[
              {
                label: 'Status',
                value: (
                  <Status kind={delivery.status === 'delivered' ? 'good' : 'bad'}>
                    {webhookDeliveryStatusLabels[delivery.status]}
                  </Status>
                ),
              },
              { label: 'Event', value: <code>{delivery.event_id}</code> },
              { label: 'Attempt', value: delivery.attempt },
              { label: 'When', value: <Moment at={delivery.attempted_at} isExact /> },
              { label: 'Answer', value: delivery.response_code ?? 'None' },
              { label: 'Took', value: `${delivery.response_time_ms} ms` },
              delivery.error !== null && { label: 'Problem', value: delivery.error },
              delivery.next_retry_at !== null && {
                label: 'Next try',
                value: <Moment at={delivery.next_retry_at} isExact />,
              },
            ]}
          />
          <div>
            <Button icon="undo" isPending={retry.isPending} onPress={() => retry.mutate()}>
              Send it again
            </Button>
          </div>
          <h3>Sent</h3>
          {delivery.request_body === null ? (
            <p>It is no longer kept.</p>
          ) : (
            <SecretText label="What was sent" text={delivery.request_body} />
          )}
          <h3>Answer</h3>
          {delivery.response_body ? (
            <SecretText label="What came back" text={delivery.response_body} />
          ) : (
            <p>There was none.</p>
          )}
          {delivery.response_body_truncated && <p>The answer was longer; the rest is not kept.</p>}
        </div>
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}
