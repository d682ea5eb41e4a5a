/** The webhooks of the workspace. */
import type { Webhook } from 'docket-sdk';
import { useState } from 'react';
import { webhookStatusLabels } from '../../generated/labels.js';
import { listWebhooksOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { None } from '../../ui/amounts.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import type { DevelopersPartProps } from './developers-search.js';
import { SecretDialog } from './secret.js';
import { NewWebhook } from './webhook-forms.js';
import { t } from '../../messages/text.js';

export function Webhooks({ search, onSearch }: DevelopersPartProps) {
  const rows = useListPages((page) => listWebhooksOptions(page));
  const [secret, setSecret] = useState<string | null>(null);
  const open = (): void => onSearch({ ...search, new: 1 });
  useShortcut('n', open, t('developers.newWebhook'));
  return (
    <>
      <Section
        title={t('developers.webhooks')}
        isFlush
        actions={
          <Button kind="primary" icon="add" shortcut="n" onPress={open}>
            {t('developers.newWebhook')}
          </Button>
        }
      >
        <Table
          label={t('developers.webhooks')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ url }) => url}
          onOpen={({ id }) => onSearch({ webhook: id })}
          isMain
          empty={
            <Empty title={t('developers.noWebhooksYet')} icon="send">
              {t('developers.webhooksHint')}
            </Empty>
          }
        />
      </Section>
      {search.new && (
        <NewWebhook
          onClose={() => onSearch({}, true)}
          onMade={(made) => {
            onSearch({}, true);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

export const WebhookSecret = (props: { readonly secret: string; readonly onClose: () => void }) => (
  <SecretDialog {...props} title={t('developers.webhookSecret')} words={t('developers.webhookSecretHint')} />
);

const columns: readonly Column<Webhook>[] = [
  { id: 'url', header: t('developers.url'), width: '3fr', cell: ({ url }) => url },
  { id: 'description', header: t('common.description'), cell: ({ description }) => description ?? <None /> },
  { id: 'events', header: t('developers.events'), width: 120, align: 'end', cell: ({ events }) => events.length },
  {
    id: 'status',
    header: t('common.status'),
    width: 110,
    cell: ({ status }) => <Status kind={status === 'active' ? 'good' : 'bad'}>{webhookStatusLabels[status]}</Status>,
  },
  { id: 'created', header: t('common.created'), width: 130, cell: ({ created_at }) => <Moment at={created_at} /> },
];
