/** The outcome for one of several objects: done, or its problem. */
import { Status } from '../../../ui/status.js';
import type { Outcome } from './use-each.js';
import { t } from '../../../messages/text.js';

export function OutcomeWords({ outcome }: { readonly outcome: Outcome<unknown> | undefined }) {
  if (!outcome) return null;
  return outcome.isDone ? (
    <Status kind="good">{t('common.done')}</Status>
  ) : (
    <span className="many-problem" role="alert" title={outcome.problem}>
      {outcome.problem}
    </span>
  );
}
