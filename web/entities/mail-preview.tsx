/** A mail as it will be sent: the server composes the preview as it composes the mail. */
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OutsideLink } from '../ui/link.js';
import { Skeleton } from '../ui/notice.js';
import { errorText } from '../ui/text/problems.js';
import './mail-preview.css';
import { t } from '../messages/text.js';

/** How previews are read: anew for each dialog, with the last one shown until the next is there. */
export const previewReading = { placeholderData: keepPreviousData, staleTime: 0, throwOnError: false } as const;

export interface MailPreviewProps {
  readonly mail: PreviewedMail | undefined;
  readonly error: Error | null;
  /** Who gets the mail, if no field of the form says so. */
  readonly recipients?: readonly { readonly name: string; readonly email: string }[] | undefined;
  /** Address of the attached file as it would be now, for users who may read it. */
  readonly fileUrl?: string | undefined;
  /** Shown until enough is chosen for a preview. */
  readonly hint?: string | undefined;
}

interface PreviewedMail {
  readonly subject: string;
  /** Missing if it has amounts that the user may not see. */
  readonly text?: string;
  readonly attachments?: readonly { readonly filename: string }[];
}

export function MailPreview({ mail, error, recipients, fileUrl, hint }: MailPreviewProps) {
  return (
    <div className="mail-preview">
      <span className="field-label">{t('common.emailPreview')}</span>
      <div className="mail-paper" role="region" aria-label={t('common.emailPreview')} tabIndex={0}>
        {hint !== undefined ? (
          <p className="mail-words">{hint}</p>
        ) : mail ? (
          <Paper mail={mail} recipients={recipients} fileUrl={fileUrl} />
        ) : error ? (
          <p className="mail-words">{errorText(error)}</p>
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </div>
  );
}

interface PaperProps extends Pick<MailPreviewProps, 'recipients' | 'fileUrl'> {
  readonly mail: PreviewedMail;
}

function Paper({ mail: { subject, text, attachments = [] }, recipients, fileUrl }: PaperProps) {
  return (
    <>
      <dl className="mail-head">
        {recipients && (
          <>
            <dt>{t('common.to')}</dt>
            <dd>{recipients.map(addressed)}</dd>
          </>
        )}
        <dt>{t('common.subject')}</dt>
        <dd className="mail-subject" dir="auto">
          {subject}
        </dd>
        {attachments.map(({ filename }) => (
          <Attachment key={filename} filename={filename} url={fileUrl} />
        ))}
      </dl>
      {text === undefined ? (
        <p className="mail-words">{t('common.emailAmountsHidden')}</p>
      ) : (
        <p className="mail-text" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

const addressed = ({ name, email }: { readonly name: string; readonly email: string }): ReactNode => (
  <div key={email}>
    <bdi>{name}</bdi> <bdi className="mail-address">{email}</bdi>
  </div>
);

function Attachment({ filename, url }: { readonly filename: string; readonly url: string | undefined }) {
  return (
    <>
      <dt>{t('common.attachment')}</dt>
      <dd>{url === undefined ? filename : <OutsideLink href={url}>{filename}</OutsideLink>}</dd>
    </>
  );
}
