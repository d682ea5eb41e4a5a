/**
 * What someone is about to do to an object that others may change meanwhile. It stands on the state that was seen when it began, and is
 * sent with that state's ETag; when others were faster, it waits until the user has seen what they changed and goes on from there.
 * `useDraft` is for what is typed into fields, `useBasis` for deeds, such as a payment.
 */
import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { PreconditionFailedError } from 'docket-sdk';
import { useEffect, useRef, useState } from 'react';
import { changesOf, meanwhileOf, typedOn, without, type ChangedMeanwhile, type Typing } from './draft-state.js';
import { etagOf } from './etags.js';

/** Where a change stands, for the notice that tells it (`MeanwhileNotice`). */
export interface Standing {
  /** Others have changed what it stands on. */
  readonly isBehind: boolean;
  readonly meanwhile: readonly ChangedMeanwhile[];
  /** Of the state that it stands on. */
  readonly ifMatch: string | undefined;
  /** Goes on from what it is now, keeping what was typed. */
  readonly goOn: () => void;
  /** Sends, unless there is something to be seen before: then the notice asks for attention, and it says false. */
  readonly attempt: (send: () => unknown) => Promise<boolean>;
  /** How often that was in vain. */
  readonly asked: number;
  /** Its answer is yet to come. It says whether others were faster; what is seen changing until then may be one's own doing. */
  readonly isOnItsWay: boolean;
}

interface BasisOf<Source> {
  readonly source: Source;
  /** What of it one would want to know of. */
  readonly seenOf: (source: Source) => object;
}

interface Seen<Source> {
  readonly base: Source;
  readonly asked: number;
}

/** Stands on what was read when the deed began, whatever it is that others change. */
export function useBasis<Source extends object>({ source, seenOf }: BasisOf<Source>): Standing {
  const [{ base, asked }, setSeen] = useState<Seen<Source>>({ base: source, asked: 0 });
  const ifMatch = etagOf(base);
  const isBehind = etagOf(source) !== ifMatch;
  const { attempt, isOnItsWay } = useAttempt(isBehind, () => setSeen((seen) => ({ ...seen, asked: seen.asked + 1 })));
  return {
    isBehind,
    meanwhile: isBehind ? meanwhileOf(seenOf(base), seenOf(source), {}) : [],
    ifMatch,
    goOn: () => setSeen({ base: source, asked: 0 }),
    attempt,
    asked,
    isOnItsWay,
  };
}

/** The way to the server and back. */
function useAttempt(isBehind: boolean, ask: () => void): Pick<Standing, 'attempt' | 'isOnItsWay'> {
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

export interface Draft<Body extends object> extends Standing {
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

interface DraftOf<Source, Body> extends Partial<BasisOf<Source>> {
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
  readonly asked: number;
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
    asked: 0,
  });
  const changed = held ? changesOf(held, now) : {};
  const isChanged = hasAny(changed);
  const meanwhile = held && isChanged ? meanwhileOf(held.facts, factsOf(source), changed) : [];
  const isBehind = meanwhile.length > 0;
  // Of what is neither typed nor shown here, others may change what they like.
  const ifMatch = held && isBehind ? held.ifMatch : etagOf(source);
  const ask = (): void => setHeld((last) => last && { ...last, asked: last.asked + 1 });
  const { attempt, isOnItsWay } = useAttempt(isBehind, ask);
  const save: Draft<Body>['save'] = async (send) =>
    attempt(async () => {
      try {
        await send(changed, ifMatch);
      } catch (error) {
        if (!(error instanceof PreconditionFailedError)) throw error;
        const latest = await readAgain();
        if (meanwhileOf(factsOf(source), factsOf(latest), changed).length > 0) {
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
        return later && { ...later, facts: { ...factsOf(done), ...later.from }, ifMatch: etagOf(done), asked: 0 };
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
    meanwhile,
    ifMatch,
    goOn: () => setHeld(begin(changed)),
    attempt,
    asked: held?.asked ?? 0,
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
