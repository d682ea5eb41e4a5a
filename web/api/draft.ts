/**
 * A change that a user is making to an object while others may change the same object. It is sent with the ETag of the version that the
 * user saw when they began. If others were faster, the form shows what they changed and sends nothing until the user goes on from there.
 * `useDraft` is for fields that are typed into, `useVersion` for actions such as a payment.
 */
import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { PreconditionFailedError } from 'docket-sdk';
import { useEffect, useRef, useState } from 'react';
import { changesOf, conflictsOf, typedOn, without, type EditConflict, type Typing } from './draft-state.js';
import { etagOf } from './etags.js';

/** The state of a change that is being made, as `ConflictNotice` shows it. */
export interface EditState {
  /** Others have changed the object since the version that the change is based on. */
  readonly isBehind: boolean;
  readonly conflicts: readonly EditConflict[];
  /** The ETag of the version that the change is based on. */
  readonly ifMatch: string | undefined;
  /** Goes on from what it is now, keeping what was typed. */
  readonly goOn: () => void;
  /** Sends, unless there is something to be seen before: then the notice asks for attention, and it says false. */
  readonly attempt: (send: () => unknown) => Promise<boolean>;
  /** How often the user tried to send while there was a conflict to look at. */
  readonly attempts: number;
  /** Its answer is yet to come. It says whether others were faster; what is seen changing until then may be one's own doing. */
  readonly isOnItsWay: boolean;
}

interface VersionOf<Source> {
  readonly source: Source;
  /** What of it one would want to know of. */
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
  const { attempt, isOnItsWay } = useAttempt(isBehind, () =>
    setSeen((seen) => ({ ...seen, attempts: seen.attempts + 1 })),
  );
  return {
    isBehind,
    conflicts: isBehind ? conflictsOf(seenOf(base), seenOf(source), {}) : [],
    ifMatch,
    goOn: () => setSeen({ base: source, attempts: 0 }),
    attempt,
    attempts,
    isOnItsWay,
  };
}

/** The way to the server and back. */
function useAttempt(isBehind: boolean, ask: () => void): Pick<EditState, 'attempt' | 'isOnItsWay'> {
  const [isOnItsWay, setOnItsWay] = useState(false);
  return {
    isOnItsWay,
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
  /** What stands in the form: the object as it is now, and what was typed on top of it. */
  readonly values: Body;
  readonly set: (change: Partial<Body>) => void;
  /** What was typed and is to be sent. */
  readonly changed: Partial<Body>;
  readonly isChanged: boolean;
  readonly undo: () => void;
  /** Leaves a field to what others made it. */
  readonly take: (field: string) => void;
  /** Sends what was changed, unless there is something to be seen before. */
  readonly save: (send: (changed: Partial<Body>, ifMatch: string | undefined) => Promise<unknown>) => Promise<boolean>;
}

interface DraftOf<Source, Body> extends Partial<VersionOf<Source>> {
  readonly source: Source;
  /** The fields that can be changed. */
  readonly bodyOf: (source: Source) => Body;
  /** Reads the object again, so that `source` is what it is now. */
  readonly readAgain: () => Promise<Source>;
}

interface Held<Body extends object> extends Typing<Body> {
  readonly ifMatch: string | undefined;
  /** As it was when the typing began, with what is seen beside the fields. */
  readonly facts: object;
  readonly attempts: number;
}

/** Follows the object until something is typed, and afterwards in all that is not typed. */
export function useDraft<Source extends object, Body extends object>(of: DraftOf<Source, Body>): Draft<Body> {
  const { source, bodyOf, seenOf, readAgain } = of;
  const [held, setHeld] = useState<Held<Body> | null>(null);
  // What is typed while a change is on its way.
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
  // Of what is neither typed nor shown here, others may change what they like.
  const ifMatch = held && isBehind ? held.ifMatch : etagOf(source);
  const ask = (): void => setHeld((last) => last && { ...last, attempts: last.attempts + 1 });
  const { attempt, isOnItsWay } = useAttempt(isBehind, ask);
  const save: Draft<Body>['save'] = async (send) =>
    attempt(async () => {
      try {
        await send(changed, ifMatch);
      } catch (error) {
        if (!(error instanceof PreconditionFailedError)) throw error;
        const latest = await readAgain();
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
      const done = await readAgain();
      setHeld((last) => {
        const later = last && typedOn(last, changed, bodyOf(done));
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
    take: (field) => setHeld((last) => last && { ...last, own: without(last.own, field) }),
    isBehind,
    conflicts,
    ifMatch,
    goOn: () => setHeld(begin(changed)),
    attempt,
    attempts: held?.attempts ?? 0,
    isOnItsWay,
    save,
  };
}

/** For `readAgain`: by the query that the screen shows. */
export function useReadAgain<Source, Key extends QueryKey>(
  query: FetchQueryOptions<Source, Error, Source, Key>,
): () => Promise<Source> {
  const client = useQueryClient();
  return async () => client.fetchQuery({ ...query, staleTime: 0 });
}

const hasAny = (some: object): boolean => Object.keys(some).length > 0;
