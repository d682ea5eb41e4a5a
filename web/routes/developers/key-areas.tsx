/** What a key may do: its areas, in words and as a grid of choices. */
import type { ApiKey } from 'docket-sdk';
import { apiKeyAreaLevelLabels, apiKeyScopeLabels } from '../../generated/labels.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { t } from '../../messages/text.js';

export type KeyAccess = NonNullable<ApiKey['access']>;
type Area = keyof KeyAccess;

const areaLabels: Readonly<Record<Area, string>> = {
  clients: t('developers.areaClients'),
  projects: t('developers.areaProjects'),
  tickets: t('developers.areaTickets'),
  time: t('developers.areaTime'),
  expenses: t('developers.areaExpenses'),
  billing: t('developers.areaBilling'),
  retainers: t('developers.areaRetainers'),
  people: t('developers.areaPeople'),
  reports: t('developers.areaReports'),
  webhooks: t('developers.areaWebhooks'),
  settings: t('developers.areaSettings'),
};
const areas = optionsOf(areaLabels);

export const noAccess: KeyAccess = {
  clients: 'none',
  projects: 'none',
  tickets: 'none',
  time: 'none',
  expenses: 'none',
  billing: 'none',
  retainers: 'none',
  people: 'none',
  reports: 'none',
  webhooks: 'none',
  settings: 'none',
};

interface AreaFieldsProps {
  readonly access: KeyAccess;
  readonly onAccess: (access: KeyAccess) => void;
}

export const AreaFields = ({ access, onAccess }: AreaFieldsProps) => (
  <fieldset className="key-areas">
    <legend>{t('developers.areas')}</legend>
    {areas.map(({ id, label }) => (
      <SelectField
        key={id}
        label={label}
        name={`access.${id}`}
        options={optionsOf(apiKeyAreaLevelLabels)}
        value={access[id]}
        onChange={(level) => onAccess({ ...access, [id]: level ?? 'none' })}
      />
    ))}
  </fieldset>
);

/** What a key may do, and from where, at a glance. */
export const KeyMay = ({ scope, access, allowed_ips: networks }: Pick<ApiKey, 'scope' | 'access' | 'allowed_ips'>) => (
  <>
    {access === null
      ? apiKeyScopeLabels[scope]
      : areas
          .filter(({ id }) => access[id] !== 'none')
          .map(({ id, label }) => `${label}: ${apiKeyAreaLevelLabels[access[id]]}`)
          .join(', ')}
    {networks.length > 0 && <small> {t('developers.onlyFrom', { networks: networks.join(', ') })}</small>}
  </>
);
