/** A list of what waits for the user on Today. */
import type { ReactNode } from 'react';
import { Problem } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';

/** How many rows a block shows. The list that it links to has all of them. */
export const maxRows = 5;

/** One of the blocks of Today, in the order in which they are shown. */
export interface TodayBlock {
  readonly id: string;
  readonly isPending: boolean;
  /** Null if nothing waits. */
  readonly content: ReactNode;
}

/** The needed part of the queries behind a block. */
interface BlockQuery {
  readonly data: unknown;
  readonly isEnabled: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface BlockParts {
  readonly id: string;
  readonly title: string;
  /** All that wait, if more than the rows. */
  readonly total?: number;
  /** A link to the whole list. */
  readonly all?: ReactNode;
  readonly queries: readonly BlockQuery[];
  /** List items. Users who may not see the block see none: their queries are disabled. */
  readonly rows: readonly ReactNode[];
}

/** A block that shows its own error: the others stay. */
export function todayBlock({ id, title, total = 0, all, queries, rows }: BlockParts): TodayBlock {
  // A disabled query still has the data that another part of the screen has read.
  if (queries.some(({ isEnabled }) => !isEnabled)) return { id, isPending: false, content: null };
  // What was read before stays if it cannot be read again.
  const failed = queries.find(({ data, error }) => error !== null && data === undefined);
  const isPending = queries.some(({ isLoading }) => isLoading);
  if (failed)
    return {
      id,
      isPending,
      content: (
        <Section title={title}>
          <Problem error={failed.error} onRetry={() => void failed.refetch()} />
        </Section>
      ),
    };
  if (isPending || rows.length === 0) return { id, isPending, content: null };
  return {
    id,
    isPending,
    content: (
      <Section title={total > rows.length ? `${title} (${total})` : title} actions={all}>
        <ul className="today-list">{rows}</ul>
      </Section>
    ),
  };
}

interface TodayRowProps {
  /** What waits, as a link to it. */
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A sign, and a button or a link that begins what is to be done. */
  readonly action?: ReactNode;
}

export function TodayRow({ title, detail, action }: TodayRowProps) {
  return (
    <li>
      <div className="today-words">
        {title}
        {detail && <span className="today-detail">{detail}</span>}
      </div>
      {action && <div className="today-action">{action}</div>}
    </li>
  );
}
