/** What others changed while one was editing, field by field. */
import type { ChangedMeanwhile } from '../api/draft.js';
import { Notice } from '../ui/notice.js';
import { useDayText } from '../ui/times.js';

export interface MeanwhileNoticeProps {
  readonly changes: readonly ChangedMeanwhile[];
  /** How the fields are called on this screen. */
  readonly labels: Readonly<Record<string, string>>;
}

export function MeanwhileNotice({ changes, labels }: MeanwhileNoticeProps) {
  const dayText = useDayText();
  if (changes.length === 0) return null;
  const write = (value: unknown): string => writeValue(value, dayText);
  return (
    <Notice kind="warn">
      <ul aria-label="Changed meanwhile">
        {changes.map(({ field, before, now, ...rest }) => (
          <li key={field}>
            <strong>{labels[field] ?? field.replaceAll('_', ' ')}</strong>: {write(before)} → {write(now)}
            {'own' in rest && <> (yours: {write(rest.own)})</>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function writeValue(value: unknown, dayText: (day: string) => string): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(', ') || 'none' : 'other';
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return dayText(value);
  // Ids say nothing to a reader.
  if (typeof value === 'string') return /^[a-z]+_[0-9a-z]{26}$/.test(value) ? 'another' : value;
  return typeof value === 'number' ? String(value) : 'other';
}
