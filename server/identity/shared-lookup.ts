interface Round<Found> {
  readonly found: Promise<Found>;
  /** The round that those share who come while this one is under way. */
  next?: Promise<Found>;
}

/** How long nobody minds to wait for another's look-up. */
const patienceMs = 100;

/**
 * A look-up that callers of the same key share, so that many at once ask little more of the database than one. Whoever comes while
 * it is under way waits for the next: everyone is told what was read after they came, never what was true a moment before.
 */
export function sharedLookup<Found>(look: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  const rounds = new Map<string, Round<Found>>();
  const begin = (key: string): Promise<Found> => {
    const round: Round<Found> = { found: look(key) };
    rounds.set(key, round);
    const end = (): void => {
      if (rounds.get(key) === round && round.next === undefined) rounds.delete(key);
    };
    round.found.then(end, end);
    return round.found;
  };
  return (key) => {
    const round = rounds.get(key);
    if (round === undefined) return begin(key);
    round.next ??= endOf(round.found).then(() => begin(key));
    return round.next;
  };
}

/** Resolves when a look-up is over, however it ended, or has become too slow to wait for. */
function endOf(found: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    found.then(end, end);
  });
}
