/** The form of a time entry. */
import { PreconditionFailedError, type TimeEntry } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf, withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { createTimeEntryFields, updateTimeEntryFields } from '../../generated/fields.js';
import { getTimeEntryOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { writeHours } from '../../ui/hours-text.js';
import { Notice } from '../../ui/notice.js';
import { creationOf, differencesOf, updateOf, type EntryDraft } from './entry-draft.js';
import { EntryFields } from './entry-fields.js';
import { EntryState } from './entry-state.js';
import { reasonOfEntry } from './week.js';

export interface NewEntryProps {
  readonly draft: EntryDraft;
  readonly onDone: () => void;
}

export function NewEntry({ draft: given, onDone }: NewEntryProps) {
  const [draft, setDraft] = useState(given);
  const log = useChange({
    operation: 'createTimeEntry',
    send: () => docket.timeEntries.create(creationOf(draft)),
    onDone,
    said: 'The time is logged.',
    showsProblems: true,
  });
  return (
    <Form onSubmit={() => log.mutateAsync(undefined)}>
      <EntryFields draft={draft} onChange={setDraft} limits={createTimeEntryFields} isNew />
      <FormActions>
        <SubmitButton>Log time</SubmitButton>
      </FormActions>
    </Form>
  );
}

export interface ChangeEntryProps {
  /** As it was when the form was opened. */
  readonly base: TimeEntry;
  /** As it is by now. */
  readonly now: TimeEntry;
  readonly draft: EntryDraft;
  /** Takes what someone else made of it, in place of what was typed. */
  readonly onTake: () => void;
  readonly onDone: () => void;
}

export function ChangeEntry({ base, now, draft: before, onTake, onDone }: ChangeEntryProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(before);
  const [isDeleting, setDeleting] = useState(false);
  const access = useEntryAccess(base);
  const differences = differencesOf(base, now, writeHours);
  const save = useChange({
    operation: 'updateTimeEntry',
    // What was shown as changed meanwhile is known when it is saved all the same.
    send: () =>
      withEtag(
        docket.timeEntries.update(base.id, updateOf(before, draft), {
          ifMatch: etagOf(differences.length > 0 ? now : base),
        }),
      ),
    onDone,
    said: 'The entry is saved.',
    showsProblems: true,
  });
  const remove = useChange({
    operation: 'deleteTimeEntry',
    send: () => docket.timeEntries.delete(base.id, { ifMatch: etagOf(now) }),
    onDone,
    said: 'The entry is deleted.',
    showsProblems: true,
  });
  const submit = async (): Promise<void> => {
    try {
      await save.mutateAsync(undefined);
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
      await client.refetchQueries(getTimeEntryOptions(base.id));
    }
  };
  return (
    <Form onSubmit={submit}>
      <div className="entry-head">
        <EntryState entry={now} />
        {now.approval.reason && <span dir="auto">{now.approval.reason}</span>}
      </div>
      {access.words && <Notice>{access.words}</Notice>}
      {differences.length > 0 && (
        <Notice kind="warn" action={<Button onPress={onTake}>Take theirs</Button>}>
          Someone changed this entry meanwhile:{' '}
          {differences.map(({ label, before: was, now: is }) => `${label} from ${was} to ${is}`).join('; ')}. Save to
          keep yours.
        </Notice>
      )}
      <EntryFields
        draft={draft}
        onChange={setDraft}
        limits={updateTimeEntryFields}
        isReadOnly={!access.canEdit}
        isRunning={base.timer.running}
      />
      {access.canEdit && (
        <FormActions>
          <Button kind="danger" icon="trash" onPress={() => setDeleting(true)}>
            {base.timer.running ? 'Discard the timer' : 'Delete'}
          </Button>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      )}
      <ConfirmDialog
        title="Delete this entry?"
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        action="Delete entry"
        isDanger
        onConfirm={() => remove.mutateAsync(undefined)}
      >
        {base.hours === 0 ? 'What it has counted so far is lost.' : `Its ${writeHours(base.hours)} hours are lost.`}{' '}
        This cannot be undone.
      </ConfirmDialog>
    </Form>
  );
}

function useEntryAccess(entry: TimeEntry): { readonly canEdit: boolean; readonly words?: string } {
  const { user, workspace, can, has } = useSession();
  const locked = workspace.lock_time_before;
  if (!can('updateTimeEntry')) return { canEdit: false };
  if (locked !== null && entry.date < locked && user.role !== 'owner')
    return { canEdit: false, words: 'This day is locked.' };
  if (entry.billing.billed || entry.timer.running)
    return {
      canEdit: entry.timer.running,
      ...(entry.billing.billed && { words: 'This is on an invoice. Void it to change the time.' }),
    };
  if (entry.approval.status !== 'approved') return { canEdit: true };
  return has('can_approve_time')
    ? { canEdit: true, words: 'This is approved. If you change it, it waits for approval again.' }
    : { canEdit: false, words: reasonOfEntry(entry) ?? 'This is approved.' };
}
