/** The firm that a random walk goes through, and what a step of it is made of. */
import type { OperationId } from '../../../contract/contract.js';

export const firstDay = '2026-03-07';

/** What a step is about: the numbers point at things of a kind, wrapping around. */
export interface Choice {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly hundredths: number;
  readonly flag: boolean;
}

export interface Request {
  readonly id: OperationId;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export type Kind = 'cli' | 'prj' | 'tkt' | 'agr' | 'per' | 'time' | 'inv' | 'line' | 'mil' | 'usr';

/** What steps can name. */
export class Firm {
  readonly ids: Record<Kind, string[]> = {
    cli: [],
    prj: [],
    tkt: [],
    agr: [],
    per: [],
    time: [],
    inv: [],
    line: [],
    mil: [],
    usr: [],
  };
  /** The parents of nested objects: the invoice of a line, the agreement of a period, and the project of a milestone. */
  readonly parents = new Map<string, string>();
  day = firstDay;

  /** The id of the n-th of a kind, or an id that does not exist if there is none. */
  id(kind: Kind, n: number): string {
    const all = this.ids[kind];
    return all[n % Math.max(all.length, 1)] ?? `${kind}_none`;
  }

  parent(id: string): string {
    return this.parents.get(id) ?? 'none';
  }

  linesOf(invoiceId: string): string[] {
    return this.ids.line.filter((id) => this.parents.get(id) === invoiceId);
  }
}
