/** A language for which a client is generated from the contract, and tried. */
export interface Language {
  readonly name: string;
  /** Installs the generator. Throws if the language, or its package registry, is missing. */
  install(): Promise<Builder>;
}

/**
 * Generates a client from `openapi.json` in an empty folder, checks or compiles it with the job of
 * `lab/sdk-check/<language>`, and returns how to run the job. Throws the output of the first program that fails.
 */
export type Builder = (folder: string) => Promise<Command>;

export type Command = readonly [program: string, ...args: string[]];
