/** The error of a promise that must be rejected. */
export async function failure(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (thrown) {
    return thrown;
  }
  throw new Error('It should have failed');
}
