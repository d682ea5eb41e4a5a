/** A logged request as a command for a shell. Pure. */
import type { LoggedRequest } from 'docket-sdk';

type Sent = Pick<LoggedRequest, 'method' | 'path' | 'query_parameters'>;

/** A text in single quotes, in which a shell replaces nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The key is taken from `DOCKET_KEY`. Values and bodies, which are not stored, are `…`, to be filled in. */
export function curlOf({ method, path, query_parameters: names }: Sent, origin: string): string {
  const query = names.map((name) => `${encodeURIComponent(name)}=…`).join('&');
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}${path}${query && `?${query}`}`)}`,
    `  -H "Authorization: Bearer $DOCKET_KEY"`,
    ...(method === 'POST' || method === 'PUT' ? [`  -H 'Content-Type: application/json'`, `  -d '…'`] : []),
  ];
  return lines.join(' \\\n');
}
