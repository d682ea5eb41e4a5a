/** A bank line, and to whom it may belong. */
import type { Schemas } from '../../../contract/contract.js';
import type { Day } from '../../time.js';
import type { OpenInvoice } from './open-book.js';

export type Confidence = Schemas['BankMatchConfidence'];
export type MatchReason = Schemas['BankMatchReason'];

export interface Proposal {
  readonly clientId: string;
  /** In the order in which the money goes to them. */
  readonly invoices: readonly Pick<OpenInvoice, 'id' | 'number'>[];
  /** The payment that is returned. */
  readonly paymentId: string | null;
  readonly confidence: Confidence;
  readonly reasons: readonly MatchReason[];
}

export interface ComparedLine {
  /** In minor units; negative for a return. */
  readonly amount: number;
  readonly currency: string;
  readonly date: Day;
  readonly counterparty: string | null;
  readonly iban: string | null;
  readonly reference: string | null;
  readonly endToEndId: string | null;
  readonly text: string | null;
  readonly isReturn: boolean;
  /** Whether a line of another file may be the same entry. */
  readonly isSimilar: boolean;
}
