/** Rules that the contract must follow. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';
import { findDeprecations } from '../../server/contract/deprecation.js';
import { addContractFormats } from '../../server/contract/formats.js';
import { permissions } from '../../domain/people/policy.js';
import type { OperationId } from '../../contract/contract.js';
import { answerOf, isPaged, listsAnArray, operationIds, queryOf, type Schema } from '../support/contract/contract.js';

type Json = Record<string, unknown>;
const document = contractDocument();
const rows = Object.entries(operations).map(([id, row]) => ({
  id,
  ...row,
  operation: locate(document, operationPointer(row.path, row.method)).value,
}));
const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
const ajv = addContractFormats(new Ajv2020({ allErrors: true, strict: false, validateSchema: false }));
ajv.addSchema({ ...document, $id: 'contract' });

/** Operations that return an array as their data. */
const lists = operationIds.filter(listsAnArray);

const verbs = [
  'list',
  'import',
  'create',
  'get',
  'update',
  'upsert',
  'delete',
  'send',
  'submit',
  'approve',
  'cancel',
  'pause',
  'resume',
  'confirm',
  'reject',
  'void',
  'duplicate',
  'apply',
  'charge',
  'end',
  'run',
  'mark',
  'remind',
  'snooze',
  'watch',
  'unwatch',
  'record',
  'preview',
  'render',
  'refund',
  'start',
  'stop',
  'exclude',
  'include',
  'rotate',
  'roll',
  'test',
  'retry',
  'recover',
  'advance',
  'stream',
  'reset',
  'upload',
  'add',
  'remove',
  'reorder',
  'merge',
  'erase',
  'check',
  'restore',
  'close',
  'complete',
  'reopen',
  'invite',
  'enable',
  'disable',
  'resend',
  'activate',
  'deactivate',
  'reactivate',
  'ignore',
  'undo',
];
/** Verbs that need no noun: `search` searches everything. */
const wholeNames = new Set(['search']);

/** All object schemas in a request body, with their locations. */
function* objectsIn(pointer: string, seen = new Set<string>()): Generator<{ at: string; value: Json }> {
  const { at, value } = locate(document, pointer);
  if (seen.has(at)) return;
  seen.add(at);
  if (value['properties']) yield { at, value };
  for (const name of Object.keys(value['properties'] ?? {})) yield* objectsIn(`${at}/properties/${name}`, seen);
  if (value['items']) yield* objectsIn(`${at}/items`, seen);
  for (const part of ['allOf', 'anyOf', 'oneOf'])
    for (const index of ((value[part] ?? []) as unknown[]).keys()) yield* objectsIn(`${at}/${part}/${index}`, seen);
}

const bodySchema = (row: (typeof rows)[number]): string | undefined => {
  const body = row.operation['requestBody'] as { content?: Record<string, unknown> } | undefined;
  return body?.content?.['application/json']
    ? `${operationPointer(row.path, row.method)}/requestBody/content/application~1json`
    : undefined;
};

