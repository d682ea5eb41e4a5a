interface OfWorkspace {
  readonly workspaceId: string;
}

/**
 * A step that claims a piece of work and does it; false when there is none. Several loops may take the same step: each
 * workspace has at most one piece in progress, so that a loop remains for other workspaces, however much work one has.
 */
export function oneForEachWorkspace<Claimed extends OfWorkspace>(
  claim: (busy: readonly string[]) => Promise<Claimed | undefined>,
  work: (claimed: Claimed) => Promise<void>,
): () => Promise<boolean> {
  const busy = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  /** Waits for the previous claim, so that it knows what that one took. */
  const claimNext = (): Promise<Claimed | undefined> => {
    const next = last.then(async () => {
      const claimed = await claim([...busy]);
      if (claimed) busy.add(claimed.workspaceId);
      return claimed;
    });
    last = next.catch(() => undefined);
    return next;
  };

  return async () => {
    const claimed = await claimNext();
    if (!claimed) return false;
    try {
      await work(claimed);
    } finally {
      busy.delete(claimed.workspaceId);
    }
    return true;
  };
}
