/** The programs that make a call with the SDKs, as the reference shows them. */
import { sdkCall, type CallInput } from '../generate/sdk/calls.js';
import { fileName, isFile, type SampleCall } from './sample-call.js';

/** Where the service is in samples; the reference that a service serves shows its own address instead. */
const sampleUrl = 'https://docket.example';

export function typescriptSample(call: SampleCall): string {
  const { operation, isOfPortal, body } = call;
  const file = isFile(body) ? fileName(body) : undefined;
  return [
    ...(file === undefined ? [] : ["import { readFile } from 'node:fs/promises';"]),
    "import { Docket } from 'docket-sdk';",
    '',
    isOfPortal
      ? '// On a page of the portal: the session is in its cookie.\nconst docket = new Docket({ baseUrl: location.origin });'
      : `const docket = new Docket({ baseUrl: '${sampleUrl}', apiKey: process.env.KEY });`,
    '',
    ...(file === undefined ? [] : [`const content = await readFile('${file}');`]),
    `const ${resultOf(call)} = await ${sdkCall(operation, 'typescript', inputOf(call))};`,
  ].join('\n');
}

export function pythonSample(call: SampleCall): string {
  const { operation, isOfPortal, body } = call;
  const file = isFile(body) ? fileName(body) : undefined;
  const signIn = isOfPortal
    ? `headers={"Cookie": f"docket_portal_session={os.environ['SESSION']}"}`
    : 'api_key=os.environ["KEY"]';
  return [
    'import os',
    ...(file === undefined ? [] : ['from pathlib import Path']),
    '',
    `from docket import Docket${file === undefined ? '' : ', File'}`,
    '',
    `docket = Docket("${sampleUrl}", ${signIn})`,
    '',
    ...(file === undefined ? [] : [`content = Path("${file}").read_bytes()`]),
    `${resultOf(call)} = ${sdkCall(operation, 'python', inputOf(call))}`,
  ].join('\n');
}

function resultOf({ operation: { answer } }: SampleCall): string {
  if (answer.kind === 'file') return 'file';
  return answer.kind === 'page' ? 'page' : 'result';
}

const inputOf = ({ ids, query, body }: SampleCall): CallInput => ({
  ids,
  ...(Object.keys(query).length > 0 && { query }),
  ...(isFile(body) ? { file: { filename: fileName(body) } } : { body }),
});
