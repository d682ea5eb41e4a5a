/** Invites a person. A mail leads them to choose a password. */
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { inviteUserFields } from '../../generated/fields.js';
import { userRoleLabels } from '../../generated/labels.js';
import { Button } from '../../ui/button.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { Dialog } from '../../ui/dialog.js';
import { useFirstStep } from '../../ui/first-step.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { bodyBy, type Values } from '../../entities/schema/schema-values.js';
import { DescribedFields } from '../../entities/schema/schema-fields.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { InviteSeveral } from './invite-several.js';
import { useRights } from './rights.js';
import { roleDetails } from './role-details.js';
import { t } from '../../messages/text.js';

const who: readonly ShownField[] = [
  { name: 'email', label: t('people.email') },
  { name: 'name', label: t('common.name') },
];
const what: readonly ShownField[] = [
  { name: 'title', label: t('people.jobTitle') },
  { name: 'department', label: t('common.department') },
];
const work: readonly ShownField[] = [
  { name: 'hours_per_week', label: t('people.weeklyCapacity'), unit: 'h' },
  { name: 'bill_rate', label: t('common.hourlyRate'), kind: 'money' },
  { name: 'cost_rate', label: t('people.hourlyCost'), kind: 'money' },
];

export function InvitePerson({ onClose }: { readonly onClose: () => void }) {
  const [values, setValues] = useState<Values>({ role: 'member' });
  const [isSeveral, setSeveral] = useState(false);
  const goBack = useFirstStep();
  const { workspace } = useSession();
  const { rolesToInvite } = useRights();
  const invite = useChange({
    operation: 'inviteUser',
    send: (body: Values) => docket.users.invite(bodyBy(inviteUserFields, body)),
    onDone: () => goBack() || onClose(),
    successMessage: ({ email }) => t('people.invitationSentTo', { email: email ?? '' }),
    handlesErrors: true,
  });
  const shared = {
    fields: inviteUserFields,
    values,
    onChange: (change: Values) => setValues({ ...values, ...change }),
    currency: workspace.currency,
  };
  const role = rolesToInvite.find((one) => one === values['role']) ?? null;
  if (isSeveral) return <InviteSeveral onClose={() => goBack() || onClose()} />;
  return (
    <Dialog title={t('common.inviteSomeone')} isOpen onClose={onClose} isPersistent={Object.keys(values).length > 1}>
      <Form
        draft={{ name: 'invitation', value: { values }, restore: (last) => setValues(last.values) }}
        onSubmit={async () =>
          invite.mutateAsync(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)))
        }
      >
        <MailNotice />
        <DescribedFields {...shared} shown={who} hasFocus />
        <SelectField
          label={t('people.role')}
          name="role"
          options={rolesToInvite.map((id) => ({ id, label: userRoleLabels[id], detail: roleDetails[id] }))}
          value={role}
          onChange={(next) => setValues({ ...values, role: next })}
          isRequired
        />
        <FormRow>
          <DescribedFields {...shared} shown={what} />
        </FormRow>
        <FormRow>
          <DescribedFields {...shared} shown={work} />
        </FormRow>
        <FormActions>
          <Button kind="quiet" onPress={() => setSeveral(true)}>
            {t('people.inviteSeveral')}
          </Button>
          <SubmitButton icon="mail">{t('people.sendInvitation')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
