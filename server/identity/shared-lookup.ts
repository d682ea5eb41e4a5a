/** How many keys one look-up asks for at most. */
export const mostKeys = 16;

/** How many look-ups are under way at once, unless these are slow. */
const mostUnderWay = 2;

/** How long nobody minds to wait for another's look-up. */
const patienceMs = 100;

/** Those who are looked up together, from when the first of them comes until the database is asked. */
class Round<Found> {
  readonly keys = new Set<string>();
  readonly found: Promise<ReadonlyMap<string, Found>>;
  /** Set while the round waits for others to end. */
  patience: NodeJS.Timeout | undefined;
  #begun: (found: Promise<ReadonlyMap<string, Found>>) => void = () => undefined;

  constructor() {
    this.found = new Promise((resolve) => {
      this.#begun = resolve;
    });
  }

  begin(look: Look<Found>): Promise<unknown> {
    clearTimeout(this.patience);
    const found = look([...this.keys]);
    this.#begun(found);
    return found;
  }
}

type Look<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/**
 * A look-up that callers share, of one key or of many, so that hundreds at once ask little more of the database than one. Whoever
 * comes while look-ups are under way waits for the next: everyone is told what was read after they came, never what was true a
 * moment before.
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
      if (gathering && underWay < mostUnderWay) begin(gathering);
    };
    round.begin(look).then(end, end);
  };

  const newRound = (): Round<Found> => {
    const round = new Round<Found>();
    gathering = round;
    // All whose requests have arrived by now come before that.
    if (underWay < mostUnderWay) setImmediate(() => begin(round));
    else round.patience = setTimeout(() => begin(round), patienceMs);
    return round;
  };

  return async (key) => {
    const round = gathering ?? newRound();
    round.keys.add(key);
    if (round.keys.size >= mostKeys) begin(round);
    return (await round.found).get(key);
  };
}
