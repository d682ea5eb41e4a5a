import type { IncomingHttpHeaders } from 'node:http';

/** Programs that follow the links of mails and messages on their own, by what they say of themselves. */
const automatic =
  /bot\b|crawl|spider|preview|scan|slurp|facebookexternalhit|whatsapp|skypeuripreview|mimecast|proofpoint|barracuda|safelinks|urldefense|trendmicro|virustotal|lighthouse|monitor/i;

/** What browsers and mail programs send along when they fetch a page before anyone asks for it. */
const prefetching = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is likely a person who opens a page. A HEAD, a prefetch, a fetch by another page and a program that names itself are
 * not. A mail scanner that fully imitates a browser cannot be distinguished from one.
 */
export function isPersonLooking(method: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET') return false;
  if (prefetching.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  return !automatic.test(headers['user-agent'] ?? '');
}
