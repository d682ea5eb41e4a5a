/** All events, as webhooks receive them. */
import type { DocketEvent } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventTypeLabels } from '../../generated/labels.js';
import { getEventOptions, listEventsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Drawer } from '../../ui/dialog.js';
import { Form } from '../../ui/form.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { Table, type Column } from '../../ui/table/table.js';
import { TextField } from '../../ui/text-field.js';
import { Moment } from '../../ui/times.js';
import { NameOf } from '../../entities/name-of.js';
import { eventTypeOf } from './deliveries.js';
import type { DevelopersPartProps } from './developers-search.js';
import { SecretText } from './secret.js';
import { t } from '../../messages/text.js';

/** The form of every id. */
export const idPattern = /^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$/;

export function EventLog({ search, onSearch }: DevelopersPartProps) {
  const type = eventTypeOf(search.type);
  const resource = search.resource !== undefined && idPattern.test(search.resource) ? search.resource : undefined;
  const rows = useListPages((page) =>
    listEventsOptions({ ...page, ...(type && { type: [type] }), ...(resource && { resource_id: [resource] }) }),
  );
  return (
    <div className="developer-stack">
      <div className="developer-bar">
        <SelectField
          label={t('developers.event')}
          options={optionsOf(eventTypeLabels)}
          value={type}
          onChange={(next) => onSearch({ ...search, type: next ?? undefined }, true)}
          noneLabel={t('developers.anyEvent')}
        />
        <ResourceFilter
          value={search.resource ?? ''}
          onChange={(id) => onSearch({ ...search, resource: id || undefined }, true)}
        />
      </div>
      <Table
        label={t('developers.events')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ type: of, resource_id: id }) => `${eventTypeLabels[of]}, ${id}`}
        onOpen={({ id }) => onSearch({ ...search, event: id })}
        isMain
        empty={<Empty title={t('developers.noEventsFound')}>{t('developers.eventsHint')}</Empty>}
      />
      {search.event && (
        <EventDrawer id={search.event} onClose={() => onSearch({ ...search, event: undefined }, true)} />
      )}
    </div>
  );
}

export function ResourceFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const [text, setText] = useState(value);
  return (
    <Form draft="filter" label={t('developers.filterByObject')} onSubmit={() => onChange(text.trim())}>
      <TextField
        label={t('developers.objectId')}
        name="resource_id"
        value={text}
        onChange={setText}
        placeholder="tkt_…"
        limits={{ pattern: idPattern.source }}
      />
    </Form>
  );
}

function EventDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const one = useQuery({ ...getEventOptions(id), throwOnError: false });
  return (
    <Drawer title={one.data ? eventTypeLabels[one.data.type] : t('developers.event')} isOpen onClose={onClose}>
      {one.data ? (
        <SecretText label={t('developers.eventData')} text={JSON.stringify(one.data)} />
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton />
      )}
      <Button onPress={onClose}>{t('shell.close')}</Button>
    </Drawer>
  );
}

const Named = ({ id }: { readonly id: string }) => (
  <span dir="auto">
    <NameOf id={id} />
  </span>
);

const columns: readonly Column<DocketEvent>[] = [
  { id: 'type', header: t('developers.event'), width: 'fit', cell: ({ type }) => eventTypeLabels[type] },
  { id: 'object', header: t('developers.object'), width: '2fr', cell: ({ resource_id }) => <code>{resource_id}</code> },
  {
    id: 'by',
    header: t('developers.actor'),
    width: '1fr',
    cell: ({ actor }) =>
      actor.contact_id ? (
        <Named id={actor.contact_id} />
      ) : actor.api_key_id ? (
        t('developers.apiKey')
      ) : actor.user_id ? (
        <Named id={actor.user_id} />
      ) : (
        'Docket'
      ),
  },
  { id: 'at', header: t('common.created'), width: 150, cell: ({ created_at }) => <Moment at={created_at} /> },
];
