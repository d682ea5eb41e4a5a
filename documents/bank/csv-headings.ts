/** What the columns of a CSV are called by banks, in English, German, French, Spanish, Italian and Dutch. */
import type { BankColumn } from '../../domain/billing/bank/statement.js';

/** A heading as it is compared: letters and digits only, without accents. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** By meaning, the most telling first: of two columns with the same meaning, the one whose heading stands first counts. */
const headings: Readonly<Record<BankColumn, readonly string[]>> = {
  date: (
    'buchungstag buchungsdatum bookingdate postingdate posteddate datebooked transactiondate datum date fecha data boekdatum boekingsdatum transactiedatum ' +
    'datecomptable dateoperation datedoperation datedelatransaction fechaoperacion fechacontable datacontabile dataoperazione valuta wertstellung valutadatum valuedate ' +
    'datedevaleur datevaleur fechavalor datavaluta rentedatum completeddate'
  ).split(' '),
  amount: (
    'betrag betrageur betragineur betragchf amount amounteur amountusd transactionamount montant montanteur importe importeeur importo importoeur bedrag bedrageur umsatz umsatzineur ' +
    'transactiebedrag amountaccountcurrency'
  ).split(' '),
  credit:
    'haben gutschrift gutschriftinchf credit creditamount moneyin paidin deposit deposits creditoeneuros abono abonos haber entrate accrediti avere accredito credito bij'.split(
      ' ',
    ),
  debit:
    'soll lastschrift belastung belastunginchf debit debitamount moneyout paidout withdrawal withdrawals cargo cargos debe uscite addebiti dare addebito debito af'.split(
      ' ',
    ),
  direction:
    'afbij sollhaben habensoll sh debitcredit creditdebit creditdebitindicator dc cd drcr crdr sens plusmin bijaf'.split(
      ' ',
    ),
  currency: 'waehrung wahrung currency devise divisa moneda valuta munt muntsoort ccy'.split(' '),
  counterparty: (
    'namezahlungsbeteiligter beguenstigterzahlungspflichtiger auftraggeberbegunstigter auftraggeberbeguenstigter zahlungspflichtiger zahlungspflichtigerempfanger zahlungsbeteiligter auftraggeber ' +
    'nameauftraggeber counterparty counterpartyname payer payername payee name partnername name1 naamtegenpartij naamomschrijving naam tegenpartij tiers emetteur nomdelemetteur ordenante ' +
    'beneficiarioordenante ordinante controparte contreparte nomcontrepartie'
  ).split(' '),
  iban: (
    'ibanzahlungsbeteiligter kontonummeriban ibanauftraggeber partneriban counterpartyiban payeriban tegenrekening tegenrekeningibanbban iban ibantegenpartij rekeningtegenpartij compteemetteur ' +
    'comptecontrepartie ibanordenante ibancontroparte counterpartyaccount'
  ).split(' '),
  reference:
    'bankreference transactionid transactionreference transactiereferentie bankreferenz transaktionsid volgnr idtransaction idoperacion fitid'.split(
      ' ',
    ),
  text: (
    'verwendungszweck buchungstext description details memo narrative reference paymentreference remittanceinformation mitteilungen mededelingen omschrijving omschrijving1 libelle libelleoperation ' +
    'communication communications concepto descripcion causale descrizione descrizioneoperazione text beschreibung vorgangverwendungszweck transactiondescription'
  ).split(' '),
  account:
    'auftragskonto ibanauftragskonto bezeichnungauftragskonto eigeneiban kontonummer account accountnumber accountiban rekening rekeningnummer ibanbban compte numerodecompte cuenta conto rapporto'.split(
      ' ',
    ),
};

export const bankColumns = Object.keys(headings) as BankColumn[];

/** The column of each meaning, among headings. No column has two meanings. */
export function columnsByHeading(found: readonly string[]): ReadonlyMap<BankColumn, number> {
  const plain = found.map((heading) => plainHeading(heading));
  const columns = new Map<BankColumn, number>();
  const taken = new Set<number>();
  for (const meaning of bankColumns)
    for (const heading of headings[meaning]) {
      const at = plain.findIndex((each, index) => each === heading && !taken.has(index));
      if (at === -1 || columns.has(meaning)) continue;
      columns.set(meaning, at);
      taken.add(at);
    }
  return columns;
}
