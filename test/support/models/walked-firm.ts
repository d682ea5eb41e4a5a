/** The firm of a random walk, and the numbers that a step consists of. */
import type { OperationId } from '../../../contract/contract.js';

export const firstDay = '2026-03-07';

/** The numbers of a step: `a`, `b` and `c` are indexes of objects or of choices, wrapping around. */
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

/** The ids that steps can name, and the current day. */
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
  /** The parent of a nested object: the invoice of a line, the agreement of a period, the project of a milestone. */
  readonly parents = new Map<string, string>();
  day = firstDay;

  /** The id of the n-th object of a kind, wrapping around; if there is none, an id that does not exist. */
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
