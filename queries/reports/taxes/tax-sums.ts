import { totalsOf, type TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { taxGroups, type TaxGroup } from '../../../domain/billing/taxes/tax-groups.js';
import { dec, toNumber, zero, type Big } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';

const kinds = ['invoices', 'credit_notes'] as const;
type Kind = (typeof kinds)[number];

/** Invoices or credit notes that have the same taxes, with their shares added up. */
export interface TaxedDocuments {
  readonly currency: string;
  readonly shares: readonly TaxShare[];
  /** What rounds their totals. */
  readonly rounding: Big;
  readonly kind: Kind;
  readonly count: number;
}

/** Documents of one currency. Groups are made of sums of shares, not for each document, which would take ten times as long. */
interface Documents {
  /** The sums of shares, by their taxes. */
  readonly shares: Map<string, TaxShare>;
  /** Documents that have the same taxes, by these. */
  readonly alike: Map<string, { readonly shares: readonly TaxShare[]; count: number }>;
  rounding: Big;
}

type GroupSums = Record<Kind, number> &
  Pick<TaxGroup, 'category' | 'rate' | 'is_compound'> & { taxable: Big; tax: Big };

const noDocuments = (): Documents => ({ shares: new Map(), alike: new Map(), rounding: zero });

/** The taxes of documents, added up by currency, and by category, rate and compounding. Credit notes are subtracted. */
export class TaxSums {
  private readonly byCurrency = new Map<string, Record<Kind, Documents>>();

  get currencies(): string[] {
    return [...this.byCurrency.keys()];
  }

  add({ currency, shares, rounding, kind, count }: TaxedDocuments): void {
    const all = this.byCurrency.get(currency) ?? { invoices: noDocuments(), credit_notes: noDocuments() };
    this.byCurrency.set(currency, all);
    const { shares: sums, alike } = all[kind];
    all[kind].rounding = all[kind].rounding.plus(rounding);
    const names = shares.map(({ taxes }) => JSON.stringify(taxes));
    for (const [at, share] of shares.entries()) {
      const name = names[at] ?? '';
      sums.set(name, added(sums.get(name), share));
    }
    const together = names.join(' ');
    const same = alike.get(together) ?? { shares, count: 0 };
    same.count += count;
    alike.set(together, same);
  }

  /** The totals of a currency. */
  totalsOf(currency: string): Readonly<Record<'net' | 'tax' | 'rounding', Big> & Record<Kind, number>> {
    const { invoices, credit_notes } = this.documentsOf(currency);
    const [billed, credited] = [totalsOf([...invoices.shares.values()]), totalsOf([...credit_notes.shares.values()])];
    return {
      net: billed.subtotal.minus(credited.subtotal),
      tax: billed.tax_amount.minus(credited.tax_amount),
      rounding: invoices.rounding.minus(credit_notes.rounding),
      invoices: countOf(invoices),
      credit_notes: countOf(credit_notes),
    };
  }

  /** The groups of a currency, in no order. */
  groupsOf(currency: string): Schemas['TaxReportGroup'][] {
    const groups = new Map<string, GroupSums>();
    for (const kind of kinds) addGroups(groups, kind, this.documentsOf(currency)[kind]);
    return [...groups.values()].map(({ category, rate, is_compound, taxable, tax, invoices, credit_notes }) => ({
      category,
      rate: toNumber(rate),
      is_compound,
      taxable: toNumber(taxable),
      tax: toNumber(tax),
      invoices,
      credit_notes,
    }));
  }

  private documentsOf(currency: string): Readonly<Record<Kind, Documents>> {
    return this.byCurrency.get(currency) ?? { invoices: noDocuments(), credit_notes: noDocuments() };
  }
}

const added = (sum: TaxShare | undefined, { taxes, net, tax }: TaxShare): TaxShare => ({
  taxes,
  net: sum ? sum.net.plus(net) : net,
  tax: sum ? tax.map((each, at) => each.plus(sum.tax[at] ?? zero)) : tax,
});

const countOf = ({ alike }: Documents): number => [...alike.values()].reduce((all, { count }) => all + count, 0);

const keyOf = ({ category, rate, is_compound }: TaxGroup): string =>
  `${category} ${dec(rate).toFixed()} ${is_compound}`;

function addGroups(groups: Map<string, GroupSums>, kind: Kind, { shares, alike }: Documents): void {
  for (const group of taxGroups([...shares.values()])) {
    const { category, rate, is_compound, taxable, tax } = group;
    const none = { category, rate, is_compound, taxable: zero, tax: zero, invoices: 0, credit_notes: 0 };
    const sums = groups.get(keyOf(group)) ?? none;
    const [more, moreTax] = kind === 'invoices' ? [taxable, tax] : [taxable.neg(), tax.neg()];
    groups.set(keyOf(group), { ...sums, taxable: sums.taxable.plus(more), tax: sums.tax.plus(moreTax) });
  }
  for (const same of alike.values())
    for (const key of new Set(taxGroups(same.shares).map(keyOf))) {
      const sums = groups.get(key);
      if (sums) sums[kind] += same.count;
    }
}
