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

const words: Readonly<Record<PortalLevel, string>> = {
  view: 'Sees projects and tickets.',
  full: 'Also opens tickets and approves.',
};

export function PortalAccess({ contact }: { readonly contact: Contact }) {
  const { can } = useSession();
  const { access_level: level, last_login_at, invitation_sent_at } = contact.portal;
  return (
    <Section title="Portal">
      <DefinitionList
        facts={[
          {
            label: 'Access',
            value: (
              <>
                <Status kind={level === 'none' ? 'quiet' : 'good'}>{portalAccessLabels[level]}</Status>{' '}
                {level !== 'none' && words[level]}
              </>
            ),
          },
          level !== 'none' && { label: 'Last signed in', value: <Moment at={last_login_at} /> },
          level !== 'none' && { label: 'Invited', value: <Moment at={invitation_sent_at} /> },
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
    send: async (body: { access_level: PortalLevel; send_invitation?: boolean }) =>
      docket.contacts.enablePortal(id, body),
    successMessage: (_state, { send_invitation }) =>
      send_invitation ? `Invitation mailed to ${email}` : 'Access changed',
  });
  const reset = useChange({
    operation: 'resetContactPortalPassword',
    send: async () => docket.contacts.resetPortalPassword(id),
    successMessage: `Link for a new password mailed to ${email}`,
  });
  const disable = useChange({
    operation: 'disableContactPortal',
    send: async () => docket.contacts.disablePortal(id),
    successMessage: `${name} cannot sign in any more`,
    handlesErrors: true,
  });
  if (email === null) return <Notice>Access to the portal needs an e-mail address.</Notice>;
  const give = (access_level: PortalLevel, send_invitation?: boolean) => () =>
    enable.mutate({ access_level, ...(send_invitation && { send_invitation }) });
  if (level === 'none')
    return (
      <Actions>
        <Button onPress={give('view', true)}>Invite to view</Button>
        <Button onPress={give('full', true)}>Invite with full access</Button>
      </Actions>
    );
  return (
    <Actions>
      <Button onPress={give(level === 'full' ? 'view' : 'full')}>
        {level === 'full' ? 'Limit to view' : 'Give full access'}
      </Button>
      <Button icon="mail" onPress={give(level, true)}>
        Invite again
      </Button>
      <Button icon="lock" onPress={() => reset.mutate(undefined)}>
        Reset password
      </Button>
      <Button kind="danger" onPress={() => setAsking(true)}>
        Take access away
      </Button>
      <ConfirmDialog
        title={`Take the access of ${name} away?`}
        isOpen={isAsking}
        isDanger
        action="Take access away"
        onClose={() => setAsking(false)}
        onConfirm={async () => disable.mutateAsync(undefined)}
      >
        They are signed out at once, links that were mailed stop working, and their password is deleted: letting them
        back in starts with a new invitation.
      </ConfirmDialog>
    </Actions>
  );
}
