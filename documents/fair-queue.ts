/** Number of workspaces for which the last turn is remembered. */
const maxRemembered = 10_000;

/** A queue in which workspaces take turns, regardless of how much each has queued. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  /** The workspaces that had a turn, the last one last. */
  readonly #served = new Set<string>();

  /** Puts an item at the end of its workspace's queue, or at its front. */
  add(workspaceId: string, item: Item, { isFirst = false } = {}): void {
    const row = this.#waiting.get(workspaceId) ?? [];
    if (isFirst) row.unshift(item);
    else row.push(item);
    this.#waiting.set(workspaceId, row);
  }

  /** Takes the first item that `fits`, from the workspace whose last turn is longest ago among those that have such an item. */
  take(fits: (item: Item) => boolean): Item | undefined {
    for (const workspaceId of this.#turns()) {
      const row = this.#waiting.get(workspaceId) ?? [];
      const at = row.findIndex(fits);
      if (at === -1) continue;
      const [item] = row.splice(at, 1);
      if (row.length === 0) this.#waiting.delete(workspaceId);
      this.#remember(workspaceId);
      return item;
    }
    return undefined;
  }

  /** Number of waiting items, of one workspace or of all. */
  count(workspaceId?: string): number {
    if (workspaceId !== undefined) return this.#waiting.get(workspaceId)?.length ?? 0;
    return [...this.#waiting.values()].reduce((sum, row) => sum + row.length, 0);
  }

  /** Takes all waiting items. */
  empty(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return all;
  }

  /** Waiting workspaces: those without a turn yet in order of arrival, then the others in the order of their turns. */
  #turns(): string[] {
    const fresh = [...this.#waiting.keys()].filter((workspaceId) => !this.#served.has(workspaceId));
    return [...fresh, ...[...this.#served].filter((workspaceId) => this.#waiting.has(workspaceId))];
  }

  #remember(workspaceId: string): void {
    if (this.#served.size >= maxRemembered) this.#served.clear();
    this.#served.delete(workspaceId);
    this.#served.add(workspaceId);
  }
}
