import { ConnectionError, TimeoutError } from './errors.js';

type Bytes = Blob | ArrayBuffer | Uint8Array;

/**
 * A file to send: a `File`, or its content and name. `fields` are more fields of the form, such as
 * `{ visibility: 'public' }`; `Field` are the names of those that the operation takes.
 */
export type FileInput<Field extends string = string> =
  | File
  | {
      readonly content: Bytes;
      readonly filename: string;
      readonly fields?: { readonly [Name in Field]?: string };
    };

/** The form with a file, created again for each attempt. */
export function formOf(file: FileInput): FormData {
  const form = new FormData();
  if (file instanceof Blob) {
    form.append('file', file, file.name);
    return form;
  }
  for (const [name, value] of Object.entries(file.fields ?? {})) if (value !== undefined) form.append(name, value);
  form.append('file', blobOf(file.content), file.filename);
  return form;
}

/** Copies views of bytes: they can be backed by shared memory, which a Blob does not accept. */
const blobOf = (content: Bytes): Blob =>
  content instanceof Blob ? content : new Blob([content instanceof Uint8Array ? new Uint8Array(content) : content]);

/** The connection over which a response arrives. */
export interface Connection {
  readonly timeoutMs: number;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
  readonly end: () => void;
}

/** A file that the service sends. Its content can be read once: as bytes, text, a Blob, or incrementally with `stream`. */
export class Download {
  readonly #response: Response;
  readonly #connection: Connection;

  constructor(response: Response, connection: Connection) {
    this.#response = response;
    this.#connection = connection;
  }

  /** Media type, such as `application/pdf`. */
  get type(): string {
    return this.#response.headers.get('content-type') ?? 'application/octet-stream';
  }

  /** The name that the service gives the file, if any. */
  get filename(): string | undefined {
    const header = this.#response.headers.get('content-disposition') ?? '';
    const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
    if (encoded !== undefined) return decodeURIComponent(encoded);
    return (
      /filename="((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ??
      /filename=([^;"]+)/i.exec(header)?.[1]
    );
  }

  /** The content as it arrives. The reader has to handle its errors: nothing is retried. */
  get stream(): ReadableStream<Uint8Array> {
    return this.#response.body ?? new Blob([]).stream();
  }

  /** Reads all of it. Throws `TimeoutError` or `ConnectionError`, or the reason of the call's signal. */
  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await this.#whole((response) => response.arrayBuffer()));
  }

  /** Reads all of it as UTF-8. Throws as `bytes` does. */
  text(): Promise<string> {
    return this.#whole((response) => response.text());
  }

  /** Reads all of it. Throws as `bytes` does. */
  blob(): Promise<Blob> {
    return this.#whole((response) => response.blob());
  }

  async #whole<T>(read: (response: Response) => Promise<T>): Promise<T> {
    if (this.#response.bodyUsed) throw new TypeError('This file has already been read');
    const { timeoutMs, signal, end } = this.#connection;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, timeoutMs);
    try {
      return await read(this.#response);
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      if (isLate) throw new TimeoutError(timeoutMs);
      throw new ConnectionError('The file was not received completely', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}
