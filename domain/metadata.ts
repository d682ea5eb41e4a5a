import { invalid, invalidState } from './errors.js';

/** Texts by key that integrations store on an object. */
export type Metadata = Readonly<Record<string, string>>;

/** Metadata in a request: a key with null or an empty text is removed; null instead of an object removes all keys. */
export type MetadataInput = Readonly<Record<string, string | null>> | null;

const maxKeys = 50;

/** The metadata after a request; keys not sent stay. Null if none is left. Throws `invalid_request` above 50 keys. */
export function mergedMetadata(before: Metadata | null, sent: MetadataInput): Metadata | null {
  const all = new Map<string, string | null>(sent === null ? [] : Object.entries({ ...before, ...sent }));
  const noted = [...all].filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== '');
  if (noted.length > maxKeys)
    throw invalid('metadata', `must have at most ${maxKeys} keys after it is merged with the stored keys`);
  return noted.length === 0 ? null : Object.fromEntries(noted);
}

/**
 * The metadata of an object after another has been merged into it: keys that it lacks come from the other. Throws
 * `invalid_state` above 50 keys.
 */
export function joinedMetadata(survivor: Metadata | null, other: Metadata | null): Metadata | null {
  const all = { ...other, ...survivor };
  const count = Object.keys(all).length;
  if (count > maxKeys)
    throw invalidState(
      `The metadata of both contacts has ${count} keys in total, and at most ${maxKeys} are allowed: remove some first`,
    );
  return count === 0 ? null : all;
}
