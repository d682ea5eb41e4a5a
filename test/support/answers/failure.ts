/** What a promise that must fail is rejected with. */
export async function failure(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (thrown) {
    return thrown;
  }
  throw new Error('It should have failed');
}
