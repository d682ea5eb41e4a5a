/** How much each workspace takes of a process, of late. */

/** A workspace that sent a request within this time counts as active; what was longer ago hardly counts. */
const recentMs = 1_000;

/** Workspaces differ by so much by chance alone. */
const tolerance = 1.25;

/** How many requests were in progress at once, on an average that forgets what is long past. */
class Load {
  #level = 0;
  #inProgress = 0;
  #at = 0;

  change(by: number, now: number): void {
    this.#level = this.level(now);
    this.#at = now;
    this.#inProgress += by;
  }

  level(now: number): number {
    const decayed = Math.exp((this.#at - now) / recentMs);
    return this.#level * decayed + this.#inProgress * (1 - decayed);
  }

  get isIdle(): boolean {
    return this.#inProgress === 0;
  }
}

interface Active {
  readonly load: Load;
  seenAt: number;
}

export class Shares {
  readonly #active = new Map<string, Active>();
  readonly #all = new Load();
  #sweptAt = -Infinity;

  /** Notes that a workspace has sent a request. */
  see(workspaceId: string, now: number): void {
    this.#activeOf(workspaceId).seenAt = now;
    if (now - this.#sweptAt >= recentMs) this.#sweep(now);
  }

  begin(workspaceId: string, now: number): void {
    this.#change(workspaceId, 1, now);
  }

  end(workspaceId: string, now: number): void {
    this.#change(workspaceId, -1, now);
  }

  /** Whether no other workspace is active. */
  get isOne(): boolean {
    return this.#active.size < 2;
  }

  /** Whether a workspace takes more of the process than the others do on average. */
  isAbove(workspaceId: string, now: number): boolean {
    const own = this.#active.get(workspaceId)?.load.level(now) ?? 0;
    const others = (this.#all.level(now) - own) / (this.#active.size - 1);
    return own > tolerance * others;
  }

  #change(workspaceId: string, by: 1 | -1, now: number): void {
    this.#activeOf(workspaceId).load.change(by, now);
    this.#all.change(by, now);
  }

  #activeOf(workspaceId: string): Active {
    const active = this.#active.get(workspaceId) ?? { load: new Load(), seenAt: -Infinity };
    this.#active.set(workspaceId, active);
    return active;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [workspaceId, { load, seenAt }] of this.#active)
      if (load.isIdle && now - seenAt >= recentMs) this.#active.delete(workspaceId);
  }
}
