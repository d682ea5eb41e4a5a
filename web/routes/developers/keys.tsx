/** API keys: the user's own, or everyone's for owners and admins. */
import type { ApiKey } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { modeLabels } from '../../generated/labels.js';
import { listApiKeysOptions } from '../../generated/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import type { DevelopersPartProps } from './developers-search.js';
import { ConnectCli, loginCommand } from './connect-cli.js';
import { KeyMay } from './key-areas.js';
import { NewKey } from './new-key.js';
import { RollKey } from './roll-key.js';
import { SecretDialog } from './secret.js';
import { t } from '../../messages/text.js';

export function ApiKeys({ search, onSearch }: DevelopersPartProps) {
  const { has } = useSession();
  const rows = useListPages((page) => listApiKeysOptions(page));
  const [made, setMade] = useState<string | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [rolling, setRolling] = useState<ApiKey | null>(null);
  const [columns] = useState(() => columnsOf(setRevoking, setRolling, has('administer')));
  const revoke = useChange({
    operation: 'deleteApiKey',
    send: (id: string) => docket.apiKeys.delete(id),
    successMessage: t('developers.keyRevoked'),
    handlesErrors: true,
  });
  const open = (): void => onSearch({ ...search, new: 1 });
  useShortcut('n', open, t('developers.newApiKey'));
  const close = (): void => onSearch({}, true);
  return (
    <>
      <Section
        title={t('developers.apiKeys')}
        isFlush
        actions={
          <>
            <Button icon="lock" onPress={() => setConnecting(true)}>
              {t('developers.connectCommandLine')}
            </Button>
            <Button kind="primary" icon="add" shortcut="n" onPress={open}>
              {t('developers.newApiKey')}
            </Button>
          </>
        }
      >
        <Table
          label={t('developers.apiKeys')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          empty={
            <Empty title={t('developers.noKeysYet')} icon="lock">
              {t('developers.keysHint')}
            </Empty>
          }
        />
      </Section>
      {search.new && (
        <NewKey
          onClose={close}
          onMade={(key) => {
            close();
            setMade(key);
          }}
        />
      )}
      {rolling && (
        <RollKey
          of={rolling}
          onClose={() => setRolling(null)}
          onMade={(key) => {
            setRolling(null);
            setMade(key);
          }}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('developers.yourNewApiKey')}
          secret={made}
          words={t('developers.keyUse')}
          onClose={() => setMade(null)}
        />
      )}
      {isConnecting && (
        <ConnectCli
          onClose={() => setConnecting(false)}
          onMade={(given) => {
            setConnecting(false);
            setCode(given);
          }}
        />
      )}
      {code !== null && (
        <SecretDialog
          title={t('developers.commandLineCode')}
          secret={code}
          words={t('developers.commandLineUse', { command: loginCommand() })}
          onClose={() => setCode(null)}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={t('developers.revokeQuestion', { name: revoking.name })}
          isOpen
          onClose={() => setRevoking(null)}
          action={t('developers.revokeKey')}
          isDanger
          onConfirm={async () => revoke.mutateAsync(revoking.id)}
        >
          {t('developers.revokeWarning')}
        </ConfirmDialog>
      )}
    </>
  );
}

const columnsOf = (
  onRevoke: (key: ApiKey) => void,
  onRoll: (key: ApiKey) => void,
  hasOthers: boolean,
): readonly (Column<ApiKey> | false)[] => [
  { id: 'name', header: t('common.name'), width: '2fr', cell: ({ name }) => <span dir="auto">{name}</span> },
  { id: 'key', header: t('developers.key'), width: 120, cell: ({ last_four }) => <code>…{last_four}</code> },
  {
    id: 'mode',
    header: t('developers.mode'),
    width: 90,
    cell: ({ mode }) => <Status kind={mode === 'live' ? 'active' : 'warn'}>{modeLabels[mode]}</Status>,
  },
  { id: 'scope', header: t('developers.access'), width: '2fr', cell: (key) => <KeyMay {...key} /> },
  hasOthers && {
    id: 'user',
    header: t('developers.owner'),
    cell: ({ user_name }) => <span dir="auto">{user_name}</span>,
  },
  {
    id: 'used',
    header: t('developers.lastUsed'),
    width: 'fit',
    cell: ({ last_used_at, last_used_ip }) => (
      <>
        <Moment at={last_used_at} /> {last_used_ip !== null && <small>{last_used_ip}</small>}
      </>
    ),
  },
  {
    id: 'expires',
    header: t('developers.expires'),
    width: 'fit',
    cell: ({ expires_at }) => (expires_at === null ? t('developers.never') : <Moment at={expires_at} />),
  },
  {
    id: 'actions',
    header: t('common.actions'),
    isHeaderHidden: true,
    width: 96,
    cell: (key) => (
      <>
        <IconButton icon="undo" label={t('developers.rollNamed', { name: key.name })} onPress={() => onRoll(key)} />
        <IconButton
          icon="trash"
          label={t('developers.revokeNamed', { name: key.name })}
          onPress={() => onRevoke(key)}
        />
      </>
    ),
  },
];
