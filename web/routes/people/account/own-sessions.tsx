/** Where the user is signed in, and how to end it. */
import type { Session } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { listSessionsOptions } from '../../../generated/queries.js';
import { Button, IconButton } from '../../../ui/button.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Status } from '../../../ui/status.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Moment } from '../../../ui/times.js';
import { t } from '../../../messages/text.js';

export function OwnSessions() {
  const rows = useListPages((page) => listSessionsOptions(page));
  const end = useChange({
    operation: 'deleteSession',
    send: async ({ id }: Session) => docket.sessions.delete(id),
    successMessage: (_answer, session) => t('people.signedOutOf', { session: nameOf(session) }),
  });
  const endOthers = useChange({
    operation: 'deleteSessions',
    send: async () => docket.sessions.deleteMany(),
    successMessage: t('people.signedOutElsewhere'),
  });
  const [columns] = useState(() => columnsOf((session) => end.mutate(session)));
  return (
    <Section
      title={t('people.signedInAt')}
      isFlush
      actions={
        <Button icon="lock" onPress={() => endOthers.mutate(undefined)}>
          {t('people.signOutElsewhere')}
        </Button>
      }
    >
      <Table
        label={t('people.signedInAt')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={nameOf}
        empty={<Empty title={t('people.noSessions')} icon="lock" />}
      />
    </Section>
  );
}

function nameOf({ browser, platform }: Session): string {
  if (browser !== null && platform !== null) return t('people.browserOn', { browser, platform });
  return browser ?? platform ?? t('people.unknownBrowser');
}

const columnsOf = (end: (session: Session) => void): readonly Column<Session>[] => [
  {
    id: 'browser',
    header: t('people.browser'),
    width: '2fr',
    cell: (session) => (
      <>
        {nameOf(session)} {session.is_current && <Status kind="good">{t('people.thisBrowser')}</Status>}
      </>
    ),
  },
  { id: 'ip', header: t('people.ipAddress'), cell: ({ ip }) => ip },
  {
    id: 'last_used_at',
    header: t('people.lastUsed'),
    width: 'fit',
    cell: ({ last_used_at }) => <Moment at={last_used_at} />,
  },
  {
    id: 'created_at',
    header: t('people.signedIn'),
    width: 'fit',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    id: 'actions',
    header: t('common.actions'),
    isHeaderHidden: true,
    width: 'fit',
    cell: (session) =>
      !session.is_current && (
        <IconButton
          icon="close"
          label={t('people.signOutOf', { session: nameOf(session) })}
          onPress={() => end(session)}
        />
      ),
  },
];
