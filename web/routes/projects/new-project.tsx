/** The form for a new project. Only title and client are required. */
import type { ProjectCreate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { changedIn } from '../../api/draft-state.js';
import { docket } from '../../api/docket.js';
import { getClientOptions } from '../../generated/queries.js';
import { Drawer } from '../../ui/dialog.js';
import { useFirstStep } from '../../ui/first-step.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { emptyProject } from './project-body.js';
import { ProjectBasics, ProjectBilling, ProjectMore } from './project-fields.js';
import { t } from '../../messages/text.js';

export interface NewProjectProps {
  /** The client, if the screen knows it. */
  readonly clientId: string | undefined;
  readonly onClose: () => void;
}

export function NewProject({ clientId, onClose }: NewProjectProps) {
  const navigate = useNavigate();
  const goBack = useFirstStep();
  const [values, setValues] = useState(() => emptyProject(clientId ?? ''));
  const set = (change: Partial<typeof values>): void => setValues((before) => ({ ...before, ...change }));
  const client = useQuery({ ...getClientOptions(values.client_id), enabled: values.client_id !== '' }).data;
  const change = useChange({
    operation: 'createProject',
    send: async (body: ProjectCreate) => docket.projects.create(body),
    handlesErrors: true,
    onDone: ({ id }) =>
      goBack() || void navigate({ to: '/projects/$projectId', params: { projectId: id }, replace: true }),
  });
  const { title, client_id, status } = values;
  const send = async () => change.mutateAsync({ ...changedIn(emptyProject(''), values), title, client_id, status });
  return (
    <Drawer title={t('common.newProject')} isOpen isPersistent onClose={onClose}>
      <Form draft={{ name: 'new-project', id: clientId, value: values, restore: setValues }} onSubmit={send}>
        <ProjectBasics values={values} set={set} statuses={['pending', 'active', 'on_hold']} isNew />
        <ProjectBilling values={values} set={set} currency={client?.billing.currency} />
        <ProjectMore values={values} set={set} />
        <FormActions>
          <SubmitButton>{t('projects.createProject')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}
