import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Proposal } from '../domain/billing/bank/match.js';
import type { BankImport } from '../models/billing/bank-import.js';
import type { BankImportLine } from '../models/billing/bank-import-line.js';
import type { Schemas } from '../contract/contract.js';

type Status = Schemas['BankLineStatus'];

export const serializeBankImport = (
  row: BankImport,
  counts: Readonly<Record<Status, number>>,
): Schemas['BankImport'] => ({
  id: row.id,
  format: row.format,
  filename: row.filename,
  accounts: [...row.accounts],
  from: row.first_day,
  to: row.last_day,
  status: row.status,
  counts: { ...counts, known: row.known, outgoing: row.outgoing, pending: row.pending },
  columns: row.columns,
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
});

/** A proposal with the name of its client. */
export type NamedProposal = Proposal & { readonly clientName: string };

export const serializeBankLine = (row: BankImportLine, proposals: readonly NamedProposal[]): Schemas['BankLine'] => ({
  id: row.id,
  import_id: row.import_id,
  account: row.account === '' ? null : row.account,
  date: row.date,
  amount: toNumber(row.amount),
  currency: row.currency,
  counterparty: row.counterparty,
  iban: row.iban,
  reference: row.reference,
  end_to_end_id: row.end_to_end_id,
  text: row.text,
  is_return: row.is_return,
  status: row.status,
  proposals: proposals.map(serializeProposal),
  client_id: row.client_id,
  payment_id: row.payment_id,
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
});

const serializeProposal = (proposal: NamedProposal): Schemas['BankProposal'] => ({
  client_id: proposal.clientId,
  client_name: proposal.clientName,
  invoice_ids: proposal.invoices.map(({ id }) => id),
  invoice_numbers: proposal.invoices.map(({ number }) => number),
  payment_id: proposal.paymentId,
  confidence: proposal.confidence,
  reasons: [...proposal.reasons],
});
