/** No connection became free or was opened in time, or the server no longer answers over one. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
  readonly code = 'NO_CONNECTION';
}
