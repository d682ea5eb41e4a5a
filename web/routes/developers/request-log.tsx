/** The requests that were made with API keys in the last 7 days. */
import type { LoggedRequest } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listApiKeysOptions, listLoggedRequestsOptions } from '../../generated/queries.js';
import { Form } from '../../ui/form.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { SelectField } from '../../ui/select-field.js';
import { Table, type Column } from '../../ui/table/table.js';
import { TextField } from '../../ui/text-field.js';
import { Moment } from '../../ui/times.js';
import { answeredClasses, type DevelopersPartProps } from './developers-search.js';
import { RequestDrawer } from './request-drawer.js';
import { RequestStatus } from './request-status.js';
import { t } from '../../messages/text.js';

const operationPattern = /^[A-Za-z0-9]+$/;

export function RequestLog({ search, onSearch }: DevelopersPartProps) {
  const { answered, key } = search;
  const operation = operationPattern.test(search.operation ?? '') ? search.operation : undefined;
  const keys = useQuery(listApiKeysOptions({ per_page: 100 })).data?.data ?? [];
  const rows = useListPages((page) =>
    listLoggedRequestsOptions({
      ...page,
      ...(answered && { status: [answered] }),
      ...(operation && { operation_id: [operation] }),
      ...(key && { api_key_id: [key] }),
    }),
  );
  return (
    <div className="developer-stack">
      <p className="developer-lead">{t('developers.requestsHint')}</p>
      <div className="developer-bar">
        <SelectField
          label={t('common.status')}
          options={answeredClasses.map((id) => ({ id, label: classLabels[id] }))}
          value={answered ?? null}
          onChange={(next) => onSearch({ ...search, answered: next ?? undefined }, true)}
          noneLabel={t('developers.anyStatus')}
        />
        <SelectField
          label={t('developers.key')}
          options={keys.map(({ id, name, last_four }) => ({ id, label: `${name} …${last_four}` }))}
          value={key ?? null}
          onChange={(next) => onSearch({ ...search, key: next ?? undefined }, true)}
          noneLabel={t('developers.anyKey')}
        />
        <OperationFilter
          value={search.operation ?? ''}
          onChange={(id) => onSearch({ ...search, operation: id || undefined }, true)}
        />
      </div>
      <Table
        label={t('developers.requests')}
        columns={columnsOf(new Map(keys.map(({ id, name }) => [id, name])))}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ method, path, status }) => `${method} ${path}, ${status}`}
        onOpen={({ id }) => onSearch({ ...search, request: id })}
        isMain
        empty={<Empty title={t('developers.noRequestsFound')}>{t('developers.requestsAppear')}</Empty>}
      />
      {search.request && (
        <RequestDrawer id={search.request} onClose={() => onSearch({ ...search, request: undefined }, true)} />
      )}
    </div>
  );
}

const classLabels = {
  '2xx': t('developers.succeeded'),
  '4xx': t('developers.refused'),
  '5xx': t('developers.failed'),
} as const;

function OperationFilter({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <Form draft="filter" label={t('developers.filterByOperation')} onSubmit={() => onChange(text.trim())}>
      <TextField
        label={t('developers.operation')}
        name="operation_id"
        value={text}
        onChange={setText}
        placeholder={t('developers.operationExample')}
        limits={{ pattern: operationPattern.source }}
      />
    </Form>
  );
}

const columnsOf = (keys: ReadonlyMap<string, string>): readonly Column<LoggedRequest>[] => [
  { id: 'status', header: t('common.status'), width: 90, cell: ({ status }) => <RequestStatus status={status} /> },
  {
    id: 'request',
    header: t('developers.request'),
    isRowHeader: true,
    width: '3fr',
    cell: ({ method, path }) => (
      <code>
        {method} {path}
      </code>
    ),
  },
  {
    id: 'key',
    header: t('developers.key'),
    width: '1fr',
    cell: ({ api_key_id }) => keys.get(api_key_id) ?? api_key_id,
  },
  {
    id: 'took',
    header: t('developers.duration'),
    width: 100,
    align: 'end',
    cell: ({ duration_ms }) => t('developers.ms', { milliseconds: Math.round(duration_ms) }),
  },
  { id: 'at', header: t('developers.received'), width: 150, cell: ({ created_at }) => <Moment at={created_at} /> },
];
