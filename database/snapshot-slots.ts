/** Slots for snapshots, shared by workspaces: each may hold half of those that are free, so that others find one. */
import { ApiError } from '../domain/errors.js';
import { FairShare, type Release } from '../domain/fair-share.js';

/** When to try again, in seconds. */
const retryAfter = 30;

const parts = 2;

export class SnapshotSlots {
  readonly #share: FairShare;

  constructor(capacity: number) {
    this.#share = FairShare.ofFree(capacity, parts);
  }

  /**
   * Waits for a slot; returns the function that frees it. After `timeoutMs`, throws `rate_limit_exceeded` if the
   * workspace holds slots itself, otherwise `unavailable`.
   */
  take(workspaceId: string, timeoutMs: number): Promise<Release> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        leave();
        reject(this.#share.heldBy(workspaceId) > 0 ? ownFilesInProgress() : otherFilesInProgress());
      }, timeoutMs);
      const leave = this.#share.request(workspaceId, (release) => {
        clearTimeout(timer);
        resolve(release);
      });
    });
  }
}

const ownFilesInProgress = (): ApiError =>
  new ApiError(
    'rate_limit_exceeded',
    'This workspace is already generating the maximum number of files: try again shortly',
    { retryAfter },
  );

const otherFilesInProgress = (): ApiError =>
  new ApiError('unavailable', 'The service is generating too many files: try again shortly', {
    retryAfter,
  });
