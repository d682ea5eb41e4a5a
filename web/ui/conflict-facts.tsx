/**
 * Lists what others changed in the object of this form. The user keeps or replaces each value before anything is sent.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.js';
import { Notice } from './notice.js';
import './conflict-facts.css';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

export interface ChangedFact {
  readonly field: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly now: ReactNode;
  /** The user's own value. */
  readonly own?: ReactNode;
}

export interface ConflictFactsProps {
  /** Empty if the form does not show what changed. */
  readonly facts: readonly ChangedFact[];
  readonly onAcceptCurrent: () => void;
  /** Drops the user's own value of a field. */
  readonly onAcceptTheirs?: ((field: string) => void) | undefined;
  /** How often the user tried to send despite the conflict. Each time, the notice takes the focus. */
  readonly attempts: number;
}

export function ConflictFacts({ facts, onAcceptCurrent, onAcceptTheirs, attempts }: ConflictFactsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const isContested = facts.some((fact) => 'own' in fact);
  const goOn = (
    <Button
      onPress={() => {
        focusAfter(box.current, '[type=submit]');
        onAcceptCurrent();
      }}
    >
      {isContested ? t('common.keepWhatITyped') : t('common.goOnFromThere')}
    </Button>
  );
  return (
    <Notice kind="warn" ref={box} action={goOn}>
      {rich('common.somebodyElseChangedThisMeanwhile', {}, { strong: (words) => <strong>{words}</strong> })}
      {facts.length > 0 && (
        <ul className="conflict-facts" aria-label={t('shell.changedMeanwhile')}>
          {facts.map((fact) => (
            <li key={fact.field}>
              {fact.label}: <bdi>{fact.before}</bdi> → <bdi>{fact.now}</bdi>
              {'own' in fact && <> {rich('common.yours', { own: fact.own }, { bdi: (words) => <bdi>{words}</bdi> })}</>}
              {'own' in fact && onAcceptTheirs && (
                <Button
                  kind="quiet"
                  aria-label={t('common.takeTheirsFor', { label: fact.label })}
                  onPress={() => {
                    focusAfter(box.current, `[name="${CSS.escape(fact.field)}"]`);
                    onAcceptTheirs(fact.field);
                  }}
                >
                  {t('common.takeTheirs')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The pressed button will disappear: focuses the element at `place` in the form, or else the form's first field. */
function focusAfter(box: HTMLElement | null, place: string): void {
  const form = box?.closest('form');
  const inFields = ':is(input:not([type=hidden]), textarea, button, [role=spinbutton])';
  const wanted = form?.querySelector<HTMLElement>(`button${place}:enabled, .field:has(${place}) ${inFields}`);
  (wanted ?? form?.querySelector<HTMLElement>(`.field ${inFields}`))?.focus();
}
