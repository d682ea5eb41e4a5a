/** Who did what in the workspace: for owners and admins. */
import type { AuditEntry } from 'docket-sdk';
import { useState } from 'react';
import { docket } from '../../../api/docket.js';
import { isDay } from '../../../api/filters.js';
import { ExportMenu } from '../../../entities/export-menu.js';
import { PersonField } from '../../../entities/user/person-field.js';
import { auditActionLabels, auditActorTypeLabels } from '../../../generated/labels.js';
import { listAuditEntriesOptions } from '../../../generated/queries.js';
import { DayRangeField } from '../../../ui/day-field.js';
import type { DayRange } from '../../../ui/days.js';
import { Form } from '../../../ui/form.js';
import { useListPages } from '../../../ui/list-pages.js';
import { useLocaleSettings } from '../../../ui/locale.js';
import { Empty } from '../../../ui/notice.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { TextField } from '../../../ui/text-field.js';
import { Moment } from '../../../ui/times.js';
import type { DevelopersPartProps, DevelopersSearch } from '../developers-search.js';
import { idPattern, ResourceFilter } from '../event-log.js';
import { AuditDrawer } from './audit-drawer.js';
import { instantsOf } from './instants.js';
import { t } from '../../../messages/text.js';

const addressPattern = /^[0-9a-fA-F.:]{2,45}$/;
type AuditAction = AuditEntry['action'];

const isAction = (text: string): text is AuditAction => Object.hasOwn(auditActionLabels, text);

const actionOf = ({ type }: DevelopersSearch): AuditAction | null =>
  type !== undefined && isAction(type) ? type : null;

/** The days of the address; null unless both are days, in their order. */
function daysOf({ from, to }: DevelopersSearch): DayRange | null {
  const isRange = from !== undefined && to !== undefined && isDay(from) && isDay(to) && from <= to;
  return isRange ? { from, to } : null;
}

/** The filter of the address that fits the contract: the others are left out. Days are those of the workspace's zone. */
function filterOf(search: DevelopersSearch, zone: string) {
  const { person, resource, ip } = search;
  const action = actionOf(search);
  const days = daysOf(search);
  return {
    ...(action && { action: [action] }),
    ...(person !== undefined && idPattern.test(person) && { actor_id: [person] }),
    ...(resource !== undefined && idPattern.test(resource) && { resource_id: [resource] }),
    ...(ip !== undefined && addressPattern.test(ip) && { ip: [ip] }),
    ...(days && instantsOf(days, zone)),
  };
}

export function AuditLog({ search, onSearch }: DevelopersPartProps) {
  const { zone } = useLocaleSettings();
  const filter = filterOf(search, zone);
  const rows = useListPages((page) => listAuditEntriesOptions({ ...page, ...filter }));
  const set = (
    change: Partial<Record<'type' | 'person' | 'resource' | 'ip' | 'from' | 'to', string | undefined>>,
  ): void => onSearch({ ...search, ...change }, true);
  return (
    <div className="developer-stack">
      <p className="developer-lead">{t('developers.auditHint')}</p>
      <div className="developer-bar">
        <SelectField
          label={t('developers.action')}
          options={optionsOf(auditActionLabels)}
          value={actionOf(search)}
          onChange={(next) => set({ type: next ?? undefined })}
          noneLabel={t('developers.anyAction')}
        />
        <PersonField
          label={t('common.person')}
          isFilter
          value={search.person ?? null}
          onChange={(id) => set({ person: id ?? undefined })}
        />
        <DayRangeField
          label={t('common.days')}
          value={daysOf(search)}
          onChange={(range) => set({ from: range?.from, to: range?.to })}
        />
        <ResourceFilter value={search.resource ?? ''} onChange={(id) => set({ resource: id || undefined })} />
        <AddressFilter value={search.ip ?? ''} onChange={(ip) => set({ ip: ip || undefined })} />
        <ExportMenu
          send={(format) => docket.auditLog.listAuditEntries({ ...filter, ...format })}
          name="audit-log.csv"
        />
      </div>
      <Table
        label={t('developers.auditLog')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ action, resource }) => `${auditActionLabels[action]}, ${resource.name ?? resource.id ?? ''}`}
        onOpen={({ id }) => onSearch({ ...search, entry: id })}
        isMain
        empty={<Empty title={t('developers.noEntriesFound')}>{t('developers.auditHint')}</Empty>}
      />
      {search.entry && (
        <AuditDrawer id={search.entry} onClose={() => onSearch({ ...search, entry: undefined }, true)} />
      )}
    </div>
  );
}

function AddressFilter({ value, onChange }: { readonly value: string; readonly onChange: (ip: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <Form draft="filter" label={t('developers.filterByAddress')} onSubmit={() => onChange(text.trim())}>
      <TextField
        label={t('developers.ipAddress')}
        name="ip"
        value={text}
        onChange={setText}
        limits={{ pattern: addressPattern.source }}
      />
    </Form>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  {
    id: 'action',
    header: t('developers.action'),
    isRowHeader: true,
    width: '2fr',
    cell: ({ action }) => auditActionLabels[action],
  },
  {
    id: 'resource',
    header: t('developers.object'),
    width: '2fr',
    cell: ({ resource }) => resource.name ?? resource.id,
  },
  {
    id: 'actor',
    header: t('developers.actor'),
    width: '1fr',
    cell: ({ actor }) => actor.name ?? auditActorTypeLabels[actor.type],
  },
  { id: 'ip', header: t('developers.ipAddress'), width: 150, cell: ({ ip }) => ip },
  { id: 'at', header: t('developers.time'), width: 150, cell: ({ at }) => <Moment at={at} /> },
];
