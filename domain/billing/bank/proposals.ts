/** To whom a bank line may belong, and what it may pay (docs/decisions/bank-statements.md). */
import { nameKey } from '../../name-key.js';
import { invoicesOfSum } from './invoice-sums.js';
import { joinedWords, type OpenBook, type OpenInvoice } from './open-book.js';
import type { ComparedLine, Confidence, MatchReason, Proposal } from './match.js';
import { proposeReturns } from './returns.js';

const maxProposals = 5;
const ranks: Readonly<Record<Confidence, number>> = { certain: 0, likely: 1, possible: 2 };

/** The proposals of a line, the best first: one for each client. The same line and book always give the same. */
export function proposalsFor(line: ComparedLine, book: OpenBook): Proposal[] {
  const found = line.amount < 0 ? proposeReturns(line, book.parts.returnable) : proposeClients(line, book);
  const ranked = found.toSorted(
    (a, b) =>
      ranks[a.confidence] - ranks[b.confidence] || (a.clientId < b.clientId ? -1 : Number(a.clientId > b.clientId)),
  );
  const sole = ranked.filter(({ confidence }) => confidence === 'certain').length > 1 ? ranked.map(lowered) : ranked;
  return (line.isSimilar ? sole.map(doubted) : sole).slice(0, maxProposals);
}

/** Two that are certain exclude each other. */
const lowered = (proposal: Proposal): Proposal =>
  proposal.confidence === 'certain' ? { ...proposal, confidence: 'likely' } : proposal;

const doubted = ({ reasons, ...proposal }: Proposal): Proposal => ({
  ...proposal,
  confidence: 'possible',
  reasons: [...reasons, 'similar_line'],
});

/** What a line says about who pays, and for what. */
interface Signs {
  readonly named: readonly OpenInvoice[];
  readonly vague: readonly OpenInvoice[];
  readonly referred: OpenInvoice | undefined;
  readonly settled: string | undefined;
  readonly byIban: readonly string[];
  readonly byName: string | undefined;
}

function signsOf(line: ComparedLine, book: OpenBook): Signs {
  const { currency, iban, counterparty, reference } = line;
  const texts = [line.text, line.endToEndId, reference].filter((text) => text !== null);
  const words = joinedWords(texts.join(' '));
  return {
    named: book.named(words, currency),
    vague: book.vaguelyNamed(words, currency),
    referred: reference === null ? undefined : book.referred(reference, currency),
    settled: book.settledOf(words),
    byIban: (iban === null ? undefined : book.parts.clientsByIban.get(iban)) ?? [],
    byName: counterparty === null ? undefined : book.parts.clientsByName.get(nameKey(counterparty)),
  };
}

function proposeClients(line: ComparedLine, book: OpenBook): Proposal[] {
  const signs = signsOf(line, book);
  const clients = new Set([
    ...[signs.referred, ...signs.named].flatMap((invoice) => invoice?.clientId ?? []),
    ...signs.byIban,
    ...[signs.byName, signs.settled].filter((id) => id !== undefined),
    ...book.ofAmount(line.amount, line.currency).map(({ clientId }) => clientId),
  ]);
  return [...clients].map((clientId) => proposeClient(clientId, line, signs, book));
}

/** The invoices of a client that a line may pay, and how they compare with its amount. */
interface Choice {
  readonly invoices: readonly OpenInvoice[];
  readonly reasons: readonly MatchReason[];
  /** Whether the invoices are named, and not only of the right amount. */
  readonly isNamed: boolean;
  /** Whether the amount fits, and fits no other invoices of the client. */
  readonly isExact: boolean;
}

