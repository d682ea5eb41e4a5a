/** Compares what a user typed with what others changed in the same object. Pure. */

/** A field that somebody else changed while the user was editing. */
export interface EditConflict {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  /** The user's own value, if it differs from both. */
  readonly own?: unknown;
}

/** What the user typed, and the values that the form had when they began. */
export interface PendingEdit<Body extends object> {
  readonly from: Body;
  readonly own: Partial<Body>;
}

/**
 * Typed fields that differ from both the start and the current object. Only these are sent, so others' changes survive.
 */
export function changesOf<Body extends object>({ from, own }: PendingEdit<Body>, now: Body): Partial<Body> {
  const changes = { ...own };
  for (const field in changes)
    if (isSame(changes[field], from[field]) || isSame(changes[field], now[field])) delete changes[field];
  return changes;
}

/**
 * What the user typed while `sent` was on its way, based on the object as it is now; null if they typed nothing more.
 */
export function rebaseEdit<Body extends object>(
  { from, own }: PendingEdit<Body>,
  sent: Partial<Body>,
  now: Body,
): PendingEdit<Body> | null {
  const seen = { ...from, ...sent };
  const later = changesOf({ from: seen, own }, now);
  if (Object.keys(later).length === 0) return null;
  const base = { ...now };
  // The user has not seen what others made of these fields: keep the value last seen, so that a conflict shows.
  for (const field in later) base[field] = seen[field];
  return { from: base, own: later };
}

/** Fields that others changed between two states, each with the user's own value if there is one. */
export function conflictsOf(before: object, now: object, changes: object): EditConflict[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const own = new Map<string, unknown>(Object.entries(changes));
  return [...new Map<string, unknown>(Object.entries(now))]
    .filter(([field, value]) => !isSame(old.get(field), value))
    .map(([field, value]) => ({
      field,
      before: old.get(field),
      now: value,
      ...(own.has(field) && { own: own.get(field) }),
    }));
}

/** The fields in which `after` differs. */
export function changedIn<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = { ...after };
  for (const field in changed) if (isSame(before[field], changed[field])) delete changed[field];
  return changed;
}

/** The typed fields except one. */
export function omitField<Body extends object>(own: Partial<Body>, name: string): Partial<Body> {
  const rest = { ...own };
  for (const field in rest) if (field === name) delete rest[field];
  return rest;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
