/** The only place where a text becomes the id of an object: what is not written exactly as ids are finds nothing. */

declare const checked: unique symbol;

/** A text that has the form of an id. A query that is given one by someone outside takes no other text. */
export type Id = string & { readonly [checked]: true };

const wellFormed = /^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$/;

/**
 * Whether a text is an id, of one kind if its prefix is given. The database would be less exact: it ignores blanks at the end of a
 * text and refuses to compare an id with letters outside ASCII.
 */
export const isId = (text: string, prefix?: string): text is Id =>
  wellFormed.test(text) && (prefix === undefined || text.startsWith(`${prefix}_`));
