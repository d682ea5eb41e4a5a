/** One webhook: its events, its deliveries, and the actions on it. */
import type { Webhook } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { eventTypeLabels, webhookStatusLabels } from '../../generated/labels.js';
import { getWebhookOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Menu } from '../../ui/menu.js';
import { Notice, Problem, Skeleton } from '../../ui/notice.js';
import { DefinitionList, Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Moment } from '../../ui/times.js';
import { NameOf } from '../../entities/name-of.js';
import { Deliveries } from './deliveries.js';
import type { DevelopersPartProps } from './developers-search.js';
import { RecoverWebhook, RotateSecret, TestWebhook } from './webhook-actions.js';
import { EditWebhook } from './webhook-forms.js';
import { WebhookSecret } from './webhooks.js';
import { t } from '../../messages/text.js';

export function WebhookDetail({ id, ...rest }: DevelopersPartProps & { readonly id: string }) {
  const one = useQuery(getWebhookOptions(id));
  if (one.data) return <Known webhook={one.data} {...rest} />;
  return one.error ? <Problem error={one.error} onRetry={() => void one.refetch()} /> : <Skeleton />;
}

type WebhookDialog = 'edit' | 'test' | 'rotate' | 'recover';

function Known({ webhook, search, onSearch }: DevelopersPartProps & { readonly webhook: Webhook }) {
  const { id, status } = webhook;
  const [dialog, setDialog] = useState<WebhookDialog | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const done = (): void => setDialog(null);
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteWebhook',
      requests: [(api) => api.webhooks.delete(id)],
      hides: [id],
      message: t('developers.webhookDeleted'),
    });
    onSearch({}, true);
  };
  const activate = useChange({
    operation: 'updateWebhook',
    send: () => docket.webhooks.update(id, { status: 'active' }),
    successMessage: t('developers.webhookSetActive'),
  });
  return (
    <div className="developer-stack">
      <div className="developer-bar">
        <Button kind="quiet" icon="left" onPress={() => onSearch({})}>
          {t('developers.allWebhooks')}
        </Button>
      </div>
      {status === 'failed' && (
        <Notice kind="bad" action={<Button onPress={() => activate.mutate()}>{t('common.setActive')}</Button>}>
          {t('developers.failedWarning')}
        </Notice>
      )}
      <Section
        title={webhook.description ?? t('developers.webhook')}
        actions={
          <>
            <Button icon="send" onPress={() => setDialog('test')}>
              {t('developers.sendTestEvent')}
            </Button>
            <Menu
              label={t('developers.moreForThisWebhook')}
              isIconOnly
              items={[
                { id: 'edit', label: t('common.edit'), icon: 'edit', onAction: () => setDialog('edit') },
                { id: 'rotate', label: t('developers.newSecret'), icon: 'lock', onAction: () => setDialog('rotate') },
                {
                  id: 'recover',
                  label: t('developers.recoverEvents'),
                  icon: 'undo',
                  onAction: () => setDialog('recover'),
                },
                {
                  id: 'delete',
                  label: t('common.delete'),
                  icon: 'trash',
                  kind: 'danger',
                  startsGroup: true,
                  onAction: remove,
                },
              ]}
            />
          </>
        }
      >
        <Facts webhook={webhook} />
      </Section>
      <Deliveries webhookId={id} search={search} onSearch={onSearch} />
      {dialog === 'edit' && <EditWebhook webhook={webhook} onClose={done} />}
      {dialog === 'test' && (
        <TestWebhook
          webhook={webhook}
          onClose={done}
          onDone={(delivery) => {
            done();
            onSearch({ ...search, delivery });
          }}
        />
      )}
      {dialog === 'rotate' && (
        <RotateSecret
          webhookId={id}
          onClose={done}
          onDone={(made) => {
            done();
            setSecret(made);
          }}
        />
      )}
      {dialog === 'recover' && <RecoverWebhook webhookId={id} onClose={done} />}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}

const Facts = ({
  webhook: { url, events, filter, status, created_at, previous_secret_expires_at },
}: {
  readonly webhook: Webhook;
}) => (
  <DefinitionList
    facts={[
      { label: t('developers.url'), value: <code>{url}</code> },
      {
        label: t('common.status'),
        value: <Status kind={status === 'active' ? 'good' : 'bad'}>{webhookStatusLabels[status]}</Status>,
      },
      {
        label: t('developers.events'),
        value:
          events.length > 8 ? (
            <details>
              <summary>{t('developers.eventTypeCount', { count: events.length })}</summary>
              {events.map((type) => eventTypeLabels[type]).join(', ')}
            </details>
          ) : (
            events.map((type) => eventTypeLabels[type]).join(', ')
          ),
      },
      filter && {
        label: t('developers.onlyFor'),
        value: [...(filter.client_ids ?? []), ...(filter.project_ids ?? [])].map((one) => (
          <div key={one} dir="auto">
            <NameOf id={one} />
          </div>
        )),
      },
      { label: t('common.created'), value: <Moment at={created_at} isExact /> },
      previous_secret_expires_at !== null && {
        label: t('developers.oldSecretUntil'),
        value: <Moment at={previous_secret_expires_at} isExact />,
      },
    ]}
  />
);
