/**
 * A change that a user is making to an object while others may change the same object. It is sent with the ETag of the
 * version that the user saw when they began. If others were faster, the form shows what they changed and sends nothing
 * until the user goes on from there. `useDraft` is for fields that are typed into, `useVersion` for actions such as a
 * payment.
 */
import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { PreconditionFailedError } from 'docket-sdk';
import { useEffect, useRef, useState } from 'react';
import { changesOf, conflictsOf, rebaseEdit, omitField, type EditConflict, type PendingEdit } from './draft-state.js';
import { etagOf } from './etags.js';

/** The state of a change that is being made, as `ConflictNotice` shows it. */
export interface EditState {
  /** Others have changed the object since the version that the change is based on. */
  readonly isBehind: boolean;
  readonly conflicts: readonly EditConflict[];
  /** The ETag of the version that the change is based on. */
  readonly ifMatch: string | undefined;
  /** Takes the current version as the new base and keeps what was typed. */
  readonly acceptCurrent: () => void;
  /** Calls `send`. If there is a conflict to look at, counts an attempt instead and resolves to false. */
  readonly attempt: (send: () => unknown) => Promise<boolean>;
  /** How often the user tried to send while there was a conflict to look at. */
  readonly attempts: number;
  /**
   * The response is outstanding. Until it is here, a change of the object may be the user's own, so no conflict is
   * shown.
   */
  readonly isSending: boolean;
}

interface VersionOf<Source> {
  readonly source: Source;
  /** The facts that the user has to see when others change them. */
  readonly seenOf: (source: Source) => object;
}

interface Seen<Source> {
  readonly base: Source;
  readonly attempts: number;
}

/** Keeps the version read when the dialog opened; others' changes surface as a conflict. */
export function useVersion<Source extends object>({ source, seenOf }: VersionOf<Source>): EditState {
  const [{ base, attempts }, setSeen] = useState<Seen<Source>>({ base: source, attempts: 0 });
  const ifMatch = etagOf(base);
  const isBehind = etagOf(source) !== ifMatch;
  const { attempt, isSending } = useAttempt(isBehind, () =>
    setSeen((seen) => ({ ...seen, attempts: seen.attempts + 1 })),
  );
  return {
    isBehind,
    conflicts: isBehind ? conflictsOf(seenOf(base), seenOf(source), {}) : [],
    ifMatch,
    acceptCurrent: () => setSeen({ base: source, attempts: 0 }),
    attempt,
    attempts,
    isSending,
  };
}

/** Sends unless the user is behind, and tracks whether the response is outstanding. */
function useAttempt(isBehind: boolean, ask: () => void): Pick<EditState, 'attempt' | 'isSending'> {
  const [isSending, setOnItsWay] = useState(false);
  return {
    isSending,
    attempt: async (send) => {
      if (isBehind) {
        ask();
        return false;
      }
      setOnItsWay(true);
      try {
        return (await send()) !== false;
      } finally {
        setOnItsWay(false);
      }
    },
  };
}

export interface Draft<Body extends object> extends EditState {
  /** Form values: the current object with the typed fields on top. */
  readonly values: Body;
  readonly set: (change: Partial<Body>) => void;
  /** The typed fields that will be sent. */
  readonly changed: Partial<Body>;
  readonly isChanged: boolean;
  readonly undo: () => void;
  /** What is typed, and the state that it was typed on, for `draft` of a `Form`: conflicts show after a reload too. */
  readonly stored: StoredEdit<Body>;
  /** Drops the typed value of a field, so that the others' value shows. */
  readonly acceptTheirs: (field: string) => void;
  /** Sends the typed fields, unless there is a conflict to look at. Resolves to whether they were saved. */
  readonly save: (send: (changed: Partial<Body>, ifMatch: string | undefined) => Promise<unknown>) => Promise<boolean>;
}

interface DraftOf<Source, Body> extends Partial<VersionOf<Source>> {
  readonly source: Source;
  /** The editable fields. */
  readonly bodyOf: (source: Source) => Body;
  /** Fetches the object again; the result also reaches `source` through the cache. */
  readonly refetchNow: () => Promise<Source>;
}

