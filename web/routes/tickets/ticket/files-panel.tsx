/** The files on a ticket, and a field that adds some, for the client or for the team alone. */
import type { Attachment, AttachmentVisibility, Ticket } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { listTicketAttachmentsOptions } from '../../../generated/queries.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { FileField, sizeText } from '../../../ui/file-field.js';
import { OutsideLink } from '../../../ui/link.js';
import { Menu } from '../../../ui/menu.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { SelectField } from '../../../ui/select-field.js';
import { Status } from '../../../ui/status.js';
import { counted } from '../../../ui/text/plural.js';
import { Moment } from '../../../ui/times.js';

const visibilities = [
  { id: 'internal', label: 'For the team only' },
  { id: 'public', label: 'For the client too' },
] as const;

export function FilesPanel({ ticket }: { readonly ticket: Ticket }) {
  const { can } = useSession();
  const files = useQuery(listTicketAttachmentsOptions(ticket.id, { per_page: 100 }));
  const all = files.data?.data ?? [];
  return (
    <Section title={all.length === 0 ? 'Files' : `Files, ${all.length}`}>
      {files.isPending && <Skeleton lines={2} />}
      {files.error && !files.data && <Problem error={files.error} onRetry={() => void files.refetch()} />}
      {all.length > 0 && (
        <ul className="ticket-files" aria-label="Files">
          {all.map((file) => (
            <li key={file.id}>
              <FileLine file={file} />
            </li>
          ))}
        </ul>
      )}
      {can('createTicketAttachment') ? (
        <Upload ticket={ticket} />
      ) : (
        all.length === 0 && files.data && <p className="ticket-none">None.</p>
      )}
    </Section>
  );
}

function Upload({ ticket }: { readonly ticket: Ticket }) {
  const [visibility, setVisibility] = useState<AttachmentVisibility>('internal');
  const upload = useChange({
    operation: 'createTicketAttachment',
    send: async (files: readonly File[]) => {
      for (const file of files)
        await docket.tickets.createAttachment(ticket.id, {
          content: file,
          filename: file.name,
          fields: { visibility },
        });
      return files.length;
    },
    successMessage: (count) => `${counted(count, 'file')} attached`,
  });
  return (
    <>
      <SelectField
        label="Who sees new files"
        options={visibilities}
        value={visibility}
        onChange={(value) => value !== null && setVisibility(value)}
      />
      <FileField
        label="Add files"
        isLabelHidden
        files={[]}
        onChange={(files) => upload.mutate(files)}
        isMultiple
        isDisabled={upload.isPending}
        takesPasted
      />
    </>
  );
}

function FileLine({ file }: { readonly file: Attachment }) {
  const { can } = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const { id, ticket_id, filename, size, visibility, user_name, contact_name, created_at } = file;
  const isPublic = visibility === 'public';
  const show = useChange({
    operation: 'updateTicketAttachment',
    send: () => docket.tickets.updateAttachment(ticket_id, id, { visibility: isPublic ? 'internal' : 'public' }),
  });
  const remove = useChange({
    operation: 'deleteTicketAttachment',
    send: () => docket.tickets.deleteAttachment(ticket_id, id),
    handlesErrors: true,
  });
  return (
    <div className="ticket-file">
      <div>
        <OutsideLink href={`/v1/tickets/${ticket_id}/attachments/${id}`} download={filename} dir="auto">
          {filename}
        </OutsideLink>
        <p className="ticket-none" dir="auto">
          {sizeText(size)}, {user_name ?? contact_name ?? 'somebody'}, <Moment at={created_at} />
        </p>
      </div>
      <Status kind={isPublic ? 'active' : 'warn'}>{isPublic ? 'Client sees it' : 'Internal'}</Status>
      <Menu
        label={`What to do with ${filename}`}
        isIconOnly
        items={[
          can('updateTicketAttachment') && {
            id: 'visibility',
            label: isPublic ? 'Hide from the client' : 'Show to the client',
            icon: isPublic ? 'lock' : 'external',
            onAction: () => show.mutate(undefined),
          },
          can('deleteTicketAttachment') && {
            id: 'delete',
            label: 'Delete',
            icon: 'trash',
            kind: 'danger',
            onAction: () => setDeleting(true),
          },
        ]}
      />
      <ConfirmDialog
        title="Delete this file?"
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        action="Delete file"
        isDanger
        onConfirm={() => remove.mutateAsync(undefined)}
      >
        {filename} is gone for good.
      </ConfirmDialog>
    </div>
  );
}
