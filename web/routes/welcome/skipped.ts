/** Steps that the user skipped, stored in the browser, because nothing depends on them. */
import { useState } from 'react';
import { steps, type StepId } from './steps.js';

interface Skipped {
  readonly skipped: readonly StepId[];
  readonly skip: (id: StepId) => void;
  readonly resume: (id: StepId) => void;
}

export function useSkipped(workspaceId: string): Skipped {
  const key = `docket.welcome.${workspaceId}`;
  const [skipped, setSkipped] = useState(() => {
    const stored = (localStorage.getItem(key) ?? '').split(' ');
    return steps.map(({ id }) => id).filter((id) => stored.includes(id));
  });
  const keep = (next: readonly StepId[]): void => {
    localStorage.setItem(key, next.join(' '));
    setSkipped([...next]);
  };
  return {
    skipped,
    skip: (id) => keep([...skipped, id]),
    resume: (id) => keep(skipped.filter((other) => other !== id)),
  };
}
