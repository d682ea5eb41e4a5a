import { locale } from '../../messages/text.js';

const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 2 });

/** A number of bytes in units of 1,000,000,000. */
export const gigabytes = (bytes: number): string => format.format(bytes / 1e9);
