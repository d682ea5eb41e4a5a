/** The types of the package. */

/** A request as your program sends it. */
export interface CheckedRequest {
  /** `GET`, `POST`, `PUT` or `DELETE`, in any case. */
  readonly method: string;
  /** The address, or only its path, with the query: `/v1/clients?status=active`. */
  readonly url: string;
  /** The parsed JSON body; leave it out for none. The body of a form with a file is not checked. */
  readonly body?: unknown;
}

/** A response as your program receives it, or as a stub returns it. */
export interface CheckedResponse {
  readonly status: number;
  /** The parsed JSON body; leave it out for a file. */
  readonly body?: unknown;
}

/** What does not fit the contract. */
export interface Mismatch {
  readonly in: 'request' | 'response';
  /** The operation; undefined if the contract has none with this method and path. */
  readonly operationId: string | undefined;
  /** The field as a dotted path (`line_items.0.rate`), or the name of a parameter; empty for the whole. */
  readonly field: string;
  /** What is wrong with the field: `is required`. For requests, in the words of the API. */
  readonly message: string;
}

/** An exchange of a recording that does not fit the contract. */
export interface HarEntry {
  /** Its position among all entries of the file, from 0. */
  readonly index: number;
  readonly method: string;
  readonly url: string;
  readonly mismatches: readonly Mismatch[];
}

/** A `fetch` that records, and what it has recorded. */
export interface Recorder {
  /** Give it to your program in place of the global `fetch`: `new Docket({ fetch: recorder.fetch, … })`. */
  readonly fetch: typeof fetch;
  /** The recording so far as a HAR file, without headers, so that no key is in it. */
  readonly har: () => Har;
}

/** The parts of a HAR file that a recorder writes. */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly object[];
  };
}

/** The result of checking a recording. */
export interface HarReport {
  /** How many exchanges with Docket the recording has. */
  readonly checked: number;
  /** Those that do not fit the contract. */
  readonly failed: readonly HarEntry[];
}
