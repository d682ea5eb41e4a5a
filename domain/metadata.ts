import { invalid, invalidState } from './errors.js';

/** What other systems store on an object: texts by their keys. */
export type Metadata = Readonly<Record<string, string>>;

/** As it is sent: a key without a text is to be removed, and null is to remove all. */
export type MetadataInput = Readonly<Record<string, string | null>> | null;

const maxKeys = 50;

/** What is noted once `sent` has come to what was noted before; null for nothing. Keys that are not sent stay. */
export function mergedMetadata(before: Metadata | null, sent: MetadataInput): Metadata | null {
  const all = new Map<string, string | null>(sent === null ? [] : Object.entries({ ...before, ...sent }));
  const noted = [...all].filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== '');
  if (noted.length > maxKeys) throw invalid('metadata', `must have ${maxKeys} keys at most once it is merged`);
  return noted.length === 0 ? null : Object.fromEntries(noted);
}

/** What is noted on an object after another has been merged into it: the keys that it lacks come from the other. */
export function joinedMetadata(survivor: Metadata | null, other: Metadata | null): Metadata | null {
  const all = { ...other, ...survivor };
  const count = Object.keys(all).length;
  if (count > maxKeys)
    throw invalidState(`Their metadata has ${count} keys together, and at most ${maxKeys} fit: remove some first`);
  return count === 0 ? null : all;
}
