/** It is unknown whether a transaction was committed, because the connection broke before the server answered. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(cause: unknown) {
    super('The database did not say whether a transaction was committed', { cause });
  }
}
