/** A column of a table, and the order of its rows. */
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'center' | 'end';
  readonly isSortable?: boolean;
  /**
   * `fit` is as wide as what it holds, and nothing in it is cut; a number is the same, with at least so many pixels.
   * Others take a share of the rest, such as `2fr`: for names and texts, which end in an ellipsis.
   */
  readonly width?: 'fit' | number | `${number}fr`;
  /** Drawn only if the user chooses it. */
  readonly isOptional?: boolean;
  readonly isHiddenOnPhone?: boolean;
  /** Its place in the row of a phone, if it does not follow from the column (table-phone.tsx); `line` is one of its own below the others. */
  readonly phone?: 'state' | 'fact' | 'amount' | 'line';
  /** Whether its heading stands before it in the row of a phone: by default before numbers. A day alone does not say which. */
  readonly isNamedOnPhone?: boolean;
  /** The column that names the row; the first by default. */
  readonly isRowHeader?: boolean;
  /** The header is read aloud but not seen: for actions. */
  readonly isHeaderHidden?: boolean;
  /** Cell in the table's foot, such as a sum. */
  readonly foot?: ReactNode;
}

export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}
