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
