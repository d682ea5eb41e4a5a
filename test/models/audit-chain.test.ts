import { expect } from 'chai';
import { removeOldAudit, verifyAudit, type AuditVerification } from '../../models/people/audit-chain.js';
import { recordAudit, type AuditContext } from '../../models/people/audit-entry.js';
import { transaction } from '../../database/transaction.js';
import { service } from '../../models/workspace/workspace-context.js';
import { testApi } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';

interface Entry {
  readonly id: string;
  readonly position: number;
  readonly details: string;
}

/** A workspace with five entries in its log: the creation of clients. */
async function buildLog() {
  const { owner } = await buildWorkspace();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await buildClient(owner, { name });
  const { db } = await testApi();
  const rows = () => db('audit_entries').where({ workspace_id: owner.workspaceId }).orderBy('position');
  const row = (position: number) => db('audit_entries').where({ workspace_id: owner.workspaceId, position });
  return { owner, id: owner.workspaceId, rows, row };
}

async function verify(id: string): Promise<AuditVerification> {
  const { database, settings } = await testApi();
  for await (const result of verifyAudit({ db: database }, settings, id)) return result;
  throw new Error(`${id} has no log`);
}

/** The context of the service in a workspace, for a log that has been begun. */
async function contextIn(id: string): Promise<AuditContext> {
  const { database: db, settings } = await testApi();
  return { db, settings, actor: service, scope: { workspaceId: id } };
}

const act = (action: 'client.updated' | 'contact.erased', id: string) => ({
  action,
  resource: { type: 'client', id, name: null },
});

describe('the verification of an audit log', () => {
  it('finds nothing in a log that is as it was written', async () => {
    const { id } = await buildLog();
    expect(await verify(id)).to.include({ workspace_id: id, entries: 5, erased: 0, position: 5, fault: null });
  });

  const texts = JSON.stringify({
    actor_name: 'Eve',
    resource_name: null,
    ip_address: null,
    user_agent: null,
    changes: {},
  });
  const changes: Readonly<Record<string, readonly [column: string, value: unknown]>> = {
    'its action': ['action', 'client.deleted'],
    'its time': ['created_at', new Date(0)],
    'its actor': ['actor_id', null],
    'its user': ['user_id', null],
    'its object': ['resource_id', 'cli_other'],
    'its request': ['request_id', 'other'],
    'its address': ['ip_address', '192.0.2.1'],
    'its texts': ['details', texts],
    'its salt': ['salt', null],
    'the hash of its texts': ['details_hash', '0'.repeat(64)],
    'its hash': ['hash', '0'.repeat(64)],
  };
  for (const [what, [column, value]] of Object.entries(changes))
    it(`finds an entry of which ${what} was changed`, async () => {
      const { id, row, rows } = await buildLog();
      const changed = ((await rows()) as Entry[])[2];
      await row(3).update({ [column]: value });
      const { fault } = await verify(id);
      expect(fault).to.match(new RegExp(`^${changed?.id}: its? .*was changed|were changed`));
    });

  for (const position of [1, 3, 5])
    it(`finds that entry ${position} of 5 was removed`, async () => {
      const { id, row } = await buildLog();
      await row(position).delete();
      expect((await verify(id)).fault).to.match(/missing/);
    });

  it('finds that two entries were swapped', async () => {
    const { id, row } = await buildLog();
    await row(2).update({ position: 99 });
    await row(3).update({ position: 2 });
    await row(99).update({ position: 3 });
    expect((await verify(id)).fault).to.match(/it was changed or moved/);
  });

  it('finds an entry that was added behind the last', async () => {
    const { id, row } = await buildLog();
    const [last] = (await row(5)) as (Entry & object)[];
    const { db } = await testApi();
    await db('audit_entries').insert({ ...last, id: `aud_${'0'.repeat(26)}`, position: 6 });
    expect((await verify(id)).fault).to.match(/does not belong to the log/);
  });

  it('accepts that texts were erased once a later entry says that the data of this person was', async () => {
    const { id, row } = await buildLog();
    const [entry] = (await row(2)) as { resource_id: string }[];
    await row(2).update({ salt: null, details: texts, ip_address: null });
    expect((await verify(id)).fault).to.match(/its texts were changed/);
    const ctx = await contextIn(id);
    await transaction(ctx.db, (db) => recordAudit({ ...ctx, db }, [act('contact.erased', entry?.resource_id ?? '')]));
    expect(await verify(id)).to.include({ entries: 6, erased: 1, fault: null });
  });
});

describe('the audit log', () => {
  it('loses its oldest entries after two years, and stays verifiable', async () => {
    const { owner, id, row, rows } = await buildLog();
    const old = new Date();
    old.setUTCFullYear(old.getUTCFullYear() - 2, old.getUTCMonth(), old.getUTCDate() - 1);
    const kept = ((await rows()) as Entry[]).slice(2).map((entry) => entry.id);
    for (const position of [1, 2]) await row(position).update({ created_at: old });
    await removeOldAudit(await contextIn(id));
    expect(((await rows()) as Entry[]).map((entry) => entry.id)).to.deep.equal(kept);
    await buildClient(owner);
    expect(await verify(id)).to.include({ entries: 4, position: 6, fault: null });
  });

  it('stays one chain when many write at once', async () => {
    const { owner } = await buildWorkspace();
    await Promise.all(Array.from({ length: 20 }, () => buildClient(owner)));
    expect(await verify(owner.workspaceId)).to.include({ entries: 20, position: 20, fault: null });
  });

  it('has no entry of what was rolled back', async () => {
    const { id } = await buildLog();
    const ctx = await contextIn(id);
    const failed = transaction(ctx.db, async (db) => {
      await recordAudit({ ...ctx, db }, [act('client.updated', 'cli_1')]);
      throw new Error('no');
    });
    expect(await failed.catch((error: unknown) => (error as Error).message)).to.equal('no');
    expect(await verify(id)).to.include({ entries: 5, position: 5, fault: null });
  });
});
