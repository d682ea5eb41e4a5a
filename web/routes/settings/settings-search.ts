import type { MailStatus } from 'docket-sdk';
import { mailStatusLabels } from '../../generated/labels.js';

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

const isMailStatus = (value: unknown): value is MailStatus =>
  typeof value === 'string' && Object.hasOwn(mailStatusLabels, value);