interface Held<Body extends object> extends PendingEdit<Body> {
  readonly ifMatch: string | undefined;
  /** Everything the form shows, fields included, as it was when the user began to type. */
  readonly facts: object;
  readonly attempts: number;
}

interface StoredEdit<Body extends object> {
  readonly value: { readonly held: Held<Body> | null };
  readonly restore: (value: StoredEdit<Body>['value']) => void;
}

/** Shows the current object. Once the user types, typed fields stay as typed and all others still follow the object. */
export function useDraft<Source extends object, Body extends object>(of: DraftOf<Source, Body>): Draft<Body> {
  const { source, bodyOf, seenOf, refetchNow } = of;
  const [held, setHeld] = useState<Held<Body> | null>(null);
  // Tells after a request whether the user typed more while it was on its way.
  const heldNow = useRef(held);
  useEffect(() => {
    heldNow.current = held;
  });
  const now = bodyOf(source);
  const factsOf = (state: Source): object => ({ ...seenOf?.(state), ...bodyOf(state) });
  const begin = (own: Partial<Body>): Held<Body> => ({
    from: now,
    facts: factsOf(source),
    ifMatch: etagOf(source),
    own,
    attempts: 0,
  });
  const changed = held ? changesOf(held, now) : {};
  const isChanged = hasAny(changed);
  const conflicts = held && isChanged ? conflictsOf(held.facts, factsOf(source), changed) : [];
  const isBehind = conflicts.length > 0;
  // Others may freely change facts that this form does not show: then the latest ETag is sent.
  const ifMatch = held && isBehind ? held.ifMatch : etagOf(source);
  const ask = (): void => setHeld((last) => last && { ...last, attempts: last.attempts + 1 });
  const { attempt, isSending } = useAttempt(isBehind, ask);
  const save: Draft<Body>['save'] = async (send) =>
    attempt(async () => {
      try {
        await send(changed, ifMatch);
      } catch (error) {
        if (!(error instanceof PreconditionFailedError)) throw error;
        // The cache was behind the server. Send again with the new ETag if nothing changed that the form shows.
        const latest = await refetchNow();
        if (conflictsOf(factsOf(source), factsOf(latest), changed).length > 0) {
          ask();
          return false;
        }
        await send(changed, etagOf(latest));
      }
      if (heldNow.current?.own === held?.own) {
        setHeld(null);
        return true;
      }
      const done = await refetchNow();
      setHeld((last) => {
        const later = last && rebaseEdit(last, changed, bodyOf(done));
        return later && { ...later, facts: { ...factsOf(done), ...later.from }, ifMatch: etagOf(done), attempts: 0 };
      });
      return true;
    });
  return {
    values: { ...now, ...changed },
    set: (change) =>
      setHeld((last) =>
        last && hasAny(changesOf(last, now)) ? { ...last, own: { ...last.own, ...change } } : begin(change),
      ),
    changed,
    isChanged,
    undo: () => setHeld(null),
    stored: {
      value: { held: isChanged ? held : null },
      restore: ({ held: last }) => setHeld(last && isHeld(last) ? { ...last, own: fieldsIn(last.own, now) } : null),
    },
    acceptTheirs: (field) => setHeld((last) => last && { ...last, own: omitField(last.own, field) }),
    isBehind,
    conflicts,
    ifMatch,
    acceptCurrent: () => setHeld(begin(changed)),
    attempt,
    attempts: held?.attempts ?? 0,
    isSending,
    save,
  };
}

/** A `refetchNow` that fetches the screen's own query. */
export function useRefetchNow<Source, Key extends QueryKey>(
  query: FetchQueryOptions<Source, Error, Source, Key>,
): () => Promise<Source> {
  const client = useQueryClient();
  return async () => client.fetchQuery({ ...query, staleTime: 0 });
}

/** A draft may have been stored by another version of the dashboard. */
const isHeld = (held: object): boolean => ['from', 'own', 'facts', 'attempts'].every((name) => name in held);

/** The typed fields that the form has. */
function fieldsIn<Body extends object>(own: Partial<Body>, now: Body): Partial<Body> {
  const rest = { ...own };
  for (const field in rest) if (!(field in now)) delete rest[field];
  return rest;
}

const hasAny = (some: object): boolean => Object.keys(some).length > 0;
