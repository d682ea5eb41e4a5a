/**
 * What each contact of a client reads in the portal, in all its responses, follows docs/decisions/portal.md. An object
 * that they may not read is indistinguishable from one that does not exist.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import fc from 'fast-check';
import type { OperationId } from '../../contract/contract.js';
import { operations } from '../../generated/operations.js';
import { bodyOf, isPaged, operationIds, queryOf, type Parameter } from '../support/contract/contract.js';
import {
  clientFirms,
  foundClients,
  type ClientFirm,
  type Mark,
  type Params,
  type Reader,
} from '../support/models/random-clients.js';
import { listen } from '../support/source/statements.js';
import { uploadForm } from '../support/builders/uploads.js';

const ofPortal = operationIds.filter((id) => operations[id].realm === 'portal');
const reads = ofPortal.filter((id) => operations[id].method === 'get');
/** Operations that render a document, which takes long: each contact requests one document of each. */
const drawn: ReadonlySet<OperationId> = new Set(reads.filter((id) => operations[id].weight === 'document'));

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function ask({ api, address }: Reader, id: OperationId, params: Params, query: object = {}): Promise<Answer> {
  const answer = await api.request(id, { params, query, headers: { 'X-Forwarded-For': address } });
  const isText = /json|csv/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    text: isText ? await answer.text() : String((await answer.arrayBuffer()).byteLength),
  };
}

/**
 * The values that a query parameter is tried with: all but the default, and for filters all values at once, including
 * ids of other clients.
 */
function valuesOf({ name, schema }: Parameter, ids: readonly string[]): readonly unknown[] {
  const prefix = { project_id: 'prj_', contact_id: 'con_' }[name];
  const listed = prefix === undefined ? schema.items?.enum : ids.filter((id) => id.startsWith(prefix));
  if (listed) return listed.length > 0 ? [listed.join(',')] : [];
  if (schema.enum) return schema.enum.filter((value) => value !== schema.default && value !== 'pdf');
  if (schema.type === 'boolean') return [true, false];
  return { from: ['2025-12-01'], per_page: [1], fields: ['id'] }[name] ?? [];
}

/** The queries of a read: first without parameters, then each parameter alone. Every list fits on a page of 100. */
function* queriesOf(id: OperationId, ids: readonly string[]): Generator<object> {
  yield isPaged(id) ? { per_page: 100 } : {};
  for (const parameter of queryOf(id)) for (const value of valuesOf(parameter, ids)) yield { [parameter.name]: value };
}

const wordsOfPath = (id: OperationId): string[] => operations[id].path.split('/').slice(3);

/** The path of the list with the object of an operation; undefined for operations about the contact's client. */
function placeOf(id: OperationId): string | undefined {
  const words = wordsOfPath(id);
  const at = words.findLastIndex((word) => word.startsWith('{'));
  return at === -1 ? undefined : words.slice(0, at).join('/');
}

/** The path parameters of all objects that an operation can read. */
function paramsOf(id: OperationId, known: ReadonlyMap<string, readonly Params[]>): readonly Params[] {
  const place = placeOf(id);
  if (place === undefined) return [{}];
  const found = known.get(place);
  if (!found) throw new Error(`Nothing lists what ${id} is about`);
  return found;
}

/** The name of the path parameter for objects of a list, by the list's path. */
const places: ReadonlyMap<string, string> = new Map(
  ofPortal.flatMap((id): [string, string][] => {
    const [place, name] = [placeOf(id), wordsOfPath(id).findLast((word) => word.startsWith('{'))];
    return place === undefined || name === undefined ? [] : [[place, name.slice(1, -1)]];
  }),
);

interface Readings {
  /** All responses, joined. */
  readonly text: string;
  readonly statuses: ReadonlySet<number>;
  /** The path parameters of all objects found, by the path of their list. */
  readonly known: ReadonlyMap<string, readonly Params[]>;
}

/** Everything that the portal returns to a contact, beginning with its lists. */
async function readAll(reader: Reader, { marks }: ClientFirm): Promise<Readings> {
  const known = new Map<string, Params[]>();
  const answers: Answer[] = [];
  const ids = marks.map(({ text }) => text);
  // Lists at the top first, then those of their objects, and so on.
  for (const id of reads.toSorted((a, b) => wordsOfPath(a).length - wordsOfPath(b).length)) {
    const place = wordsOfPath(id).join('/');
    const objects = paramsOf(id, known);
    for (const [at, params] of (drawn.has(id) ? objects.slice(0, 1) : objects).entries()) {
      const [whole, ...others] = await Promise.all(
        [...queriesOf(id, ids)].slice(0, at === 0 ? undefined : 1).map((query) => ask(reader, id, params, query)),
      );
      answers.push(...[whole, ...others].filter((answer) => answer !== undefined));
      const name = places.get(place);
      if (name === undefined || whole?.status !== 200) continue;
      const { data } = JSON.parse(whole.text) as { data: { id: string }[] };
      known.set(place, [...(known.get(place) ?? []), ...data.map((row) => ({ ...params, [name]: row.id }))]);
    }
    if (!known.has(place)) known.set(place, []);
  }
  return {
    text: answers.map(({ text }) => text).join('\n'),
    statuses: new Set(answers.map(({ status }) => status)),
    known,
  };
}

