/** What others changed while someone was about to change it: before anything is sent, or when it was refused for that. */
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Notice } from './notice.js';

export interface ChangedFact {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

export interface ChangedMeanwhileProps {
  /** Facts that differ; empty where it is something that is not shown here. */
  readonly facts: readonly ChangedFact[];
  readonly onAccept: () => void;
}

export function ChangedMeanwhile({ facts, onAccept }: ChangedMeanwhileProps) {
  return (
    <Notice kind="warn" action={<Button onPress={onAccept}>Go on from there</Button>}>
      <strong>Someone has changed it meanwhile.</strong> What you typed is still here.
      {facts.length > 0 && (
        <ul>
          {facts.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {before} → {after}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
