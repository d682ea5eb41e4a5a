/** Headers by which browsers protect responses, as the OWASP sheets on REST and on HTTP headers say (docs/decisions/threats.md). */
import type { Settings } from '../../settings/settings.js';

/** Headers of every response of the API. Files replace some of them (file-headers.ts). */
export const apiHeaders = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Over plain HTTP, browsers ignore it, and it is no promise that the operator could keep.
  ...(PUBLIC_URL.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** What no page of Docket uses. Receipts are photographed by the browser's own dialog, which needs no permission. */
export const permissionsPolicy =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
