import { expect } from 'chai';
import { operations } from '../generated/operations.js';
import { subjectOfOperation } from '../server/answers/etag.js';
import { answerOf, operationIds } from './support/contract.js';

describe('the ETag', () => {
  it('is known for every write that answers one object', () => {
    const answersOne = operationIds.filter((id) => {
      const { id: own, deleted } = answerOf(id)['data']?.properties ?? {};
      return operations[id].method !== 'get' && own !== undefined && deleted === undefined;
    });
    expect(answersOne).to.include.members(['createApiKey', 'createScheduledReport', 'updateClient', 'createInvoice']);
    expect(answersOne.filter((id) => subjectOfOperation(id) === undefined)).to.deep.equal([]);
  });
});
