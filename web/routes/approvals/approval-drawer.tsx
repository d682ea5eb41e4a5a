/** One approval by a client: the request, the decision, and the actions on it. */
import type { Approval, ApprovalEntry } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { getApprovalOptions, listApprovalEntriesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog, Drawer } from '../../ui/dialog.js';
import { Hours } from '../../ui/amounts.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty, Notice, Problem, Skeleton } from '../../ui/notice.js';
import { Actions, DefinitionList } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table.js';
import { TextArea } from '../../ui/text-field.js';
import { Day, Moment } from '../../ui/times.js';
import { isGone } from '../../api/gone.js';
import { counted } from '../../ui/text/plural.js';
import { ApprovalStatusBadge } from '../../entities/approval/approval-status.js';

export function ApprovalDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...getApprovalOptions(id), throwOnError: false });
  return (
    <Drawer title={data?.title ?? 'Approval'} isOpen onClose={onClose}>
      {data ? (
        <Content approval={data} />
      ) : error === null ? (
        <Skeleton />
      ) : isGone(error) ? (
        <Empty title="This approval is gone" />
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
          { label: 'State', value: <ApprovalStatusBadge status={status} /> },
          { label: 'Client', value: approval.client_name },
          approval.hours !== null && { label: 'Hours', value: <Hours hours={approval.hours} /> },
          from !== null && {
            label: 'Days',
            value: (
              <>
                <Day day={from} /> – <Day day={to} />
              </>
            ),
          },
          approval.due_date !== null && { label: 'Due', value: <Day day={approval.due_date} /> },
          { label: 'Asked', value: <Moment at={approval.created_at} isExact /> },
          approval.requested_by_name !== null && { label: 'By', value: approval.requested_by_name },
          message !== null && { label: 'They were told', value: message },
          reminders.count > 0 && {
            label: 'Reminded',
            value: (
              <>
                {counted(reminders.count, 'time')}, most recently <Moment at={reminders.last_sent_at} />
              </>
            ),
          },
          decision !== null && {
            label: 'Decided',
            value: (
              <>
                {decision.contact_name}, <Moment at={decision.decided_at} isExact />
              </>
            ),
          },
          decision?.comment != null && { label: 'They wrote', value: decision.comment },
        ]}
      />
      {left_hours > 0 && (
        <Notice kind="warn">
          <Hours hours={left_hours} /> hours were changed after the client approved them: ask for those again.
        </Notice>
      )}
      {approval.left_at !== null && (
        <Notice kind="warn">The milestone was changed after the client approved it: ask again.</Notice>
      )}
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
    successMessage: 'The client is reminded.',
    handlesErrors: true,
  });
  const cancel = useChange({
    operation: 'cancelApproval',
    send: () => docket.approvals.cancel(approval.id, { ifMatch: etagOf(approval) }),
    successMessage: 'The approval is cancelled.',
    handlesErrors: true,
  });
  return (
    <Actions>
      {can('remindApproval') && (
        <Button icon="bell" onPress={() => setOpen('remind')}>
          Remind
        </Button>
      )}
      {can('cancelApproval') && (
        <Button kind="danger" onPress={() => setOpen('cancel')}>
          Cancel it
        </Button>
      )}
      <Dialog title="Remind the client" isOpen={open === 'remind'} onClose={close} size="s" isPersistent>
        <Form onSubmit={() => remind.mutateAsync(undefined)}>
          <TextArea
            label="Message"
            name="message"
            hint="Stands in the mail; may be empty."
            value={message}
            onChange={setMessage}
            rows={3}
            autoFocus
          />
          <FormActions>
            <SubmitButton icon="send">Send reminder</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      <ConfirmDialog
        title="Cancel this approval?"
        isOpen={open === 'cancel'}
        onClose={close}
        action="Cancel the approval"
        isDanger
        onConfirm={() => cancel.mutateAsync(undefined)}
      >
        The client can no longer answer. You can ask again for the same work.
      </ConfirmDialog>
    </Actions>
  );
}

function Entries({ id }: { readonly id: string }) {
  const rows = useListPages((page) => listApprovalEntriesOptions(id, page));
  const columns = useMemo(columnsOf, []);
  return (
    <Table
      label="What the client sees"
      rows={rows}
      columns={columns}
      rowKey={(entry) => entry.id}
      rowName={({ date, description, user_name }) => `${date}, ${description ?? user_name}`}
      empty={<Empty title="No hours are left in it" />}
    />
  );
}

const columnsOf = (): Column<ApprovalEntry>[] => [
  { id: 'date', header: 'Date', width: 90, cell: ({ date }) => <Day day={date} /> },
  {
    id: 'what',
    header: 'What',
    width: '2fr',
    isRowHeader: true,
    cell: ({ description }) => <span dir="auto">{description ?? 'No description'}</span>,
  },
  { id: 'who', header: 'Who', cell: ({ user_name }) => <span dir="auto">{user_name}</span> },
  { id: 'hours', header: 'Hours', width: 80, align: 'end', cell: ({ hours }) => <Hours hours={hours} /> },
];
