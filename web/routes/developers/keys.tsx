/** API keys: the user's own, or everyone's for owners and admins. */
import type { ApiKey } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { apiKeyScopeLabels, modeLabels } from '../../generated/labels.js';
import { listApiKeysOptions } from '../../generated/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table.js';
import { Moment } from '../../ui/times.js';
import type { DevelopersPartProps } from './developers-search.js';
import { NewKey } from './new-key.js';
import { SecretDialog } from './secret.js';

export function ApiKeys({ search, onSearch }: DevelopersPartProps) {
  const { has } = useSession();
  const rows = useListPages((page) => listApiKeysOptions(page));
  const [made, setMade] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [columns] = useState(() => columnsOf(setRevoking, has('administer')));
  const revoke = useChange({
    operation: 'deleteApiKey',
    send: (id: string) => docket.apiKeys.delete(id),
    successMessage: 'The key is revoked',
    handlesErrors: true,
  });
  const open = (): void => onSearch({ ...search, new: 1 });
  useShortcut('n', open, 'New API key');
  const close = (): void => onSearch({}, true);
  return (
    <>
      <Section
        title="API keys"
        isFlush
        actions={
          <Button kind="primary" icon="add" shortcut="n" onPress={open}>
            New API key
          </Button>
        }
      >
        <Table
          label="API keys"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          empty={
            <Empty title="No keys yet" icon="lock">
              A key lets a program do what you may do. Make one for each program, so that it can be revoked by itself.
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
      {made !== null && (
        <SecretDialog
          title="Your new API key"
          secret={made}
          words="Send it as a bearer token in the header Authorization of each request."
          onClose={() => setMade(null)}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={`Revoke ${revoking.name}?`}
          isOpen
          onClose={() => setRevoking(null)}
          action="Revoke key"
          isDanger
          onConfirm={async () => revoke.mutateAsync(revoking.id)}
        >
          Programs that use it are refused from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

const columnsOf = (onRevoke: (key: ApiKey) => void, hasOthers: boolean): readonly (Column<ApiKey> | false)[] => [
  { id: 'name', header: 'Name', width: '2fr', cell: ({ name }) => <span dir="auto">{name}</span> },
  { id: 'key', header: 'Key', width: 120, cell: ({ last_four }) => <code>…{last_four}</code> },
  {
    id: 'mode',
    header: 'Side',
    width: 90,
    cell: ({ mode }) => <Status kind={mode === 'live' ? 'active' : 'warn'}>{modeLabels[mode]}</Status>,
  },
  { id: 'scope', header: 'May', width: 110, cell: ({ scope }) => apiKeyScopeLabels[scope] },
  hasOthers && { id: 'user', header: 'Of', cell: ({ user_name }) => <span dir="auto">{user_name}</span> },
  { id: 'used', header: 'Last used', cell: ({ last_used_at }) => <Moment at={last_used_at} /> },
  {
    id: 'expires',
    header: 'Expires',
    cell: ({ expires_at }) => (expires_at === null ? 'Never' : <Moment at={expires_at} />),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 56,
    cell: (key) => <IconButton icon="trash" label={`Revoke ${key.name}`} onPress={() => onRevoke(key)} />,
  },
];
