/** The side of a new key, what it may do, and from where. */
import type { ApiKeyScope, Mode } from 'docket-sdk';
import { apiKeyScopeLabels, modeLabels } from '../../generated/labels.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { TextArea } from '../../ui/text-field.js';
import { AreaFields, noAccess, type KeyAccess } from './key-areas.js';
import { t } from '../../messages/text.js';

/** What is chosen for a key. */
export interface KeyChoice {
  readonly mode: Mode;
  readonly scope: ApiKeyScope;
  readonly access: KeyAccess;
  /** One network per line. */
  readonly networks: string;
}

export const fullKey = (mode: Mode): KeyChoice => ({ mode, scope: 'full', access: noAccess, networks: '' });

/** The choice as the API takes it. */
export const keyBody = ({ mode, scope, access, networks }: KeyChoice) => ({
  mode,
  scope,
  ...(scope === 'restricted' && { access }),
  allowed_ips: networks.split(/[\s,]+/).filter((network) => network !== ''),
});

interface KeyFieldsProps {
  readonly choice: KeyChoice;
  readonly onChoice: (choice: KeyChoice) => void;
}

export const KeyFields = ({ choice, onChoice }: KeyFieldsProps) => (
  <>
    <SelectField
      label={t('developers.mode')}
      name="mode"
      options={optionsOf(modeLabels)}
      value={choice.mode}
      onChange={(mode) => onChoice({ ...choice, mode: mode ?? choice.mode })}
    />
    <SelectField
      label={t('developers.access')}
      name="scope"
      options={optionsOf(apiKeyScopeLabels)}
      value={choice.scope}
      onChange={(scope) => onChoice({ ...choice, scope: scope ?? choice.scope })}
      hint={t('developers.accessHint')}
    />
    {choice.scope === 'restricted' && (
      <AreaFields access={choice.access} onAccess={(access) => onChoice({ ...choice, access })} />
    )}
    <TextArea
      label={t('developers.networks')}
      name="allowed_ips"
      value={choice.networks}
      onChange={(networks) => onChoice({ ...choice, networks })}
      hint={t('developers.networksHint')}
    />
  </>
);
