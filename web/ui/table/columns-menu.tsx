/** The columns of a table: which are shown, in which order and how wide, and how close its rows are. */
import type { KeyboardEvent } from 'react';
import { Button } from '../button.js';
import { CheckboxField, SwitchField } from '../check-field.js';
import './columns-menu.css';
import { Popover } from '../dialog.js';
import { ReorderHandle, useReorder } from '../reorder.js';
import { clampWidth } from './table-head.js';
import { choicesOf, standardLayout, type ColumnChoice, type NamedColumn, type TableLayout } from './table-layout.js';
import { t } from '../../messages/text.js';

export interface ColumnsMenuProps {
  readonly columns: readonly NamedColumn[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

export function ColumnsMenu(props: ColumnsMenuProps) {
  return (
    <Popover
      label={t('views.columns')}
      trigger={
        <Button kind="quiet" icon="settings">
          {t('views.columns')}
        </Button>
      }
    >
      <Choices {...props} />
    </Popover>
  );
}

/** By how many pixels an arrow key changes a width. */
const step = 16;

function Choices({ columns, layout, onLayout }: ColumnsMenuProps) {
  const choices = choicesOf(columns, layout);
  const set = (next: readonly ColumnChoice[]): void => onLayout({ ...layout, columns: next });
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const order = useReorder(
    choices.map(({ id }) => id),
    (ids) => set(ids.flatMap((id) => byId.get(id) ?? [])),
  );
  const headings = new Map(columns.map((column) => [column.id, column]));
  const others = columns.filter(({ id, isHeaderHidden }) => !isHeaderHidden && !byId.has(id));
  const isStandard = layout.columns.length === 0 && !layout.isCompact;
  const resize = (id: string, event: KeyboardEvent): void => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const width = clampWidth((byId.get(id)?.width ?? widthOf(id)) + steps * step);
    set(choices.map((choice) => (choice.id === id ? { id, width } : choice)));
  };
  return (
    <div className="column-choices">
      <div ref={order.list.ref} className="column-lines">
        {order.ids.map((id, at) => {
          const column = headings.get(id);
          if (!column) return null;
          return (
            <div
              key={id}
              className="column-line"
              data-reorder={id}
              data-moving={order.moving === id ? '' : undefined}
              onKeyDown={(event) => {
                if (event.target instanceof Element && event.target.closest('.reorder-handle')) resize(id, event);
              }}
            >
              <CheckboxField
                label={column.header}
                value
                isDisabled={column.isRowHeader ?? false}
                onChange={() => set(choices.filter((choice) => choice.id !== id))}
              />
              <ReorderHandle {...order.handleOf(id)} name={column.header} at={at + 1} of={order.ids.length} />
            </div>
          );
        })}
        {others.map(({ id, header }) => (
          <div key={id} className="column-line">
            <CheckboxField label={header} value={false} onChange={() => set([...choices, { id, width: null }])} />
          </div>
        ))}
      </div>
      <p className="column-hint">{t('views.columnKeys')}</p>
      <SwitchField
        label={t('views.compactRows')}
        value={layout.isCompact}
        onChange={(isCompact) => onLayout({ ...layout, isCompact })}
      />
      <Button kind="quiet" icon="undo" isDisabled={isStandard} onPress={() => onLayout(standardLayout)}>
        {t('views.resetColumns')}
      </Button>
    </div>
  );
}

/** The width that a column has on the screen. */
const widthOf = (id: string): number =>
  document.querySelector<HTMLElement>(`.table-head [data-column="${id}"]`)?.offsetWidth ?? 120;
