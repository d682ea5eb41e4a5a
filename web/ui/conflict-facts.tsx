/** The facts that others changed in the object of this form: the user looks at them, keeps or takes each, before anything is sent. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.js';
import { Notice } from './notice.js';
import './conflict-facts.css';

export interface ChangedFact {
  readonly field: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly now: ReactNode;
  /** What was typed here in place of it. */
  readonly own?: ReactNode;
}

export interface ConflictFactsProps {
  /** Empty where it is something that is not shown here. */
  readonly facts: readonly ChangedFact[];
  readonly onGoOn: () => void;
  /** Leaves a field to what others made it. */
  readonly onTake?: ((field: string) => void) | undefined;
  /** How often the user tried to send in spite of it: each time, the focus comes here. */
  readonly attempts: number;
}

export function ConflictFacts({ facts, onGoOn, onTake, attempts }: ConflictFactsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const isContested = facts.some((fact) => 'own' in fact);
  const goOn = (
    <Button
      onPress={() => {
        focusAfter(box.current, '[type=submit]');
        onGoOn();
      }}
    >
      {isContested ? 'Keep what I typed' : 'Go on from there'}
    </Button>
  );
  return (
    <Notice kind="warn" ref={box} action={goOn}>
      <strong>Somebody else changed this meanwhile.</strong> What you typed is still here.
      {facts.length > 0 && (
        <ul className="conflict-facts" aria-label="Changed meanwhile">
          {facts.map((fact) => (
            <li key={fact.field}>
              {fact.label}: <bdi>{fact.before}</bdi> → <bdi>{fact.now}</bdi>
              {'own' in fact && (
                <>
                  {' '}
                  (yours: <bdi>{fact.own}</bdi>)
                </>
              )}
              {'own' in fact && onTake && (
                <Button
                  kind="quiet"
                  aria-label={`Take theirs for ${fact.label}`}
                  onPress={() => {
                    focusAfter(box.current, `[name="${CSS.escape(fact.field)}"]`);
                    onTake(fact.field);
                  }}
                >
                  Take theirs
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The button that was pressed is about to go: the focus goes where the work goes on, or at least to a field of the form. */
function focusAfter(box: HTMLElement | null, place: string): void {
  const form = box?.closest('form');
  const inFields = ':is(input:not([type=hidden]), textarea, button, [role=spinbutton])';
  const wanted = form?.querySelector<HTMLElement>(`button${place}:enabled, .field:has(${place}) ${inFields}`);
  (wanted ?? form?.querySelector<HTMLElement>(`.field ${inFields}`))?.focus();
}
