/** The deliveries of a webhook, with their responses. Failed ones can be sent again, one or several. */
import type { EventType, WebhookDelivery } from 'docket-sdk';
import { useState } from 'react';
import { inBatches } from '../../api/batches.js';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { eventTypeLabels, webhookDeliveryStatusLabels } from '../../generated/labels.js';
import { listWebhookDeliveriesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { None } from '../../ui/amounts.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import { DeliveryDrawer } from './delivery-drawer.js';
import type { DevelopersPartProps } from './developers-search.js';
import { watchedMs } from './watched.js';
import { t } from '../../messages/text.js';

/** The event type in the URL; null if it is not a known one. */
export const eventTypeOf = (text: string | undefined): EventType | null =>
  optionsOf(eventTypeLabels).find(({ id }) => id === text)?.id ?? null;

export function Deliveries({ webhookId, search, onSearch }: DevelopersPartProps & { readonly webhookId: string }) {
  const type = eventTypeOf(search.type);
  const rows = useListPages((page) => ({
    ...listWebhookDeliveriesOptions(webhookId, {
      ...page,
      ...(search.status && { status: [search.status] }),
      ...(type && { event_type: [type] }),
    }),
    refetchInterval: watchedMs,
  }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const retry = useChange({
    operation: 'retryWebhookDeliveries',
    send: async (ids: readonly string[]) => {
      if (ids.length === 0) return docket.webhooks.retryDeliveries(webhookId, { status: 'failed' });
      const sum = { queued: 0, skipped: 0 };
      await inBatches(ids, async (delivery_ids) => {
        const { queued, skipped } = await docket.webhooks.retryDeliveries(webhookId, { delivery_ids });
        sum.queued += queued;
        sum.skipped += skipped;
      });
      return sum;
    },
    onDone: () => setSelected(new Set()),
    successMessage: ({ queued, skipped }) =>
      skipped > 0
        ? t('developers.sentAgainSomeSkipped', { count: queued, skipped })
        : t('developers.sentAgain', { count: queued }),
  });
  return (
    <Section
      title={t('developers.deliveries')}
      isFlush
      actions={
        <>
          <SelectField
            label={t('common.status')}
            isLabelHidden
            options={optionsOf(webhookDeliveryStatusLabels)}
            value={search.status ?? null}
            onChange={(status) => onSearch({ ...search, status: status ?? undefined }, true)}
            noneLabel={t('developers.anyStatus')}
          />
          <SelectField
            label={t('developers.event')}
            isLabelHidden
            options={optionsOf(eventTypeLabels)}
            value={type}
            onChange={(next) => onSearch({ ...search, type: next ?? undefined }, true)}
            noneLabel={t('developers.anyEvent')}
          />
          <Button icon="undo" isPending={retry.isPending} onPress={() => retry.mutate([])}>
            {t('developers.retryAllFailed')}
          </Button>
        </>
      }
    >
      <Table
        label={t('developers.deliveries')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ event_type, attempt }) =>
          t('developers.deliveryName', { event: eventTypeLabels[event_type], attempt })
        }
        onOpen={({ id }) => onSearch({ ...search, delivery: id })}
        selected={selected}
        onSelect={setSelected}
        bulkActions={
          <Button icon="undo" isPending={retry.isPending} onPress={() => retry.mutate([...selected])}>
            {t('developers.retry')}
          </Button>
        }
        isMain
        empty={
          <Empty title={t('developers.noDeliveriesYet')} icon="send">
            {t('developers.deliveriesHint')}
          </Empty>
        }
      />
      {search.delivery && (
        <DeliveryDrawer
          webhookId={webhookId}
          deliveryId={search.delivery}
          onClose={() => onSearch({ ...search, delivery: undefined }, true)}
        />
      )}
    </Section>
  );
}

const columns: readonly Column<WebhookDelivery>[] = [
  { id: 'event', header: t('developers.event'), width: '2fr', cell: ({ event_type }) => eventTypeLabels[event_type] },
  {
    id: 'status',
    header: t('common.status'),
    width: 120,
    cell: ({ status }) => (
      <Status kind={status === 'delivered' ? 'good' : 'bad'}>{webhookDeliveryStatusLabels[status]}</Status>
    ),
  },
  {
    id: 'answer',
    header: t('developers.response'),
    width: '1fr',
    cell: ({ response_code, error }) => response_code ?? error ?? <None />,
  },
  { id: 'attempt', header: t('developers.attempt'), width: 90, align: 'end', cell: ({ attempt }) => attempt },
  {
    id: 'took',
    header: t('developers.duration'),
    width: 90,
    align: 'end',
    cell: ({ response_time_ms }) => t('developers.ms', { milliseconds: response_time_ms }),
  },
  { id: 'at', header: t('developers.sentAt'), width: 140, cell: ({ attempted_at }) => <Moment at={attempted_at} /> },
  {
    id: 'next',
    header: t('developers.nextAttempt'),
    width: 150,
    cell: ({ next_retry_at }) => <Moment at={next_retry_at} />,
  },
];
