/** What a random history of the money of a client knows of itself, and how its steps call the service. */
import { randomUUID } from 'node:crypto';
import type { JsonResult, OperationId } from '../../../contract/contract.js';
import { addDays } from '../../../domain/time.js';
import type { Dice } from '../models/dice.js';
import type { ApiClient, CallInput } from '../service/api.js';

/** What the service has said that it recorded, by the client and its callers: each must be there once at the end. */
export interface MoneyLedger {
  readonly invoices: { readonly id: string; readonly currency: string }[];
  readonly creditNotes: string[];
  /** By reference, in cents. */
  readonly received: Map<string, number>;
  /** By reason, in cents. */
  readonly refunded: Map<string, number>;
  /** The bank statements that were imported. */
  readonly statements: string[];
  done: number;
  refused: number;
}

export const emptyLedger = (): MoneyLedger => ({
  invoices: [],
  creditNotes: [],
  received: new Map(),
  refunded: new Map(),
  statements: [],
  done: 0,
  refused: 0,
});

interface Given {
  readonly owner: ApiClient;
  readonly dice: Dice;
  readonly client_id: string;
  readonly today: string;
  readonly ledger: MoneyLedger;
  /** Whether nobody else changes the money of the client, so that what is left does not change between two requests. */
  readonly isAlone: boolean;
  /** Requests the page of an invoice, or a path below it, without following where it leads to. */
  readonly visit: (hosted: string, path: string, init?: RequestInit) => Promise<Response>;
}

export class MoneyBooks {
  readonly owner: ApiClient;
  readonly dice: Dice;
  readonly client_id: string;
  readonly today: string;
  readonly ledger: MoneyLedger;
  readonly visit: Given['visit'];
  private readonly isAlone: boolean;

  constructor({ owner, dice, client_id, today, ledger, isAlone, visit }: Given) {
    [this.owner, this.dice, this.client_id, this.today] = [owner, dice, client_id, today];
    [this.ledger, this.isAlone, this.visit] = [ledger, isAlone, visit];
  }

  /** What must succeed, unless somebody else was faster; undefined then. */
  async call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<JsonResult<Id> | undefined> {
    if (!this.isAlone) return this.attempt(id, input);
    this.ledger.done += 1;
    return this.owner.call(id, input);
  }

  /** What may be refused; undefined then. */
  async attempt<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<JsonResult<Id> | undefined> {
    const response = await this.owner.request(id, input);
    this.ledger[response.ok ? 'done' : 'refused'] += 1;
    return response.ok ? ((await response.json()) as JsonResult<Id>) : undefined;
  }

  day(): string {
    return addDays(this.today, -this.dice.between(0, 60));
  }

  invoice(): { readonly id: string; readonly currency: string } {
    return this.dice.pick(this.ledger.invoices);
  }
}

/** A reference or reason that nothing else has. */
export const unique = (kind: string): string => `${kind}-${randomUUID()}`;
