/** The mails that the service has sent for the firm, and what became of each. */
import type { Mail, MailStatus } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { listMailsOptions } from '../../../generated/queries.js';
import { mailKindLabels, mailStatusLabels } from '../../../generated/labels.js';
import { IconButton } from '../../../ui/button.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { Status, type StatusKind } from '../../../ui/status.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Moment } from '../../../ui/times.js';
import { t } from '../../../messages/text.js';

export function SentMails() {
  const { status } = useSearch({ from: '/settings/$part' });
  const navigate = useNavigate({ from: '/settings/$part' });
  const rows = useListPages((page) => listMailsOptions({ ...page, ...(status && { status: [status] }) }));
  const retry = useChange({
    operation: 'retryMail',
    send: (id: string) => docket.mails.retry(id),
    successMessage: () => t('settings.mailQueued'),
  });
  return (
    <Section
      title={t('settings.mails')}
      isFlush
      actions={
        <SelectField
          label={t('common.status')}
          isLabelHidden
          options={optionsOf(mailStatusLabels)}
          value={status ?? null}
          onChange={(next) =>
            void navigate({ search: (search) => ({ ...search, status: next ?? undefined }), replace: true })
          }
          noneLabel={t('settings.anyStatus')}
        />
      }
    >
      <Table
        label={t('settings.mails')}
        columns={columnsOf((id) => retry.mutate(id), retry.isPending)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject}
        isMain
        empty={<Empty title={t('settings.noMails')} icon="send" />}
      />
    </Section>
  );
}

const kinds: Readonly<Record<MailStatus, StatusKind>> = {
  queued: 'active',
  sent: 'good',
  failed: 'bad',
  suppressed: 'quiet',
};

const columnsOf = (onRetry: (id: string) => void, isPending: boolean): readonly Column<Mail>[] => [
  {
    id: 'status',
    header: t('common.status'),
    width: 120,
    cell: ({ status }) => <Status kind={kinds[status]}>{mailStatusLabels[status]}</Status>,
  },
  { id: 'subject', header: t('common.subject'), isRowHeader: true, width: '2fr', cell: ({ subject }) => subject },
  {
    id: 'to',
    header: t('settings.recipients'),
    width: '1fr',
    cell: ({ to, cc, bcc }) => [...to, ...cc, ...bcc].join(', '),
  },
  {
    id: 'kind',
    header: t('settings.mailKind'),
    width: 150,
    isHiddenOnPhone: true,
    cell: ({ kind }) => mailKindLabels[kind],
  },
  { id: 'at', header: t('common.date'), width: 150, cell: ({ created_at }) => <Moment at={created_at} /> },
  { id: 'error', header: t('settings.whyItFailed'), width: '1fr', phone: 'fact', cell: ({ error }) => error },
  {
    id: 'actions',
    header: t('common.actions'),
    isHeaderHidden: true,
    width: 'fit',
    cell: ({ id, subject, status }) =>
      status === 'failed' && (
        <IconButton
          icon="undo"
          label={t('settings.retryMail', { subject })}
          isPending={isPending}
          onPress={() => onRetry(id)}
        />
      ),
  },
];