function proposeClient(clientId: string, line: ComparedLine, signs: Signs, book: OpenBook): Proposal {
  const who: MatchReason[] = [
    ...(signs.byIban.includes(clientId) ? (['known_iban'] as const) : []),
    ...(signs.byName === clientId ? (['client_name'] as const) : []),
  ];
  const choice = chosenByName(clientId, line, signs) ?? chosenByAmount(clientId, line, signs, book);
  const settled: MatchReason[] = signs.settled === clientId ? ['invoice_settled'] : [];
  // The account says who pays, and a number for what: if one speaks for somebody else, nothing is certain.
  const isOther = (invoice: OpenInvoice): boolean => invoice.clientId !== clientId;
  const names = [signs.referred, ...signs.named].filter((invoice) => invoice !== undefined);
  const contradicts =
    (signs.byIban.length > 0 && !signs.byIban.includes(clientId)) || names.some((invoice) => isOther(invoice));
  const knowsWho = signs.byIban.length === 1 && signs.byIban[0] === clientId;
  const confidence = confidenceOf(choice, { who, knowsWho, contradicts, isSettled: settled.length > 0 });
  return {
    clientId,
    invoices: choice.invoices.map(({ id, number }) => ({ id, number })),
    paymentId: null,
    confidence,
    reasons: [...choice.reasons, ...settled, ...who],
  };
}

interface Payer {
  readonly who: readonly MatchReason[];
  /** Whether earlier payments from the account were all of this client. */
  readonly knowsWho: boolean;
  /** Whether earlier payments from the account were all of other clients, or invoices of others are named. */
  readonly contradicts: boolean;
  readonly isSettled: boolean;
}

function confidenceOf(
  { isNamed, isExact, invoices, reasons }: Choice,
  { who, knowsWho, contradicts, isSettled }: Payer,
): Confidence {
  if (isExact && isNamed) return contradicts ? 'likely' : 'certain';
  if (isExact && knowsWho) return contradicts ? 'likely' : 'certain';
  if (isNamed || isSettled) return contradicts ? 'possible' : 'likely';
  if (isExact && (who.length > 0 || reasons.includes('invoice_number'))) return 'likely';
  return invoices.length > 0 && knowsWho ? 'likely' : 'possible';
}

/** The invoices that the line names. */
function chosenByName(clientId: string, { amount }: ComparedLine, signs: Signs): Choice | undefined {
  const isOwn = (invoice: OpenInvoice): boolean => invoice.clientId === clientId;
  const referred = signs.referred && isOwn(signs.referred) ? [signs.referred] : [];
  const named = signs.named.filter((invoice) => isOwn(invoice));
  const vague = signs.vague.filter((invoice) => isOwn(invoice) && invoice.outstanding === amount);
  const invoices = referred.length > 0 && named.length <= 1 ? referred : named.length > 0 ? named : vague.slice(0, 1);
  if (invoices.length === 0) return undefined;
  const total = invoices.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const reason: MatchReason = referred.length > 0 && invoices === referred ? 'structured_reference' : 'invoice_number';
  const compared = total === amount ? 'exact_amount' : total > amount ? 'partial_amount' : 'above_outstanding';
  const reasons: MatchReason[] = [reason, ...(invoices.length > 1 ? (['sum_of_invoices'] as const) : []), compared];
  return { invoices, reasons, isNamed: named.length + referred.length > 0, isExact: total === amount };
}

/** Invoices of the amount: one, or several that add up to it. Otherwise none, and the money becomes credit. */
function chosenByAmount(clientId: string, { amount, currency }: ComparedLine, signs: Signs, book: OpenBook): Choice {
  const open = book.ofClient(clientId, currency);
  const same = open.filter(({ outstanding }) => outstanding === amount);
  const [first] = same;
  if (first) return { invoices: [first], reasons: ['exact_amount'], isNamed: false, isExact: same.length === 1 };
  const knowsWho = signs.byIban.includes(clientId) || signs.byName === clientId;
  const several = knowsWho ? invoicesOfSum(open, amount) : undefined;
  if (several)
    return {
      invoices: several.invoices,
      reasons: ['sum_of_invoices'],
      isNamed: false,
      isExact: several.isOnly && several.invoices.length === open.length,
    };
  return { invoices: [], reasons: [], isNamed: false, isExact: false };
}
