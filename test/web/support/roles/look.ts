/** The description of a screen: its address, who sees it, and the controls that it offers. */
import type { Offer } from './offers.js';
import type { Need } from './rights.js';

/** Controls, and the rights that a user needs for them. */
export type Offered = readonly [needs: Need | readonly Need[], ...offers: readonly Offer[]];

export interface Look {
  /** The address, with names in place of ids: `/clients/:client`. */
  readonly path: string;
  /** The rights that a user needs to see the screen. */
  readonly sees: Need | readonly Need[];
  readonly offers: readonly Offered[];
  /** The look is a dialog, which opens after the screen. */
  readonly isDialog?: true;
  /** The look is a dialog with this submit button; the form's other controls are not checked. */
  readonly form?: string;
  /**
   * The look for users without these rights. Undefined if the screen says that it is not for them; `server` if that
   * depends on the object, which only the server knows.
   */
  readonly instead?: Look | 'server';
}

/** The menu of saved views. */
export const views: readonly Offer[] = ['button Views', 'menu item Copy link', 'menu item Save as view'];

/** A view that is saved, and the way back from it. */
export const savedViews: readonly Offer[] = ['menu item All', 'menu item View'];

/** The controls of a list whose filters and columns can be saved as a view. */
export const filters: readonly Offer[] = ['button Add filter', 'button Columns', ...views];

/** The files of a list. */
export const exports: readonly Offer[] = ['menu item Export as CSV', 'menu item Export for programs (API format)'];

export const rows: readonly Offer[] = ['box Select all loaded rows', 'box Select a row', 'bulk button Clear'];
