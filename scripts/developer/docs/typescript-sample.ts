import type { SampleCall } from './code-samples.js';
import { fileName, isFile, type FileForm } from './curl-sample.js';

/** Where the service is in samples; the reference that a service serves shows its own address instead. */
const sampleUrl = 'https://docket.example';

/** The program that makes the call with `docket-sdk`. */
export function typescriptCall(call: SampleCall): string {
  const { operation, isOfPortal, body } = call;
  const isForm = isFile(body);
  return [
    ...(isForm ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { Docket } from 'docket-sdk';",
    '',
    isOfPortal
      ? '// On a page of the portal: the session is in its cookie.\nconst docket = new Docket({ baseUrl: location.origin });'
      : `const docket = new Docket({ baseUrl: '${sampleUrl}', apiKey: process.env.KEY });`,
    '',
    `const ${nameOf(call)} = await docket.${operation.resource}.${operation.method}(${argumentsOf(call).join(', ')});`,
  ].join('\n');
}

const nameOf = ({ operation: { answer } }: SampleCall): string => {
  if (answer.kind === 'file') return 'file';
  return answer.kind === 'page' ? 'page' : 'result';
};

function argumentsOf({ ids, query, body }: SampleCall): string[] {
  const room = inLine - ids.join('').length;
  return [
    ...ids.map((id) => `'${id}'`),
    ...(body === undefined ? [] : [isFile(body) ? formOf(body) : literal(body, room)]),
    ...(Object.keys(query).length === 0 ? [] : [literal(query, room)]),
  ];
}

function formOf(form: FileForm): string {
  const { file: _, ...fields } = form;
  const name = fileName(form);
  const more = Object.keys(fields).length === 0 ? '' : `,\n  fields: ${literal(fields, inLine)}`;
  return `{\n  content: await readFile('${name}'),\n  filename: '${name}'${more},\n}`;
}

const inLine = 60;

/** A value as a literal of TypeScript, in one line if that has at most `room` characters. */
function literal(value: unknown, room: number, indent = ''): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => literal(each, inLine, inner))
    : Object.entries(value).map(
        ([key, each]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`}: ${literal(each, inLine, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const short = `${open}${parts.join(', ')}${close}`;
  if (short.length <= room && !short.includes('\n')) return parts.length === 0 ? short.replaceAll(' ', '') : short;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
}
