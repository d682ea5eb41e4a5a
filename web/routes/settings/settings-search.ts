import type { MailStatus } from 'docket-sdk';

export interface SettingsSearch {
  /** Id of the open setting of a list. */
  readonly open?: string;
  readonly new?: 1;
  /** Which mails are listed. */
  readonly status?: MailStatus | undefined;
}

export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch => ({
  ...(typeof search['open'] === 'string' && { open: search['open'] }),
  ...(search['new'] !== undefined && { new: 1 as const }),
  ...(isMailStatus(search['status']) && { status: search['status'] }),
});

// Not from the labels: those would be loaded with the first screen.
const mailStatuses: readonly unknown[] = ['queued', 'sent', 'failed', 'suppressed'] satisfies MailStatus[];
const isMailStatus = (value: unknown): value is MailStatus => mailStatuses.includes(value);
