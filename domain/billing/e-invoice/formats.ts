/** The forms in which Docket writes electronic invoices. */
import type { Schemas } from '../../../contract/contract.js';

/** A form of electronic invoices; `none` is no such form. */
export type EInvoiceFormat = Exclude<Schemas['ElectronicInvoiceFormat'], 'none'>;

export interface FormatTerms {
  readonly syntax: 'cii' | 'ubl';
  /** BT-24: the specification that the invoice follows. */
  readonly specification: string;
  /** BT-23: the process that it belongs to. */
  readonly process: string | null;
  /** Whether it is a PDF with the data inside. */
  readonly isPdf: boolean;
}

const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const xrechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

const hybrid = {
  syntax: 'cii',
  specification: 'urn:cen.eu:en16931:2017',
  process: null,
  isPdf: true,
} as const satisfies FormatTerms;

/**
 * ZUGFeRD 2.4 and Factur-X 1.0.8 are one format with two names, in the profile EN 16931; XRechnung is version 3.0, and
 * Peppol BIS Billing version 3.
 */
export const formatTerms: Readonly<Record<EInvoiceFormat, FormatTerms>> = {
  zugferd: hybrid,
  factur_x: hybrid,
  xrechnung_cii: { syntax: 'cii', specification: xrechnung, process: billing, isPdf: false },
  xrechnung_ubl: { syntax: 'ubl', specification: xrechnung, process: billing, isPdf: false },
  peppol_bis: {
    syntax: 'ubl',
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    process: billing,
    isPdf: false,
  },
};

export const isXRechnung = (format: EInvoiceFormat): boolean => formatTerms[format].specification === xrechnung;
