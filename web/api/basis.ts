/** What someone had before their eyes when they began a change, so that it is not made on something else. */
import { useState } from 'react';
import { etagOf } from './etags.js';

export interface Basis<T> {
  /** As it was read when the change began, or when the user last looked at what others changed. */
  readonly basis: T;
  /** For the change: the server refuses it if the object has changed since. */
  readonly ifMatch: string | undefined;
  /** Others have changed it since. */
  readonly isBehind: boolean;
  /** Goes on from what it is now. */
  readonly catchUp: () => void;
}

export function useBasis<T extends object>(current: T): Basis<T> {
  const [basis, setBasis] = useState(current);
  const ifMatch = etagOf(basis);
  return { basis, ifMatch, isBehind: etagOf(current) !== ifMatch, catchUp: () => setBasis(current) };
}

export interface Typed<Fields> {
  readonly typed: Fields;
  readonly set: (some: Partial<Fields>) => void;
  /** What was typed over what was read: all that is to be sent, so that what others changed stays as it is. */
  readonly changed: Partial<Fields>;
}

/** The fields of a form that changes an object. Going on from what it is now keeps what was typed, and shows the rest anew. */
export function useTyped<T extends object, Fields extends object>(
  current: T,
  read: (object: T) => Fields,
): Basis<T> & Typed<Fields> {
  const basis = useBasis(current);
  const [from, setFrom] = useState(() => read(current));
  const [typed, setTyped] = useState(from);
  const changed = differenceOf(from, typed);
  return {
    ...basis,
    typed,
    changed,
    set: (some) => setTyped((before) => ({ ...before, ...some })),
    catchUp: () => {
      const now = read(current);
      setFrom(now);
      setTyped({ ...now, ...changed });
      basis.catchUp();
    },
  };
}

function differenceOf<Fields extends object>(from: Fields, to: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in to) if (JSON.stringify(from[name]) !== JSON.stringify(to[name])) changed[name] = to[name];
  return changed;
}
