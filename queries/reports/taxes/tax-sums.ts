import { totalsOf, type TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { taxGroups, type TaxGroup } from '../../../domain/billing/taxes/tax-groups.js';
import { dec, toNumber, zero, type Big } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';

type Kind = 'invoices' | 'credit_notes';

/** Invoices or credit notes that have the same shares, or whose shares are added up. */
export interface TaxedDocuments {
  readonly currency: string;
  readonly shares: readonly TaxShare[];
  readonly kind: Kind;
  readonly count: number;
}

type Sums = { net: Big; taxable: Big; tax: Big } & Record<Kind, number>;

type GroupSums = Sums & Pick<TaxGroup, 'category' | 'rate' | 'is_compound'>;

interface CurrencySums extends Sums {
  readonly groups: Map<string, GroupSums>;
}

const nothing = (): Sums => ({ net: zero, taxable: zero, tax: zero, invoices: 0, credit_notes: 0 });

/** The taxes of documents, added up by currency, and by category, rate and compounding. Credit notes are subtracted. */
export class TaxSums {
  private readonly sums = new Map<string, CurrencySums>();

  get currencies(): string[] {
    return [...this.sums.keys()];
  }

  add({ currency, shares, kind, count }: TaxedDocuments): void {
    const all = this.sums.get(currency) ?? { ...nothing(), groups: new Map<string, GroupSums>() };
    this.sums.set(currency, all);
    const signed = (value: Big): Big => (kind === 'invoices' ? value : value.neg());
    const { subtotal, tax_amount } = totalsOf(shares);
    all.net = all.net.plus(signed(subtotal));
    all.tax = all.tax.plus(signed(tax_amount));
    all[kind] += count;
    const counted = new Set<string>();
    for (const { category, rate, is_compound, taxable, tax } of taxGroups(shares)) {
      const key = `${category} ${dec(rate).toFixed()} ${is_compound}`;
      const group = all.groups.get(key) ?? { ...nothing(), category, rate, is_compound };
      all.groups.set(key, group);
      group.taxable = group.taxable.plus(signed(taxable));
      group.tax = group.tax.plus(signed(tax));
      if (!counted.has(key)) group[kind] += count;
      counted.add(key);
    }
  }

  /** The totals of a currency. */
  totalsOf(currency: string): Pick<Sums, 'net' | 'tax' | Kind> {
    return this.sums.get(currency) ?? nothing();
  }

  /** The groups of a currency, in no order. */
  groupsOf(currency: string): Schemas['TaxReportGroup'][] {
    return [...(this.sums.get(currency)?.groups.values() ?? [])].map((group) => ({
      category: group.category,
      rate: toNumber(group.rate),
      is_compound: group.is_compound,
      taxable: toNumber(group.taxable),
      tax: toNumber(group.tax),
      invoices: group.invoices,
      credit_notes: group.credit_notes,
    }));
  }
}
