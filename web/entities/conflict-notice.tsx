/** Shows the facts that others changed in the object of a form, formatted as on the screen. */
import { Fragment, type ReactNode } from 'react';
import type { Draft, EditState } from '../api/draft.js';
import { ConflictFacts } from '../ui/conflict-facts.js';
import { Money, Percent } from '../ui/amounts.js';
import { writeHours } from '../ui/text/hours-text.js';
import { fieldName } from '../ui/text/problem-text.js';
import { useDayText } from '../ui/times.js';
import { t } from '../messages/text.js';
import { NameOf, namedKind } from './name-of.js';

/** How to format a value that is not plain text. */
export type Way =
  | 'hours'
  | 'percent'
  | { readonly currency: string }
  | { readonly words: Readonly<Record<string, string>> };

export interface ConflictNoticeProps {
  readonly edit: EditState & Partial<Pick<Draft<object>, 'acceptTheirs'>>;
  /** Labels of the facts on this screen. */
  readonly labels: Readonly<Record<string, string>>;
  readonly ways?: Readonly<Record<string, Way>>;
}

export function ConflictNotice({ edit, labels, ways = {} }: ConflictNoticeProps) {
  const dayText = useDayText();
  if (!edit.isBehind || edit.isSending) return null;
  const write = (field: string, value: unknown): ReactNode => written(value, ways[field], dayText);
  return (
    <ConflictFacts
      attempts={edit.attempts}
      onAcceptCurrent={edit.acceptCurrent}
      onAcceptTheirs={edit.acceptTheirs}
      facts={edit.conflicts.map(({ field, before, now, ...rest }) => ({
        field,
        label: labels[field] ?? fieldName(field),
        before: write(field, before),
        now: write(field, now),
        ...('own' in rest && { own: write(field, rest.own) }),
      }))}
    />
  );
}

type DayText = (day: string) => string;

function written(value: unknown, way: Way | undefined, dayText: DayText): ReactNode {
  if (typeof value === 'number' && way !== undefined) return figure(value, way);
  if (typeof value === 'string' && typeof way === 'object' && 'words' in way) return way.words[value] ?? value;
  if (value === null || value === undefined || value === '') return t('shell.none');
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
  if (typeof value === 'string') return text(value, dayText);
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? textList(value) : t('common.anotherValue');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return t('common.anotherValue');
  if ('title' in value && typeof value.title === 'string') return value.title || t('shell.none');
  const parts = Object.values(value).flatMap((part: unknown) =>
    typeof part === 'string' ? [isDay(part) ? dayText(part) : part] : [],
  );
  return parts.length === 0 ? t('common.anotherValue') : parts.join(', ');
}

function figure(value: number, way: Way): ReactNode {
  if (way === 'hours') return writeHours(value);
  if (way === 'percent') return <Percent percent={value} digits={4} />;
  return 'currency' in way ? <Money amount={value} currency={way.currency} /> : String(value);
}

function textList(values: readonly string[]): ReactNode {
  if (values.length === 0) return t('shell.none');
  return values.map((one, at) => (
    <Fragment key={one}>
      {at > 0 && ', '}
      {namedKind(one) ? <NameOf id={one} /> : one}
    </Fragment>
  ));
}

function text(value: string, dayText: DayText): ReactNode {
  if (isDay(value)) return dayText(value);
  return namedKind(value) ? <NameOf id={value} /> : value;
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);
