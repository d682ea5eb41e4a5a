/** Maximum number of keys per look-up. */
export const maxKeys = 16;

/** Number of concurrent look-ups. More begin only for a round that is full or has waited for `timeoutMs`. */
const maxUnderWay = 2;

/** Milliseconds after which a round begins although `maxUnderWay` look-ups are in progress. */
const timeoutMs = 100;

/** A batch of keys, collected from the first caller until the query is sent. */
class Round<Found> {
  readonly keys = new Set<string>();
  readonly found: Promise<ReadonlyMap<string, Found>>;
  /** Set while the round waits for others to end. */
  timeout: NodeJS.Timeout | undefined;
  #begun: (found: Promise<ReadonlyMap<string, Found>>) => void = () => undefined;

  constructor() {
    this.found = new Promise((resolve) => {
      this.#begun = resolve;
    });
  }

  begin(look: Look<Found>): Promise<unknown> {
    clearTimeout(this.timeout);
    const found = look([...this.keys]);
    this.#begun(found);
    return found;
  }
}

type Look<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/**
 * A look-up that callers share, for one key or many, so that hundreds of concurrent ones cost the database little more
 * than one. Callers that arrive while look-ups are in progress wait for the next one, so every result was read after
 * its caller arrived and is never stale.
 */
export function sharedLookup<Found>(look: Look<Found>): (key: string) => Promise<Found | undefined> {
  let gathering: Round<Found> | undefined;
  let underWay = 0;

  const begin = (round: Round<Found>): void => {
    if (gathering !== round) return;
    gathering = undefined;
    underWay += 1;
    const end = (): void => {
      underWay -= 1;
      if (gathering && underWay < maxUnderWay) begin(gathering);
    };
    round.begin(look).then(end, end);
  };

  const newRound = (): Round<Found> => {
    const round = new Round<Found>();
    gathering = round;
    // Not at once: requests that have already arrived join the round before `setImmediate` fires.
    if (underWay < maxUnderWay) setImmediate(() => begin(round));
    else round.timeout = setTimeout(() => begin(round), timeoutMs);
    return round;
  };

  return async (key) => {
    const round = gathering ?? newRound();
    round.keys.add(key);
    if (round.keys.size >= maxKeys) begin(round);
    return (await round.found).get(key);
  };
}
