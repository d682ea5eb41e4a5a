/** A form for some of the workspace's settings, built from the contract, with a notice if others change them. */
import type { ReactNode } from 'react';
import { updateWorkspaceFields } from '../../generated/fields.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { fieldAt, type AnyField, type Values } from '../../entities/schema/schema-values.js';
import { DescribedFields } from '../../entities/schema/schema-fields.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { useWorkspaceDraft } from './use-workspace-draft.js';

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
