/** A plan: bars over days, with today marked. Arrow keys or the mouse move a bar; Shift and arrow keys move its end. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { addDays, daysBetween, monthStart } from './days.js';
import { useLocaleSettings, useToday } from './locale.js';
import { useIsPhone } from './media.js';
import { writeDayRange } from './range-text.js';
import { percentText } from './text/number-text.js';
import { useDayText } from './times.js';
import './time-plan.css';
import { t } from '../messages/text.js';

export interface PlanSpan {
  readonly from: string;
  readonly to: string;
}

/** The days that are shown: whole months around everything that has a day, and today. */
export function spanOf(days: readonly string[], today: string): PlanSpan {
  const all = [...days, today].toSorted();
  const [first = today] = all;
  const last = all.at(-1) ?? today;
  return { from: monthStart(first), to: addDays(monthStart(last, 1), -1) };
}

const placeOf = (span: PlanSpan, day: string): number =>
  (daysBetween(span.from, day) / (daysBetween(span.from, span.to) + 1)) * 100;

/** The most months that get a label. */
const maxNames = { phone: 4, desk: 8 };

export function PlanAxis({ span }: { readonly span: PlanSpan }) {
  const today = useToday();
  const dayText = useDayText();
  const max = useIsPhone() ? maxNames.phone : maxNames.desk;
  const months: string[] = [];
  for (let month = span.from; month <= span.to; month = monthStart(month, 1)) months.push(month);
  const step = Math.ceil(months.length / max);
  return (
    <div className="plan-axis" aria-hidden="true">
      {months.map(
        (month, at) =>
          at % step === 0 && (
            <span key={month} style={{ insetInlineStart: `${placeOf(span, month)}%` }}>
              {dayText(month)}
            </span>
          ),
      )}
      <i className="plan-today" style={{ insetInlineStart: `${placeOf(span, today)}%` }} />
    </div>
  );
}

export interface PlanBarProps {
  readonly span: PlanSpan;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  /** How much is done, in percent. */
  readonly percent: number;
  readonly kind: 'pending' | 'active' | 'completed' | 'late';
  /** Missing if the bar is read-only. */
  readonly onChange?: ((days: { readonly start: string | null; readonly end: string | null }) => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
}

export function PlanBar(props: PlanBarProps) {
  const { span, start, end } = props;
  const today = useToday();
  const from = start ?? end;
  const to = end ?? start;
  return (
    <div className="plan-track">
      <i className="plan-today" style={{ insetInlineStart: `${placeOf(span, today)}%` }} />
      {from !== null && to !== null && <Bar {...props} from={from} to={to} />}
    </div>
  );
}

interface DrawnProps extends PlanBarProps {
  readonly from: string;
  readonly to: string;
}

function Bar({ span, name, start, end, from, to, percent, kind, onChange, onOpen }: DrawnProps) {
  const dayText = useDayText();
  const { locale } = useLocaleSettings();
  const taken = useRef<{ x: number; width: number } | null>(null);
  const [shift, setShift] = useState(0);
  const move = (days: number, isEndOnly = false): void => {
    if (days === 0 || !onChange) return;
    const later = addDays(to, days);
    if (isEndOnly) onChange({ start, end: later < from ? from : later });
    else onChange({ start: start && addDays(start, days), end: end && addDays(end, days) });
  };
  const daysOf = (x: number): number => {
    if (!taken.current) return 0;
    return Math.round(((x - taken.current.x) / taken.current.width) * (daysBetween(span.from, span.to) + 1));
  };
  const style = {
    insetInlineStart: `${placeOf(span, addDays(from, shift))}%`,
    inlineSize: `${placeOf(span, addDays(to, 1)) - placeOf(span, from)}%`,
  };
  const words = t('common.planBar', {
    name,
    days:
      start && end
        ? writeDayRange(locale, { from: start, to: end })
        : t('common.planDays', {
            from: start ? dayText(start) : t('common.noStart'),
            to: end ? dayText(end) : t('common.noEnd'),
          }),
    percent: percentText(percent / 100, locale),
  });
  const inner = <i className="plan-done" style={{ inlineSize: `${Math.min(100, percent)}%` }} />;
  if (!onChange)
    return (
      <span className="plan-bar" data-kind={kind} style={style} role="img" aria-label={words}>
        {inner}
      </span>
    );
  return (
    <button
      type="button"
      className="plan-bar"
      data-kind={kind}
      data-moving={shift === 0 ? undefined : ''}
      style={style}
      aria-label={words}
      aria-description={t('common.arrowsMoveItByDaysShift')}
      onClick={() => {
        if (shift === 0) onOpen?.();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (days === undefined) return;
        event.preventDefault();
        move(days, event.shiftKey);
      }}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        taken.current = { x: event.clientX, width: event.currentTarget.parentElement?.clientWidth ?? 1 };
      }}
      onPointerMove={({ clientX }) => setShift(daysOf(clientX))}
      onPointerUp={({ clientX }) => {
        move(daysOf(clientX));
        taken.current = null;
        // After the click event that follows, which must not open the bar.
        setTimeout(() => setShift(0), 0);
      }}
      onPointerCancel={() => {
        taken.current = null;
        setShift(0);
      }}
    >
      {inner}
    </button>
  );
}

/** Marks a day in a row, such as a milestone. */
export function PlanMark({
  span,
  day,
  name,
}: {
  readonly span: PlanSpan;
  readonly day: string;
  readonly name: ReactNode;
}) {
  return (
    <span className="plan-mark" style={{ insetInlineStart: `${placeOf(span, day)}%` }}>
      <span className="away">{name}</span>
    </span>
  );
}
