/** Bank statements as banks write them, and requests about them. */
import type { Body, JsonResult, Schemas } from '../../../../contract/contract.js';
import type { ApiClient } from '../../service/api.js';
import { uploadForm } from '../uploads.js';

export const firmsIban = 'DE02120300000000202051';
export const payersIban = 'DE02500105170137075030';

/** A transfer as a test names it. */
export interface Transfer {
  /** Negative for money that went out. */
  readonly amount: number;
  readonly date?: string;
  readonly text?: string;
  readonly name?: string;
  readonly iban?: string;
  /** The bank's own reference. */
  readonly reference?: string;
  readonly creditor?: string;
  readonly endToEndId?: string;
  readonly status?: string;
  /** Further XML in the details. */
  readonly details?: string;
  readonly currency?: string;
}

const day = '2026-02-10';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`;

interface CamtOptions {
  readonly kind?: '052' | '053' | '054';
  readonly version?: string;
  readonly iban?: string;
  readonly currency?: string;
}

const bodies = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

/** The details of one transfer, as versions up to 7 have them, or later ones. */
export function camtDetails(
  { amount, text, name, iban, creditor, endToEndId, details = '' }: Transfer,
  isLate: boolean,
): string {
  const side = amount < 0 ? 'Cdtr' : 'Dbtr';
  const party =
    name === undefined
      ? ''
      : isLate
        ? `<${side}><Pty>${element('Nm', name)}</Pty></${side}>`
        : `<${side}>${element('Nm', name)}</${side}>`;
  const account = iban === undefined ? '' : `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`;
  const structured = creditor === undefined ? '' : `<Strd><CdtrRefInf>${element('Ref', creditor)}</CdtrRefInf></Strd>`;
  return `<TxDtls><Refs>${element('EndToEndId', endToEndId ?? 'NOTPROVIDED')}</Refs><RltdPties>${party}${account}</RltdPties><RmtInf>${element('Ustrd', text)}${structured}</RmtInf>${details}</TxDtls>`;
}

export function camtEntry(transfer: Transfer, isLate: boolean, details = camtDetails(transfer, isLate)): string {
  const { amount, date = day, reference, status = 'BOOK', currency = 'USD' } = transfer;
  const written = isLate ? `<Sts><Cd>${status}</Cd></Sts>` : `<Sts>${status}</Sts>`;
  return `<Ntry><Amt Ccy="${currency}">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>${written}
    <BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt>${element('AcctSvcrRef', reference)}
    <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
    <NtryDtls>${details}</NtryDtls></Ntry>`;
}

/** A CAMT file of these entries. */
export function camtOf(
  entries: readonly string[],
  { kind = '053', version = '08', iban = firmsIban }: CamtOptions = {},
): string {
  const [body, statement] = bodies[kind];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${body}>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-02-28T18:00:00</CreDtTm></GrpHdr>
<${statement}><Id>S1</Id><CreDtTm>2026-02-28T18:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
${entries.join('\n')}
</${statement}></${body}></Document>`;
}

export function camt(transfers: readonly Transfer[], options: CamtOptions = {}): string {
  const isLate = Number(options.version ?? '08') >= 8;
  return camtOf(
    transfers.map((transfer) =>
      camtEntry({ ...(options.currency && { currency: options.currency }), ...transfer }, isLate),
    ),
    options,
  );
}

export const bankForm = (
  file: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
  filename = 'statement.xml',
): FormData => {
  const form = uploadForm(typeof file === 'string' ? Buffer.from(file) : file, filename);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

export async function importStatement(
  owner: ApiClient,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): Promise<Schemas['BankImport']> {
  const response = await owner.request('createBankImport', { body: bankForm(file, fields) });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as JsonResult<'createBankImport'>).data;
}

/** The problems of a file that is refused, by field. */
export async function refusedStatement(
  owner: ApiClient,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
) {
  const response = await owner.request('createBankImport', { body: bankForm(file, fields) });
  const { error } = (await response.json()) as Schemas['ErrorEnvelope'];
  return {
    status: response.status,
    code: error.code,
    details: (error.details ?? []).map(({ field, message }) => `${field} ${message}`),
  };
}

export const linesOf = async (
  owner: ApiClient,
  id: string,
  query: { status?: Schemas['BankLineStatus'][] } = {},
): Promise<Schemas['BankLine'][]> =>
  (await owner.call('listBankImportLines', { params: { id }, query: { per_page: 100, ...query } })).data;

export const confirm = async (
  owner: ApiClient,
  id: string,
  body: Body<'confirmBankImport'> = { certain: true },
): Promise<Schemas['BankConfirmed']> => (await owner.call('confirmBankImport', { params: { id }, body })).data;

export const undoLine = async (
  owner: ApiClient,
  { id: line_id, import_id: id }: Schemas['BankLine'],
): Promise<Schemas['BankLine']> => (await owner.call('undoBankImportLine', { params: { id, line_id } })).data;

export const ignoreLine = async (
  owner: ApiClient,
  { id: line_id, import_id: id }: Schemas['BankLine'],
): Promise<Schemas['BankLine']> => (await owner.call('ignoreBankImportLine', { params: { id, line_id } })).data;
