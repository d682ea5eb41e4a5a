/** Creates an API key for a side, with its scope and its expiry. */
import type { ApiKeyScope, Mode } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { useClock } from '../../api/workspace-clock.js';
import { createApiKeyFields } from '../../generated/fields.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';

const modes = [
  { id: 'live', label: 'Live side' },
  { id: 'test', label: 'Test side' },
] as const;
const scopes = [
  { id: 'full', label: 'Read and write' },
  { id: 'read_only', label: 'Read only' },
] as const;
const spans = [
  { id: '30', label: 'In 30 days' },
  { id: '90', label: 'In 90 days' },
  { id: '365', label: 'In a year' },
] as const;
const dayMs = 86_400_000;

interface NewKeyProps {
  readonly onClose: () => void;
  readonly onMade: (key: string) => void;
}

export function NewKey({ onClose, onMade }: NewKeyProps) {
  const { workspace } = useSession();
  const clock = useClock();
  const [name, setName] = useState('');
  const [mode, setMode] = useState<Mode>(workspace.mode);
  const [scope, setScope] = useState<ApiKeyScope>('full');
  const [days, setDays] = useState<(typeof spans)[number]['id'] | null>(null);
  const create = useChange({
    operation: 'createApiKey',
    send: () =>
      docket.apiKeys.create({
        name,
        mode,
        scope,
        ...(days !== null && { expires_at: new Date(clock() + Number(days) * dayMs).toISOString() }),
      }),
    onDone: ({ key }) => {
      // Forgets the response, so that the key is only in the dialog that shows it.
      create.reset();
      if (key !== undefined) onMade(key);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title="New API key" isOpen onClose={onClose} isPersistent={name !== ''}>
      <Form onSubmit={async () => create.mutateAsync(undefined)}>
        <TextField
          label="Name"
          name="name"
          value={name}
          onChange={setName}
          limits={createApiKeyFields.name}
          hint="Of the program that will use it."
          autoFocus
        />
        <SelectField label="Side" name="mode" options={modes} value={mode} onChange={(next) => setMode(next ?? mode)} />
        <SelectField
          label="May"
          name="scope"
          options={scopes}
          value={scope}
          onChange={(next) => setScope(next ?? scope)}
          hint="Never more than you may do yourself."
        />
        <SelectField
          label="Expires"
          name="expires_at"
          options={spans}
          value={days}
          onChange={setDays}
          noneLabel="Never"
        />
        <FormActions>
          <SubmitButton>Make key</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
