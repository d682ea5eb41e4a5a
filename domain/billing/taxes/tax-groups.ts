import { dec, sum, type Big } from '../../money.js';
import { keysOf, type AppliedTax } from './applied-tax.js';
import type { TaxShare } from './tax-amounts.js';

/** One tax of an invoice, on all lines that have it. */
export interface TaxGroup extends Omit<AppliedTax, 'id'> {
  /** What the rate applies to; for a compound tax, including the taxes before it. */
  readonly taxable: Big;
  readonly tax: Big;
}

/** The taxes of an invoice, in the order in which its lines first have them. */
export function taxGroups(shares: readonly TaxShare[]): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const share of shares)
    for (const [at, key] of keysOf(share.taxes).entries()) {
      const added = groupOf(share, at);
      const group = groups.get(key);
      if (added) groups.set(key, group ? joined(group, added) : added);
    }
  return [...groups.values()];
}

function groupOf({ taxes, net, tax }: TaxShare, at: number): TaxGroup | undefined {
  const applied = taxes[at];
  if (!applied) return undefined;
  const { id: _id, ...terms } = applied;
  const taxable = applied.is_compound ? net.plus(sum(tax.slice(0, at))) : net;
  return { ...terms, taxable, tax: tax[at] ?? dec(0) };
}

const joined = (group: TaxGroup, { taxable, tax, reason }: TaxGroup): TaxGroup => ({
  ...group,
  taxable: group.taxable.plus(taxable),
  tax: group.tax.plus(tax),
  reason: joinedReason(group.reason, reason),
});

/** Lines of one group can have different reasons: the group states each once. */
function joinedReason(reason: string | null, added: string | null): string | null {
  if (reason === null || added === null) return reason ?? added;
  return reason.split('; ').includes(added) ? reason : `${reason}; ${added}`;
}