describe('the contract', () => {
  it('names operations with a verb from the list', () => {
    expect(
      rows
        .filter(({ id }) => !wholeNames.has(id) && !verbs.some((verb) => new RegExp(`^${verb}[A-Z]`).test(id)))
        .map(({ id }) => id),
    ).to.deep.equal([]);
  });

  it('describes each operation in a sentence', () => {
    expect(
      rows
        .filter(({ operation }) => !/.{12}/s.test(operation['description'] as string) || !operation['summary'])
        .map(({ id }) => id),
    ).to.deep.equal([]);
  });

  it('returns 201 for a POST that creates, and 200 otherwise', () => {
    const wrong = rows.filter(
      ({ id, method, status }) =>
        status !==
        (method === 'post' && /^(create|start|resumeTimer|duplicate|record|add(?!\w*Tags)|invite|run)/.test(id)
          ? 201
          : 200),
    );
    expect(wrong.map(({ id, status }) => `${id} ${status}`)).to.deep.equal([]);
  });

  it('asks for permissions that exist', () => {
    const known = new Set<string>([
      ...permissions,
      'contribute',
      'view_invoices',
      'view_approvals',
      'manage_approvals',
      'administer',
      'portal_full',
      'portal_invoices',
    ]);
    expect(rows.flatMap(({ needs }) => [...needs]).filter((need) => !known.has(need))).to.deep.equal([]);
  });

  it('requires a permission for every write', () => {
    expect(
      rows.filter(({ method, needs }) => method !== 'get' && needs.length === 0).map(({ id }) => id),
    ).to.deep.equal([
      'createApiKey',
      'deleteApiKey',
      'rollApiKey',
      'createCliLogin',
      'updatePortalProfile',
      'updatePortalPassword',
      'deletePortalSessions',
      'deletePortalSession',
      'deleteSessions',
      'deleteSession',
      'updatePassword',
      'createPasskey',
      'createPasskeyOptions',
      'updatePasskey',
      'deletePasskey',
      'createRecoveryCodes',
      'createTotp',
      'deleteTotp',
      'confirmTotp',
      'updateUser',
      'createSavedView',
      'updateSavedView',
      'deleteSavedView',
      'markNotificationRead',
      'snoozeNotification',
      'markNotificationUnread',
      'markAllNotificationsRead',
      'unwatchTicket',
      'watchTicket',
    ]);
  });

  it('closes every object of a request body', () => {
    const open = rows.flatMap((row) => {
      const pointer = bodySchema(row);
      return pointer
        ? [...objectsIn(`${pointer}/schema`)]
            .filter(({ value }) => value['additionalProperties'] !== false)
            .map(({ at }) => `${row.id}: ${at}`)
        : [];
    });
    expect(open).to.deep.equal([]);
  });

  it('bounds every text, number and list of a request body', () => {
    const unbounded = rows.flatMap((row) => {
      const pointer = bodySchema(row);
      if (!pointer) return [];
      return [...objectsIn(`${pointer}/schema`)].flatMap(({ at, value }) =>
        Object.keys(value['properties'] as Json)
          .filter((name) => isUnbounded(`${at}/properties/${name}`))
          .map((name) => `${row.id}: ${at}/${name}`),
      );
    });
    expect(unbounded).to.deep.equal([]);
  });

  it('requires unique items only of texts, which are compared as they are', () => {
    const isOfTexts = (schema: Json, at: string): boolean =>
      schema['uniqueItems'] !== true || [locate(document, `${at}/items`).value['type']].flat().includes('string');
    const wrong = Object.entries(schemas).flatMap(([name, schema]) => {
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
      const places = properties.map(([field, each]): [string, Json] => [
        `#/components/schemas/${name}/properties/${field}`,
        each,
      ]);
      return [[`#/components/schemas/${name}`, schema] as [string, Json], ...places].filter(
        ([at, each]) => !isOfTexts(each, at),
      );
    });
    expect(wrong.map(([at]) => at)).to.deep.equal([]);
  });

  const taxIds: ReadonlySet<string> = new Set(['tax_id', 'vat_id']);

  it('restricts every id in a request body to valid characters, which the database can compare', () => {
    const loose = rows.flatMap((row) => {
      const pointer = bodySchema(row);
      if (!pointer) return [];
      return [...objectsIn(`${pointer}/schema`)].flatMap(({ at, value }) =>
        Object.keys(value['properties'] as Json)
          .filter((name) => /(^|_)ids?$/.test(name) && !taxIds.has(name) && !hasPattern(`${at}/properties/${name}`))
          .map((name) => `${row.id}: ${at}/${name}`),
      );
    });
    expect(loose).to.deep.equal([]);
  });

  it('says of everything deprecated since when it is, and until when it stays', () => {
    expect(() => findDeprecations(document)).not.to.throw();
  });

  it('has request examples that fit the schemas', () => {
    const wrong = rows.flatMap((row) => {
      const pointer = bodySchema(row);
      if (!pointer) return [];
      const media = locate(document, pointer).value;
      const check = ajv.compile({ $ref: `contract${pointer}/schema` });
      const isRequired = (row.operation['requestBody'] as { required?: boolean }).required === true;
      if (media['example'] === undefined) return isRequired ? [`${row.id} has no example`] : [];
      return check(media['example']) ? [] : [`${row.id}: ${ajv.errorsText(check.errors)}`];
    });
    expect(wrong).to.deep.equal([]);
  });

  it('has a fitting example for every schema or its properties', () => {
    const wrong = Object.entries(schemas).flatMap(([name, schema]) => {
      if (schema['example'] === undefined)
        return schema['properties'] || schema['allOf'] || schema['anyOf'] ? [] : [`${name} has no example`];
      const check = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
      return check(schema['example']) ? [] : [`${name}: ${ajv.errorsText(check.errors)}`];
    });
    expect(wrong).to.deep.equal([]);
  });

  it('pages every list: 20 objects by default, but 50 for contacts, expenses and users', () => {
    expect(lists.length).to.be.above(30);
    const fifty = new Set<OperationId>(['listContacts', 'listExpenses', 'listUsers']);
    // A search returns only its best matches, and a preview as many as `count` says: they have no pages.
    for (const id of lists.filter((each) => each !== 'search' && each !== 'previewRecurringInvoice')) {
      const query = new Map(queryOf(id).map(({ name, schema }) => [name, schema]));
      // This operation had `limit` before there were pages; `limit` serves as its `per_page`.
      const size = id === 'listAgreementPeriods' ? query.get('limit') : query.get('per_page');
      const usual = id === 'listAgreementPeriods' ? 12 : fifty.has(id) ? 50 : 20;
      expect(query.get('per_page'), id).to.include({ minimum: 1, maximum: 100 });
      expect([query.get('page')?.default, size?.default, isPaged(id)], id).to.deep.equal([1, usual, true]);
    }
  });

  it('lets every list be reduced to the requested fields', () => {
    expect(lists.filter((id) => !queryOf(id).some(({ name }) => name === 'fields'))).to.deep.equal([]);
  });

  it('accepts several comma-separated values in every list filter on ids or an enum', () => {
    // A request has a single one of these: an order, a format and its reader, an event to continue after, or a type of object.
    const single = new Set(['sort', 'order', 'format', 'for', 'after', 'resource_type']);
    const narrow = lists.flatMap((id) =>
      queryOf(id)
        .filter(({ name, schema }) => (name.endsWith('_id') || schema.enum !== undefined) && !single.has(name))
        .filter(({ name }) => id !== 'listTagSuggestions' || name !== 'resource_id')
        // External ids may contain commas.
        .filter(({ name }) => name !== 'external_id')
        .filter(({ schema, explode }) => schema.type !== 'array' || explode !== false || (schema.maxItems ?? 0) < 2)
        .map(({ name }) => `${id}.${name}`),
    );
    expect(narrow).to.deep.equal([]);
  });

  it('shows in each row of a list what the object itself shows, except for what include embeds, bodies of deliveries and received invoices', () => {
    const heavy = new Set(['request_body', 'response_body', 'response_body_truncated']);
    const singles = lists.flatMap((id) => {
      const single = operationIds.find((each) => isReaderOf(operations[each], operations[id]));
      return single === undefined ? [] : [{ id, single }];
    });
    expect(singles.map(({ id }) => id)).to.include.members([
      'listTickets',
      'listProjects',
      'listInvoices',
      'listContacts',
    ]);
    const missing = singles.flatMap(({ id, single }) => {
      const row = new Set(requiredIn(answerOf(id)['data']?.items ?? {}));
      return (
        requiredIn(answerOf(single)['data'] ?? {})
          .filter((name) => !row.has(name) && !(id === 'listWebhookDeliveries' && heavy.has(name)))
          // With up to 200 lines, it is a document of its own.
          .filter((name) => !(id === 'listExpenses' && /^e_invoice\b/.test(name)))
          .map((name) => `${id}: ${name}`)
      );
    });
    expect(missing).to.deep.equal([]);
  });

  it('bounds every range of days or instants of a list from both sides', () => {
    const open = lists.flatMap((id) => {
      const names = new Set(queryOf(id).map(({ name }) => name));
      return [...names]
        .filter((name) => /(^|_)from$/.test(name) && !names.has(name.replace(/from$/, 'to')))
        .map((name) => `${id}.${name}`);
    });
    expect(open).to.deep.equal([]);
  });
});

