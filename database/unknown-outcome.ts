/** The server did not say whether it has committed: the connection broke before its answer came. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(cause: unknown) {
    super('The database did not say whether a transaction was committed', { cause });
  }
}
