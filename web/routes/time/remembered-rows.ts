/** Rows of a week without hours yet, stored in this browser so that they survive a reload. */
import { useState } from 'react';
import type { RowWork } from './week.js';

const maxWeeks = 8;

type Weeks = readonly (readonly [week: string, rows: readonly RowWork[]])[];

function parse(text: string | null): Weeks {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    // Only this file writes under this name, so the shape is known.
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
