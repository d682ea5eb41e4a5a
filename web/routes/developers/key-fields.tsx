/** The side and the access of a new key. */
import type { ApiKeyScope, Mode } from 'docket-sdk';
import { apiKeyScopeLabels, modeLabels } from '../../generated/labels.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { t } from '../../messages/text.js';

interface KeyFieldsProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly scope: ApiKeyScope;
  readonly onScope: (scope: ApiKeyScope) => void;
}

export const KeyFields = ({ mode, onMode, scope, onScope }: KeyFieldsProps) => (
  <>
    <SelectField
      label={t('developers.mode')}
      name="mode"
      options={optionsOf(modeLabels)}
      value={mode}
      onChange={(next) => onMode(next ?? mode)}
    />
    <SelectField
      label={t('developers.access')}
      name="scope"
      options={optionsOf(apiKeyScopeLabels)}
      value={scope}
      onChange={(next) => onScope(next ?? scope)}
      hint={t('developers.accessHint')}
    />
  </>
);