type Operation = (typeof operations)[OperationId];

/** Whether an operation reads one object of a list. */
const isReaderOf = (one: Operation, list: Operation): boolean =>
  one.method === 'get' &&
  one.path.startsWith(`${list.path}/`) &&
  /^\{\w+\}$/.test(one.path.slice(list.path.length + 1));

/** The dotted names of all required properties. */
const requiredIn = ({ required = [], properties = {} }: Schema): string[] =>
  required.flatMap((name) => [name, ...requiredIn(properties[name] ?? {}).map((inner) => `${name}.${inner}`)]);

/** Whether the schema has a pattern: of a text, of a list's items, or of an alternative. */
function hasPattern(pointer: string): boolean {
  const { at, value } = locate(document, pointer);
  const alternatives = (value['anyOf'] ?? []) as unknown[];
  if (typeof value['$ref'] === 'string') return hasPattern(value['$ref']); // a reference with a description next to it
  if (value['items']) return hasPattern(`${at}/items`);
  return value['pattern'] !== undefined || [...alternatives.keys()].some((index) => hasPattern(`${at}/anyOf/${index}`));
}

function isUnbounded(pointer: string): boolean {
  const { at, value } = locate(document, pointer);
  const alternatives = (value['anyOf'] ?? value['oneOf'] ?? value['allOf']) as unknown[] | undefined;
  if (alternatives)
    return alternatives.some((_, index) =>
      isUnbounded(`${at}/${value['anyOf'] ? 'anyOf' : value['oneOf'] ? 'oneOf' : 'allOf'}/${index}`),
    );
  if (value['enum'] ?? value['const']) return false;
  const types = new Set([value['type']].flat());
  if (types.has('string'))
    return (
      value['maxLength'] === undefined &&
      value['pattern'] === undefined &&
      !['date', 'date-time'].includes(String(value['format']))
    );
  if (types.has('number') || types.has('integer'))
    return value['minimum'] === undefined || value['maximum'] === undefined;
  return types.has('array') && value['maxItems'] === undefined;
}
