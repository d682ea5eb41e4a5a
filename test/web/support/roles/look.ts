/** How a screen is told about: where it is, what it shows, what it offers. */
import type { Offer } from './offers.js';
import type { Need } from './rights.js';

/** What there is to press for those who may do this. */
export type Offered = readonly [needs: Need | readonly Need[], ...offers: readonly Offer[]];

export interface Look {
  /** With the names of what it is about: `/clients/:client`. */
  readonly path: string;
  /** What one must be allowed to see what is there. */
  readonly sees: Need | readonly Need[];
  readonly offers: readonly Offered[];
  /** Stands in a dialog, which comes after the screen. */
  readonly isDialog?: true;
  /** Stands in a dialog with this button, of which no more is told: what is in a form is its own affair. */
  readonly form?: string;
  /**
   * What stands there for those who may not: undefined if they are told that it is not for them. `server` if only the server knows,
   * because it depends on which one it is.
   */
  readonly instead?: Look | 'server';
}

/** A list of filters, which can be kept. */
export const filters: readonly Offer[] = [
  'button Add filter',
  'button Saved filters',
  'menu item Copy link',
  'menu item Save these filters',
];

export const rows: readonly Offer[] = ['box Select all loaded rows', 'box Select a row', 'bulk button Clear'];
