/** The entries behind one cell of the week, if there are several or one that cannot be typed over. */
import { Button } from '../../ui/button.js';
import { Drawer } from '../../ui/dialog.js';
import { Hours } from '../../ui/amounts.js';
import { useDayText } from '../../ui/times.js';
import type { ShownCell, ShownRow } from './use-week.js';
import { EntryStatusBadge } from '../../entities/time-entry/entry-status.js';
import { t } from '../../messages/text.js';

export interface CellEntriesProps {
  readonly row: ShownRow;
  readonly cell: ShownCell;
  readonly onClose: () => void;
  /** Missing for users who may not write. */
  readonly onAdd?: (() => void) | undefined;
  readonly onOpen: (id: string) => void;
}

export function CellEntries({ row, cell, onClose, onAdd, onOpen }: CellEntriesProps) {
  const write = useDayText();
  return (
    <Drawer title={`${row.title}, ${write(cell.day, true)}`} isOpen onClose={onClose} isPersistent>
      <ul className="cell-entries">
        {cell.entries.map((entry) => (
          <li key={entry.id}>
            <span dir="auto">{entry.description ?? t('common.noDescription')}</span>
            <EntryStatusBadge entry={entry} />
            <Hours hours={entry.hours} />
            <Button onPress={() => onOpen(entry.id)}>{t('common.open')}</Button>
          </li>
        ))}
      </ul>
      {onAdd && (
        <Button
          icon="add"
          onPress={() => {
            onClose();
            onAdd();
          }}
        >
          {t('common.anotherEntry')}
        </Button>
      )}
    </Drawer>
  );
}
