/** The form for all editable fields of a project. */
import type { Project, ProjectUpdate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { billingTypeLabels, projectStatusLabels } from '../../generated/labels.js';
import { getClientOptions, getProjectOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Section } from '../../ui/page.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { MetadataFields, metadataChange } from '../../entities/metadata-fields.js';
import { nextStatuses, projectBodyOf, projectLabels } from './project-body.js';
import { ProjectBasics, ProjectBilling, ProjectMore } from './project-fields.js';
import type { OfProject } from './project-overview.js';
import { t } from '../../messages/text.js';

const bodyOf = (project: Project) => ({ ...projectBodyOf(project), metadata: project.metadata });
const ways = { status: { words: projectStatusLabels }, billing_type: { words: billingTypeLabels } };
const labels = { ...projectLabels, metadata: t('common.metadata') };

export function ProjectSettings({ project, currency }: OfProject) {
  const draft = useDraft({
    source: project,
    bodyOf,
    refetchNow: useRefetchNow(getProjectOptions(project.id)),
  });
  // Amounts are in the currency of the client chosen in the form, even before it is saved.
  const client = useQuery(getClientOptions(draft.values.client_id)).data;
  const change = useChange({
    operation: 'updateProject',
    send: async ({ body, ifMatch }: { body: ProjectUpdate; ifMatch: string | undefined }) =>
      withEtag(docket.projects.update(project.id, body, { ifMatch })),
    successMessage: t('projects.projectSaved'),
    handlesErrors: true,
  });
  const { values, set } = draft;
  return (
    <Form
      draft={{ name: 'project', id: project.id, ...draft.stored }}
      label={t('projects.projectSettings')}
      onSubmit={async () =>
        draft.save(async ({ metadata, ...body }, ifMatch) =>
          change.mutateAsync({
            body: { ...body, ...(metadata && { metadata: metadataChange(project.metadata, metadata) }) },
            ifMatch,
          }),
        )
      }
    >
      <ConflictNotice edit={draft} labels={labels} ways={ways} />
      <div className="settings-grid" data-first="tall">
        <Section title={t('common.project')}>
          <ProjectBasics values={values} set={set} statuses={nextStatuses[project.status]} />
        </Section>
        <Section title={t('shell.billing')}>
          <ProjectBilling values={values} set={set} currency={client?.billing.currency ?? currency} />
        </Section>
        <Section title={t('shell.more')}>
          <ProjectMore values={values} set={set} />
          <MetadataFields value={values.metadata} onChange={(metadata) => set({ metadata })} />
        </Section>
      </div>
      <FormActions>
        {draft.isChanged && <Button onPress={draft.undo}>{t('common.discardChanges')}</Button>}
        <SubmitButton isDisabled={!draft.isChanged}>{t('projects.saveProject')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
