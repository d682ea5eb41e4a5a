/** Description and hours of a cell of the week, beside the cell. They are saved as hours typed into it are. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { createTimeEntryFields } from '../../generated/fields.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { HoursField } from '../../ui/number-field.js';
import { SidePopover } from '../../ui/side-popover.js';
import { TextField } from '../../ui/text-field.js';
import { useDayText } from '../../ui/times.js';
import type { ShownCell, ShownRow } from './use-week.js';
import { t } from '../../messages/text.js';

export interface CellNoteProps {
  readonly row: ShownRow;
  readonly cell: ShownCell;
  readonly onClose: () => void;
  /** Opens all fields of the entry. */
  readonly onMore: () => void;
}

export function CellNote({ row, cell, onClose, onMore }: CellNoteProps) {
  const write = useDayText();
  const [hours, setHours] = useState(cell.hours);
  const [description, setDescription] = useState(cell.description ?? '');
  const save = (): void => {
    const text = description.trim() || null;
    if (hours !== cell.hours || text !== cell.description) cell.type(hours, text);
    onClose();
  };
  return (
    <SidePopover label={`${row.title}, ${write(cell.day, true)}`} onClose={onClose}>
      <Form
        draft={{
          name: 'cell-note',
          id: `${row.key}.${cell.day}`,
          value: { hours, description },
          restore: (last) => {
            setHours(last.hours);
            setDescription(last.description);
          },
        }}
        onSubmit={save}
      >
        <TextField
          label={t('common.description')}
          limits={createTimeEntryFields.description}
          value={description}
          onChange={setDescription}
          autoFocus
        />
        <HoursField
          label={t('common.hours')}
          value={hours}
          onChange={setHours}
          limits={createTimeEntryFields.hours}
          isRequired
        />
        <FormActions>
          <Button kind="quiet" onPress={onMore}>
            {t('common.allFields')}
          </Button>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </SidePopover>
  );
}
