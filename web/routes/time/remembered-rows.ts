/** Rows of a week that have no hours yet, kept in this browser so that a reload leaves them. */
import { useState } from 'react';
import type { RowWork } from './week.js';

const maxWeeks = 8;

type Weeks = readonly (readonly [week: string, rows: readonly RowWork[]])[];

function parse(text: string | null): Weeks {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    // Nobody else writes under this name.
    return Array.isArray(stored) ? (stored as Weeks) : [];
  } catch {
    return [];
  }
}

export function useRememberedRows(userId: string, week: string) {
  const name = `docket.rows.${userId}`;
  const [weeks, setWeeks] = useState(() => parse(globalThis.localStorage.getItem(name)));
  const rows = weeks.find(([each]) => each === week)?.[1] ?? [];
  const keep = (next: readonly RowWork[]): void => {
    const others = weeks.filter(([each]) => each !== week);
    const all: Weeks = [[week, next] as const, ...others].slice(0, maxWeeks);
    setWeeks(all);
    globalThis.localStorage.setItem(name, JSON.stringify(all));
  };
  return { rows, keep };
}
