/** Small signs: a status, a person, how much of something is used. */
import type { CSSProperties, ReactNode } from 'react';
import { Meter as MeterRole } from 'react-aria-components/Meter';
import { useLocaleSettings } from './locale.js';
import { percentText } from './text/number-text.js';
import './figures.css';
import { t } from '../messages/text.js';

/**
 * By meaning: `active` is under way, `quiet` is over or has not begun, `warn` is for what somebody has to do, and `bad`
 * for harm alone. Rows of tables show a colour only for the last two.
 */
export type StatusKind = 'neutral' | 'active' | 'good' | 'warn' | 'bad' | 'quiet';

export interface StatusProps {
  readonly kind?: StatusKind;
  /** The text carries the meaning; the colour only helps. */
  readonly children: ReactNode;
}

export function Status({ kind = 'neutral', children }: StatusProps) {
  return (
    <span className="status" data-kind={kind}>
      <span>{children}</span>
    </span>
  );
}

export interface AvatarProps {
  readonly name: string;
  /** From this server only. */
  readonly picture?: string | null;
  readonly size?: 's' | 'm';
}

/** Initials of a person or client. Screen readers skip them, because the name is beside. */
export function Avatar({ name, picture, size = 'm' }: AvatarProps) {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return (
    <span className="avatar" data-size={size} style={{ '--hue': hue } as CSSProperties} aria-hidden="true">
      {picture?.startsWith('/') ? <img src={picture} alt="" loading="lazy" /> : initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = (word: string | undefined): string => Array.from(word ?? '')[0] ?? '';
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toUpperCase();
};

/** A name with its avatar. */
export function Person({ name, picture, size = 's' }: AvatarProps) {
  return (
    <span className="person">
      <Avatar name={name} picture={picture} size={size} />
      <span dir="auto">{name}</span>
    </span>
  );
}

export interface MeterProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly used: number;
  /** Null if there is no limit: then no bar is drawn. */
  readonly limit: number | null | undefined;
  /** Text beside the bar, such as `<><Hours hours={used} /> of <Hours hours={limit} /></>`. */
  readonly words?: ReactNode;
  /** Read aloud in place of the percentage. */
  readonly valueText?: string;
  /** Share from which the bar warns, 0 to 1; null if more is no harm, as of what is billed. */
  readonly warnsAt?: number | null;
  /** Share at which to draw a mark, 0 to 1: how much of the period has passed. */
  readonly mark?: number;
}

/** How much of a budget or an allowance is used. If it is over, both the colour and the text say so. */
export function Meter({ label, isLabelHidden, used, limit, words, valueText, warnsAt = 0.8, mark }: MeterProps) {
  const { locale } = useLocaleSettings();
  const share = limit ? used / limit : 0;
  const isOver = limit != null && used > limit && warnsAt !== null;
  const percent = percentText(share, locale);
  const kind = isOver ? 'over' : warnsAt !== null && share >= warnsAt ? 'warn' : undefined;
  return (
    <MeterRole
      className="meter"
      aria-label={label}
      value={Math.min(used, limit ?? used)}
      maxValue={limit ?? 1}
      valueLabel={valueText ?? (isOver ? t('shell.over', { percent }) : percent)}
      data-kind={kind}
    >
      <span className="meter-words" aria-hidden="true">
        {!isLabelHidden && <span>{label}</span>}
        <span>{words ?? (isOver ? t('shell.over', { percent }) : percent)}</span>
      </span>
      {limit != null && (
        <span className="meter-track">
          <span className="meter-fill" style={{ display: 'block', inlineSize: `${Math.min(100, share * 100)}%` }} />
          {mark !== undefined && <span className="meter-mark" style={{ insetInlineStart: `${mark * 100}%` }} />}
        </span>
      )}
    </MeterRole>
  );
}
