/**
 * A text that is not exactly the id of an object finds nothing and causes no error of the server, in every place that
 * takes an id.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { isId } from '../../domain/ids.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { beginSession } from '../../models/people/session.js';
import { files, pages } from '../../server/portal/pages/index.js';
import type { AnyCase } from '../support/access/cases.js';
import { cases } from '../support/access/matrix.js';
import { buildScene, buildFixtures, type Fixtures, type Scene } from '../support/access/scene.js';
import { atPortal, buildPortalContact } from '../support/builders/portal.js';
import { buildSentInvoice, credit } from '../support/builders/invoices.js';
import { oddIds, withOddIds } from '../support/contract/odd-ids.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { fromOwnPage, Visitor } from '../support/service/visitor.js';

const operationIds = Object.keys(operations) as OperationId[];

interface Request {
  readonly params?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
}

type FilledScene = Scene & { readonly fixtures: Fixtures };

/** The request of a case, with a caller who may do everything. */
async function requestOf(each: AnyCase, room: FilledScene, caller: ApiClient): Promise<Request> {
  if ('find' in each) return each.find(room);
  return 'makeFor' in each ? each.makeFor(caller, room) : each.make(room);
}

/** The requests that got another status than `expected`, with the status. */
async function others(
  caller: ApiClient,
  id: OperationId,
  requests: readonly Request[],
  expected: readonly number[],
): Promise<string[]> {
  const statuses = await Promise.all(
    requests.map(async (request) => {
      const response = await caller.request(id, request);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  return statuses.flatMap((status, at) =>
    expected.includes(status) ? [] : [`${id} answered ${status} to ${JSON.stringify(requests[at])}`],
  );
}

/** The query parameters of an operation that take ids. */
function idParametersOf(id: OperationId): string[] {
  const document = contractDocument();
  const owner = operationPointer(operations[id].path, operations[id].method);
  const listed = (locate(document, owner).value['parameters'] ?? []) as unknown[];
  return listed.flatMap((_, index) => {
    const { at, value } = locate(document, `${owner}/parameters/${index}`);
    const { at: place, value: schema } = locate(document, `${at}/schema`);
    const { pattern } = schema['items'] === undefined ? schema : locate(document, `${place}/items`).value;
    return value['in'] === 'query' && String(pattern).includes('{26}') ? [String(value['name'])] : [];
  });
}

/** Values that some parameters take in addition to ids of their kind. */
const alsoMeant = (name: string, odd: string): boolean =>
  (name === 'assignee_id' && odd === 'none') || (name === 'resource_id' && isId(odd));

/** Whether only somebody who is signed in may use it, such as for their passkeys. */
const isClosedToKeys = (id: OperationId): boolean => operations[id].realm === 'team' && operations[id].areas === null;

describe('a text that is not exactly an id', () => {
  let room: FilledScene;
  let callers: Readonly<Record<'team' | 'portal', ApiClient>>;

  before(async function () {
    const scene = await buildScene();
    room = { ...scene, fixtures: await buildFixtures(scene) };
    const { client_id } = room.assigned;
    callers = { team: room.owner, portal: await buildPortalContact(room.owner, { client_id, is_billing: true }) };
  });

  for (const id of operationIds) {
    const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      name === 'external_id' || !/(?:^|_)id$/.test(name) ? [] : [name],
    );
    const caller = (): ApiClient => callers[operations[id].realm];
    if (names.length > 0)
      it(`finds nothing in the path of ${id}`, async () => {
        const [each] = Object.values(cases[id] as Readonly<Record<string, AnyCase>>);
        if (!each) throw new Error(`${id} has no request`);
        const request = await requestOf(each, room, caller());
        const requests = names.flatMap((name) =>
          oddIds(request.params?.[name] ?? '').map((odd) => ({
            ...request,
            params: { ...request.params, [name]: odd },
          })),
        );
        expect(await others(caller(), id, requests, isClosedToKeys(id) ? [403, 404] : [404])).to.deep.equal([]);
      });
  }

  it('is refused in every query that takes ids', async () => {
    const wrong: string[] = [];
    for (const id of operationIds) {
      const [each] = Object.values(cases[id] as Readonly<Record<string, AnyCase>>);
      const parameters = idParametersOf(id);
      if (!each || parameters.length === 0) continue;
      const caller = callers[operations[id].realm];
      const request = await requestOf(each, room, caller);
      const requests = parameters.flatMap((name) =>
        oddIds(room.fixtures.event.id)
          .filter((odd) => !alsoMeant(name, odd))
          .map((odd) => ({ ...request, query: { ...request.query, [name]: odd } })),
      );
      wrong.push(...(await others(caller, id, requests, [400])));
    }
    expect(wrong).to.deep.equal([]);
  }).timeout(60_000);

  it('is refused wherever a body takes an id', async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const id of operationIds) {
      for (const each of Object.values(cases[id] as Readonly<Record<string, AnyCase>>)) {
        const caller = callers[operations[id].realm];
        const request = await requestOf(each, room, caller);
        if (request.body instanceof FormData) continue;
        const bodies = [' ', '\u0000', 'é'].flatMap((end) => withOddIds(request.body, (text) => `${text}${end}`));
        tried += bodies.length;
        const requests = bodies.map((body) => ({ ...request, body }));
        wrong.push(...(await others(caller, id, requests, [400])));
      }
    }
    expect(tried).to.be.greaterThan(100);
    expect(wrong).to.deep.equal([]);
  }).timeout(120_000);

  it('is distinguished from the id in any escaping of the path', async () => {
    const { url, key = '' } = room.owner;
    const { client_id } = room.assigned;
    const statuses = await Promise.all(
      ['%20', '%00', '%C3%A9', '%0A', '%F0%9F%99%82', '%E9', '%'].map(async (end) => {
        const response = await fetch(`${url}/v1/clients/${client_id}${end}`, {
          headers: { Authorization: `Bearer ${key}` },
        });
        return response.status;
      }),
    );
    expect(statuses).to.deep.equal([404, 404, 404, 404, 404, 400, 400]);
  });

  it('as Last-Event-ID starts the stream with a reset', async () => {
    const { url, key = '' } = room.owner;
    const { id } = room.fixtures.event;
    // A header can hold no other characters, and no spaces at its ends.
    for (const odd of [id.toUpperCase(), `${id}0`, 'é', `${id}\u00e9`, `${id}\u00a0`, 'x'.repeat(200), `evt_ ${id}`]) {
      const controller = new AbortController();
      const response = await fetch(`${url}/v1/changes`, {
        headers: { Authorization: `Bearer ${key}`, Accept: 'text/event-stream', 'Last-Event-ID': odd },
        signal: controller.signal,
      });
      expect(response.status, odd).to.equal(200);
      const reader = response.body?.getReader();
      const begun = new TextDecoder().decode((await reader?.read())?.value);
      controller.abort();
      expect(begun, odd).to.contain('event: reset');
    }
  });

  it('in Docket-User is not the signed-in user, and is refused with 409', async () => {
    const visitor = await Visitor.arrive();
    const { database } = await testApi();
    const { owner } = room;
    visitor.cookies.set(
      'docket_session',
      await beginSession({ db: database }, owner.workspaceId, { user_id: owner.userId }),
    );
    const headers = (meant: string) => ({ ...fromOwnPage, 'Docket-User': meant });
    expect((await visitor.call('GET', '/v1/users/me', undefined, headers(owner.userId))).status).to.equal(200);
    for (const odd of [owner.userId.toUpperCase(), `${owner.userId}0`, 'é', `${owner.userId}\u00a0`])
      expect((await visitor.call('GET', '/v1/users/me', undefined, headers(odd))).status, odd).to.equal(409);
  });

  it('is found on no page of the portal', async () => {
    const visitor = await atPortal(callers.portal);
    const addresses = [...pages, ...files].map(({ path }) => path).filter((path) => /:(?!version)/.test(path));
    const { invoice, creditNote, approvals, publicFile } = room.fixtures;
    const idFor = (path: string): string => {
      if (path.includes('tickets')) return room.assigned.ticket_id;
      if (path.includes('projects')) return room.assigned.project_id;
      if (path.includes('approvals')) return approvals.project.id;
      return path.includes('credit-notes') ? creditNote.id : invoice.id;
    };
    const wrong: string[] = [];
    for (const path of addresses) {
      const at = path.replace(':file', publicFile.id);
      for (const odd of oddIds(idFor(path))) {
        const { status } = await visitor.get(at.replace(':id', encodeURIComponent(odd)));
        if (status !== 404) wrong.push(`${path} answered ${status} to ${JSON.stringify(odd)}`);
      }
    }
    expect(addresses.length).to.be.greaterThan(5);
    expect(wrong).to.deep.equal([]);
  });

  it('is found on no page for those who are not signed in', async () => {
    const visitor = await Visitor.arrive();
    const invoice = await buildSentInvoice(room.owner, { client_id: room.assigned.client_id });
    const note = await credit(room.owner, invoice.id, { amount: 1 });
    const hosted = new URL(invoice.hosted_url ?? '').pathname;
    expect((await visitor.get(`${hosted}/credit-notes/${note.id}/pdf`)).status).to.equal(200);
    const token = hosted.slice('/i/'.length);
    const wrong: string[] = [];
    const look = async (path: string): Promise<void> => {
      const { status } = await visitor.get(path);
      if (status !== 404) wrong.push(`${path} answered ${status}`);
    };
    for (const odd of oddIds(note.id)) await look(`${hosted}/credit-notes/${encodeURIComponent(odd)}/pdf`);
    const links = ['/i/*', '/i/*/pdf', '/i/*/pay/test', `/i/*/credit-notes/${note.id}/pdf`];
    for (const path of [...links, '/first-sign-in/*', '/invitations/*', '/passwords/*', '/portal/passwords/*'])
      for (const odd of [
        `${token} `,
        `${token}\u0000`,
        `${token}é`,
        token.slice(1),
        'é',
        '🙂',
        '\u0000',
        'x'.repeat(300),
      ])
        await look(path.replace('*', encodeURIComponent(odd)));
    expect(wrong).to.deep.equal([]);
  });

  for (const path of ['/sign-in', '/portal/sign-in', '/forgotten-password', '/portal/forgotten-password']) {
    it(`names no workspace at ${path}`, async () => {
      const visitor = await Visitor.arrive();
      const { workspaceId } = room.owner;
      for (const odd of oddIds(workspaceId)) {
        const fields = {
          email: `${randomUUID()}@example.com`,
          ...(path.includes('sign-in') ? { password: 'a wrong password' } : {}),
        };
        const { status } = await visitor.send(path, { ...fields, workspace_id: odd });
        expect(status, odd).to.equal(path.includes('sign-in') ? 401 : 200);
        const { status: shown, text } = await visitor.get(`${path}?workspace_id=${encodeURIComponent(odd)}`);
        expect([shown, text.includes('name="workspace_id"')], odd).to.deep.equal([200, false]);
        if (!path.startsWith('/portal')) continue;
        const { next } = await visitor.get(`/portal/tickets?workspace_id=${encodeURIComponent(odd)}`);
        expect(new URL(next ?? '', visitor.url).searchParams.has('workspace_id'), odd).to.equal(false);
      }
    });
  }

  it('names no account at /sign-in', async () => {
    const visitor = await Visitor.arrive();
    for (const odd of ['é', `${room.owner.userId} `, '\u0000'])
      for (const path of ['/sign-in', '/portal/sign-in']) {
        const { status } = await visitor.send(path, { account_id: odd, ticket: 'é' });
        expect(status, odd).to.equal(401);
      }
  });
});
