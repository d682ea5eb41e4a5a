/** Limits the concurrent attempts of a process, so that no workspace, host or receiver delays those of others. */
import { KeyCounts, shareOf } from '../domain/fair-share.js';

export interface Target {
  readonly workspaceId: string;
  readonly webhookId: string;
  readonly host: string;
}

/** An attempt in progress. */
export interface Slot extends Target {
  readonly beganAt: number;
}

/** Maximum number of concurrent attempts; each workspace may use one of `parts` equal parts of the free ones. */
interface Limit {
  readonly capacity: number;
  readonly parts: number;
}

/** All attempts: many, because an attempt mostly waits for the network. */
const inAll: Limit = { capacity: 512, parts: 16 };
const atHost: Limit = { capacity: 32, parts: 2 };
/**
 * Attempts at slow receivers, and at others. Attempts that turn out to be slow while in progress may exceed the limit.
 */
const byPace: Readonly<Record<'slow' | 'other', Limit>> = {
  slow: { capacity: 32, parts: 4 },
  other: { capacity: 256, parts: 16 },
};
/** Concurrent attempts at one receiver: if its last response was quick, and otherwise. */
const maxAtQuick = 8;
const maxAtOther = 2;

/** Response time in milliseconds above which a receiver is slow. */
const quickMs = 2_000;
/** How long the speed of a receiver is remembered. */
const rememberedMs = 10 * 60_000;

interface Seen {
  readonly isSlow: boolean;
  readonly at: number;
}

export class WebhookSlots {
  private readonly underWay = new Set<Slot>();
  /** Last observed speed of receivers, by webhook. */
  private readonly seen = new Map<string, Seen>();
  private counts = new KeyCounts();

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Number of attempts that a workspace has in progress. */
  countOf(workspaceId: string): number {
    return this.count(workspaceId);
  }

  /** Notes which attempts have become slow, forgets old speeds, and counts anew; call it before choosing attempts. */
  review(): void {
    const now = this.clock();
    for (const [webhookId, { at }] of this.seen) if (now - at > rememberedMs) this.seen.delete(webhookId);
    for (const { beganAt, webhookId } of this.underWay) if (now - beganAt > quickMs) this.note(webhookId, true);
    this.counts = new KeyCounts();
    for (const slot of this.underWay) this.add(slot);
  }

  mayBegin(target: Target): boolean {
    const { workspaceId, webhookId, host } = target;
    const maxAtOnce = this.seen.get(webhookId)?.isSlow === false ? maxAtQuick : maxAtOther;
    const pace = this.paceOf(target);
    return (
      this.count(webhookId) < maxAtOnce &&
      this.hasFreeSlot(inAll, workspaceId, 'all') &&
      this.hasFreeSlot(byPace[pace], `${pace} ${workspaceId}`, pace) &&
      this.hasFreeSlot(atHost, `${host} ${workspaceId}`, host)
    );
  }

  begin(target: Target): Slot {
    const slot = { ...target, beganAt: this.clock() };
    this.underWay.add(slot);
    this.add(slot);
    return slot;
  }

  /** Frees the slot. `ms` is the receiver's response time, if there is one to remember. */
  end(slot: Slot, ms?: number): void {
    this.underWay.delete(slot);
    if (ms !== undefined) this.note(slot.webhookId, ms > quickMs);
  }

  private note(webhookId: string, isSlow: boolean): void {
    this.seen.set(webhookId, { isSlow, at: this.clock() });
  }

  private paceOf({ webhookId }: Target): 'slow' | 'other' {
    return this.seen.get(webhookId)?.isSlow ? 'slow' : 'other';
  }

  private hasFreeSlot({ capacity, parts }: Limit, ofWorkspace: string, ofAll: string): boolean {
    return this.count(ofWorkspace) < shareOf(capacity, this.count(ofAll), parts);
  }

  private add(slot: Slot): void {
    const { workspaceId, webhookId, host } = slot;
    const pace = this.paceOf(slot);
    const groups = [webhookId, workspaceId, 'all', `${pace} ${workspaceId}`, pace, `${host} ${workspaceId}`, host];
    for (const group of groups) this.counts.add(group, 1);
  }

  private count(group: string): number {
    return this.counts.of(group);
  }
}
