import type { SdkOperation } from '../generate/sdk/operations.js';

/** What a sample calls: an operation with examples of everything that it requires. */
export interface SampleCall {
  readonly operation: SdkOperation;
  readonly isOfPortal: boolean;
  /** The values of the path's parameters, in order. */
  readonly ids: Readonly<Record<string, string>>;
  /** Required query parameters. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body, or the fields of the form with a file; undefined without a body. */
  readonly body: unknown;
}

/** A form with a file, as examples in the contract show it: `{ file: '(the bytes of taxi.pdf)' }`. */
export type FileForm = Readonly<Record<string, string>> & { readonly file: string };

export const isFile = (body: unknown): body is FileForm =>
  typeof body === 'object' && body !== null && 'file' in body && /^\(the bytes of .+\)$/.test(String(body.file));

/** The name of the file that an example of a form sends. */
export const fileName = ({ file }: FileForm): string => file.replaceAll(/^\(the bytes of |\)$/g, '');
