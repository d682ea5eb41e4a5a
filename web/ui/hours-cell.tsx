/** One day's hours in a grid: type, Tab, done. The cell reads the text when it loses the focus. */
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hoursHelp, readHours, writeHours } from './text/hours-text.js';
import { useLocaleSettings } from './locale.js';
import './hours-grid.css';

export interface HoursCellProps {
  readonly label: string;
  readonly hours: number | null;
  /** Position in the grid, for moving by arrow keys. */
  readonly row: number;
  readonly column: number;
  readonly state?: 'saving' | 'saved' | 'waiting' | 'refused' | undefined;
  /** Tooltip: why the hours were refused, or why the cell is read-only. */
  readonly words?: string | undefined;
  readonly isReadOnly?: boolean;
  /** Marks a cell with a description or with several entries. */
  readonly isMarked?: boolean;
  readonly isFaint?: boolean;
  readonly onType: (hours: number | null) => void;
  /** On F2, on a double click, and on Enter in a cell whose hours are there already. */
  readonly onOpen: () => void;
  /** On Shift+Enter: adds another entry to the day. */
  readonly onAdd?: (() => void) | undefined;
  /** On Escape: drops refused hours. */
  readonly onDrop?: (() => void) | undefined;
}

function Cell(props: HoursCellProps) {
  const { label, hours, row, column, state, isReadOnly = false, isMarked, isFaint } = props;
  const { locale } = useLocaleSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const read = typed === null ? hours : zeroAsNone(readHours(typed, locale));
  const problem = isLeft && read === undefined ? hoursHelp : state === 'refused' ? props.words : undefined;
  const latest = useRef({ typed, props, locale });
  useEffect(() => {
    latest.current = { typed, props, locale };
  });
  const commit = (isAgain = false): void => {
    if (typed !== null && read === undefined) return;
    if (read !== undefined && (read !== hours || isAgain)) props.onType(read);
    setTyped(null);
  };
  useEffect(() => () => commitOnUnmount(latest.current), []);
  const isSettled = typed === null && hours !== null && state !== 'refused';
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && event.shiftKey && props.onAdd) {
      commit();
      props.onAdd();
    } else if (event.key === 'F2' || (event.key === 'Enter' && (isReadOnly || isSettled))) {
      commit();
      props.onOpen();
    } else if (event.key === 'Enter') {
      commit(state === 'refused');
      goTo(event.currentTarget, row + 1, column);
    } else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else if (event.key === 'Escape' && props.onDrop) props.onDrop();
    else if (!arrow(event, row, column)) return;
    event.preventDefault();
  };
  return (
    <input
      className="hours-cell"
      type="text"
      inputMode="text"
      autoComplete="off"
      aria-label={label}
      aria-invalid={problem === undefined ? undefined : true}
      aria-description={problem ?? props.words}
      title={problem ?? props.words}
      readOnly={isReadOnly}
      data-state={state}
      data-cell={`${row} ${column}`}
      // Hours begin with a digit. Until one is typed, letters are shortcuts of the screen.
      data-letters={typed === null ? 'keys' : undefined}
      data-marked={isMarked ? '' : undefined}
      data-faint={isFaint ? '' : undefined}
      value={typed ?? (hours === null ? '' : writeHours(hours))}
      placeholder={isReadOnly ? '' : '–'}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => {
        setLeft(false);
        target.select();
      }}
      onBlur={() => {
        setLeft(true);
        commit();
      }}
      onDoubleClick={props.onOpen}
      onKeyDown={onKeyDown}
    />
  );
}

/** Renders again only if a prop has changed, handlers included. */
export const HoursCell = memo(Cell);

const zeroAsNone = (hours: number | null | undefined): number | null | undefined => (hours === 0 ? null : hours);

interface Left {
  readonly typed: string | null;
  readonly props: HoursCellProps;
  readonly locale: string;
}

/** Reports what was typed into a cell that unmounts before it loses the focus, such as on the browser's Back. */
function commitOnUnmount({ typed, props, locale }: Left): void {
  const read = typed === null ? undefined : zeroAsNone(readHours(typed, locale));
  if (read !== undefined && read !== props.hours) props.onType(read);
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves to the next cell and returns whether it did. Sideways, only from the edge of the text or if all of it is
 * selected.
 */
function arrow(
  { key, currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>,
  row: number,
  column: number,
): boolean {
  const step = steps[key];
  if (!step || shiftKey) return false;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isAtEdge = isAll || selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
  const [down, right] = step;
  if (right !== 0 && !isAtEdge) return false;
  const isRightToLeft = getComputedStyle(currentTarget.closest('table') ?? currentTarget).direction === 'rtl';
  return goTo(currentTarget, row + down, column + (isRightToLeft ? -right : right));
}

function goTo(from: HTMLInputElement, row: number, column: number): boolean {
  const cell = from.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
  cell?.focus();
  return cell != null;
}
