/**
 * A second, plain implementation of retainers that shares no code with the service. Days are counted one by one, hours
 * are whole hundredths, money is whole cents.
 */
export interface Terms {
  readonly fee: number;
  readonly included: number;
  /** Cents an hour; null if overage is not billed. */
  readonly overageRate: number | null;
  readonly billingDay: number;
  readonly rollover: { readonly max: number | null; readonly months: number | null } | null;
}

interface Lot {
  readonly origin: number;
  hours: number;
}

export interface ModelPeriod {
  readonly number: number;
  readonly start: string;
  end: string;
  readonly nominalEnd: string;
  readonly lots: readonly Lot[];
  used: number;
  closed?: { readonly rolledOver: number; readonly overage: number; readonly total: number };
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const dayOfMonth = (day: string): number => Number(day.slice(8));
const total = (lots: readonly Lot[]): number => lots.reduce((all, { hours }) => all + hours, 0);

/** The last day of a period that begins on `day`: the day before the next billing day. */
function endFrom(day: string, billingDay: number): string {
  let end = day;
  while (dayOfMonth(dayAfter(end)) !== billingDay) end = dayAfter(end);
  return end;
}

export class RetainerModel {
  readonly periods: ModelPeriod[] = [];
  private isCancelled = false;

  constructor(
    readonly terms: Terms,
    start: string,
    private last: string | null,
  ) {
    this.open(start, endFrom(start, terms.billingDay), []);
  }

  get current(): ModelPeriod | undefined {
    const period = this.periods.at(-1);
    return period?.closed ? undefined : period;
  }

  available({ lots }: ModelPeriod): number {
    return total(lots) + this.terms.included;
  }

  /** The total invoiced so far, in cents. */
  get invoiced(): number {
    return this.periods.reduce((all, { closed }) => all + (closed?.total ?? 0), 0);
  }

  draw(hours: number): void {
    if (this.current) this.current.used += hours;
  }

  /** Closes all periods that ended before `today`. */
  reach(today: string): void {
    while (this.current && this.current.end < today) this.close(this.current.end);
  }

  /** Closes the open period on a day, carries hours over, and opens the next period. */
  close(day: string): void {
    const { current, terms } = this;
    if (!current) return;
    current.end = day;
    let toTake = current.used;
    const take = (hours: number): number => {
      const taken = Math.min(hours, toTake);
      toTake -= taken;
      return hours - taken;
    };
    const left = current.lots.map(({ origin, hours }) => ({ origin, hours: take(hours) }));
    left.push({ origin: current.number, hours: take(terms.included) });
    const goesOn = this.last === null || dayAfter(day) <= this.last;
    const next = goesOn && terms.rollover ? this.carry(left, current.number + 1, terms.rollover) : [];
    current.closed = { rolledOver: total(next), overage: toTake, total: terms.fee + this.overageAmount(toTake) };
    if (goesOn) this.open(dayAfter(day), endFrom(dayAfter(current.nominalEnd), terms.billingDay), next);
  }

  /** Cancels the agreement, so that it ends with a day. An open period that begins later is closed without a fee. */
  cancel(day: string): void {
    this.isCancelled = true;
    this.last = this.last === null || day < this.last ? day : this.last;
    const { current } = this;
    if (!current) return;
    if (this.last < current.start) {
      current.end = current.start;
      const overage = Math.max(0, current.used - this.available(current));
      current.closed = { rolledOver: 0, overage, total: this.overageAmount(overage) };
    } else if (this.last < current.nominalEnd) current.end = this.last;
  }

  get canBeCancelled(): boolean {
    return !this.isCancelled && this.current !== undefined;
  }

  /** Half a cent is rounded up. Hours are hundredths, so the product is in hundredths of a cent. */
  private overageAmount(hours: number): number {
    const { overageRate } = this.terms;
    return overageRate === null ? 0 : Math.floor((hours * overageRate + 50) / 100);
  }

  private carry(left: readonly Lot[], into: number, { max, months }: NonNullable<Terms['rollover']>): Lot[] {
    const kept = left.filter(({ origin, hours }) => hours > 0 && (months === null || into - origin <= months));
    let tooMany = max === null ? 0 : Math.max(0, total(kept) - max);
    for (const lot of kept) {
      const dropped = Math.min(lot.hours, tooMany);
      lot.hours -= dropped;
      tooMany -= dropped;
    }
    return kept.filter(({ hours }) => hours > 0);
  }

  private open(start: string, nominalEnd: string, lots: readonly Lot[]): void {
    const end = this.last !== null && this.last < nominalEnd ? this.last : nominalEnd;
    this.periods.push({ number: this.periods.length + 1, start, end, nominalEnd, lots, used: 0 });
  }
}
