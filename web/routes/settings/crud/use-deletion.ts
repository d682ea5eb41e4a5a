/** Deletes a small setting, with Undo. */
import { useChange } from '../../../api/change.js';
import { delayWrite } from '../../../api/delay-write.js';
import { docket } from '../../../api/docket.js';
import { notify } from '../../../ui/toast.js';
import { valuesOf } from '../../../entities/schema/schema-values.js';
import { nameOf, type Crud, type SmallSetting } from './crud.js';
import { t } from '../../../messages/text.js';

/**
 * Nothing refers to a setting that could be deleted at once: one like it takes its place. The others wait, because what
 * refers to them loses it.
 */
export function useDeletion<Row extends SmallSetting>(of: Crud<Row>): (row: Row) => void {
  const { shown, create, remove } = of;
  const restore = useChange({
    operation: create.operation,
    send: (row: Row) => {
      const values = Object.entries(
        valuesOf(
          row,
          shown.map((field) => field.name),
        ),
      );
      return create.send(Object.fromEntries(values.filter(([, value]) => value !== null)));
    },
    successMessage: (row) => t('settings.restored', { name: nameOf(of, row) }),
  });
  const deletion = useChange({
    operation: remove.operation,
    send: ({ id }: Row) => remove.send(docket, id),
    onDone: (_deleted, row) =>
      notify(t('settings.deleted', { name: nameOf(of, row) }), { undo: () => restore.mutate(row) }),
  });
  return (row) =>
    remove.isRefusedIfUsed
      ? deletion.mutate(row)
      : void delayWrite({
          operation: remove.operation,
          requests: [(api) => remove.send(api, row.id)],
          hides: [row.id],
          message: t('settings.deleted', { name: nameOf(of, row) }),
        });
}
