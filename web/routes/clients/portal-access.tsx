/** A contact's access to the portal, and actions that give, change or withdraw it. */
import type { Contact, PortalLevel } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { portalAccessLabels } from '../../generated/labels.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Notice } from '../../ui/notice.js';
import { Actions, DefinitionList, Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Moment } from '../../ui/times.js';
import { t } from '../../messages/text.js';

const words: Readonly<Record<PortalLevel, string>> = {
  view: t('clients.viewAccess'),
  full: t('clients.fullAccess'),
};

export function PortalAccess({ contact }: { readonly contact: Contact }) {
  const { can } = useSession();
  const { access_level: level, last_login_at, invitation_sent_at } = contact.portal;
  return (
    <Section title={t('clients.portal')}>
      <DefinitionList
        facts={[
          {
            label: t('clients.access'),
            value: (
              <>
                <Status kind={level === 'none' ? 'quiet' : 'good'}>{portalAccessLabels[level]}</Status>{' '}
                {level !== 'none' && words[level]}
              </>
            ),
          },
          level !== 'none' && { label: t('clients.lastSignIn'), value: <Moment at={last_login_at} /> },
          level !== 'none' && { label: t('common.invited'), value: <Moment at={invitation_sent_at} /> },
        ]}
      />
      {can('enableContactPortal') && <AccessActions contact={contact} />}
    </Section>
  );
}

function AccessActions({ contact }: { readonly contact: Contact }) {
  const { id, name, email, portal } = contact;
  const level = portal.access_level;
  const [isAsking, setAsking] = useState(false);
  const enable = useChange({
    operation: 'enableContactPortal',
    send: async (body: { access_level: PortalLevel; send_invitation: boolean }) =>
      docket.contacts.enablePortal(id, body),
    successMessage: (_state, { send_invitation }) =>
      send_invitation ? t('clients.invitationSentTo', { email: email ?? '' }) : t('clients.accessChanged'),
  });
  const reset = useChange({
    operation: 'resetContactPortalPassword',
    send: async () => docket.contacts.resetPortalPassword(id),
    successMessage: t('clients.passwordLinkSentTo', { email: email ?? '' }),
  });
  const disable = useChange({
    operation: 'disableContactPortal',
    send: async () => docket.contacts.disablePortal(id),
    successMessage: t('clients.canNoLongerSignIn', { name }),
    handlesErrors: true,
  });
  if (email === null) return <Notice>{t('clients.contactNeedsEmail')}</Notice>;
  // Without it, the API mails a new link whenever the level changes.
  const give =
    (access_level: PortalLevel, send_invitation = false) =>
    () =>
      enable.mutate({ access_level, send_invitation });
  if (level === 'none')
    return (
      <Actions>
        <Button onPress={give('view', true)}>{t('clients.inviteWithViewAccess')}</Button>
        <Button onPress={give('full', true)}>{t('clients.inviteWithFullAccess')}</Button>
      </Actions>
    );
  return (
    <Actions>
      <Button onPress={give(level === 'full' ? 'view' : 'full')}>
        {level === 'full' ? t('clients.limitToView') : t('clients.giveFullAccess')}
      </Button>
      <Button icon="mail" onPress={give(level, true)}>
        {t('clients.resendInvitation')}
      </Button>
      <Button icon="lock" onPress={() => reset.mutate(undefined)}>
        {t('clients.resetPassword')}
      </Button>
      <Button kind="danger" onPress={() => setAsking(true)}>
        {t('clients.revokeAccess')}
      </Button>
      <ConfirmDialog
        title={t('clients.revokeAccessOf', { name })}
        isOpen={isAsking}
        isDanger
        action={t('clients.revokeAccess')}
        onClose={() => setAsking(false)}
        onConfirm={async () => disable.mutateAsync(undefined)}
      >
        {t('clients.revokeAccessWarning')}
      </ConfirmDialog>
    </Actions>
  );
}
