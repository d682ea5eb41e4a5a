/** The entries of one day and one piece of work, where there are several or one may not be typed over. */
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/button.js';
import { Drawer } from '../../ui/dialog.js';
import { Hours } from '../../ui/figures.js';
import { useDayText } from '../../ui/times.js';
import type { ShownCell, ShownRow } from './use-week.js';
import { EntryState } from './entry-state.js';
import { searchOf } from './work-search.js';

export interface CellEntriesProps {
  readonly userId: string;
  readonly row: ShownRow;
  readonly cell: ShownCell;
  readonly canWrite: boolean;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

export function CellEntries({ row, cell, canWrite, onClose, onOpen }: CellEntriesProps) {
  const write = useDayText();
  const navigate = useNavigate({ from: '/time' });
  return (
    <Drawer title={`${row.title}, ${write(cell.day, true)}`} isOpen onClose={onClose}>
      <ul className="cell-entries">
        {cell.entries.map((entry) => (
          <li key={entry.id}>
            <span dir="auto">{entry.description ?? 'No description'}</span>
            <EntryState entry={entry} />
            <Hours hours={entry.hours} />
            <Button onPress={() => onOpen(entry.id)}>Open</Button>
          </li>
        ))}
      </ul>
      {canWrite && (
        <Button
          icon="add"
          onPress={() => {
            onClose();
            void navigate({ search: (now) => ({ ...now, new: 1, day: cell.day, ...searchOf(row.ids) }) });
          }}
        >
          Another entry
        </Button>
      )}
    </Drawer>
  );
}
