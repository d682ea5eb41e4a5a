/** Changes the role of a person. Shown to users who may give that role. */
import type { User } from 'docket-sdk';
import { userRoleLabels } from '../../generated/labels.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Section } from '../../ui/page.js';
import { SelectField } from '../../ui/select-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { roleDetails } from './role-details.js';
import { usePersonDraft } from './person-form.js';
import { useRights } from './rights.js';
import { t } from '../../messages/text.js';

export function PersonRole({ user }: { readonly user: User }) {
  const { rolesToGive } = useRights();
  const draft = usePersonDraft(user, ['role']);
  if (!rolesToGive.includes(user.role)) return null;
  return (
    <Section title={t('people.role')}>
      <Form
        draft={{ name: 'person', id: `${user.id}.role`, ...draft.stored }}
        label={t('people.role')}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={{ role: t('people.role') }} ways={{ role: { words: userRoleLabels } }} />
        <SelectField
          label={t('people.role')}
          isLabelHidden
          name="role"
          options={rolesToGive.map((id) => ({ id, label: userRoleLabels[id], detail: roleDetails[id] }))}
          value={rolesToGive.find((role) => role === draft.values['role']) ?? null}
          onChange={(role) => draft.set({ role })}
        />
        <FormActions>
          <SubmitButton kind="plain">{t('people.changeRole')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}
