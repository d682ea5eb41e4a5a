/** The user's passkeys: added, renamed and removed. */
import type { Passkey } from 'docket-sdk';
import { useState } from 'react';
import { listPasskeysOptions } from '../../../generated/queries.js';
import { Button, IconButton } from '../../../ui/button.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Moment } from '../../../ui/times.js';
import { t } from '../../../messages/text.js';
import { canMakePasskeys } from './make-passkey.js';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.js';
import { RecoveryCodes } from './recovery-codes.js';

type Action = 'rename' | 'remove';

export function OwnPasskeys() {
  const rows = useListPages((page) => listPasskeysOptions(page));
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [chosen, setChosen] = useState<{ readonly passkey: Passkey; readonly action: Action }>();
  const [columns] = useState(() => columnsOf((passkey, action) => setChosen({ passkey, action })));
  const close = (): void => setChosen(undefined);
  return (
    <Section
      title={t('people.passkeys')}
      isFlush
      actions={
        canMakePasskeys && (
          <Button icon="add" onPress={() => setAdding(true)}>
            {t('people.addPasskey')}
          </Button>
        )
      }
    >
      <Table
        label={t('people.passkeys')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <Empty title={t('people.noPasskeys')} icon="lock">
            {canMakePasskeys ? t('people.passkeysHint') : t('people.passkeysUnsupported')}
          </Empty>
        }
      />
      {isAdding && <AddPasskey onClose={() => setAdding(false)} onCodes={setCodes} />}
      {chosen?.action === 'rename' && <RenamePasskey passkey={chosen.passkey} onClose={close} />}
      {chosen?.action === 'remove' && <RemovePasskey passkey={chosen.passkey} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}

const columnsOf = (act: (passkey: Passkey, action: Action) => void): readonly Column<Passkey>[] => [
  { id: 'name', header: t('common.name'), width: '2fr', cell: ({ name }) => name },
  {
    id: 'last_used_at',
    header: t('people.lastUsed'),
    width: 'fit',
    cell: ({ last_used_at }) => last_used_at !== null && <Moment at={last_used_at} />,
  },
  {
    id: 'created_at',
    header: t('people.passkeyAdded'),
    width: 'fit',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    id: 'actions',
    header: t('common.actions'),
    isHeaderHidden: true,
    width: 'fit',
    cell: (passkey) => (
      <>
        <IconButton
          icon="edit"
          label={t('people.renamePasskey', { name: passkey.name })}
          onPress={() => act(passkey, 'rename')}
        />
        <IconButton
          icon="close"
          label={t('people.removePasskey', { name: passkey.name })}
          onPress={() => act(passkey, 'remove')}
        />
      </>
    ),
  },
];
