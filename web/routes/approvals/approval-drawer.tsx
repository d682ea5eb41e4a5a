/** One approval by a client: the request, the decision, and the actions on it. */
import type { Approval, ApprovalEntry } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import {
  getApprovalOptions,
  listApprovalEntriesOptions,
  previewApprovalReminderOptions,
} from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog, Drawer } from '../../ui/dialog.js';
import { Hours } from '../../ui/amounts.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty, Notice, Problem, Skeleton } from '../../ui/notice.js';
import { Actions, DefinitionList } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table/table.js';
import { TextArea } from '../../ui/text-field.js';
import { Day, Days, Moment, useDayText } from '../../ui/times.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { isGone } from '../../api/gone.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { MailPreview, previewReading } from '../../entities/mail-preview.js';
import { ApprovalStatusBadge } from '../../entities/approval/approval-status.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export function ApprovalDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...getApprovalOptions(id), throwOnError: false });
  return (
    <Drawer title={data?.title ?? t('common.approval')} isOpen onClose={onClose}>
      {data ? (
        <Content approval={data} />
      ) : error === null ? (
        <Skeleton />
      ) : isGone(error) ? (
        <Empty title={t('approvals.thisApprovalIsGone')} />
      ) : (
        <Problem error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

function Content({ approval }: { readonly approval: Approval }) {
  const { status, decision, message, left_hours, from, to, reminders } = approval;
  return (
    <div className="approvals">
      <DefinitionList
        facts={[
          { label: t('common.status'), value: <ApprovalStatusBadge status={status} /> },
          { label: t('common.client'), value: approval.client_name },
          approval.hours !== null && { label: t('common.hours'), value: <Hours hours={approval.hours} /> },
          from !== null && {
            label: t('common.days'),
            value: <Days from={from} to={to ?? from} />,
          },
          approval.due_date !== null && { label: t('common.due'), value: <Day day={approval.due_date} /> },
          { label: t('approvals.requested'), value: <Moment at={approval.created_at} isExact /> },
          approval.requested_by_name !== null && {
            label: t('approvals.requestedBy'),
            value: approval.requested_by_name,
          },
          message !== null && { label: t('common.message'), value: message },
          reminders.count > 0 && {
            label: t('approvals.reminded'),
            value: (
              <>
                {rich('approvals.otherMostRecently', {
                  count: reminders.count,
                  moment: <Moment at={reminders.last_sent_at} />,
                })}
              </>
            ),
          },
          decision !== null && {
            label: t('approvals.decided'),
            value: (
              <>
                {decision.contact_name}, <Moment at={decision.decided_at} isExact />
              </>
            ),
          },
          decision?.comment != null && { label: t('approvals.comment'), value: decision.comment },
        ]}
      />
      {left_hours > 0 && (
        <Notice kind="warn">
          {rich('approvals.hoursWereChangedAfterTheClient', { hours: <Hours hours={left_hours} /> })}
        </Notice>
      )}
      {approval.left_at !== null && <Notice kind="warn">{t('approvals.milestoneChanged')}</Notice>}
      {status === 'pending' && <Pending approval={approval} />}
      {approval.type === 'hours' && <Entries id={approval.id} />}
    </div>
  );
}

function Pending({ approval }: { readonly approval: Approval }) {
  const { can } = useSession();
  const [open, setOpen] = useState<'remind' | 'cancel'>();
  const [message, setMessage] = useState('');
  const close = (): void => setOpen(undefined);
  const remind = useChange({
    operation: 'remindApproval',
    send: () => docket.approvals.remind(approval.id, message.trim() === '' ? {} : { message: message.trim() }),
    onDone: close,
    successMessage: t('approvals.theClientIsReminded'),
    handlesErrors: true,
  });
  const cancel = useChange({
    operation: 'cancelApproval',
    send: () => docket.approvals.cancel(approval.id, { ifMatch: etagOf(approval) }),
    successMessage: t('approvals.theApprovalIsCancelled'),
    handlesErrors: true,
  });
  return (
    <Actions>
      {can('remindApproval') && (
        <Button icon="bell" onPress={() => setOpen('remind')}>
          {t('common.remind')}
        </Button>
      )}
      {can('cancelApproval') && (
        <Button kind="danger" onPress={() => setOpen('cancel')}>
          {t('approvals.cancelRequest')}
        </Button>
      )}
      <Dialog title={t('approvals.remindTheClient')} isOpen={open === 'remind'} onClose={close} isPersistent>
        <Form
          draft={{
            name: 'approval-reminder',
            id: approval.id,
            value: { message },
            restore: (last) => setMessage(last.message),
          }}
          onSubmit={() => remind.mutateAsync(undefined)}
        >
          <MailNotice />
          <TextArea
            label={t('common.message')}
            name="message"
            hint={t('approvals.standsInTheMailMayBe')}
            value={message}
            onChange={setMessage}
            rows={3}
            autoFocus
          />
          <ReminderPreview id={approval.id} message={message.trim()} />
          <FormActions>
            <SubmitButton icon="send">{t('common.sendReminder')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      <ConfirmDialog
        title={t('approvals.cancelThisApproval')}
        isOpen={open === 'cancel'}
        onClose={close}
        action={t('approvals.cancelRequest')}
        isDanger
        onConfirm={() => cancel.mutateAsync(undefined)}
      >
        {t('approvals.theClientCanNoLongerAnswer')}
      </ConfirmDialog>
    </Actions>
  );
}

function ReminderPreview({ id, message }: { readonly id: string; readonly message: string }) {
  const settled = useDebounced(message);
  const { data, error } = useQuery({
    ...previewApprovalReminderOptions(id, settled === '' ? {} : { message: settled }),
    ...previewReading,
  });
  return <MailPreview mail={data} error={error} recipients={data?.recipients} />;
}

function Entries({ id }: { readonly id: string }) {
  const write = useDayText();
  const rows = useListPages((page) => listApprovalEntriesOptions(id, page));
  const columns = useMemo(columnsOf, []);
  return (
    <Table
      label={t('approvals.whatTheClientSees')}
      rows={rows}
      columns={columns}
      rowKey={(entry) => entry.id}
      rowName={({ date, description, user_name }) => `${write(date, true)}, ${description ?? user_name}`}
      empty={<Empty title={t('approvals.noHoursAreLeftInIt')} />}
    />
  );
}

const columnsOf = (): Column<ApprovalEntry>[] => [
  { id: 'date', header: t('common.date'), width: 90, cell: ({ date }) => <Day day={date} /> },
  {
    id: 'what',
    header: t('common.description'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ description }) => <span dir="auto">{description ?? t('common.noDescription')}</span>,
  },
  { id: 'who', header: t('common.person'), cell: ({ user_name }) => <span dir="auto">{user_name}</span> },
  { id: 'hours', header: t('common.hours'), width: 80, align: 'end', cell: ({ hours }) => <Hours hours={hours} /> },
];
