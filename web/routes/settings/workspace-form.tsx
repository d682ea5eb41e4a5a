/** A form for some of the workspace's settings, built from the contract, with a notice if others change them. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow, type Draft } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { updateWorkspaceFields } from '../../generated/fields.js';
import { getWorkspaceOptions } from '../../generated/queries.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { notify } from '../../ui/toast.js';
import { bodyBy, fieldAt, valuesOf, type AnyField, type Values } from '../../entities/schema/schema-values.js';
import { DescribedFields } from '../../entities/schema/schema-fields.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
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

interface WorkspaceFormProps {
  readonly title: string;
  readonly lead?: string;
  readonly shown: readonly ShownField[];
  /** Shown below the fields, made from their current values. */
  readonly children?: (values: Values) => ReactNode;
}

/** Fields that cannot be null are required. */
const fields: Readonly<Record<string, AnyField>> = Object.fromEntries(
  Object.entries(updateWorkspaceFields).map(([name, field]: [string, AnyField]) => [
    name,
    field.nullable || field.type === 'object' ? field : { ...field, required: true as const },
  ]),
);

export function WorkspaceForm({ title, lead, shown, children }: WorkspaceFormProps) {
  const names = shown.map(({ name }) => name);
  const draft = useWorkspaceDraft(names);
  const labels = Object.fromEntries(shown.map(({ name, label }) => [name, label]));
  const currency = draft.values['currency'];
  return (
    <Section title={title}>
      {lead && <p className="settings-lead">{lead}</p>}
      <Form draft={{ name: 'workspace', id: names.join(), ...draft.stored }} label={title} onSubmit={draft.submit}>
        <ConflictNotice edit={draft} labels={labels} />
        <DescribedFields
          shown={shown}
          fields={fields}
          values={draft.values}
          onChange={draft.set}
          currency={typeof currency === 'string' ? currency : undefined}
        />
        {children?.(draft.values)}
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

/** The description of a field, for parts that render it themselves. */
export const workspaceField = (name: string): AnyField => fieldAt(fields, name);
