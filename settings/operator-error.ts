/** Something the person at the terminal can put right. The message is shown as it is, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
