/** Shows pictures and PDFs of a ticket in place, one after the other. */
import type { Attachment } from 'docket-sdk';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { OutsideLink } from '../../../ui/link.js';
import { t } from '../../../messages/text.js';

/** Kinds of files that a browser shows without running anything in them. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

export const isViewable = ({ content_type: type }: Attachment): boolean =>
  pictures.has(type) || type === 'application/pdf';

export const attachmentUrl = ({ ticket_id, id }: Attachment): string => `/v1/tickets/${ticket_id}/attachments/${id}`;

export interface FileViewerProps {
  /** Those that can be shown. */
  readonly files: readonly Attachment[];
  readonly shown: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

export function FileViewer({ files, shown, onShow, onClose }: FileViewerProps) {
  const at = files.findIndex(({ id }) => id === shown);
  const file = files[at];
  const step = (by: number) => (): void => {
    // After the last one comes the first: a button that became disabled would lose the focus.
    const next = files[(at + by + files.length) % files.length];
    if (next) onShow(next.id);
  };
  if (!file) return null;
  return (
    <Dialog title={file.filename} isOpen onClose={onClose} size="l">
      <div className="ticket-viewer">
        {pictures.has(file.content_type) ? (
          <img src={attachmentUrl(file)} alt={file.filename} />
        ) : (
          <iframe src={attachmentUrl(file)} title={file.filename} />
        )}
      </div>
      <div
        className="actions"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') step(-1)();
          if (key === 'ArrowRight') step(1)();
        }}
      >
        <Button icon="left" isDisabled={files.length === 1} onPress={step(-1)}>
          {t('tickets.previousFile')}
        </Button>
        <Button icon="right" isDisabled={files.length === 1} onPress={step(1)}>
          {t('tickets.nextFile')}
        </Button>
        <span aria-live="polite">{t('tickets.fileOfFiles', { at: at + 1, count: files.length })}</span>
        <OutsideLink href={attachmentUrl(file)} download={file.filename}>
          {t('tickets.downloadFile')}
        </OutsideLink>
      </div>
    </Dialog>
  );
}
