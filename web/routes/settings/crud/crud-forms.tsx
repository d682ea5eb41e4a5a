/** The forms of small settings. */
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { useDraft } from '../../../api/draft.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { useFirstStep } from '../../../ui/first-step.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { useSession } from '../../../api/session.js';
import { valueAt, valuesOf, type Described, type Values } from '../../../entities/schema/schema-values.js';
import { DescribedFields } from '../../../entities/schema/schema-fields.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { nameOf, type Crud, type SmallSetting } from './crud.js';
import { t } from '../../../messages/text.js';

interface OfCrud<Row extends SmallSetting> {
  readonly of: Crud<Row>;
  readonly onClose: () => void;
}

export function NewOne<Row extends SmallSetting>({ of, onClose }: OfCrud<Row>) {
  const { workspace } = useSession();
  const [values, setValues] = useState<Values>({});
  const { below: Below, completed = (change) => change } = of;
  const goBack = useFirstStep();
  const create = useChange({
    operation: of.create.operation,
    send: of.create.send,
    onDone: () => goBack() || onClose(),
    successMessage: (row) => t('settings.added', { name: nameOf(of, row) }),
    handlesErrors: true,
  });
  return (
    <Dialog title={of.newOne} isOpen onClose={onClose} isPersistent={Object.keys(values).length > 0}>
      <Form
        draft={{
          name: 'new-setting',
          id: of.create.operation,
          value: { values },
          restore: (last) => setValues(last.values),
        }}
        onSubmit={async () => create.mutateAsync(values)}
      >
        <DescribedFields
          shown={of.shownFor?.(values) ?? of.shown}
          fields={of.create.fields}
          values={values}
          onChange={(change) => setValues({ ...values, ...completed(change) })}
          currency={currencyOf(values, workspace.currency)}
          hasFocus
        />
        {Below && <Below values={values} onChange={(change) => setValues({ ...values, ...change })} />}
        <FormActions>
          <SubmitButton>{of.create.action}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const currencyOf = (values: Values, preset: string): string => {
  const own = valueAt(values, 'currency');
  return typeof own === 'string' ? own : preset;
};

interface EditOneProps<Row extends SmallSetting> extends OfCrud<Row> {
  readonly id: string;
  readonly onDelete: (row: Row) => void;
}

export function EditOne<Row extends SmallSetting>(props: EditOneProps<Row>) {
  const { of, id, onClose } = props;
  const one = of.useOne(id);
  return (
    <Dialog title={one.data ? nameOf(of, one.data) : of.one} isOpen onClose={onClose} isPersistent>
      {one.data ? (
        <EditForm {...props} row={one.data} refetchNow={async () => (await one.refetch({ throwOnError: true })).data} />
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}

interface EditFormProps<Row extends SmallSetting> extends EditOneProps<Row> {
  readonly row: Row;
  readonly refetchNow: () => Promise<Row | undefined>;
}

/** Marks fields that cannot be null as required. */
const keeping = (fields: Described): Described =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.nullable ? field : { ...field, required: true as const },
    ]),
  );

function EditForm<Row extends SmallSetting>({ of, id, row, refetchNow, onClose, onDelete }: EditFormProps<Row>) {
  const { can } = useSession();
  const names = (of.update.shown ?? of.shown).map(({ name }) => name);
  const draft = useDraft({
    source: row,
    bodyOf: (source) => valuesOf(source, names),
    refetchNow: async () => (await refetchNow()) ?? row,
  });
  const update = useChange({
    operation: of.update.operation,
    send: ({ values, ifMatch }: { values: Values; ifMatch: string | undefined }) => of.update.send(id, values, ifMatch),
    onDone: onClose,
    successMessage: (saved) => t('settings.saved', { name: nameOf(of, saved) }),
    handlesErrors: true,
  });
  const labels = Object.fromEntries(of.shown.map(({ name, label }) => [name, label]));
  const { below: Below, completed = (change) => change } = of;
  return (
    <Form
      draft={{ name: 'setting', id, ...draft.stored }}
      onSubmit={async () =>
        draft.isChanged ? draft.save(async (values, ifMatch) => update.mutateAsync({ values, ifMatch })) : onClose()
      }
    >
      <ConflictNotice edit={draft} labels={labels} />
      <DescribedFields
        shown={of.update.shown ?? of.shownFor?.(draft.values) ?? of.shown}
        fields={keeping(of.update.fields)}
        values={draft.values}
        onChange={(change) => draft.set(completed(change))}
        currency={currencyOf(draft.values, '')}
        hasFocus
      />
      {Below && <Below values={draft.values} onChange={draft.set} />}
      <FormActions>
        {can(of.remove.operation) && (
          <Button kind="quiet" icon="trash" onPress={() => onDelete(row)}>
            {t('common.delete')}
          </Button>
        )}
        <SubmitButton>{t('common.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