/** The id of the request during which code runs; the service is in this process. Statements of the worker have none. */
const answered = new AsyncLocalStorage<string | undefined>();
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  answered.enterWith(request.headers['x-request-id']?.toString());
});

/** Everything by which a caller could tell responses apart, and the statements behind a response. */
interface Trace {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  readonly statements: readonly string[];
}

async function traceOf(reader: Reader, id: OperationId, params: Params): Promise<Trace> {
  const asked: string[] = [];
  const request = 'req_of_a_stranger';
  const stop = listen((_sender, { sql }) => {
    if (answered.getStore() === request) asked.push(sql);
  });
  try {
    const headers = { 'X-Request-Id': request, 'X-Forwarded-For': reader.address };
    const form = operations[id].method === 'post' && operations[id].path.endsWith('/attachments');
    const body = form ? uploadForm() : bodyOf(id)?.example;
    const answer = await reader.api.request(id, { params, headers, ...(body === undefined ? {} : { body }) });
    const told = [...answer.headers].filter(([name]) => !/^date$|ratelimit/.test(name));
    return { status: answer.status, headers: told, text: await answer.text(), statements: asked };
  } finally {
    stop();
  }
}

/** The same id with other digits, which no object has. */
const unknown = (id: string): string => id.replace(/.{20}$/, '0'.repeat(20));

async function assertAlike(
  nothing: () => Promise<Trace>,
  hidden: () => Promise<Trace>,
  id: OperationId,
): Promise<void> {
  const [without, found] = [await nothing(), await hidden()];
  expect(without.status, id).to.be.oneOf([401, 403, 404]);
  expect(without.statements, id).to.not.be.empty;
  expect(found, id).to.deep.equal(without);
}

/** Compares an object that a contact may not see with one that does not exist, in every operation on single objects. */
async function assertUnknown(reader: Reader, place: string, params: Params, last: string): Promise<number> {
  const about = ofPortal.filter((id) => placeOf(id) === place);
  const nothing = { ...params, [last]: unknown(params[last] ?? '') };
  for (const id of about)
    await assertAlike(
      () => traceOf(reader, id, nothing),
      () => traceOf(reader, id, params),
      id,
    );
  return about.length;
}

const hasAccess = ({ portal_access: access }: Reader): boolean => access !== 'none';

describe('what the contacts of clients read in the portal', () => {
  let tried = 0;

  async function assertFirm(firm: ClientFirm): Promise<void> {
    const readings = await Promise.all(firm.readers.map((reader) => readAll(reader, firm)));
    for (const [at, reader] of firm.readers.entries()) {
      const { text, statuses } = readings[at] ?? { text: '', statuses: new Set() };
      const due = firm.marks.filter(({ isFor }) => hasAccess(reader) && isFor(reader));
      const seen = firm.marks.filter((mark) => text.includes(mark.text));
      const textsOf = (some: readonly Mark[], but: readonly Mark[]): string[] =>
        some.filter((mark) => !but.includes(mark)).map((mark) => mark.text);
      const { api: _api, ...who } = reader;
      expect({ leaked: textsOf(seen, due), missing: textsOf(due, seen) }, JSON.stringify(who)).to.deep.equal({
        leaked: [],
        missing: [],
      });
      if (!hasAccess(reader)) expect([...statuses]).to.deep.equal([401]);
    }
    for (const reader of firm.readers) {
      const strangers = [...firm.readers.entries()].filter(([, { client_id }]) => client_id !== reader.client_id);
      for (const [place, name] of places) {
        const [theirs] = strangers.flatMap(([at]) => readings[at]?.known.get(place) ?? []);
        if (theirs) tried += await assertUnknown(reader, place, theirs, 'id');
        const [hidden] = firm.hidden.get(place) ?? [];
        if (hidden) tried += await assertUnknown(reader, place, hidden, name);
      }
    }
  }

  it('is exactly what is theirs; a hidden object has the same response and statements as one that does not exist', async () => {
    await fc.assert(
      fc.asyncProperty(clientFirms, async (plan) => assertFirm(await foundClients(plan))),
      { numRuns: 3, endOnFailure: true },
    );
    expect(tried, 'how often something of another client was asked for').to.be.greaterThan(20);
  }).timeout(120_000);
});
