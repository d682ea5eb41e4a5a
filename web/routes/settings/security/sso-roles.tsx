/** Which role each value of the provider's claim gives. */
import type { SsoRole } from 'docket-sdk';
import { ssoRoleLabels } from '../../../generated/labels.js';
import { Button, IconButton } from '../../../ui/button.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';

export interface RoleRow {
  readonly value: string;
  readonly role: SsoRole;
}

interface SsoRolesProps {
  readonly rows: readonly RoleRow[];
  readonly onChange: (rows: readonly RoleRow[]) => void;
}

export function SsoRoles({ rows, onChange }: SsoRolesProps) {
  const change = (at: number, row: Partial<RoleRow>): void =>
    onChange(rows.map((one, index) => (index === at ? { ...one, ...row } : one)));
  return (
    <fieldset className="settings-fieldset">
      <legend>{t('settings.rolesByClaim')}</legend>
      <p className="settings-lead">{t('settings.rolesByClaimHint')}</p>
      {rows.map(({ value, role }, at) => (
        <div key={at} className="form-row">
          <TextField
            label={t('settings.claimValue')}
            name={`roles.${at}.value`}
            value={value}
            onChange={(next) => change(at, { value: next })}
            error={rows.findIndex((one) => one.value === value) < at ? t('settings.valueTwice') : undefined}
            isRequired
          />
          <SelectField
            label={t('settings.claimRole')}
            name={`roles.${at}.role`}
            options={optionsOf(ssoRoleLabels)}
            value={role}
            onChange={(next) => change(at, { role: next ?? role })}
          />
          <IconButton
            icon="close"
            label={t('common.remove', { name: value })}
            onPress={() => onChange(rows.filter((_row, index) => index !== at))}
          />
        </div>
      ))}
      <Button icon="add" onPress={() => onChange([...rows, { value: '', role: 'member' }])}>
        {t('settings.addClaimValue')}
      </Button>
    </fieldset>
  );
}
