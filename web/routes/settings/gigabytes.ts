import { locale, t } from '../../messages/text.js';

const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** A number of bytes in units of 1,000,000,000. */
export const gigabytes = (bytes: number): string => t('settings.gigabytes', { amount: format.format(bytes / 1e9) });
