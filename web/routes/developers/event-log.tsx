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
import { Table, type Column } from '../../ui/table.js';
import { TextField } from '../../ui/text-field.js';
import { Moment } from '../../ui/times.js';
import { eventTypeOf } from './deliveries.js';
import type { DevelopersPartProps } from './developers-search.js';
import { SecretText } from './secret.js';

const idPattern = /^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$/;

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
          label="Event"
          options={optionsOf(eventTypeLabels)}
          value={type}
          onChange={(next) => onSearch({ ...search, type: next ?? undefined }, true)}
          noneLabel="Any event"
        />
        <ResourceFilter
          value={search.resource ?? ''}
          onChange={(id) => onSearch({ ...search, resource: id || undefined }, true)}
        />
      </div>
      <Table
        label="Events"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ type: of, resource_id: id }) => `${eventTypeLabels[of]}, ${id}`}
        onOpen={({ id }) => onSearch({ ...search, event: id })}
        isMain
        empty={<Empty title="No such events">What people and programs change here stands in this list.</Empty>}
      />
      {search.event && (
        <EventDrawer id={search.event} onClose={() => onSearch({ ...search, event: undefined }, true)} />
      )}
    </div>
  );
}

function ResourceFilter({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <Form label="Filter by object" onSubmit={() => onChange(text.trim())}>
      <TextField
        label="Of the object with the id"
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
    <Drawer title={one.data ? eventTypeLabels[one.data.type] : 'Event'} isOpen onClose={onClose}>
      {one.data ? (
        <SecretText label="The event" text={JSON.stringify(one.data)} />
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton />
      )}
      <Button onPress={onClose}>Close</Button>
    </Drawer>
  );
}

const columns: readonly Column<DocketEvent>[] = [
  { id: 'type', header: 'Event', width: '1fr', cell: ({ type }) => eventTypeLabels[type] },
  { id: 'object', header: 'Object', width: '2fr', cell: ({ resource_id }) => <code>{resource_id}</code> },
  {
    id: 'by',
    header: 'By',
    width: 140,
    cell: ({ actor }) =>
      actor.contact_id ? 'A client' : actor.api_key_id ? 'A program' : actor.user_id ? 'A person' : 'Docket',
  },
  { id: 'at', header: 'When', width: 150, cell: ({ created_at }) => <Moment at={created_at} /> },
];
