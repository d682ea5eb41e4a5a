/** What of a payment goes to which invoice, until the user says otherwise. */

/** An open invoice, and what is outstanding on it. */
export interface OpenAmount {
  readonly id: string;
  readonly outstanding: number;
}

/** No currency has smaller parts. */
const unitsOf = (amount: number): number => Math.round(amount * 1000);

export interface Proposal {
  /** By the ids of the invoices, in their order; 0 for those that get nothing. */
  readonly amounts: ReadonlyMap<string, number>;
  /** What is left; negative if more was typed than there is. */
  readonly rest: number;
}

/** The amounts that were typed stay; what is left goes to the other invoices in their order, each up to what is outstanding. */
export function proposeAmounts(
  paid: number,
  invoices: readonly OpenAmount[],
  typed: ReadonlyMap<string, number | null>,
): Proposal {
  let left = unitsOf(paid) - invoices.reduce((sum, { id }) => sum + unitsOf(typed.get(id) ?? 0), 0);
  const amounts = new Map<string, number>();
  for (const { id, outstanding } of invoices) {
    const given = typed.get(id);
    const part = given === undefined ? Math.max(0, Math.min(left, unitsOf(outstanding))) : unitsOf(given ?? 0);
    if (given === undefined) left -= part;
    amounts.set(id, part / 1000);
  }
  return { amounts, rest: left / 1000 };
}
