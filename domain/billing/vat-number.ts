/** The forms of European VAT numbers: a country prefix, then digits and letters. */
const forms =
  /^(ATU\d{8}|BE\d{10}|BG\d{9,10}|CHE\d{9}(MWST|TVA|IVA)?|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|E[EL]\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|(GB|XI)(\d{9}|\d{12})|HR\d{11}|HU\d{8}|IE\d[A-Z\d]\d{5}[A-Z]{1,2}|IT\d{11}|LT(\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10})$/;

/** Whether a tax id has the form of a VAT number, which invoices label differently from a national tax number. */
export const isVatNumber = (taxId: string): boolean => forms.test(taxId.toUpperCase().replaceAll(/[\s.-]/g, ''));
