/**
 * Drafts of forms in localStorage: what a user typed and has not sent. Each user has their own, in each workspace and on
 * each side of it. Old ones, and the oldest of too many, are dropped.
 */
import { draftOwner } from './draft-owner.js';

export interface StoredDraft {
  /** When it was last changed. */
  readonly at: string;
  /** The values of the form. */
  readonly value: object;
  /** Names of files that were chosen. Files themselves are not stored. */
  readonly files: readonly string[];
}

const prefix = 'docket.draft.';
const maxAgeMs = 30 * 86_400_000;
const maxDrafts = 50;
const maxLength = 200_000;

const nameOf = (key: string): string => prefix + draftOwner() + key;

export function readDraft(key: string): StoredDraft | undefined {
  const name = nameOf(key);
  const draft = parse(localStorage.getItem(name));
  if (draft && isOld(draft)) localStorage.removeItem(name);
  else return draft;
  return undefined;
}

/** Returns false if the browser has no room for it, or it is too long. */
export function writeDraft(key: string, draft: StoredDraft): boolean {
  const name = nameOf(key);
  const text = JSON.stringify(draft);
  if (text.length > maxLength) return false;
  try {
    if (localStorage.getItem(name) === null) makeRoom();
    localStorage.setItem(name, text);
    return true;
  } catch {
    // The storage is full or turned off: the form asks before it is closed.
    return false;
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(nameOf(key));
}

/** Drops old drafts of all users, and the oldest of this one if there are too many. */
function makeRoom(): void {
  const own: { readonly name: string; readonly at: string }[] = [];
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(prefix)) continue;
    const draft = parse(localStorage.getItem(name));
    if (!draft || isOld(draft)) localStorage.removeItem(name);
    else if (name.startsWith(prefix + draftOwner())) own.push({ name, at: draft.at });
  }
  const byAge = own.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  for (const { name } of byAge.slice(0, Math.max(0, byAge.length - maxDrafts + 1))) localStorage.removeItem(name);
}

const isOld = ({ at }: StoredDraft): boolean => !(Date.parse(at) > Date.now() - maxAgeMs);

function parse(text: string | null): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isStored = (stored: unknown): stored is StoredDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'at' in stored &&
  typeof stored.at === 'string' &&
  'value' in stored &&
  typeof stored.value === 'object' &&
  stored.value !== null &&
  'files' in stored &&
  Array.isArray(stored.files);
