/** Deletes the hours of a cell, with Undo. */
import { delayWrite } from '../../api/delay-write.js';
import { writeHours } from '../../ui/text/hours-text.js';
import { useDayText } from '../../ui/times.js';
import { notify } from '../../ui/toast.js';
import type { ShownCell, ShownRow } from './use-week.js';
import { hasOnlyHours } from './week.js';
import { t } from '../../messages/text.js';

/** Returns what a cell calls with the hours that were typed into it; null deletes its entry. */
export function useTypedCell(): (row: ShownRow, cell: ShownCell, hours: number | null) => void {
  const write = useDayText();
  return (row, cell, hours) => {
    const { hours: before, entries, typed } = cell;
    if (hours !== null || before === null) return cell.type(hours);
    const message = t('shell.deletedOf', { before: writeHours(before), title: row.title, day: write(cell.day) });
    const isUnsent = typed?.state === 'saving' || typed?.state === 'waiting';
    if (isUnsent || entries.length === 0) {
      // Undo writes the hours as a new entry. A description would be lost.
      if (!entries.every(hasOnlyHours)) return undefined;
      cell.type(null);
      notify(message, { undo: () => cell.restore(before) });
      return undefined;
    }
    cell.drop();
    return void delayWrite({
      operation: 'deleteTimeEntry',
      requests: entries.map((entry) => (api) => api.timeEntries.delete(entry.id)),
      hides: entries.map(({ id }) => id),
      message,
    });
  };
}
