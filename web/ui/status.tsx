/** Small signs: a status, a person, how much of something is used. */
import type { CSSProperties, ReactNode } from 'react';
import { Meter as MeterRole } from 'react-aria-components/Meter';
import './figures.css';

/** By meaning: `active` goes on, `quiet` is over or not yet. */
export type StatusKind = 'neutral' | 'active' | 'good' | 'warn' | 'bad' | 'quiet';

export interface StatusProps {
  readonly kind?: StatusKind;
  /** The word is what says it; the colour only helps. */
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

/** A person's or client's initials. Their name stands beside it, so that it is not read aloud. */
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
  /** Null where there is none: the bar is left out. */
  readonly limit: number | null | undefined;
  /** What is written beside, such as `<><Hours hours={used} /> of <Hours hours={limit} /></>`. */
  readonly words?: ReactNode;
  /** What is read aloud in place of the share. */
  readonly valueText?: string;
  /** From this share on it warns. */
  readonly warnsAt?: number;
  /** Where one would stand, of the same whole: the days gone of a period. */
  readonly mark?: number;
}

/** How much of a budget or an allowance is used; over it, it says so by colour and words. */
export function Meter({ label, isLabelHidden, used, limit, words, valueText, warnsAt = 0.8, mark }: MeterProps) {
  const share = limit ? used / limit : 0;
  const isOver = limit != null && used > limit;
  const percent = `${Math.round(share * 100)} %`;
  const kind = isOver ? 'over' : share >= warnsAt ? 'warn' : undefined;
  return (
    <MeterRole
      className="meter"
      aria-label={label}
      value={Math.min(used, limit ?? used)}
      maxValue={limit ?? 1}
      valueLabel={valueText ?? (isOver ? `${percent}, over` : percent)}
      data-kind={kind}
    >
      <span className="meter-words" aria-hidden="true">
        {!isLabelHidden && <span>{label}</span>}
        <span>{words ?? (isOver ? `${percent}, over` : percent)}</span>
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
