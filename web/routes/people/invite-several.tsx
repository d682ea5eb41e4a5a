/** Invites several people by their pasted addresses, one after the other, and shows what came of each. */
import type { UserRole } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { userRoleLabels } from '../../generated/labels.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Notice } from '../../ui/notice.js';
import { SelectField } from '../../ui/select-field.js';
import { Status } from '../../ui/status.js';
import { TextArea } from '../../ui/text-field.js';
import { errorText } from '../../ui/text/problems.js';
import { notify } from '../../ui/toast.js';
import { peopleIn, type PastedPerson } from './pasted-people.js';
import { useRights } from './rights.js';
import { roleDetails } from './role-details.js';
import { t } from '../../messages/text.js';

/** The reason of a refusal; null for an invitation that was sent. */
type Outcomes = ReadonlyMap<string, string | null>;

export function InviteSeveral({ onClose }: { readonly onClose: () => void }) {
  const { rolesToInvite } = useRights();
  const [text, setText] = useState('');
  const [role, setRole] = useState<UserRole | null>('member');
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const { people, unreadable } = peopleIn(text);
  const left = people.filter(({ email }) => outcomes.get(email) !== null);
  const invite = useChange({
    operation: 'inviteUser',
    send: ({ email, name }: PastedPerson) => docket.users.invite({ email, name, role: role ?? 'member' }),
    handlesErrors: true,
  });
  const submit = async (): Promise<boolean> => {
    let refused = 0;
    for (const person of left) {
      const problem = await invite.mutateAsync(person).then(() => null, errorText);
      if (problem !== null) refused += 1;
      setOutcomes((before) => new Map(before).set(person.email, problem));
    }
    if (refused > 0) return false;
    notify(t('people.invitationsSent', { count: people.length }));
    onClose();
    return true;
  };
  return (
    <Dialog title={t('people.inviteSeveral')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{
          name: 'invitations',
          value: { text, role },
          restore: (last) => {
            setText(last.text);
            setRole(last.role);
          },
        }}
        onSubmit={submit}
      >
        <MailNotice />
        <TextArea
          label={t('people.addresses')}
          name="email"
          value={text}
          onChange={setText}
          rows={6}
          placeholder={t('people.addressesExample')}
          hint={t('people.addressesHint')}
          isRequired
          autoFocus
        />
        <SelectField
          label={t('people.role')}
          name="role"
          options={rolesToInvite.map((id) => ({ id, label: userRoleLabels[id], detail: roleDetails[id] }))}
          value={role}
          onChange={setRole}
          isRequired
        />
        {unreadable.length > 0 && (
          <Notice kind="warn">{t('people.notAnAddress', { parts: unreadable.join(', ') })}</Notice>
        )}
        {outcomes.size > 0 && (
          <ul aria-label={t('people.invitations')}>
            {people.map(({ email }) => (
              <li key={email}>
                <span dir="auto">{email}</span> <Outcome outcome={outcomes.get(email)} />
              </li>
            ))}
          </ul>
        )}
        <FormActions>
          <SubmitButton icon="mail" isDisabled={left.length === 0 || unreadable.length > 0}>
            {t('people.sendInvitations', { count: left.length })}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function Outcome({ outcome }: { readonly outcome: string | null | undefined }) {
  if (outcome === undefined) return null;
  return outcome === null ? <Status kind="good">{t('common.invited')}</Status> : <Status kind="bad">{outcome}</Status>;
}
