/** A language in which a client is made of the contract, and tried. */
export interface Language {
  readonly name: string;
  /** Gets what makes clients in it. Throws if the language, or the registry of its packages, is missing. */
  install(): Promise<Builder>;
}

/**
 * Makes a client of `openapi.json` in an empty folder, checks or compiles it with the job of `test/programs/sdk-check/<language>`, and
 * tells how the job is run. Throws what the first of its programs to fail has said.
 */
export type Builder = (folder: string) => Promise<Command>;

export type Command = readonly [program: string, ...args: string[]];
