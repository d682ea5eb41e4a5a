import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { testApi } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { runBuilt, runLaunched } from './fixtures/run-operator-script.js';

/** A workspace with four entries in its log, and its rows. */
async function buildLog() {
  const { owner, live } = await buildWorkspace();
  for (const name of ['One', 'Two', 'Three', 'Four']) await buildClient(owner, { name });
  const { db } = await testApi();
  const id = owner.workspaceId;
  const row = (position: number) => db('audit_entries').where({ workspace_id: id, position });
  const idAt = async (position: number) => ((await row(position)) as { id: string }[])[0]?.id ?? '';
  return { id, live, row, idAt };
}

type Log = Awaited<ReturnType<typeof buildLog>>;

const verify = (id: string) => runBuilt('audit', 'verify', '--workspace', id);

/** What somebody with access to the database did, and the fault that the command names. */
const tampering: Readonly<Record<string, (log: Log) => Promise<string>>> = {
  'an entry was changed': async ({ row, idAt }) => {
    await row(2).update({ action: 'client.deleted' });
    return `${await idAt(2)}: it was changed or moved`;
  },
  'an entry was removed': async ({ row }) => {
    await row(2).delete();
    return 'entries between positions 1 and 3 are missing';
  },
  'the last entry was removed': async ({ row }) => {
    await row(4).delete();
    return 'entries after position 3 are missing';
  },
  'two entries were swapped': async ({ row, idAt }) => {
    await row(2).update({ position: 99 });
    await row(3).update({ position: 2 });
    await row(99).update({ position: 3 });
    return `${await idAt(2)}: it was changed or moved`;
  },
  'an entry was added behind the last': async ({ row }) => {
    const [last] = (await row(4)) as object[];
    const { db } = await testApi();
    const id = `aud_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
    await db('audit_entries').insert({ ...last, id, position: 5 });
    return `${id}: it does not belong to the log`;
  },
  'an entry was added, and counted': async ({ id: workspace_id, row }) => {
    const [last] = (await row(4)) as object[];
    const { db } = await testApi();
    const [id, hash] = [`aud_${randomUUID().replaceAll('-', '').slice(0, 26)}`, 'a'.repeat(64)];
    await db('audit_entries').insert({ ...last, id, position: 5, hash });
    await db('audit_chains').where({ workspace_id }).update({ position: 5, hash });
    return `${id}: it was changed or moved`;
  },
};

describe('npm run audit -- verify', function () {
  before(function () {
    ensureBuilt();
  });

  it('ends with 0 and one line when the log is as it was written', async () => {
    const { id, row } = await buildLog();
    const [last] = (await row(4)) as { hash: string }[];
    const { code, lines, errors } = await runLaunched('audit', 'verify', '--workspace', id);
    expect([code, errors]).to.deep.equal([0, '']);
    expect(lines.map((line) => JSON.parse(line) as unknown)).to.deep.equal([
      { workspace_id: id, entries: 4, erased: 0, position: 4, hash: last?.hash, fault: null },
    ]);
  });

  for (const [what, tamper] of Object.entries(tampering))
    it(`ends with 1 and names the fault when ${what}`, async () => {
      const log = await buildLog();
      const fault = await tamper(log);
      const { code, lines, errors } = await verify(log.id);
      expect([code, errors]).to.deep.equal([1, '1 of 1 audit logs are not as they were written\n']);
      expect(lines.map((line) => (JSON.parse(line) as { fault: string }).fault)).to.deep.equal([fault]);
    });

  it('reads the logs of all workspaces without --workspace, and ends with 1 if one of them has a fault', async () => {
    const [whole, changed] = [await buildLog(), await buildLog()];
    await buildClient(whole.live);
    await changed.row(1).update({ request_id: 'other' });
    const { code, lines } = await runBuilt('audit', 'verify');
    expect(code).to.equal(1);
    const faults = new Map(
      lines.map((line) => {
        const { workspace_id, fault } = JSON.parse(line) as { workspace_id: string; fault: string | null };
        return [workspace_id, fault];
      }),
    );
    expect(faults.get(whole.id)).to.equal(null);
    expect(faults.get(whole.live.workspaceId), 'the other side').to.equal(null);
    expect(faults.get(changed.id)).to.match(/it was changed or moved/);
  });

  it('says in one line that a workspace has no log, and that it does not know a command', async () => {
    for (const [args, message] of [
      [['verify', '--workspace', 'ws_1'], 'The workspace ws_1 has no audit log'],
      [['prove'], 'There is no command prove (see --help)'],
    ] as const) {
      const { code, lines, errors } = await runBuilt('audit', ...args);
      expect([code, lines, errors]).to.deep.equal([1, [], `${message}\n`]);
    }
  });
});
