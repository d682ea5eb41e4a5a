/** Calls every operation as every kind of caller, and compares the outcomes with test/contract/access-matrix.txt. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { projectRoot } from '../../settings/root.js';
import { runMatrix, type Row } from '../support/access/matrix.js';
import { buildClient } from '../support/builders/factories.js';
import { buildPortalContact } from '../support/builders/portal.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { ApiClient } from '../support/service/api.js';
import { cellsOf, readTable, writeTable } from '../support/access/table.js';

const file = join(projectRoot, 'test/contract/access-matrix.txt');
const operationIds = Object.keys(operations) as OperationId[];
/** The value of WWW-Authenticate in a 401, in the syntax of RFC 9110. */
const challenges = {
  team: 'Bearer',
  portal: 'Cookie realm="portal", form-action="/portal/sign-in", cookie-name="docket_portal_session"',
};
const isWriting = process.env['ACCESS_MATRIX'] === 'write';

describe('who may do what', () => {
  let rows: readonly Row[];
  let committed: ReadonlyMap<string, unknown[]>;

  before(async function () {
    rows = await runMatrix();
    if (isWriting) writeFileSync(file, writeTable(rows));
    committed = readTable(readFileSync(file, 'utf8'));
  });

  for (const id of operationIds) {
    it(`${id} responds to each caller as the matrix says`, () => {
      expect(committed.get(id), `${id} is not in the matrix`).not.to.equal(undefined);
      expect(rows.filter((row) => row.id === id).map(cellsOf)).to.deep.equal(committed.get(id));
    });
  }

  it('excludes contacts from everything that belongs to the team', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildPortalContact(owner, { client_id: (await buildClient(owner)).id });
    const ofTeam = operationIds.filter((id) => operations[id].realm === 'team');
    const statuses = await Promise.all(
      ofTeam.map(async (id) => [id, (await contact.request(id, { params: someParams(id) })).status] as const),
    );
    expect(statuses.filter(([, status]) => status !== 401)).to.deep.equal([]);
  });

  it('challenges requests without credentials by the scheme that the operation takes', async () => {
    const { url } = (await buildWorkspace()).owner;
    const nobody = new ApiClient(url, undefined, '', '');
    const asked = await Promise.all(
      operationIds.map(async (id) => {
        const { status, headers } = await nobody.request(id, { params: someParams(id) });
        return [id, status, headers.get('www-authenticate')] as const;
      }),
    );
    expect(asked).to.deep.equal(operationIds.map((id) => [id, 401, challenges[operations[id].realm]]));
  });

  it('names no operation that no longer exists', () => {
    expect([...committed.keys()].filter((id) => !(id in operations))).to.deep.equal([]);
  });
});

/** Path parameters of an operation; none of the objects exists. */
const someParams = (id: OperationId): Record<string, string> =>
  Object.fromEntries([...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'none']));
