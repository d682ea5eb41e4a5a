/** Who gets copies of emails about billing, and where replies to them go. */
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { AddressesField } from '../../../entities/addresses-field.js';
import { updateWorkspaceFields as limits } from '../../../generated/fields.js';
import { DraftActions } from '../../../ui/draft-actions.js';
import { Form } from '../../../ui/form.js';
import { OptionalText } from '../../../ui/optional-text.js';
import { Section } from '../../../ui/page.js';
import { t } from '../../../messages/text.js';
import { useWorkspaceDraft } from '../use-workspace-draft.js';

const labels = { mail_cc: t('common.copiesTo'), mail_reply_to: t('common.repliesTo') };

export function MailCopies() {
  const draft = useWorkspaceDraft(['mail_cc', 'mail_reply_to']);
  const { mail_cc: cc, mail_reply_to: replyTo } = draft.values;
  return (
    <Section title={t('settings.mailCopies')}>
      <p className="settings-lead">{t('settings.mailCopiesHint')}</p>
      <Form
        draft={{ name: 'mail-copies', id: 'workspace', ...draft.stored }}
        label={t('settings.mailCopies')}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={labels} />
        <AddressesField
          label={labels.mail_cc}
          name="mail_cc"
          hint={t('settings.copiesToHint')}
          value={Array.isArray(cc) ? cc.map(String) : []}
          onChange={(mail_cc) => draft.set({ mail_cc })}
        />
        <OptionalText
          label={labels.mail_reply_to}
          name="mail_reply_to"
          type="email"
          limits={limits.mail_reply_to}
          hint={t('settings.repliesToHint')}
          value={typeof replyTo === 'string' ? replyTo : null}
          onChange={(mail_reply_to) => draft.set({ mail_reply_to })}
        />
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}
