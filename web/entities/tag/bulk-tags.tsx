/** Adds tags to all selected rows of a list. */
import type { TagsBulkAdd } from 'docket-sdk';
import { useState } from 'react';
import { inBatches } from '../../api/batches.js';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { tagsOf, useBulkTagsUndo } from './bulk-tags-undo.js';
import { TagsField } from './tags.js';
import { t } from '../../messages/text.js';

export interface BulkTagsProps {
  readonly kind: TagsBulkAdd['resource_type'];
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function BulkTags({ kind, ids, onDone }: BulkTagsProps) {
  const [isOpen, setOpen] = useState(false);
  const [tags, setTags] = useState<string[]>([]);
  const undo = useBulkTagsUndo(kind);
  const change = useChange({
    operation: 'addTagsInBulk',
    send: async () => {
      undo.remember(ids);
      await inBatches(ids, async (resource_ids) => docket.tags.addInBulk({ resource_type: kind, resource_ids, tags }));
    },
    handlesErrors: true,
    onDone: () => {
      undo.offer(t('common.tagsAdded'), ids, tagsOf);
      setOpen(false);
      setTags([]);
      onDone();
    },
  });
  return (
    <>
      <Button icon="tag" onPress={() => setOpen(true)}>
        {t('common.addTags')}
      </Button>
      <Dialog
        title={t('common.addTagsToSelected', { count: ids.length })}
        size="s"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isPersistent
      >
        <Form draft="selection" onSubmit={async () => change.mutateAsync(undefined)}>
          <TagsField label={t('shell.tags')} name="tags" value={tags} onChange={setTags} canCreate={false} autoFocus />
          <FormActions>
            <SubmitButton isDisabled={tags.length === 0}>{t('common.add')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}
