/** Who reads a snapshot next: as many as there are connections for it, and a workspace no more of them than its share. */
import { ApiError } from '../domain/errors.js';
import { Places } from '../domain/fair-turns.js';

/** When to try again, in seconds. */
const retryAfter = 30;

/** A workspace may hold a half of the places that are free: whatever it does, others find one. */
const parts = 2;

interface Waiter {
  readonly workspaceId: string;
  readonly seat: (giveBack: () => void) => void;
}

export class SnapshotTurns {
  private readonly places: Places;
  private readonly waiting = new Set<Waiter>();

  constructor(max: number) {
    this.places = new Places(max, parts);
  }

  /** A place, at once or when one comes free in time; returns how to give it back. */
  take(workspaceId: string, timeoutMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        workspaceId,
        seat: (giveBack) => {
          clearTimeout(timer);
          resolve(giveBack);
        },
      };
      const timer = setTimeout(() => {
        this.waiting.delete(waiter);
        reject(this.places.heldBy(workspaceId) > 0 ? ownAreBeingMade() : othersAreBeingMade());
      }, timeoutMs);
      this.waiting.add(waiter);
      this.seatSome();
    });
  }

  /** Those who wait longest first, as far as their workspace may hold one more. */
  private seatSome(): void {
    for (const waiter of this.waiting) {
      const giveBack = this.places.take(waiter.workspaceId);
      if (!giveBack) continue;
      this.waiting.delete(waiter);
      waiter.seat(() => {
        giveBack();
        this.seatSome();
      });
    }
  }
}

const ownAreBeingMade = (): ApiError =>
  new ApiError(
    'rate_limit_exceeded',
    'Too many files of this workspace are being generated: try again when they are finished',
    {
      retryAfter,
    },
  );

const othersAreBeingMade = (): ApiError =>
  new ApiError('unavailable', 'Too many other files are being generated: try again when they are finished', {
    retryAfter,
  });
