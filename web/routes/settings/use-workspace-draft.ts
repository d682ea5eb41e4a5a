import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow, type Draft } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { bodyBy, valuesOf, type Values } from '../../entities/schema/schema-values.js';
import { updateWorkspaceFields } from '../../generated/fields.js';
import { getWorkspaceOptions } from '../../generated/queries.js';
import { notify } from '../../ui/toast.js';
import { t } from '../../messages/text.js';

/** A draft of some of the workspace's settings, with the function that sends it. */
export function useWorkspaceDraft(names: readonly string[]): Draft<Values> & { readonly submit: () => Promise<void> } {
  const client = useQueryClient();
  const { workspace } = useSession();
  const draft = useDraft<typeof workspace, Values>({
    source: workspace,
    bodyOf: (source) => valuesOf(source, names),
    refetchNow: useRefetchNow(getWorkspaceOptions()),
  });
  const change = useChange({
    operation: 'updateWorkspace',
    send: ({ values, ifMatch }: { values: Values; ifMatch: string | undefined }) =>
      withEtag(docket.workspace.update(bodyBy(updateWorkspaceFields, values), { ifMatch })),
    // The response has the new ETag, so that the next save need not wait for a refetch.
    onDone: (answer) => client.setQueryData(getWorkspaceOptions().queryKey, answer),
    successMessage: t('common.saved'),
    handlesErrors: true,
  });
  const submit = async (): Promise<void> => {
    if (draft.isChanged) await draft.save(async (values, ifMatch) => change.mutateAsync({ values, ifMatch }));
    else notify(t('common.nothingHasChanged'));
  };
  return { ...draft, submit };
}
