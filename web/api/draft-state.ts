/** What becomes of a change while others change the same object. Pure. */

/** A fact that somebody else changed while one was at it. */
export interface EditConflict {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  /** What was typed here, if that is something else than both. */
  readonly own?: unknown;
}

/** What someone typed, and what stood in the form when they began. */
export interface Typing<Body extends object> {
  readonly from: Body;
  readonly own: Partial<Body>;
}

/** What was typed and is not there yet: all that is to be sent, so that what others changed stays as it is. */
export function changesOf<Body extends object>({ from, own }: Typing<Body>, now: Body): Partial<Body> {
  const changes = { ...own };
  for (const field in changes)
    if (isSame(changes[field], from[field]) || isSame(changes[field], now[field])) delete changes[field];
  return changes;
}

/** What was typed after some of it was sent, on top of what it is now that this has gone through; null if nothing was. */
export function typedOn<Body extends object>(
  { from, own }: Typing<Body>,
  sent: Partial<Body>,
  now: Body,
): Typing<Body> | null {
  const seen = { ...from, ...sent };
  const later = changesOf({ from: seen, own }, now);
  if (Object.keys(later).length === 0) return null;
  const base = { ...now };
  // What others made of these meanwhile has not been seen.
  for (const field in later) base[field] = seen[field];
  return { from: base, own: later };
}

/** What others changed between two states, and what was typed in place of that. */
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

/** Without one of what was typed. */
export function without<Body extends object>(own: Partial<Body>, name: string): Partial<Body> {
  const rest = { ...own };
  for (const field in rest) if (field === name) delete rest[field];
  return rest;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
