/** Deletes the hours of a cell. Asks first if more than hours would be lost; otherwise offers Undo. */
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/dialog.js';
import { writeHours } from '../../ui/text/hours-text.js';
import { useDayText } from '../../ui/times.js';
import { notify } from '../../ui/toast.js';
import type { ShownCell, ShownRow } from './use-week.js';
import { hasOnlyHours } from './week.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface Deletion {
  readonly row: ShownRow;
  readonly cell: ShownCell;
}

export function useHoursDeletion() {
  const [deletion, setDeletion] = useState<Deletion>();
  const write = useDayText();
  const type = (row: ShownRow, cell: ShownCell, hours: number | null): void => {
    if (hours === null && cell.entries.some((entry) => !hasOnlyHours(entry))) return setDeletion({ row, cell });
    cell.type(hours);
    const { hours: before, restore } = cell;
    if (hours === null && before !== null)
      notify(t('shell.deletedOf', { before: writeHours(before), title: row.title, day: write(cell.day) }), {
        undo: () => restore(before),
      });
  };
  return { deletion, type, close: () => setDeletion(undefined) };
}

const parts = {
  b: (words: ReactNode) => <span dir="auto">{words}</span>,
  q: (words: ReactNode) => <q dir="auto">{words}</q>,
};

export function DeleteTyped({
  deleting: { deletion, close },
}: {
  readonly deleting: ReturnType<typeof useHoursDeletion>;
}) {
  const write = useDayText();
  if (!deletion) return null;
  const { row, cell } = deletion;
  const [entry] = cell.entries;
  const words = { hours: writeHours(entry?.hours ?? 0), title: row.title };
  return (
    <ConfirmDialog
      title={t('shell.deleteThisEntryOf', { day: write(cell.day) })}
      isOpen
      isDanger
      action={t('shell.deleteEntry')}
      onClose={close}
      onConfirm={() => cell.type(null)}
    >
      {entry?.description
        ? rich('shell.hoursOnWithTextWillBeLost', { ...words, description: entry.description }, parts)
        : rich('shell.hoursOnWillBeLost', words, parts)}
    </ConfirmDialog>
  );
}
