/** Notices, empty states, placeholders while loading, and load errors. */
import { ApiError } from 'docket-sdk';
import type { ReactNode, Ref } from 'react';
import { errorText } from './text/problems.js';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';
import './notice.css';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

export interface NoticeProps {
  readonly kind?: 'info' | 'good' | 'warn' | 'bad';
  readonly children: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
  /** For moving the focus to it. */
  readonly ref?: Ref<HTMLDivElement>;
}

const noticeIcons = { info: 'help', good: 'check', warn: 'alert', bad: 'alert' } as const;

/** A banner. Screen readers announce a `bad` one at once. */
export function Notice({ kind = 'info', children, action, ref }: NoticeProps) {
  return (
    <div ref={ref} className="notice" data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'} tabIndex={-1}>
      <Icon name={noticeIcons[kind]} />
      <div className="notice-words">{children}</div>
      {action}
    </div>
  );
}

export interface EmptyProps {
  readonly title: string;
  /** What the user can do first. */
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly action?: ReactNode;
}

export function Empty({ title, children, icon, action }: EmptyProps) {
  return (
    <div className="empty">
      {icon && <Icon name={icon} />}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="empty-actions">{action}</div>}
    </div>
  );
}

/** Grey lines while something loads; invisible for the first 100 ms. */
export function Skeleton({
  lines = 4,
  label = t('shell.loading'),
}: {
  readonly lines?: number;
  readonly label?: string;
}) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_line, at) => (
        <i key={at} />
      ))}
    </div>
  );
}

export interface ProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly title?: string;
}

/** A load error with the server's message. For errors of the server itself it shows the request id, for support. */
export function Problem({ error, onRetry, title = t('shell.thisCouldNotBeLoaded') }: ProblemProps) {
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
  return (
    <div className="empty" role="alert">
      <Icon name="alert" />
      <h2>{title}</h2>
      <p>{errorText(error)}</p>
      {requestId && <p>{rich('shell.request', { requestId }, { code: (words) => <code>{words}</code> })}</p>}
      {onRetry && (
        <div className="empty-actions">
          <Button icon="undo" onPress={onRetry}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
