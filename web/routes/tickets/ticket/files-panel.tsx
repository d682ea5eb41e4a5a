/** The files on a ticket, and a field that adds some, for the client or for the team alone. */
import type { Attachment, AttachmentVisibility, Ticket } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { delayWrite } from '../../../api/delay-write.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { listTicketAttachmentsOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { FileField, sizeText } from '../../../ui/file-field.js';
import { OutsideLink } from '../../../ui/link.js';
import { Menu } from '../../../ui/menu.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { SelectField } from '../../../ui/select-field.js';
import { Status } from '../../../ui/status.js';
import { Moment } from '../../../ui/times.js';
import { attachmentUrl, FileViewer, isViewable } from './file-viewer.js';
import { t } from '../../../messages/text.js';

const visibilities = [
  { id: 'internal', label: t('tickets.teamOnly') },
  { id: 'public', label: t('tickets.clientAndTeam') },
] as const;

export function FilesPanel({ ticket }: { readonly ticket: Ticket }) {
  const { can } = useSession();
  const files = useQuery(listTicketAttachmentsOptions(ticket.id, { per_page: 100 }));
  const all = files.data?.data ?? [];
  const [shown, setShown] = useState<string>();
  return (
    <Section title={all.length === 0 ? t('common.files') : t('tickets.filesCount', { count: all.length })}>
      {files.isPending && <Skeleton lines={2} />}
      {files.error && !files.data && <Problem error={files.error} onRetry={() => void files.refetch()} />}
      {all.length > 0 && (
        <ul className="ticket-files" aria-label={t('common.files')}>
          {all.map((file) => (
            <li key={file.id}>
              <FileLine file={file} onView={isViewable(file) ? () => setShown(file.id) : undefined} />
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <FileViewer
          files={all.filter(isViewable)}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
      {can('createTicketAttachment') ? (
        <Upload ticket={ticket} />
      ) : (
        all.length === 0 && files.data && <p className="ticket-none">{t('tickets.noneYet')}</p>
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
    successMessage: (count) => t('tickets.filesAttached', { count }),
  });
  return (
    <>
      <SelectField
        label={t('tickets.visibilityOfNewFiles')}
        options={visibilities}
        value={visibility}
        onChange={(value) => value !== null && setVisibility(value)}
      />
      <FileField
        label={t('tickets.addFiles')}
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

interface FileLineProps {
  readonly file: Attachment;
  /** Missing for files that a browser does not show. */
  readonly onView: (() => void) | undefined;
}

function FileLine({ file, onView }: FileLineProps) {
  const { can } = useSession();
  const { id, ticket_id, filename, size, visibility, user_name, contact_name, created_at } = file;
  const isPublic = visibility === 'public';
  const show = useChange({
    operation: 'updateTicketAttachment',
    send: () => docket.tickets.updateAttachment(ticket_id, id, { visibility: isPublic ? 'internal' : 'public' }),
  });
  const remove = (): void =>
    void delayWrite({
      operation: 'deleteTicketAttachment',
      requests: [(api) => api.tickets.deleteAttachment(ticket_id, id)],
      hides: [id],
      message: t('tickets.fileDeleted', { filename }),
    });
  return (
    <div className="ticket-file">
      <div>
        {onView ? (
          <Button kind="quiet" aria-label={t('tickets.viewFile', { filename })} onPress={onView}>
            <span dir="auto">{filename}</span>
          </Button>
        ) : (
          <OutsideLink href={attachmentUrl(file)} download={filename} dir="auto">
            {filename}
          </OutsideLink>
        )}
        <p className="ticket-none" dir="auto">
          {sizeText(size)}, {user_name ?? contact_name ?? t('tickets.someone')}, <Moment at={created_at} />
        </p>
      </div>
      <Status kind={isPublic ? 'active' : 'warn'}>
        {isPublic ? t('tickets.visibleToClient') : t('common.internal')}
      </Status>
      <Menu
        label={t('shell.actionsFor', { title: filename })}
        isIconOnly
        items={[
          can('updateTicketAttachment') && {
            id: 'visibility',
            label: isPublic ? t('tickets.hideFromClient') : t('tickets.showToClient'),
            icon: isPublic ? 'lock' : 'external',
            onAction: () => show.mutate(undefined),
          },
          can('deleteTicketAttachment') && {
            id: 'delete',
            label: t('common.delete'),
            icon: 'trash',
            kind: 'danger',
            onAction: remove,
          },
        ]}
      />
    </div>
  );
}
