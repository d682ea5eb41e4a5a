import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import type { OperationId } from '../../contract/contract.js';
import { operations } from '../../generated/operations.js';
import { subjectOfOperation } from '../../server/responses/etag.js';
import { answerOf, operationIds } from '../support/contract/contract.js';

/** Also of a contact that was deleted, which nobody can read. */
const ofWhatIsGone: readonly OperationId[] = ['eraseContact'];

describe('the ETag', () => {
  it('is known for every write that returns one object', () => {
    const answersOne = operationIds.filter((id) => {
      const { id: own, deleted } = answerOf(id)['data']?.properties ?? {};
      return operations[id].method !== 'get' && own !== undefined && deleted === undefined;
    });
    expect(answersOne).to.include.members(['createApiKey', 'createScheduledReport', 'updateClient', 'createInvoice']);
    expect(answersOne.filter((id) => subjectOfOperation(id) === undefined)).to.deep.equal(ofWhatIsGone);
  });

  it('comes with an object that is returned as its getter returns it', () => {
    const schemaOf = (id: OperationId): unknown => answerOf(id)['data'];
    const subjects = operationIds.flatMap((id) => {
      const { subject } = operations[id];
      return subject === null ? [] : [{ id, ...subject }];
    });
    expect(subjects.length).to.be.greaterThan(150);
    for (const { id, getter, isAnswered } of subjects) {
      expect(isDeepStrictEqual(schemaOf(id), schemaOf(getter)), id).to.equal(isAnswered);
      expect(operations[getter].method, id).to.equal('get');
    }
  });

  it('is checked or returned by every operation that changes one object', () => {
    const silent = operationIds.filter((id) => {
      const { isRead, path, subject } = operations[id];
      return !isRead && path.includes('/{id}') && subject === null;
    });
    expect(silent).to.deep.equal(ofWhatIsGone);
  });
});
