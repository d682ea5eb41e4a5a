/** A list of small settings, with the forms that create and edit one, all built from a `Crud`. */
import { useMemo } from 'react';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { valueAt } from '../../../entities/schema/schema-values.js';
import { CrudCell } from './crud-cell.js';
import { EditOne, NewOne } from './crud-forms.js';
import { nameOf, type Crud, type SmallSetting } from './crud.js';
import { useDeletion } from './use-deletion.js';
import { t } from '../../../messages/text.js';

export interface CrudScreenProps<Row extends SmallSetting> {
  readonly of: Crud<Row>;
  /** Id of the open setting; `new` for the form of a new one. */
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

export function CrudScreen<Row extends SmallSetting>({ of, open, onOpen }: CrudScreenProps<Row>) {
  const { can } = useSession();
  const rows = of.useRows();
  const remove = useDeletion(of);
  const mayCreate = can(of.create.operation);
  const mayUpdate = can(of.update.operation);
  const columns = useMemo(() => columnsOf(of), [of]);
  useShortcut('n', () => onOpen('new'), of.newOne, mayCreate);
  const newButton = mayCreate && (
    <Button kind="primary" icon="add" shortcut="n" onPress={() => onOpen('new')}>
      {of.newOne}
    </Button>
  );
  return (
    <>
      <Section title={of.many} actions={newButton} isFlush>
        <p className="settings-lead">{of.lead}</p>
        <Table
          label={of.many}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={(row) => nameOf(of, row)}
          onOpen={mayUpdate ? ({ id }) => onOpen(id) : undefined}
          isMain
          empty={<Empty title={of.none} />}
        />
      </Section>
      {mayCreate && open === 'new' && <NewOne of={of} onClose={() => onOpen(undefined)} />}
      {mayUpdate && open !== undefined && open !== 'new' && (
        <EditOne
          of={of}
          id={open}
          onClose={() => onOpen(undefined)}
          onDelete={(row) => {
            onOpen(undefined);
            remove(row);
          }}
        />
      )}
    </>
  );
}

function columnsOf<Row extends SmallSetting>(of: Crud<Row>): Column<Row>[] {
  const { shown, columns, figures = [], update } = of;
  const others = shown.filter(({ name }) => columns.includes(name));
  const money = others.find(({ kind }) => kind === 'money');
  return [
    {
      id: 'name',
      header: t('common.name'),
      width: '2fr',
      cell: (row) => <CrudCell field={{ type: 'text' }} value={nameOf(of, row)} color={valueAt(row, 'color')} />,
    },
    ...others.map((field): Column<Row> => {
      const described = update.fields[field.name] ?? { type: 'text' };
      return {
        id: field.name,
        header: field.short ?? field.label,
        align: described.type === 'number' || described.type === 'integer' ? 'end' : 'start',
        ...(described.type === 'boolean' && { isNamedOnPhone: true }),
        ...(field === money && { phone: 'amount' as const }),
        cell: (row) => (
          <CrudCell {...field} field={described} value={valueAt(row, field.name)} currency={valueAt(row, 'currency')} />
        ),
      };
    }),
    ...figures.map(({ name, label, words }): Column<Row> => ({
      id: name,
      header: label,
      align: words ? 'start' : 'end',
      cell: (row) => <CrudCell field={{ type: words ? 'enum' : 'integer' }} value={valueAt(row, name)} words={words} />,
    })),
  ];
}
