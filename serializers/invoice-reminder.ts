import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Schemas } from '../contract/contract.js';
import type { InvoiceReminder } from '../models/billing/invoice-reminder.js';

/** A reminder that was mailed, as the API shows it. */
export const serializeSentReminder = (reminder: InvoiceReminder): Schemas['SentReminder'] => ({
  id: reminder.id,
  level: reminder.level,
  at: instant(reminder.created_at),
  is_automatic: reminder.is_automatic,
  sent_by_id: reminder.sent_by_id,
  late_interest: toNumber(reminder.late_interest),
});
