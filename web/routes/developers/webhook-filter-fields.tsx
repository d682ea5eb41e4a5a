/** Restricts a webhook to the events of some clients and projects. */
import type { WebhookFilter } from 'docket-sdk';
import { ManyField } from '../../entities/many-field.js';
import { searchClients, searchProjects } from '../../entities/pickers.js';
import { t } from '../../messages/text.js';

interface WebhookFilterFieldsProps {
  /** Null for the events of all clients and projects. */
  readonly value: WebhookFilter | null;
  readonly onChange: (value: WebhookFilter | null) => void;
}

export function WebhookFilterFields({ value, onChange }: WebhookFilterFieldsProps) {
  const set = (clients: readonly string[], projects: readonly string[]): void =>
    onChange(
      clients.length + projects.length === 0
        ? null
        : {
            ...(clients.length > 0 && { client_ids: [...clients] }),
            ...(projects.length > 0 && { project_ids: [...projects] }),
          },
    );
  const clients = value?.client_ids ?? [];
  const projects = value?.project_ids ?? [];
  return (
    <>
      <ManyField
        label={t('developers.onlyForClients')}
        name="filter.client_ids"
        value={clients}
        onChange={(ids) => set(ids, projects)}
        queryKey={['clients']}
        search={searchClients}
        placeholder={t('common.all')}
      />
      <ManyField
        label={t('developers.onlyForProjects')}
        name="filter.project_ids"
        hint={t('developers.onlyForHint')}
        value={projects}
        onChange={(ids) => set(clients, ids)}
        queryKey={['projects', null]}
        search={searchProjects(null)}
        placeholder={t('common.all')}
      />
    </>
  );
}
