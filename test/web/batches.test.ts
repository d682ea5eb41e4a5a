/** Bulk writes are sent in requests of the size that the contract allows, and say what was done before a refusal. */
import { expect } from 'chai';
import { NotFoundError, UnauthorizedError } from '../../sdk/src/index.js';
import { inBatches, PartlyDoneError } from '../../web/api/batches.js';

const items = Array.from({ length: 250 }, (_item, at) => at);

/** Sends all items, and throws this error at the batch with this number. Returns the items sent and what was thrown. */
async function sendUntil(refused: number, error: unknown): Promise<{ sent: number[][]; thrown: unknown }> {
  const sent: number[][] = [];
  try {
    await inBatches(items, async (some) => {
      if (sent.length === refused) throw error;
      sent.push(some);
    });
  } catch (thrown) {
    return { sent, thrown };
  }
  return { sent, thrown: undefined };
}

describe('a bulk write', () => {
  it('is sent in order, a hundred at a time', async () => {
    const { sent, thrown } = await sendUntil(Infinity, undefined);
    expect(sent.map(({ length }) => length)).to.deep.equal([100, 100, 50]);
    expect(sent.flat()).to.deep.equal(items);
    expect(thrown).to.equal(undefined);
  });

  it('stops at a refusal, and says how many were done before', async () => {
    const error = new NotFoundError(404, 'not_found', 'There is no such contact');
    const { sent, thrown } = await sendUntil(2, error);
    expect(sent.flat()).to.deep.equal(items.slice(0, 200));
    expect(thrown).to.be.instanceOf(PartlyDoneError);
    expect(thrown).to.include({
      done: 200,
      cause: error,
      message: '200 of 250 are done, the others not: It was deleted, or you don’t have access to it.',
    });
  });

  it('throws the refusal itself if nothing was done before, and if the session has ended', async () => {
    const refusal = new NotFoundError(404, 'not_found', 'There is no such contact');
    expect((await sendUntil(0, refusal)).thrown).to.equal(refusal);
    const ended = new UnauthorizedError(401, 'unauthorized', 'The session has ended');
    expect((await sendUntil(1, ended)).thrown).to.equal(ended);
  });
});
