import type { IncomingHttpHeaders } from 'node:http';

/** Programs that follow links in mails and messages automatically, by their user agent. */
const automatic =
  /bot\b|crawl|spider|preview|scan|slurp|facebookexternalhit|whatsapp|skypeuripreview|mimecast|proofpoint|barracuda|safelinks|urldefense|trendmicro|virustotal|lighthouse|monitor/i;

/** Headers that browsers and mail programs send when they prefetch a page. */
const prefetching = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is likely a person who opens a page. A HEAD, a prefetch, a fetch by another page and a program that
 * names itself are not. A mail scanner that fully imitates a browser cannot be distinguished from one.
 */
export function isPersonLooking(method: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET') return false;
  if (prefetching.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  return !automatic.test(headers['user-agent'] ?? '');
}
