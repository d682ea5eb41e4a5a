/** Reads CAMT.052, CAMT.053 and CAMT.054 of ISO 20022, in all versions. */
import type { BankFormat, Statement, StatementEntry } from '../../domain/billing/bank/statement.js';
import { meaningful } from '../../domain/billing/bank/fingerprints.js';
import { dec, sum, toDecimal, type Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { XmlRoot } from '../e-invoice/read/parse-xml.js';
import type { ReadElement } from '../e-invoice/read/read-element.js';
import { quoted, Unreadable } from '../e-invoice/read/unreadable.js';
import { accountOf, plainAmountOf, currencyOf, dayOf, endToEndIdOf, ibanIn, longText, shortText } from './values.js';

interface Message {
  readonly format: BankFormat;
  /** The element that holds an account with its entries. */
  readonly statement: string;
}

const messages: Readonly<Record<string, Message>> = {
  BkToCstmrStmt: { format: 'camt_053', statement: 'Stmt' },
  BkToCstmrAcctRpt: { format: 'camt_052', statement: 'Rpt' },
  BkToCstmrDbtCdtNtfctn: { format: 'camt_054', statement: 'Ntfctn' },
};

/** Sub-families of bank transaction codes for reversals, and for direct debits and checks that were not paid. */
const returnCodes: ReadonlySet<string> = new Set(['RRTN', 'RPCR', 'UPDD', 'UPCQ', 'PRDD', 'ARET']);

/** Undefined unless the root element is that of such a message. */
export function readCamt({ name, namespace, element }: XmlRoot): Statement | undefined {
  if (name !== 'Document') return undefined;
  for (const [body, { format, statement }] of Object.entries(messages)) {
    const [message] = element.children(body);
    if (message) return readMessage(message.children(statement), format);
  }
  throw new Unreadable(`must be CAMT.052, CAMT.053 or CAMT.054, and is a message of ${quoted(namespace)}`);
}

function readMessage(statements: readonly ReadElement[], format: Statement['format']): Statement {
  const entries: StatementEntry[] = [];
  let pending = 0;
  for (const statement of statements) {
    const account = accountOf(statement.text('Acct/Id/IBAN') || statement.text('Acct/Id/Othr/Id'));
    for (const entry of statement.children('Ntry')) {
      // Up to version 7 the status is a text, later a code.
      const status = (entry.text('Sts/Cd') || entry.text('Sts')).trim();
      if (status !== '' && status !== 'BOOK') pending += 1;
      else entries.push(...linesOf(entry, account));
    }
  }
  return { format, entries, pending, layout: null };
}

interface Booked {
  readonly account: string;
  readonly currency: string;
  readonly date: Day;
  readonly entryReference: string | null;
  readonly isReturn: boolean;
  readonly information: string;
}

/** An entry as one line, or a line for each of the transfers that were booked together, if their amounts add up. */
function linesOf(entry: ReadElement, account: string): StatementEntry[] {
  const place = 'in each entry (Ntry/Amt)';
  const amount = signed(plainAmountOf(entry.text('Amt').trim(), place), entry.text('CdtDbtInd'));
  const booked: Booked = {
    account,
    currency: currencyOf(entry.at('Amt').attribute('Ccy'), place),
    date: dateOf(entry),
    entryReference: shortText(entry.text('AcctSvcrRef')),
    isReturn: entry.text('RvslInd').trim() === 'true' || hasReturnCode(entry),
    information: entry.text('AddtlNtryInf'),
  };
  const details = entry.all('NtryDtls/TxDtls');
  const amounts = details.map((detail) => detailAmount(detail, booked.currency, amount));
  const known = amounts.filter((each) => each !== undefined);
  const isSplit = details.length > 1 && known.length === details.length;
  if (!isSplit || !sum(known.map((each) => dec(each))).eq(dec(amount)))
    return [lineOf(details.length === 1 ? details : [], booked, amount, entry)];
  return details.map((detail, at) => lineOf([detail], booked, known[at] ?? amount, entry));
}

function signed(amount: Decimal, indicator: string): Decimal {
  const direction = indicator.trim();
  if (direction !== 'CRDT' && direction !== 'DBIT')
    throw new Unreadable(`must have CRDT or DBIT in each entry (CdtDbtInd), and has ${quoted(direction)}`);
  return direction === 'DBIT' ? toDecimal(dec(amount).neg()) : amount;
}

/** The amount of one of several transfers, if it is in the currency of the account. */
function detailAmount(detail: ReadElement, currency: string, whole: Decimal): Decimal | undefined {
  const found = [detail.at('Amt'), detail.at('AmtDtls/TxAmt/Amt')].find(
    (each) => each.text().trim() !== '' && each.attribute('Ccy') === currency,
  );
  if (!found) return undefined;
  const indicator = detail.text('CdtDbtInd').trim();
  const isOut = indicator === '' ? whole.startsWith('-') : indicator === 'DBIT';
  return signed(plainAmountOf(found.text().trim(), 'in each transfer (TxDtls/Amt)'), isOut ? 'DBIT' : 'CRDT');
}

function lineOf(
  [detail]: readonly ReadElement[],
  { information, ...booked }: Booked,
  amount: Decimal,
  entry: ReadElement,
): StatementEntry {
  const { entryReference } = booked;
  if (!detail) {
    const text = longText([information, entry.text('NtryRef')].find((each) => each.trim() !== '') ?? '');
    const nobody = { counterparty: null, iban: null, reference: null, endToEndId: null };
    return { ...booked, ...nobody, amount, text, bankReference: entryReference };
  }
  // Money that comes in is from the debtor; in a return of it, the debtor is the one to whom it goes back.
  const side = amount.startsWith('-') && !booked.isReturn && detail.children('RtrInf').length === 0 ? 'Cdtr' : 'Dbtr';
  const party = detail.at(`RltdPties/${side}`);
  const unstructured = detail.all('RmtInf/Ustrd').map((each) => each.text());
  const texts = [...unstructured, detail.text('RmtInf/Strd/AddtlRmtInf')].filter((each) => each.trim() !== '');
  return {
    ...booked,
    amount,
    counterparty: shortText(
      detail.text(`RltdPties/Ultmt${side}/Nm`) ||
        detail.text(`RltdPties/Ultmt${side}/Pty/Nm`) ||
        party.text('Nm') ||
        party.text('Pty/Nm'),
    ),
    iban: ibanIn(detail.text(`RltdPties/${side}Acct/Id/IBAN`)),
    reference: shortText(detail.text('RmtInf/Strd/CdtrRefInf/Ref')),
    endToEndId: endToEndIdOf(detail.text('Refs/EndToEndId')),
    text: longText(texts.length > 0 ? texts.join(' ') : detail.text('AddtlTxInf') || information),
    bankReference: shortText(meaningful(detail.text('Refs/AcctSvcrRef')) ?? entryReference ?? ''),
    isReturn: booked.isReturn || detail.children('RtrInf').length > 0 || hasReturnCode(detail),
  };
}

const hasReturnCode = (element: ReadElement): boolean =>
  returnCodes.has(element.text('BkTxCd/Domn/Fmly/SubFmlyCd').trim());

function dateOf(entry: ReadElement): Day {
  const paths = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'];
  const text = paths.map((path) => entry.text(path).trim()).find((each) => each !== '') ?? '';
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const found = dayOf(year, month, day);
  if (found === undefined) throw new Unreadable(`must have a day in each entry (BookgDt), and has ${quoted(text)}`);
  return found;
}
