/** The only check that a text is an id: a text in any other form finds no object. */

declare const checked: unique symbol;

/** A text with the form of an id. Queries that take an id from a request accept only this type. */
export type Id = string & { readonly [checked]: true };

const wellFormed = /^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$/;

/**
 * Whether a text has the form of an id, with `prefix` if given. The database is less exact: it ignores trailing blanks,
 * and refuses to compare an id with letters outside ASCII.
 */
export const isId = (text: string, prefix?: string): text is Id =>
  wellFormed.test(text) && (prefix === undefined || text.startsWith(`${prefix}_`));
