import { fileName, isFile, type FileForm, type SampleCall } from './sample-call.js';

/** In single quotes, for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command, with `$API` and `$KEY` as in the guides. */
export function curlCall({ operation: { http, path, answer }, isOfPortal, ids, query, body }: SampleCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const search = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  const isForm = isFile(body);
  const method = http === 'get' || (http === 'post' && body !== undefined) ? '' : `-X ${http.toUpperCase()} `;
  return [
    `curl ${method}"$API${filled}${search}"`,
    isOfPortal ? `-b "docket_portal_session=$SESSION"` : `-H "Authorization: Bearer $KEY"`,
    ...(answer.kind === 'file' ? ['-OJ'] : []),
    ...(isForm ? formFields(body) : jsonBody(body)),
  ].join(' \\\n  ');
}

const jsonBody = (body: unknown): string[] =>
  body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`];

const formFields = (form: FileForm): string[] =>
  Object.entries(form).map(([name, value]) => `-F ${name}=${name === 'file' ? `@${fileName(form)}` : value}`);
