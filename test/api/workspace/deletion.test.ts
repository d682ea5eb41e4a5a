import { expect } from 'chai';
import { operations } from '../../../generated/operations.js';
import type { OperationId, Schemas } from '../../../contract/contract.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildUser, buildWorkspace, type TestWorkspace } from '../../support/builders/workspace.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

const name = 'Test Firm';
const days = 86_400_000;

const requestDeletion = async ({ live }: TestWorkspace): Promise<Schemas['Workspace']> =>
  (await live.call('deleteWorkspace', { body: { name } })).data;

/** What also works in a workspace that will be deleted. Whoever adds to it lets something change there. */
const possible: readonly OperationId[] = [
  'updatePortalPassword',
  'deletePortalSessions',
  'deletePortalSession',
  'deleteSessions',
  'deleteSession',
  'updatePassword',
  'deleteApiKey',
  'createPasskey',
  'createPasskeyOptions',
  'updatePasskey',
  'deletePasskey',
  'createRecoveryCodes',
  'createTotp',
  'deleteTotp',
  'confirmTotp',
  'deleteWorkspace',
  'restoreWorkspace',
  'createWorkspaceExport',
];

const writes = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].isRead);

/** Ids that nothing has, for the variables of a path. */
const someParams = (id: OperationId): Record<string, string> =>
  Object.fromEntries(
    [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, variable = '']) => [
      variable,
      'client_01k6jz3v8he9s8x4d2m7q5r0ab',
    ]),
  );

const codeOf = async (caller: ApiClient, id: OperationId): Promise<string | undefined> => {
  const response = await caller.request(id, { params: someParams(id), body: {} });
  const { error } = (await response.json()) as Partial<Schemas['ErrorEnvelope']>;
  return error?.code;
};

describe('deleteWorkspace', () => {
  it('shows on both sides since when, by whom and until when the deletion waits', async () => {
    const firm = await buildWorkspace();
    expect((await firm.live.call('getWorkspace', {})).data.deletion).to.equal(null);
    const { deletion } = await requestDeletion(firm);
    expect(deletion).to.include({ requested_by_id: firm.live.userId, requested_by_name: 'Olga Owner' });
    const { requested_at = '', deletes_at = '' } = deletion ?? {};
    expect(Date.parse(deletes_at) - Date.parse(requested_at)).to.equal(14 * days);
    for (const side of [firm.live, firm.owner])
      expect((await side.call('getWorkspace', {})).data.deletion).to.deep.equal(deletion);
    expect((await requestDeletion(firm)).deletion).to.deep.equal(deletion);
  });

  it('requires the name of the workspace, and says which field differs', async () => {
    const { live } = await buildWorkspace();
    expect(await refusalOf(live.fail('deleteWorkspace', { body: { name: 'test firm' } }))).to.deep.equal([
      400,
      'invalid_request',
      'name',
    ]);
    expect((await live.call('getWorkspace', {})).data.deletion).to.equal(null);
  });

  it('is for owners on the live side alone', async () => {
    const { live, owner } = await buildWorkspace();
    const admin = await buildUser(live, 'admin');
    for (const caller of [admin, owner])
      for (const failing of [caller.fail('deleteWorkspace', { body: { name } }), caller.fail('restoreWorkspace')])
        expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
  });

  it('leaves every other workspace as it is', async () => {
    const { live } = await buildWorkspace();
    await requestDeletion(await buildWorkspace());
    expect((await live.call('getWorkspace', {})).data.deletion).to.equal(null);
    await buildClient(live);
  });

  it('is recorded, as is what takes it back', async () => {
    const firm = await buildWorkspace();
    await requestDeletion(firm);
    await firm.live.call('restoreWorkspace', {});
    const action = ['workspace.deletion_requested', 'workspace.restored'] as const;
    const { data } = await firm.live.call('listAuditEntries', { query: { action: [...action] } });
    expect(data.map((entry) => [entry.action, entry.resource])).to.deep.equal(
      action.toReversed().map((each) => [each, { type: 'workspace', id: firm.live.workspaceId, name }]),
    );
  });

  it('tells the owners by mail when it is requested and when it is taken back, and nobody else', async () => {
    const firm = await buildWorkspace();
    const { mail, db } = await testApi();
    const admin = await buildUser(firm.live, 'admin');
    const addressOf = async (id: string): Promise<string> => {
      const [address = ''] = (await db('users').where({ id }).pluck('email')) as string[];
      return address;
    };
    await requestDeletion(firm);
    const address = await addressOf(firm.live.userId);
    const first = await mail.mailTo(address);
    expect(first.message.subject).to.match(/^Test Firm will be deleted on /);
    expect(first.message.text).to.include('http://docket.test/settings/data');
    await firm.live.call('restoreWorkspace', {});
    await until(() => mail.mailsTo(address).length === 2);
    expect(mail.mailsTo(address)[1]?.message.subject).to.equal('Test Firm will not be deleted');
    expect(mail.mailsTo(await addressOf(admin.userId))).to.deep.equal([]);
  });
});

describe('a workspace that will be deleted', () => {
  let firm: TestWorkspace;
  let contact: ApiClient;

  before(async () => {
    firm = await buildWorkspace();
    contact = await buildPortalContact(firm.owner, { client_id: (await buildClient(firm.owner)).id });
    await requestDeletion(firm);
  });

  for (const id of writes)
    it(`${possible.includes(id) ? 'still allows' : 'refuses'} ${id}`, async () => {
      const callers = operations[id].realm === 'portal' ? [contact] : [firm.live, firm.owner];
      // Last, because they take back what the others need.
      if (id === 'restoreWorkspace') return;
      for (const caller of callers) {
        const code = await codeOf(caller, id);
        if (possible.includes(id)) expect(code).not.to.equal('deletion_pending');
        else expect(code).to.equal('deletion_pending');
      }
    });

  it('allows nothing else by the contract', () => {
    expect(writes.filter((id) => operations[id].duringDeletion)).to.have.members(possible);
  });
});

describe('restoreWorkspace', () => {
  it('makes everything possible again, on both sides', async () => {
    const firm = await buildWorkspace();
    await requestDeletion(firm);
    expect((await firm.live.call('restoreWorkspace', {})).data.deletion).to.equal(null);
    for (const side of [firm.live, firm.owner]) await buildClient(side);
    expect((await firm.live.call('restoreWorkspace', {})).data.deletion).to.equal(null);
  });

  it('is refused once the deletion has begun', async () => {
    const firm = await buildWorkspace();
    await requestDeletion(firm);
    const { db } = await testApi();
    await db('workspace_deletions').where({ workspace_id: firm.live.workspaceId }).update({ begun_at: new Date() });
    expect(await refusalOf(firm.live.fail('restoreWorkspace'))).to.deep.equal([409, 'invalid_state']);
  });
});
