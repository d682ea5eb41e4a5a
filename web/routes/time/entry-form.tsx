/** The forms of a new and an existing time entry. */
import type { TimeEntry } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { createTimeEntryFields, updateTimeEntryFields } from '../../generated/fields.js';
import { getTimeEntryOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Notice } from '../../ui/notice.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import {
  entryCreationOf,
  entryDraftOf,
  entryLabels,
  entryFactsOf,
  entryUpdateOf,
  type EntryDraft,
} from './entry-draft.js';
import { EntryFields } from './entry-fields.js';
import { EntryStatusBadge } from '../../entities/time-entry/entry-status.js';
import { lockReason } from './week.js';
import { t } from '../../messages/text.js';

export interface NewEntryProps {
  /** What it is opened for: forms for different days or work have drafts of their own. */
  readonly id: string;
  readonly draft: EntryDraft;
  readonly onDone: () => void;
}

export function NewEntry({ id, draft: given, onDone }: NewEntryProps) {
  const [draft, setDraft] = useState(given);
  const log = useChange({
    operation: 'createTimeEntry',
    send: () => docket.timeEntries.create(entryCreationOf(draft)),
    onDone,
    successMessage: t('common.theTimeIsLogged'),
    handlesErrors: true,
  });
  return (
    <Form
      draft={{ name: 'new-time-entry', id, value: draft, restore: setDraft }}
      onSubmit={() => log.mutateAsync(undefined)}
    >
      <EntryFields draft={draft} onChange={setDraft} limits={createTimeEntryFields} isNew />
      <FormActions>
        <SubmitButton>{t('common.logTime')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export interface ChangeEntryProps {
  readonly entry: TimeEntry;
  /** Name of its work. */
  readonly title: string;
  readonly onDone: () => void;
}

export function ChangeEntry({ entry, title, onDone }: ChangeEntryProps) {
  const draft = useDraft({
    source: entry,
    bodyOf: (one) => entryDraftOf(one, title),
    seenOf: entryFactsOf,
    refetchNow: useRefetchNow(getTimeEntryOptions(entry.id)),
  });
  const [isDiscarding, setDiscarding] = useState(false);
  const access = useEntryAccess(entry);
  const save = useChange({
    operation: 'updateTimeEntry',
    send: ({ changed, ifMatch }: { changed: Partial<EntryDraft>; ifMatch: string | undefined }) =>
      withEtag(docket.timeEntries.update(entry.id, entryUpdateOf(changed), { ifMatch })),
    onDone,
    successMessage: t('common.theEntryIsSaved'),
    handlesErrors: true,
  });
  const discardTimer = useChange({
    operation: 'deleteTimeEntry',
    send: () => docket.timeEntries.delete(entry.id, { ifMatch: draft.ifMatch }),
    onDone,
    successMessage: t('common.theTimerIsDiscarded'),
    handlesErrors: true,
  });
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteTimeEntry',
      requests: [(api) => api.timeEntries.delete(entry.id, { ifMatch: draft.ifMatch })],
      hides: [entry.id],
      message: t('common.theEntryIsDeleted'),
    });
    onDone();
  };
  return (
    <Form
      draft={{ name: 'time-entry', id: entry.id, ...draft.stored }}
      onSubmit={() => draft.save(async (changed, ifMatch) => save.mutateAsync({ changed, ifMatch }))}
    >
      <div className="entry-head">
        <EntryStatusBadge entry={entry} />
        {entry.approval.reason && <span dir="auto">{entry.approval.reason}</span>}
      </div>
      {access.words && <Notice>{access.words}</Notice>}
      <ConflictNotice edit={draft} labels={entryLabels} ways={{ hours: 'hours' }} />
      <EntryFields
        draft={draft.values}
        onChange={draft.set}
        limits={updateTimeEntryFields}
        isReadOnly={!access.canEdit}
        isRunning={entry.timer.running}
      />
      {access.canEdit && (
        <FormActions>
          <Button kind="danger" icon="trash" onPress={() => (entry.timer.running ? setDiscarding(true) : remove())}>
            {entry.timer.running ? t('common.discardTheTimer') : t('common.delete')}
          </Button>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      )}
      <ConfirmDialog
        title={t('common.discardTheTimer2')}
        isOpen={isDiscarding}
        onClose={() => setDiscarding(false)}
        action={t('common.discardTheTimer')}
        isDanger
        onConfirm={() => discardTimer.mutateAsync(undefined)}
      >
        {t('common.whatItHasCountedSoFar')}
      </ConfirmDialog>
    </Form>
  );
}

function useEntryAccess(entry: TimeEntry): { readonly canEdit: boolean; readonly words?: string } {
  const { user, workspace, can, has } = useSession();
  const locked = workspace.lock_time_before;
  if (!can('updateTimeEntry')) return { canEdit: false };
  if (locked !== null && entry.date < locked && user.role !== 'owner')
    return { canEdit: false, words: t('shell.thisDayIsLocked') };
  if (entry.billing.billed || entry.timer.running)
    return {
      canEdit: entry.timer.running,
      ...(entry.billing.billed && { words: t('common.thisIsOnAnInvoiceVoid') }),
    };
  if (entry.approval.status !== 'approved') return { canEdit: true };
  return has('can_approve_time')
    ? { canEdit: true, words: t('common.thisIsApprovedIfYouChange') }
    : { canEdit: false, words: lockReason(entry) ?? t('shell.thisIsApproved') };
}
