/** Who gets copies of emails to a client about billing, and where replies go: as for all clients, or its own. */
import { AddressesField } from '../../entities/addresses-field.js';
import type { FormOf } from '../../ui/field-props.js';
import { OptionalText } from '../../ui/optional-text.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { t } from '../../messages/text.js';
import { clientLabels, type ClientBody } from './client-body.js';

const ways = {
  workspace: t('clients.remindersOfWorkspace'),
  own: t('clients.ownReminders'),
} as const;

export function ClientMailFields({ values, set }: FormOf<ClientBody>) {
  const { mail_cc: cc, mail_reply_to } = values;
  return (
    <>
      <SelectField
        label={t('clients.mailCopies')}
        name="mail_copies"
        options={optionsOf(ways)}
        value={cc === null ? 'workspace' : 'own'}
        onChange={(next) => set({ mail_cc: next === 'own' ? [] : null })}
      />
      {cc !== null && (
        <AddressesField
          label={clientLabels.mail_cc}
          name="mail_cc"
          hint={t('clients.copiesToHint')}
          value={cc}
          onChange={(mail_cc) => set({ mail_cc })}
        />
      )}
      <OptionalText
        label={clientLabels.mail_reply_to}
        name="mail_reply_to"
        type="email"
        hint={t('clients.repliesToHint')}
        value={mail_reply_to}
        onChange={(address) => set({ mail_reply_to: address })}
      />
    </>
  );
}
