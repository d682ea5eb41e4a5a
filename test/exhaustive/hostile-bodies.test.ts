/**
 * Hostile bodies are refused quickly and with short responses: the number of problems found does not grow with the
 * body.
 */
import { expect } from 'chai';
import type { Operation } from 'openapi-backend';
import { ApiError, invalidMany } from '../../domain/errors.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { ContractRouter, type ContractRequest } from '../../server/contract/contract-router.js';
import { ContractValidator } from '../../server/contract/contract-validator.js';
import { errorBody } from '../../server/responses/errors.js';
import { parseJson } from '../../server/contract/read-json.js';
import type { ApiClient } from '../support/service/api.js';
import { bodyOf, operationIds, type Schema } from '../support/contract/contract.js';
import { hostileAnyway, hostileEverywhere, hostileValues, type Hostile } from '../support/contract/hostile-bodies.js';
import { unknownId } from '../support/contract/odd-ids.js';
import { buildClient } from '../support/builders/factories.js';
import { buildPortalContact } from '../support/builders/portal.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/**
 * The allowed number of problems: few enough to report at once, and more than Ajv makes of the first hundred values.
 */
const maxFound = 2_000;
const longestAnswer = 256 * 1024;

const document = contractDocument();
const router = new ContractRouter(document);
const validator = new ContractValidator(document, router);

const withBody = operationIds.flatMap((id) => {
  const body = bodyOf(id);
  return body ? [{ id, schema: body.schema }] : [];
});

const requestOf = (requestBody: unknown): ContractRequest => ({
  method: 'post',
  path: '/',
  headers: {},
  querystring: '',
  query: {},
  cookies: {},
  params: {},
  requestBody,
});

/** The number of problems that validation finds, and the resulting error. */
function refuse(operation: Operation, json: string): { found: number; error: ApiError } {
  try {
    const { problems } = validator.validateRequest(requestOf(parseJson(json)), operation);
    return { found: problems.length, error: invalidMany(problems) };
  } catch (error) {
    if (error instanceof ApiError) return { found: 1, error };
    throw error;
  }
}

function assertBounded(operation: Operation, { what, json }: Hostile): void {
  const { found, error } = refuse(operation, json);
  const { details = [] } = error.extras;
  const length = JSON.stringify(errorBody(error, 'req_1', 'http://docket.test')).length;
  const isBounded = found <= maxFound && details.length <= 100 && length <= longestAnswer;
  expect(isBounded, `${what}: ${found} found, ${details.length} told in ${length} characters`).to.equal(true);
}

function operationOf(id: OperationId): Operation {
  const found = router.getOperations().find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

describe('a hostile body', () => {
  const seen = new Set<string>();
  for (const { id, schema } of withBody) {
    it(`to ${id} is refused in a bounded number of steps, with a bounded response`, () => {
      const operation = operationOf(id);
      for (const body of [...hostileAnyway, ...hostileValues(schema, 'body', seen)]) assertBounded(operation, body);
    }).timeout(60_000);
  }

  it('is refused by every operation that accepts a body, and the service keeps working', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const callers = { team: owner, portal: await buildPortalContact(owner, { client_id }) };
    const answers = [];
    for (const { id, schema } of withBody) answers.push(await sendHostile(callers[operations[id].realm], id, schema));
    expect(answers.filter(({ isBounded }) => !isBounded)).to.deep.equal([]);
  }).timeout(60_000);

  it('with too many items in a list is refused for that, and no item is validated', () => {
    const { error } = refuse(operationOf('createTimeEntries'), `{"entries":[${Array(20_000).fill('{}').join(',')}]}`);
    expect(error.extras.details).to.deep.equal([{ field: 'entries', message: 'must have at most 100 items' }]);
  });

  it('with 40,000 equal ids is refused because they are too many', () => {
    const { error } = refuse(
      operationOf('markExpensesBilled'),
      `{"expense_ids":[${Array(30_000).fill('"x"').join(',')}]}`,
    );
    expect(error.extras.details?.map(({ field }) => field))
      .to.include('expense_ids')
      .and.not.include('expense_ids.0');
  });

  it('nested too deeply, or with too much in it, is refused before it is parsed', () => {
    const messages = [`${'['.repeat(33)}${']'.repeat(33)}`, `[${Array(40_002).fill(0).join(',')}]`].map(
      (json) => refuse(operationOf('createClient'), json).error.message,
    );
    expect(messages).to.deep.equal([
      'body must be nested at most 32 levels deep',
      'body must contain at most 40000 fields and items in total',
    ]);
  });

  it('is not considered nested because of brackets in its texts', () => {
    const { error } = refuse(operationOf('createClient'), JSON.stringify({ name: '[{"\\'.repeat(20) }));
    expect(error.extras.details).to.deep.equal([]);
  });
});

async function sendHostile(
  owner: ApiClient,
  id: OperationId,
  schema: Schema,
): Promise<{ id: string; isBounded: boolean }> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, unknownId('none')]));
  const { status, body, error } = await owner.fail(id, { params, body: hostileEverywhere(schema) });
  const isBounded =
    status === 400 && (error.details ?? []).length === 100 && JSON.stringify(body).length <= longestAnswer;
  return { id, isBounded };
}
