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
import { t } from '../../messages/text.js';

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
    successMessage: t('developers.queuedAgain'),
  });
  const delivery = one.data;
  return (
    <Drawer title={delivery ? eventTypeLabels[delivery.event_type] : t('developers.delivery')} isOpen onClose={onClose}>
      {delivery ? (
        <div className="developer-stack">
          <DefinitionList
            facts={[
              {
                label: t('common.status'),
                value: (
                  <Status kind={delivery.status === 'delivered' ? 'good' : 'bad'}>
                    {webhookDeliveryStatusLabels[delivery.status]}
                  </Status>
                ),
              },
              { label: t('developers.event'), value: <code>{delivery.event_id}</code> },
              { label: t('developers.attempt'), value: delivery.attempt },
              { label: t('developers.sentAt'), value: <Moment at={delivery.attempted_at} isExact /> },
              { label: t('developers.response'), value: delivery.response_code ?? t('shell.none') },
              {
                label: t('developers.duration'),
                value: t('developers.ms', { milliseconds: delivery.response_time_ms }),
              },
              delivery.error !== null && { label: t('developers.error'), value: delivery.error },
              delivery.next_retry_at !== null && {
                label: t('developers.nextAttempt'),
                value: <Moment at={delivery.next_retry_at} isExact />,
              },
            ]}
          />
          <div>
            <Button icon="undo" isPending={retry.isPending} onPress={() => retry.mutate()}>
              {t('developers.sendAgain')}
            </Button>
          </div>
          <h3>{t('developers.request')}</h3>
          {delivery.request_body === null ? (
            <p>{t('developers.notStored')}</p>
          ) : (
            <SecretText label={t('developers.requestBody')} text={delivery.request_body} />
          )}
          <h3>{t('developers.response')}</h3>
          {delivery.response_body ? (
            <SecretText label={t('developers.responseBody')} text={delivery.response_body} />
          ) : (
            <p>{t('developers.noResponse')}</p>
          )}
          {delivery.response_body_truncated && <p>{t('developers.responseCut')}</p>}
        </div>
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}
