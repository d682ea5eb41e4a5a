/** What is being changed of an object, standing on the state that it was read in: others may change it meanwhile. */
import { PreconditionFailedError } from 'docket-sdk';
import { useState } from 'react';
import { etagOf } from './etags.js';
import { Told } from './problems.js';

/** A field that somebody else changed while it was edited here. */
export interface ChangedMeanwhile {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  /** What was typed here, if this field was changed here too. */
  readonly own?: unknown;
}

export interface Draft<Body extends object> {
  readonly values: Body;
  readonly set: (change: Partial<Body>) => void;
  readonly isChanged: boolean;
  readonly undo: () => void;
  readonly meanwhile: readonly ChangedMeanwhile[];
  /** Sends what was changed; if others changed the same object, it says so and stands on their state from then on. */
  readonly save: (send: (changed: Partial<Body>, ifMatch: string | undefined) => Promise<unknown>) => Promise<void>;
}

interface DraftOf<Source, Body> {
  readonly source: Source;
  /** The fields that can be changed, as the body of the change has them. */
  readonly bodyOf: (source: Source) => Body;
  /** Reads the object again. */
  readonly readAgain: () => Promise<Source>;
}

interface Held<Source, Body> {
  readonly base: Source;
  readonly changes: Partial<Body>;
  readonly meanwhile: readonly ChangedMeanwhile[];
}

/** Follows the source until something is changed; from then on it stands on the state of that moment. */
export function useDraft<Source extends object, Body extends object>(of: DraftOf<Source, Body>): Draft<Body> {
  const { source, bodyOf, readAgain } = of;
  const [held, setHeld] = useState<Held<Source, Body> | null>(null);
  const base = held?.base ?? source;
  const before = bodyOf(base);
  const changed = changedIn(before, { ...before, ...held?.changes });
  const save: Draft<Body>['save'] = async (send) => {
    try {
      await send(changed, etagOf(base));
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
      const latest = await readAgain();
      const meanwhile = meanwhileOf(before, bodyOf(latest), changed);
      setHeld({ base: latest, changes: changed, meanwhile });
      if (meanwhile.length > 0) throw new Told(words, { cause: error });
      // Others changed only what is not edited here.
      await send(changed, etagOf(latest));
    }
    setHeld(null);
  };
  return {
    values: { ...before, ...changed },
    set: (change) =>
      setHeld((now) => ({
        base: now?.base ?? source,
        changes: { ...now?.changes, ...change },
        meanwhile: now?.meanwhile ?? [],
      })),
    isChanged: Object.keys(changed).length > 0,
    undo: () => setHeld(null),
    meanwhile: held?.meanwhile ?? [],
    save,
  };
}

const words = 'Somebody else changed this meanwhile, so nothing was saved. Look at what they changed, then save again.';

/** The fields in which `after` differs. */
export function changedIn<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = { ...after };
  for (const field in changed) if (isSame(before[field], changed[field])) delete changed[field];
  return changed;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What others changed between two states, and what was changed here of that. */
export function meanwhileOf<Body extends object>(before: Body, now: Body, own: Partial<Body>): ChangedMeanwhile[] {
  const fields = new Map<string, unknown>(Object.entries(before));
  return Object.entries(changedIn(before, now)).map(([field, value]) => ({
    field,
    before: fields.get(field),
    now: value,
    ...(Object.hasOwn(own, field) && { own: new Map<string, unknown>(Object.entries(own)).get(field) }),
  }));
}
