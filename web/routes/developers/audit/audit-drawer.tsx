/** One entry of the audit log: who did it, from where, and what changed. */
import type { AuditEntry } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { auditActionLabels, auditActorTypeLabels } from '../../../generated/labels.js';
import { getAuditEntryOptions } from '../../../generated/queries.js';
import { Drawer } from '../../../ui/dialog.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { DefinitionList } from '../../../ui/page.js';
import { Moment } from '../../../ui/times.js';
import { t } from '../../../messages/text.js';

export function AuditDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: entry, error, refetch } = useQuery({ ...getAuditEntryOptions(id), throwOnError: false });
  return (
    <Drawer title={entry ? auditActionLabels[entry.action] : t('developers.auditLog')} isOpen onClose={onClose}>
      {entry ? (
        <div className="developer-stack">
          <Facts entry={entry} />
          <Changes changes={entry.changes} />
        </div>
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}

function Facts({ entry: { actor, resource, ip, user_agent, request_id, at } }: { readonly entry: AuditEntry }) {
  return (
    <DefinitionList
      facts={[
        { label: t('developers.actor'), value: actor.name ?? auditActorTypeLabels[actor.type] },
        { label: t('developers.object'), value: resource.name ?? resource.id },
        resource.id !== null && { label: t('developers.objectId'), value: <code>{resource.id}</code> },
        { label: t('developers.time'), value: <Moment at={at} isExact /> },
        ip !== null && { label: t('developers.ipAddress'), value: <code>{ip}</code> },
        user_agent !== null && { label: t('developers.userAgent'), value: <code>{user_agent}</code> },
        request_id !== null && { label: t('developers.requestId'), value: <code>{request_id}</code> },
      ]}
    />
  );
}

/** Each field that changed, with its value before and after. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{t('developers.auditChanges')}</h3>
      <DefinitionList
        facts={fields.map(([field, { from, to }]) => ({
          label: field,
          value: `${textOf(from)} → ${textOf(to)}`,
        }))}
      />
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
